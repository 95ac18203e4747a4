// The navigation once a script runs: disclosure buttons (APG) in place of <details>. On wide screens a panel opens by hover, key
// or tap and shows one of its groups; on narrow ones everything is an accordion. What that looks like: client/styles/layout/header.css.
import { around } from './around';

/** From here on lists are panels; the stylesheet has the same width. */
const WIDE = '(min-width: 75em)';

/** A panel stays so long when the pointer has left it, in ms. */
const CLOSE_DELAY = 150;

/** A pointer rests on a group so long until its list shows: on its way to the right it may cross other groups. */
const GROUP_DELAY = 100;

const OPEN = '[aria-expanded=true]';

export function startNavigation(): void {
  const nav = document.querySelector('.nav');
  if (!nav) return;
  const wide = matchMedia(WIDE);
  const menu = new Menu(nav, wide, replaceDetails(nav, wide.matches));
  nav.addEventListener('click', (event) => {
    if (around(event, 'a')) menu.closeAll();
  });
  addEventListener('pointerdown', (event) => {
    menu.pressedBy = event.pointerType;
    menu.closeUnlessInside(event);
  });
  addEventListener('focusin', (event) => menu.closeUnlessInside(event));
  addEventListener('keydown', (event) => menu.escape(event));
  wide.addEventListener('change', () => menu.closeAll());
  // So that a page is closed when Back brings it again as it was.
  addEventListener('pagehide', () => menu.closeAll());
}

/** Which of the buttons are open, and what opens and closes them. */
class Menu {
  /** What the last press was made with: mouse, touch, pen. */
  pressedBy = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly nav: Element,
    private readonly wide: MediaQueryList,
    private readonly buttons: readonly HTMLElement[],
  ) {
    for (const button of buttons) this.listen(button);
  }

  closeAll(): void {
    clearTimeout(this.timer);
    // In a panel one group is always shown, at first the first one.
    for (const button of this.buttons) setOpen(button, this.wide.matches && button.matches('.group:not(.group ~ .group) > *'));
  }

  closeUnlessInside(event: Event): void {
    const inside = this.onTop()?.parentElement;
    if (inside && !event.composedPath().includes(inside)) this.closeAll();
  }

  escape(event: KeyboardEvent): void {
    const button = this.onTop();
    if (event.key !== 'Escape' || event.defaultPrevented || !button) return;
    event.preventDefault();
    // A panel that is only hovered takes the focus from no other control.
    const { activeElement, body } = document;
    if (activeElement === body || button.parentElement?.contains(activeElement)) button.focus();
    this.closeAll();
  }

  /** The button of the panel, or of the whole menu, that lies over the page. */
  private onTop(): HTMLElement | null {
    return this.nav.querySelector<HTMLElement>(`${this.wide.matches ? '.menu' : '.nav'} > ${OPEN}`);
  }

  /** On a wide screen one panel is open, and in it one group. */
  private open(button: HTMLElement): void {
    if (this.wide.matches && isGroup(button)) for (const other of button.closest('.menu__panel')?.querySelectorAll('button') ?? []) setOpen(other, false);
    else if (this.wide.matches) this.closeAll();
    setOpen(button, true);
  }

  private listen(button: HTMLElement): void {
    const byMouse = (act: (button: HTMLElement) => void) => (event: PointerEvent) => {
      if (this.wide.matches && event.pointerType === 'mouse') act.call(this, button);
    };
    const item = button.closest('li');
    item?.addEventListener('pointerenter', byMouse(this.enter));
    item?.addEventListener('pointerleave', byMouse(this.leave));
    item?.addEventListener('focusin', () => {
      if (this.wide.matches && isGroup(button)) this.open(button);
    });
    button.addEventListener('click', ({ detail }) => {
      // A mouse has opened the panel before it clicks, and a group gives way only to another.
      const stays = this.wide.matches && (isGroup(button) || (detail > 0 && this.pressedBy === 'mouse'));
      if (!button.matches(OPEN)) this.open(button);
      else if (!stays) setOpen(button, false);
    });
  }

  private enter(button: HTMLElement): void {
    clearTimeout(this.timer);
    if (isGroup(button)) this.timer = setTimeout(() => this.open(button), GROUP_DELAY);
    else if (!button.matches(OPEN)) this.open(button);
  }

  private leave(button: HTMLElement): void {
    clearTimeout(this.timer);
    if (isGroup(button)) return;
    this.timer = setTimeout(() => {
      // What the keyboard is in does not vanish because a pointer passed by.
      if (!button.nextElementSibling?.querySelector(':focus-visible')) this.closeAll();
    }, CLOSE_DELAY);
  }
}

/** Each <details> becomes a button that says and does the same, looks like its summary, and holds the focus if that did. */
function replaceDetails(nav: Element, wide: boolean): HTMLElement[] {
  const found = Array.from(nav.querySelectorAll('details'), (details) => ({ details, open: wide ? showsByStyle(details) : details.open }));
  return found.map(({ details, open }) => {
    const button = document.createElement('button');
    const summary = details.firstElementChild;
    button.type = 'button';
    // Its classes, and its name where it has no text.
    for (const { name, value } of summary?.attributes ?? []) button.setAttribute(name, value);
    setOpen(button, open);
    button.append(...(summary?.childNodes ?? []));
    details.before(button);
    if (summary === document.activeElement) button.focus();
    details.remove();
    return button;
  });
}

/** Whether it is shown to a pointer or a focus that is still in its menu: a panel also stays a moment without them. */
function showsByStyle(details: Element): boolean {
  const content = details.nextElementSibling;
  const used = details.closest('.menu')?.matches(':hover, :has(:focus-visible)') ?? false;
  return used && content !== null && getComputedStyle(content).visibility === 'visible';
}

function isGroup(button: Element): boolean {
  return button.matches('.group > *');
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', `${open}`);
}
