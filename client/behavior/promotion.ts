// The promotion opens by itself, waits while it would be in the way, steps aside, and stays away once it was sent or closed (D13).
import { storageKey } from '../stored';
import { inView } from './inView';

/** localStorage: the time, in ms, until which it stays closed. */
const KEY = storageKey('promotion');
const DAY = 86_400_000;

/** After each of these it may have to open or to step aside. */
const CHANGES = ['focusin', 'focusout', 'click', 'keyup', 'close', 'pageshow', 'storage'];

export function startPromotion(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.promotion');
  const title = dialog?.querySelector('h2');
  if (!dialog || !title) return;
  // Its own sheet. The page counts as loaded, and the delay begins, only when that has come or failed to.
  (dialog.previousSibling as HTMLLinkElement).rel = 'stylesheet';
  // By the islands that hold them: what stands in those may be rendered anew.
  const forms = inView('main [data-island]:has(form)', () => update());
  let isDue = false;
  let isDone = false;
  /** Where the focus was when it first opened. */
  let cameFrom: Element | null | undefined;

  const update = () => {
    const { activeElement } = document;
    const isIn = dialog.contains(activeElement) || isSending(dialog);
    // To its title the visitor was only led.
    const isUsed = dialog.open && isIn && activeElement !== title;
    // What was typed stays until it is sent or closed here, whatever was done in another tab.
    const isBegun = cameFrom !== undefined && dialog.matches(':has(input:required:valid)');
    const shows = isDue && !isDone && (isUsed || (forms.size === 0 && !isElsewhere(dialog) && (isBegun || !isOver(dialog))));
    if (shows === dialog.open) return;
    if (isIn && cameFrom instanceof HTMLElement) cameFrom.focus({ preventScroll: true });
    // Not show(), which moves the focus wherever the visitor is.
    dialog.open = shows;
    // Not over what the keyboard is in: its sheet leaves a part of the window. Boxes with forms it leaves alone as a whole.
    if (shows) document.querySelector(':focus-visible:not(header *, [data-island] *)')?.scrollIntoView({ block: 'nearest' });
    if (cameFrom !== undefined) return;
    cameFrom = activeElement;
    enter(title, cameFrom);
  };

  const close = () => {
    isDone = true;
    update();
    dismiss(Number(dialog.dataset.stayClosed));
  };

  // What an event leads to is known a moment later.
  for (const type of CHANGES) addEventListener(type, () => setTimeout(update), true);
  dialog.querySelector('.promotion__close')?.addEventListener('click', close);
  dialog.addEventListener('shingle:promotion-sent', close);
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && dialog.open && !event.defaultPrevented && !document.querySelector(':modal')) close();
  });

  // A module script runs before the page has loaded.
  addEventListener('load', () =>
    setTimeout(() => {
      isDue = true;
      update();
    }, Number(dialog.dataset.delay)),
  );
}

/** Whoever is in no control is led to its title: a key that was meant for the page presses nothing there. */
function enter(title: HTMLElement, from: Element | null): void {
  // A panel of the menu that a pointer rests on would close.
  if (!(from instanceof HTMLElement) || from.tabIndex >= 0 || document.querySelector('.menu > [aria-expanded=true]')) return;
  // Without it the page itself does not take the focus back.
  from.tabIndex = title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The button that was pressed is disabled meanwhile, and has lost the focus. */
function isSending(dialog: Element): boolean {
  return document.activeElement === document.body && dialog.querySelector('[aria-busy]') !== null;
}

/** In a form, in the menu, or in another dialog. */
function isElsewhere(dialog: Element): boolean {
  const form = document.activeElement?.closest('form');
  return Boolean((form && !dialog.contains(form)) || document.querySelector('.nav__toggle[aria-expanded=true], dialog[open]:not(.promotion)'));
}

/** The offer has ended, or was sent or closed, perhaps in another tab. */
function isOver({ dataset }: HTMLElement): boolean {
  // Swedish writes a day as the data does.
  const today = new Date().toLocaleDateString('sv', { timeZone: dataset.zone });
  return today > (dataset.endsOn ?? '') || isDismissed();
}

function isDismissed(): boolean {
  try {
    return localStorage[KEY] > Date.now();
  } catch {
    return false;
  }
}

/** Where nothing can be stored, it stays closed on this page. */
function dismiss(days: number): void {
  try {
    localStorage[KEY] = Date.now() + days * DAY;
  } catch {}
}
