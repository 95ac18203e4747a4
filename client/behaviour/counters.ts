// Figures that count up from 0 to what the HTML says, once they come into view (2.3, 9.2).

/** ms */
const DURATION = 2600;
const STAGGER = 120;
/** Share of the list that has to be in view. */
const THRESHOLD = 0.2;

export function startCounters(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.querySelectorAll('.dimension__figure').forEach(count);
      }
    },
    { threshold: THRESHOLD },
  );
  for (const list of document.querySelectorAll('[data-count]')) observer.observe(list);
}

/** Those who listen are told the figure itself; what runs is for the eye. */
function count(figure: Element, index: number): void {
  const [text, number, unit] = /^([\d,]+)([+%]?)$/.exec(figure.textContent ?? '') ?? [];
  if (!text || !number) return;
  const target = Number(number.replaceAll(',', ''));
  const running = document.createElement('span');
  const told = document.createElement('span');
  running.ariaHidden = 'true';
  told.className = 'visually-hidden';
  told.textContent = text;
  figure.replaceChildren(running, told);
  const start = performance.now() + index * STAGGER;
  const step = (now: number) => {
    const value = valueAt(now - start, target);
    if (value === target || !running.isConnected) figure.textContent = text;
    else {
      running.textContent = value.toLocaleString('en-US') + unit;
      requestAnimationFrame(step);
    }
  };
  step(performance.now());
  // On paper stands what is true.
  addEventListener('beforeprint', () => (figure.textContent = text), { once: true });
}

/** Fast at first, slow at the end; whole numbers. `elapsed` in ms since this figure began. */
export function valueAt(elapsed: number, target: number): number {
  const rest = 1 - Math.min(Math.max(elapsed / DURATION, 0), 1);
  return rest === 0 ? target : Math.min(Math.floor(target * (1 - rest ** 3)), target - 1);
}
