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
  const buttons = replaceDetails(nav, wide.matches);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedBy = '';

  const closeAll = () => {
    clearTimeout(timer);
    // In a panel one group is always shown, at first the first one.
    for (const button of buttons) setOpen(button, wide.matches && button.matches('.group:not(.group ~ .group) > *'));
  };

  const open = (button: HTMLElement) => {
    // On a wide screen one panel is open, and in it one group.
    if (wide.matches && isGroup(button))
      button
        .closest('.menu__panel')
        ?.querySelectorAll('button')
        .forEach((other) => setOpen(other, false));
    else if (wide.matches) closeAll();
    setOpen(button, true);
  };

  /** The button of the panel, or of the whole menu, that lies over the page. */
  const onTop = () => nav.querySelector<HTMLElement>(`${wide.matches ? '.menu' : '.nav'} > ${OPEN}`);

  const closeUnlessInside = (event: Event) => {
    const inside = onTop()?.parentElement;
    if (inside && !event.composedPath().includes(inside)) closeAll();
  };

  const enter = (button: HTMLElement) => {
    clearTimeout(timer);
    if (isGroup(button)) timer = setTimeout(open, GROUP_DELAY, button);
    else if (!button.matches(OPEN)) open(button);
  };

  const leave = (button: HTMLElement) => {
    clearTimeout(timer);
    if (isGroup(button)) return;
    timer = setTimeout(() => {
      // What the keyboard is in does not vanish because a pointer passed by.
      if (!button.nextElementSibling?.querySelector(':focus-visible')) closeAll();
    }, CLOSE_DELAY);
  };

  for (const button of buttons) {
    const byMouse = (act: (button: HTMLElement) => void) => (event: PointerEvent) => {
      if (wide.matches && event.pointerType === 'mouse') act(button);
    };
    const item = button.closest('li');
    item?.addEventListener('pointerenter', byMouse(enter));
    item?.addEventListener('pointerleave', byMouse(leave));
    item?.addEventListener('focusin', () => {
      if (wide.matches && isGroup(button)) open(button);
    });
    button.addEventListener('click', ({ detail }) => {
      // A mouse has opened the panel before it clicks, and a group gives way only to another.
      const stays = wide.matches && (isGroup(button) || (detail > 0 && pressedBy === 'mouse'));
      if (!button.matches(OPEN)) open(button);
      else if (!stays) setOpen(button, false);
    });
  }

  nav.addEventListener('click', (event) => {
    if (around(event, 'a')) closeAll();
  });
  addEventListener('pointerdown', (event) => {
    pressedBy = event.pointerType;
    closeUnlessInside(event);
  });
  addEventListener('focusin', closeUnlessInside);
  addEventListener('keydown', (event) => {
    const button = onTop();
    if (event.key !== 'Escape' || event.defaultPrevented || !button) return;
    event.preventDefault();
    // A panel that is only hovered takes the focus from no other control.
    const { activeElement, body } = document;
    if (activeElement === body || button.parentElement?.contains(activeElement)) button.focus();
    closeAll();
  });
  wide.addEventListener('change', closeAll);
  // So that a page is closed when Back brings it again as it was.
  addEventListener('pagehide', closeAll);
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
