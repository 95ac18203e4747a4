// Islands: the parts that React takes over, each when the visitor first reaches for it (D20). Until then, and if its code
// never comes, the server's HTML stands there with what was typed into it.
import type { Hydrate } from '../islands/hydrate';
import type { IslandName } from '../islands/index';
import type { Counterpart } from '../islands/takeover/carry';
import { around } from './around';

const entries: Record<IslandName, () => Promise<{ hydrate: Hydrate }>> = {
  contact: () => import('../islands/entries/contact'),
  estimator: () => import('../islands/entries/estimator'),
  promotion: () => import('../islands/entries/promotion'),
  testimonials: () => import('../islands/entries/testimonials'),
};

/** What shows that somebody is about to use an island. */
const INTENTS = ['pointermove', 'pointerdown', 'pointerup', 'focusin', 'keydown', 'change', 'click', 'submit'];

/** A chunk that has not come by then may never come: the phone number is offered meanwhile. */
const PATIENCE = 10_000;
const PAUSE = 1000;

/** Does once more what came too early, to what stands then in the place of what it came to. */
type Again = (now: Counterpart) => void;

/** A click each time, a form's submit once. */
const held = new WeakMap<HTMLElement, Map<EventTarget | Event, Again>>();

export function startIslands(): void {
  for (const type of INTENTS) addEventListener(type, reach, { capture: true });
}

function reach(event: Event): void {
  const island = around(event, '[data-island]');
  if (!island || island.dataset.state === 'ready' || isScroll(event)) return;
  const { state } = island.dataset;
  if (hold(event, island) ? state !== 'loading' : !state) void wake(island);
}

/** A finger that scrolls past goes down and moves as well: it counts when it is lifted. */
function isScroll(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch' && /down|move/.test(event.type);
}

/** A press on a submit button is left to the browser, whose checks come first: what passes them is a submit. */
function hold(event: Event, island: HTMLElement): boolean {
  const button = around<HTMLButtonElement>(event, 'button');
  if (event instanceof SubmitEvent) {
    const { target: form, submitter } = event;
    keep(island, form as EventTarget, (now) => now(form as HTMLFormElement)?.requestSubmit(submitter && now(submitter)));
    island.dataset.held = '';
  } else if (event.type === 'click' && button?.type === 'button') keep(island, event, (now) => now(button)?.click());
  else return false;
  event.preventDefault();
  // React, where it is about to take over, would do now what is done again then.
  event.stopPropagation();
  return true;
}

function keep(island: HTMLElement, what: EventTarget | Event, again: Again): void {
  held.set(island, (held.get(island) ?? new Map()).set(what, again));
}

/** One retry by itself, then one at each press of the notice's button. */
async function wake(island: HTMLElement, attempts = 2): Promise<void> {
  island.dataset.state = 'loading';
  const late = setTimeout(() => tellOf(island), PATIENCE);
  try {
    const { hydrate } = await load(island.dataset.island as IslandName);
    const now = await hydrate(island);
    noticeOf(island)?.remove();
    // Else it has thrown, and says so in its place.
    if (now) replay(island, now);
    else delete island.dataset.held;
  } catch {
    // The browser says which file did not come.
    if (attempts > 1) return void setTimeout(() => wake(island, attempts - 1), PAUSE);
    island.dataset.state = 'failed';
    delete island.dataset.held;
    tellOf(island);
  } finally {
    clearTimeout(late);
  }
}

/** Both at once: every entry needs the chunk with React, and would name it only when it is there itself. */
async function load(name: IslandName): Promise<{ hydrate: Hydrate }> {
  const [entry] = await Promise.all([entries[name](), import('../islands/hydrate')]);
  return entry;
}

function replay(island: HTMLElement, now: Counterpart): void {
  island.dataset.state = 'ready';
  delete island.dataset.held;
  for (const again of held.get(island)?.values() ?? []) again(now);
  held.delete(island);
}

function noticeOf({ nextElementSibling: next }: HTMLElement): Element | null {
  return next?.matches('.trouble') ? next : null;
}

/** Beside the island, so that what was typed stays; below it, where the button is that was pressed. */
function tellOf(island: HTMLElement): void {
  if (noticeOf(island)) return;
  const template = document.querySelector<HTMLTemplateElement>('[data-trouble=load]');
  island.after(template?.content.cloneNode(true) ?? '');
  const notice = noticeOf(island);
  notice?.querySelector('button')?.addEventListener('click', () => tryAgain(island, notice));
  if (held.has(island)) notice?.scrollIntoView({ block: 'nearest' });
}

/** A chunk that an update of the site has taken away comes back only with the page. */
async function tryAgain(island: HTMLElement, notice: Element): Promise<void> {
  notice.remove();
  await wake(island, 1);
  if (island.dataset.state === 'failed') fetch(location.href).then(({ ok }) => ok && location.reload(), console.warn);
}
