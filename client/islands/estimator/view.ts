// Brings the result before the visitor's eyes where it lies out of sight, as it does below the form on a phone.

/** From below comes the whole card; beside a long form it is enough that the figure is seen. */
export function bringIntoView(card: HTMLElement, figure: HTMLElement): void {
  const { top, bottom } = figure.getBoundingClientRect();
  const view = openView();
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (bottom > view.bottom) card.scrollIntoView({ behavior, block: 'start' });
  else if (top < view.top) figure.scrollIntoView({ behavior, block: 'nearest' });
}

/** The part of the window that no bar covers, which the page states as its scroll padding. */
function openView(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { top: pixels(scrollPaddingTop), bottom: innerHeight - pixels(scrollPaddingBottom) };
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
