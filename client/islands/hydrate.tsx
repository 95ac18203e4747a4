// Takes over the server's HTML of one island; what others have changed meanwhile is rendered anew, and the visitor sees no difference.
// One that throws is replaced by the error screen, alone (D8).
import { Component, type FunctionComponent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { type Counterpart, give, take } from './takeover/carry';
import { isAsWritten } from './takeover/compare';
import { withstandOthers } from './takeover/withstand';

/** Resolves once the island reacts, with what became of its elements; with null if it throws. */
export type Hydrate = (island: HTMLElement) => Promise<Counterpart | null>;

/** Who presses the notice's button while the first attempt is still under way has two that end together. */
const taken = new WeakMap<HTMLElement, Promise<Counterpart | null>>();

withstandOthers();

/** `looks`: comes before anything that it is for can be shown. */
export function hydrating<Props extends object>(Island: FunctionComponent<Props>, looks?: Promise<void>): Hydrate {
  async function start(element: HTMLElement): Promise<Counterpart | null> {
    const { island: name, props } = element.dataset;
    const content = <Island {...(JSON.parse(props ?? '{}') as Props)} />;
    await looks;
    return takeOver(element, content, `${name}-`);
  }
  return (element) => {
    const attempt = taken.get(element) ?? start(element);
    taken.set(element, attempt);
    // One that failed can be made again.
    attempt.catch(() => taken.delete(element));
    return attempt;
  };
}

/** ms between two looks at what the visitor holds down or has open. */
const MOMENT = 50;

async function takeOver(island: HTMLElement, content: ReactNode, identifierPrefix: string): Promise<Counterpart | null> {
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
    island.dataset.state = 'failed';
  };
  const options: RootOptions = { identifierPrefix, onUncaughtError: fail };
  const guarded = <Boundary fail={fail}>{content}</Boundary>;
  const place = document.createElement('div');
  const root = createRoot(place, options);
  flushSync(() => root.render(guarded));
  while (!isAsWritten(island, place) && isInUse(island)) await new Promise((soon) => setTimeout(soon, MOMENT));
  const counterpart = isAsWritten(island, place) ? adopt() : replace(island, place);
  tellOfFields(island);
  return hasFailed ? null : counterpart;

  function adopt(): Counterpart {
    flushSync(() => root.unmount());
    return hydrate(island, guarded, options);
  }
}

/** In one go: nobody comes between. What React still finds different it builds anew. */
function hydrate(island: HTMLElement, content: ReactNode, options: RootOptions): Counterpart {
  const before = take(island);
  const [first] = before.nodes;
  flushSync(() => void hydrateRoot(island, content, options));
  return first && island.contains(first) ? (element) => element : give(before, [...island.children]);
}

/** The new ones are there before the old ones go: so the focus passes over, and the keyboard of a phone stays. */
function replace(island: HTMLElement, place: HTMLElement): Counterpart {
  const before = take(island);
  island.append(place);
  const counterpart = give(before, [...place.children]);
  for (const node of before.nodes) node.remove();
  return counterpart;
}

/** What is held down would lose its press, and what is open its choice. */
function isInUse(island: HTMLElement): boolean {
  return island.querySelector(CSS.supports('selector(:open)') ? ':active, select:open' : ':active') !== null;
}

/** What was filled in before counts now. */
function tellOfFields(island: HTMLElement): void {
  flushSync(() => {
    for (const form of island.querySelectorAll('form')) form.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

class Boundary extends Component<{ fail: () => void; children: ReactNode }, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true };
  }

  override componentDidCatch(): void {
    this.props.fail();
  }

  override render(): ReactNode {
    const { failed, error } = this.state;
    return failed ? <div ref={(place) => void place?.replaceChildren(errorScreen(error))} /> : this.props.children;
  }
}

/** The page's own: it has the page's number. */
function errorScreen(error: unknown): Node {
  const template = document.querySelector<HTMLTemplateElement>('[data-trouble=error]');
  const screen = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const message = screen?.querySelector('[data-message]');
  if (message) message.textContent = error instanceof Error ? error.message : String(error);
  return screen ?? new DocumentFragment();
}
