// What a visitor has done in an island, taken from the old elements and given to the new ones: what was typed and chosen, the focus
// with its selection, and how far something was scrolled.
import { pairUp } from './pairs';
import { carryTexts } from './texts';

/** Gives what stands now in the place of an element; nothing for one of somebody else's. */
export type Counterpart = <Kind extends Element>(element: Kind) => Kind | undefined;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Taken {
  nodes: ChildNode[];
  focus: { element: Element; selection: Selection | null } | null;
  scrolled: { element: Element; left: number; top: number }[];
}

interface Selection {
  start: number;
  end: number;
  direction: HTMLInputElement['selectionDirection'];
}

/** What is lost with the place in the page; the rest old elements still know when they are out of it. */
export function take(island: Element): Taken {
  const { activeElement: element } = document;
  const moved = [...island.querySelectorAll('*')].filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0);
  return {
    nodes: [...island.childNodes],
    focus: element && island.contains(element) ? { element, selection: selectionIn(element) } : null,
    scrolled: moved.map((each) => ({ element: each, left: each.scrollLeft, top: each.scrollTop })),
  };
}

/** `fresh`: the new ones, which are in the page. The old ones may still be: then the focus passes from one to the other. */
export function give({ nodes, focus, scrolled }: Taken, fresh: Element[]): Counterpart {
  const pairs = pairUp(
    nodes.filter((node) => node instanceof Element),
    fresh,
  );
  for (const [old, now] of pairs) {
    if (isField(old) && isField(now)) carryField(old, now);
    carryTexts(old, now, pairs);
  }
  const counterpart = <Kind extends Element>(element: Kind) => pairs.get(element) as Kind | undefined;
  const now = focus && counterpart(focus.element);
  if (now instanceof HTMLElement) {
    now.focus({ preventScroll: true });
    select(now, focus?.selection ?? null);
  }
  for (const { element, left, top } of scrolled) counterpart(element)?.scrollTo({ left, top, behavior: 'instant' });
  return counterpart;
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
}

function carryField(old: Field, now: Field): void {
  if (now.value !== old.value) now.value = old.value;
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) now.checked = old.checked;
}

/** An email address tells nothing of a selection: behind what was typed is the place where most write on. */
function selectionIn(element: Element): Selection | null {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = element;
  return start === null || end === null ? null : { start, end, direction };
}

function select(element: Element, selection: Selection | null): void {
  if (!selection || !(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  element.setSelectionRange(selection.start, selection.end, selection.direction ?? 'none');
}
