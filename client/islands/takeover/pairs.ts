// Which element of a new render stands for which of the old one, whatever others have put around, between and into those.

/** What tells one element of an island from all others. */
const OWN = ['id', 'name', 'value', 'for', 'data-draft'];

/** From each old element to the new one that stands for it; those of others stand for nothing. */
export type Pairs = Map<Element, Element>;

export function pairUp(old: Element[], fresh: Element[]): Pairs {
  const pairs: Pairs = new Map();
  const unique = ownIn(old);
  /** The old one of each new one that bears a mark of its own. */
  const known = new Map([...ownIn(fresh)].flatMap(([own, element]) => (unique.get(own) ? [[element, unique.get(own) as Element]] : [])));
  for (const [element, match] of known) pairs.set(match, element);
  pairInOrder(old, fresh);
  return pairs;

  /** The others by their looks and their order: near ones first, then those that somebody has wrapped up. */
  function pairInOrder(olds: Element[], news: Element[]): void {
    for (const element of news) {
      const isIt = (other: Element) => !pairs.has(other) && looksOf(other) === looksOf(element);
      const match = known.get(element) ?? olds.find(isIt) ?? withAllIn(olds).find(isIt);
      if (match) pairs.set(match, element);
      pairInOrder(match ? [...match.children] : olds, [...element.children]);
    }
  }
}

/** Those of whose kind there is one alone. */
function ownIn(elements: Element[]): Map<string, Element> {
  const found = new Map<string, Element>();
  const twice = new Set<string>();
  for (const element of withAllIn(elements)) {
    const own = OWN.map((name) => element.getAttribute(name));
    if (own.every((value) => value === null)) continue;
    const key = [element.localName, ...own].join('\n');
    if (found.has(key)) twice.add(key);
    found.set(key, element);
  }
  for (const key of twice) found.delete(key);
  return found;
}

function withAllIn(elements: Element[]): Element[] {
  return elements.flatMap((element) => [element, ...element.querySelectorAll('*')]);
}

function looksOf(element: Element): string {
  return `${element.localName}.${element.getAttribute('class')}`;
}
