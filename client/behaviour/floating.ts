// What stays at hand on a long page shows once it is of use (2.7). That it steps aside for fields and dialogs is a matter of style:
// client/styles/layout/floating.css.

/** CSS pixels; each shows beyond so many, not at them. */
const BAR_FROM = 300;
const TOP_FROM = 1000;

export function startFloating(): void {
  const bar = document.querySelector<HTMLElement>('.floating');
  const top = bar?.querySelector<HTMLElement>('.floating__top');
  if (!bar || !top) return;
  const update = () => {
    // What the keyboard is in does not vanish from under it.
    const used = bar.querySelector(':focus-visible');
    bar.hidden = scrollY <= BAR_FROM && !used;
    top.hidden = scrollY <= TOP_FROM && used !== top;
  };
  // Browsers send it once a frame.
  addEventListener('scroll', update, { passive: true });
  bar.addEventListener('focusout', update);
  update();
}
