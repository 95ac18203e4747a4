// The same twice: two pages of one name, which are refused; a place twice in a list, a link twice in a menu, which are warned of.
import { basename, join } from 'node:path';
import { compared } from '../../../templates/compared';
import { error, fieldPath, type Place, type Problem, warning } from '../../problem';
import { slugFrom } from '../files/names';
import type { SiteData, Sources } from '../read';
import type { Path } from '../visit';

type Placer = (file: string, path: Path) => Place;

export function repetitionProblems(data: SiteData, { sources, folder }: { sources: Sources; folder: string }): Problem[] {
  const at: Placer = (file, path) => ({ file, ...sources.get(file)?.locate(path), field: fieldPath(path) });
  const inCounty = (county: string, name: string) => JSON.stringify([county, keyOf(name)]);
  return [
    ...samePages(data.services, { at, kind: 'service', key: ({ name }) => keyOf(name) }),
    ...samePages(data.counties, { at, kind: 'county', key: ({ name }) => keyOf(name) }),
    ...samePages(data.cities, { at, kind: 'city', key: ({ name, county }) => inCounty(county, name) }),
    ...samePages(data.pages, { at, kind: 'page', key: ({ name }) => keyOf(name) }),
    ...data.counties.flatMap(({ file, cities }) => placesTwice(cities, { at, file, path: ['cities'] })),
    ...data.cities.flatMap((city) => neighborhoodsTwice(city, at)),
    ...linksTwice(data, { at, file: join(folder, 'navigation.yaml') }),
  ];
}

/** Accents and signs do not make another name: the address would be the same. */
function keyOf(name: string): string {
  return slugFrom(name) ?? compared(name);
}

interface Page {
  file: string;
  slug: string;
  name: string;
}

interface SameName<Item> {
  at: Placer;
  /** What such a page is about, for the message. */
  kind: string;
  key: (item: Item) => string;
}

/** A copied file in which the name was forgotten: menus would have the page twice. Blamed is the file of another name. */
function samePages<Item extends Page>(pages: readonly Item[], { at, kind, key }: SameName<Item>): Problem[] {
  return repeated(pages, key).map(({ item, earlier }) => {
    const [right, wrong] = slugFrom(item.name) === item.slug ? [item, earlier] : [earlier, item];
    const same = right.name === wrong.name;
    return error({
      ...at(wrong.file, ['name']),
      what: same
        ? `${wrong.name} is the name in ${basename(right.file)} too.`
        : `${wrong.name} is the name ${right.name} of ${basename(right.file)}, written in another way.`,
      fix: `write the name of the ${kind} that this page is about`,
    });
  });
}

interface List {
  at: Placer;
  file: string;
  path: Path;
}

function placesTwice(names: readonly string[], { at, file, path }: List): Problem[] {
  return repeated(names, keyOf).map(({ item, index, before }) =>
    warning({
      ...at(file, [...path, index]),
      what: `${item} is on this list twice: ${lineOf(at(file, [...path, before]))}here.`,
      fix: 'take one of the two away',
    }),
  );
}

function neighborhoodsTwice({ file, body }: SiteData['cities'][number], at: Placer): Problem[] {
  return body.flatMap((section, index) => {
    if (section.type !== 'neighborhoods') return [];
    const path = ['body', index, 'items'];
    return placesTwice(
      section.items.map(({ name }) => name),
      { at: (where, [...parts]) => at(where, [...parts, 'name']), file, path },
    );
  });
}

interface Entry {
  label: string;
  to?: string | undefined;
  button?: boolean | undefined;
}

/** A copied line in which the link was forgotten. */
function linksTwice({ navigation: { header, footer } }: SiteData, { at, file }: Omit<List, 'path'>): Problem[] {
  const menus = header.flatMap(({ menu = [] }, index) => [
    { path: ['header', index, 'menu'], entries: menu },
    ...menu.flatMap(({ items = [] }, group) => ({ path: ['header', index, 'menu', group, 'items'], entries: items })),
  ]);
  const lists: { path: Path; entries: readonly Entry[] }[] = [
    { path: ['header'], entries: header },
    ...menus,
    { path: ['footer', 'links'], entries: footer.links },
  ];
  return lists.flatMap(({ path, entries }) =>
    repeated(entries, linkOf).map(({ item: { label, to }, index, before }) =>
      warning({
        ...at(file, [...path, index]),
        what: `"${label}" leads to ${to}, as another entry of this menu does: ${lineOf(at(file, [...path, before]))}here.`,
        fix: 'correct where it leads, or take one of the two away',
      }),
    ),
  );
}

/** What makes two entries one: where they lead; to an anchor, or to the telephone, several may lead in words of their own. */
function linkOf({ label, to, button }: Entry): string | null {
  if (to === undefined || button) return null;
  return /#|^tel$/.test(to) ? JSON.stringify([to, compared(label)]) : to;
}

function lineOf({ line }: Place): string {
  return line === undefined ? '' : `in line ${line}, and `;
}

interface Repeated<Item> {
  item: Item;
  index: number;
  earlier: Item;
  before: number;
}

/** Each item whose key an earlier one has; null is nobody's key. */
function repeated<Item>(items: readonly Item[], key: (item: Item) => string | null): Repeated<Item>[] {
  const first = new Map<string, number>();
  return items.flatMap((item, index) => {
    const own = key(item);
    if (own === null) return [];
    const before = first.get(own);
    if (before === undefined) first.set(own, index);
    const earlier = before === undefined ? undefined : items[before];
    return before === undefined || earlier === undefined ? [] : [{ item, index, earlier, before }];
  });
}
