// Finds the place or the page of a name in its county, however the name is written there.
import { compared } from '../../../templates/compared';

interface Named {
  name: string;
  county: string;
}

/** Of lists that are asked for thousands of names: each is gone through once, until it grows. */
const indexes = new WeakMap<readonly Named[], { count: number; byName: ReadonlyMap<string, Named> }>();

export function namedIn<Item extends Named>(items: readonly Item[], { name, county }: Named): Item | undefined {
  const known = indexes.get(items);
  const { byName } = known?.count === items.length ? known : indexed(items);
  return byName.get(keyOf(name, county)) as Item | undefined;
}

/** Of two of one name the first is found. */
function indexed(items: readonly Named[]): { byName: ReadonlyMap<string, Named> } {
  const byName = new Map(items.toReversed().map((item) => [keyOf(item.name, item.county), item]));
  indexes.set(items, { count: items.length, byName });
  return { byName };
}

function keyOf(name: string, county: string): string {
  return JSON.stringify([compared(name), county]);
}
