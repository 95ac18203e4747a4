// Figures that count up to what the HTML says, once, when they come into view (2.3, 9.2, D25).

/** ms; each figure of a list begins so much after the one before it. */
const DURATION = 2600;
const STAGGER = 120;

/** So much of the list has to be in view. */
const SHARE = 0.2;

/** A whole number, and what may stand around it ($2M): "$0", "A+" and "24/7" stand still. */
const COUNTABLE = /^(\$?)([1-9]\d*)([+%M]?)$/;

export function startCounters(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // Browsers that go by the letter report a list at its first pixel too.
        if (intersectionRatio < SHARE) continue;
        observer.unobserve(target);
        if (!still.matches) target.querySelectorAll('.dimension__figure').forEach(count);
      }
    },
    { threshold: SHARE },
  );
  document.querySelectorAll('[data-count]').forEach((list) => observer.observe(list));
}

/** Who listens is told the figure itself all the time; what runs beside it is for the eye. */
function count(figure: Element, index: number): void {
  const [text, before, target, unit] = COUNTABLE.exec(figure.textContent ?? '') ?? [];
  if (text === undefined) return;
  const srText = document.createElement('span');
  const visual = document.createElement('span');
  srText.className = 'visually-hidden';
  srText.textContent = text;
  visual.setAttribute('aria-hidden', 'true');
  figure.replaceChildren(srText, visual);

  const begin = performance.now() + index * STAGGER;
  const end = () => {
    figure.textContent = text;
  };
  const step = (now: number) => {
    if (now - begin >= DURATION) end();
    else if (visual.isConnected) {
      visual.textContent = `${before}${valueAt(now - begin, Number(target))}${unit}`;
      requestAnimationFrame(step);
    }
  };
  step(performance.now());
  // What is printed is the figure itself.
  addEventListener('beforeprint', end);
}

/** The whole number to show `elapsed` ms after a figure began: quick at first, slower toward its target. */
export function valueAt(elapsed: number, target: number): number {
  const rest = 1 - Math.min(Math.max(elapsed / DURATION, 0), 1);
  return Math.floor(target * (1 - rest ** 2));
}
