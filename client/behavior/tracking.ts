// Tells the analytics pixel what it may know (D11), and starts the switch against it. Without an id of a pixel on the page
// nothing of it loads.
import { around } from './around';

export function startTracking(): void {
  const { pixel: id } = document.documentElement.dataset;
  const choice = document.querySelector<HTMLElement>('[data-control]');
  if (choice) void import('../leads/optOut').then((code) => code.startPixelChoice(choice));
  if (!id) return;
  // What happens before the code has come waits for it; code that never comes is nobody's trouble.
  const pixel = import('../leads/pixel').then(
    (code) => code.startPixel(id),
    () => null,
  );
  const contact = () => void pixel.then((it) => it?.contact());
  document.addEventListener('shingle:estimate', contact);
  document.addEventListener('shingle:lead', () => void pixel.then((it) => it?.lead()));
  addEventListener('click', (event) => {
    if (around(event, '[data-emergency] a[href^="tel:"]')) contact();
  });
}
