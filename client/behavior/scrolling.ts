// A link to a part of the page it stands on: the style sheet scrolls, smoothly where motion is welcome; the focus goes along.
import { around } from './around';

export function startScrolling(): void {
  // After whatever else may take the click for itself.
  addEventListener('click', (event) => {
    const link = around<HTMLAnchorElement>(event, 'a');
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (!link.hash || link.target || link.href.split('#')[0] !== location.href.split('#')[0]) return;
    const part = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (part) follow(part);
  });
}

/** What can hold the focus, and the page itself: the browser leads there by itself. */
const LED_TO = 'body, [tabindex], a, button, input, select, textarea';

/** The browser follows the link first, and takes the focus away from where it was. */
function follow(part: HTMLElement): void {
  const { dataset } = document.documentElement;
  dataset.scrolls = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete dataset.scrolls;
      if (part.matches(LED_TO)) return;
      const place = part.querySelector<HTMLElement>('h1, h2') ?? part;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }),
  );
}
