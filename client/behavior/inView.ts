// Which forms are in the window, for what has to step aside for them.

/** The set of those elements that are in view; `changed` is called after each change of it. `rootMargin`: what of the window counts. */
export function inView(elements: string, changed: () => void, rootMargin = '0px'): Set<Element> {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
      changed();
    },
    { rootMargin },
  );
  document.querySelectorAll(elements).forEach((element) => observer.observe(element));
  return seen;
}
