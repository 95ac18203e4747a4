// Takes over the server's HTML of one island. One that throws is replaced by the error screen, alone (D8).
import { Component, type FunctionComponent, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** `started`: called once the island reacts. */
export type Hydrate = (island: HTMLElement, started: () => void) => void;

/** Who presses the notice's button while the first attempt is still under way has two that end together. */
const taken = new WeakSet<HTMLElement>();

/** `looks`: comes before anything that it is for can be shown. */
export function hydrating<Props extends object>(Island: FunctionComponent<Props>, looks?: Promise<void>): Hydrate {
  return (element, started) => {
    if (taken.has(element)) return;
    taken.add(element);
    const { island: name, props } = element.dataset;
    const fail = () => (element.dataset.state = 'failed');
    const content = (
      <Boundary fail={fail}>
        <Started tell={started}>
          <Island {...(JSON.parse(props ?? '{}') as Props)} />
        </Started>
      </Boundary>
    );
    const start = () => void hydrateRoot(element, content, { identifierPrefix: `${name}-`, onUncaughtError: fail });
    if (looks) void looks.then(start);
    else start();
  };
}

/** A turn later than the effects of the island itself, so that it knows by then what was typed before it came. */
function Started({ tell, children }: { tell: () => void; children: ReactNode }): ReactNode {
  useEffect(() => {
    const soon = setTimeout(tell);
    return () => clearTimeout(soon);
  }, [tell]);
  return children;
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
