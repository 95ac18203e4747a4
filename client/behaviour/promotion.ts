// The promotion opens by itself, waits while it would be in the way, steps aside, and stays away once it was sent or closed (D13).

/** localStorage: the time, in ms, until which it stays closed. */
const KEY = 'shingle:promotion';
const DAY = 86_400_000;
/** Where the last day of an offer ends. */
const ZONE = 'America/Los_Angeles';

export function startPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.promotion');
  if (!dialog || hasEnded(dialog.dataset.endsOn ?? '') || isDismissed()) return;
  const inView = new Set<Element>();
  let isDue = false;
  let isDone = false;
  let cameFrom: Element | null | undefined;

  const update = () => {
    const isUsed = dialog.open && dialog.contains(document.activeElement);
    const shows = isDue && !isDone && (isUsed || (inView.size === 0 && !isElsewhere(dialog) && !isDismissed()));
    if (shows === dialog.open) return;
    // Not show(), which moves the focus wherever the visitor is.
    dialog.open = shows;
    if (shows && cameFrom === undefined) cameFrom = enter(dialog);
  };
  const later = () => setTimeout(update);

  const close = () => {
    const returns = dialog.contains(document.activeElement);
    isDone = true;
    update();
    if (returns && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    dismiss(Number(dialog.dataset.stayClosed));
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    update();
  });
  for (const form of document.querySelectorAll('main form')) observer.observe(form);
  for (const type of ['focusin', 'focusout', 'click', 'keyup', 'toggle', 'close']) document.addEventListener(type, later, true);
  dialog.querySelector('.promotion__close')?.addEventListener('click', close);
  dialog.addEventListener('shingle:promotion-sent', close);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && dialog.open && !event.defaultPrevented && !document.querySelector(':modal')) close();
  });

  const wait = () =>
    setTimeout(() => {
      isDue = true;
      update();
    }, Number(dialog.dataset.delay));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Whoever is in no control is led into it, to its title: a key that was meant for the page presses nothing there. */
function enter(dialog: HTMLElement): Element | null {
  const { activeElement } = document;
  if (activeElement?.matches('a, button, input, select, textarea, summary')) return null;
  const title = dialog.querySelector('h2');
  if (title) title.tabIndex = -1;
  title?.focus({ preventScroll: true });
  return activeElement;
}

/** In a form, in the menu, or in another dialog. */
function isElsewhere(dialog: Element): boolean {
  const form = document.activeElement?.closest('form');
  return Boolean((form && !dialog.contains(form)) || document.querySelector('.nav__toggle[aria-expanded=true], dialog[open]:not(.promotion)'));
}

function hasEnded(day: string): boolean {
  // Canadian English writes a day as the data does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format() > day;
}

function isDismissed(): boolean {
  try {
    return Number(localStorage.getItem(KEY)) > Date.now();
  } catch {
    return false;
  }
}

/** Where nothing can be stored, it stays closed on this page. */
function dismiss(days: number): void {
  try {
    localStorage.setItem(KEY, String(Date.now() + days * DAY));
  } catch {}
}
