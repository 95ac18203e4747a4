// A link to a part of the page it stands on: the style sheet scrolls, smoothly where motion is welcome; the focus goes along.

export function startScrolling(): void {
  // After whatever else may take the click for itself.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!link.hash || link.href.split('#')[0] !== location.href.split('#')[0]) return;
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (part) follow(part);
  });
}

/** The browser follows the link next, and only then lets the focus be taken. Whoever goes to the top goes on from there, not from its title. */
function follow(part: HTMLElement): void {
  const place = (part !== document.body && part.querySelector<HTMLElement>('h1, h2')) || part;
  const { dataset } = document.documentElement;
  dataset.scrolls = '';
  setTimeout(() => {
    delete dataset.scrolls;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  });
}
