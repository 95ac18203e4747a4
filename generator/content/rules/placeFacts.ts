// What city and county pages say of places, held against data/places.yaml: a page in the wrong county, or at a wrong height, says what is false.
import { basename, join } from 'node:path';
import { compared } from '../../../templates/compared';
import { error, fieldPath, type Problem, type Place as Where, warning } from '../../problem';
import { slipFinder } from '../../text/near';
import type { City, County, SiteData, Sources } from '../read';
import { namedIn } from '../site/named';
import type { Path } from '../visit';
import { readMarks } from './placeholders';
import { described, differingSigns } from './unseen';

type Place = SiteData['places']['places'][number];

interface Against {
  /** Of places.yaml, by name, in the form in which names are compared: towns of two counties may share one. */
  named: ReadonlyMap<string, readonly Place[]>;
  /** By county: the place of it that a name is one slip away from. */
  slips: ReadonlyMap<string, (name: string) => string | undefined>;
  /** Those that have a page. */
  counties: ReadonlySet<string>;
  pageOf(city: { name: string; county: string }): City | undefined;
  /** places.yaml, as a person finds the line of a place in it. */
  where(place: Place): string;
  sources: Sources;
  /** Of what a copied file still says of its model: a preview shows it, a production build does not. */
  copied: typeof error;
}

/** A place that is not in the list is nobody's mistake: the list need not be complete. */
export function placeProblems(data: SiteData, { sources, folder, production }: { sources: Sources; folder: string; production: boolean }): Problem[] {
  const { places } = data.places;
  const named = groupedBy(places, ({ name }) => compared(name));
  const slips = new Map([...groupedBy(places, ({ county }) => county)].map(([county, group]) => [county, slipFinder(group.map(({ name }) => name))]));
  const counties = new Set(data.counties.map(({ slug }) => slug));
  const pageOf: Against['pageOf'] = (city) => namedIn(data.cities, city);
  const against = {
    named,
    slips,
    counties,
    pageOf,
    where: placer(places, sources, join(folder, 'places.yaml')),
    sources,
    copied: production ? error : warning,
  };
  return [
    ...repeated(places, { sources, file: join(folder, 'places.yaml') }),
    ...data.cities.flatMap((city) => cityProblems(city, against)),
    ...data.counties.flatMap((county) => listProblems(county, against)),
  ];
}

/** A place that the list has twice: of the two heights and zones, one would count and the other be read by nobody. */
function repeated(places: readonly Place[], { sources, file }: { sources: Sources; file: string }): Problem[] {
  const first = new Map<string, number>();
  return places.flatMap(({ name, county }, index) => {
    const key = JSON.stringify([compared(name), county]);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, index);
      return [];
    }
    const [path, at] = [['places', index, 'name'], (place: Path) => sources.get(file)?.locate(place)];
    const line = at(['places', before, 'name'])?.line;
    const what = `${name} in ${county} is on the list twice${line === undefined ? '' : `: in line ${line}, and here`}.`;
    return [error({ file, ...at(path), field: fieldPath(path), what, fix: 'take one of the two away, or correct its name or its county' })];
  });
}

/** One pass, so that thousands of cities and places stay quick. */
function groupedBy(places: readonly Place[], key: (place: Place) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const group = groups.get(key(place));
    if (group === undefined) groups.set(key(place), [place]);
    else group.push(place);
  }
  return groups;
}

function placer(places: readonly Place[], sources: Sources, file: string) {
  const indexes = new Map(places.map((place, index) => [place, index]));
  return (place: Place) => {
    const position = sources.get(file)?.locate(['places', indexes.get(place) ?? 0]);
    return `${basename(file)}${position === undefined ? '' : `:${position.line}`}`;
  };
}

function cityProblems(city: City, { named, slips, counties, where, sources, copied }: Against): Problem[] {
  const at = (path: Path) => ({ file: city.file, ...sources.get(city.file)?.locate(path), field: fieldPath(path) });
  const places = named.get(compared(city.name)) ?? [];
  const [place] = places;
  if (place === undefined) {
    const near = slips.get(city.county)?.(city.name);
    return near === undefined || isConfirmed(city, sources) ? [] : [warning({ ...at(['name']), ...misspelled(city.name, near) })];
  }
  const here = places.find(({ county }) => county === city.county);
  const elsewhere = error({
    ...at(['county']),
    what: `${city.name} lies in ${place.county}, says ${where(place)}.`,
    fix: `write county: ${place.county}; or correct it there, if this is right`,
  });
  // A county that has no page is told as that (content/rules/references.ts), once.
  const isElsewhere = here === undefined && counties.has(city.county);
  return [
    ...(isElsewhere ? [elsewhere] : []),
    ...unlikeNames(city.name, here ?? place, { at: at(['name']), where }),
    ...factProblems(city, here ?? place, { at, where, copied }),
  ];
}

interface Telling {
  at(path: Path): Where;
  where(place: Place): string;
  copied: typeof error;
}

function factProblems({ facts }: City, place: Place, { at, where, copied }: Telling): Problem[] {
  return facts.flatMap(({ label, value }, index) =>
    MEASURES.flatMap(({ of, read, known, words }) => {
      const said = of.test(label) ? read(value, label) : null;
      if (said === null || said === known(place)) return [];
      const what = `"${label} ${value}", where ${where(place)} says ${words(known(place))}.`;
      return [copied({ ...at(['facts', index, 'value']), what, fix: 'correct whichever of the two is wrong' })];
    }),
  );
}

/** Whether the city's file lists its name as right, however it looks. */
function isConfirmed({ file }: City, sources: Sources): boolean {
  const source = sources.get(file);
  return source !== undefined && readMarks(source).marks.confirmed.includes('name');
}

/** One letter is a slip; two are as often another town (San Marcos and San Marino, Rio Alto and Rialto). */
function misspelled(name: string, near: string): { what: string; fix: string } {
  return {
    what: `places.yaml has no ${name}, and has ${near}.`,
    fix: `write ${near} if that is meant; if both are places, add this one to places.yaml, or list its name in its file: confirmed: [name]`,
  };
}

/** A town is found however it is written; but readers, and what searches the site, may take the two for different ones. */
function unlikeNames(name: string, place: Place, { at, where }: { at: Where; where: Against['where'] }): Problem[] {
  return unlike(name, place.name, { at, there: where(place) });
}

function unlikePage(name: string, page: City | undefined, at: Where): Problem[] {
  return page === undefined ? [] : unlike(name, page.name, { at, there: basename(page.file) });
}

function unlike(name: string, other: string, { at, there }: { at: Where; there: string }): Problem[] {
  if (name === other) return [];
  const signs = differingSigns(name, other);
  const written = signs === null ? other : `the name with ${described(signs[1])}, where this has ${described(signs[0])}`;
  return [warning({ ...at, what: `${there} writes ${written}.`, fix: 'write the name in one way everywhere' })];
}

/** Names of the list on a county's page. */
function listProblems({ file, slug, cities }: County, { named, pageOf, where, sources, copied }: Against): Problem[] {
  return cities.flatMap((name, index) => {
    const places = named.get(compared(name)) ?? [];
    const [place] = places;
    const path = ['cities', index];
    const at = { file, ...sources.get(file)?.locate(path), field: fieldPath(path) };
    if (place === undefined) return unlikePage(name, pageOf({ name, county: slug }), at);
    const here = places.find(({ county }) => county === slug);
    if (here !== undefined) return unlikeNames(name, here, { at, where });
    return [
      copied({
        ...at,
        what: `${name} lies in ${place.county}, says ${where(place)}.`,
        fix: 'take it off this list; or correct it there, if this is right',
      }),
    ];
  });
}

/** Facts of the whole place, as pages word them; "Ground level in Mira Loma" is of a part of it. */
const MEASURES = [
  {
    of: /^(ground level|town level|town center|elevation|(above|below) sea level)$/i,
    read: feetIn,
    known: ({ elevation }: Place) => elevation,
    words: (feet: number) => `${feet.toLocaleString('en-US')} ft`,
  },
  { of: /^((California|State|Title 24|Building) )?climate zone$/i, read: zoneIn, known: ({ zone }: Place) => zone, words: (zone: number) => `zone ${zone}` },
];

/** "1,483 ft", "-13 feet", "13 ft below sea level", or so many "Below sea level"; null for what is not a height in feet, or a span of heights. */
export function feetIn(value: string, label = ''): number | null {
  const [, minus, digits, below] = /^([-−])?(\d[\d,]*) ?(?:ft|feet)\b( below (?:the )?sea\b)?(?!.*\d)/i.exec(value.trim()) ?? [];
  if (digits === undefined) return null;
  const feet = Number(digits.replaceAll(',', ''));
  return minus === undefined && below === undefined && !/^below /i.test(label) ? feet : -feet;
}

/**
 * "Title 24 zone 10", "15, low desert"; null for the zones of others (IECC, USDA, Koeppen), which have their name before the
 * number, and for more than one zone.
 */
function zoneIn(value: string): number | null {
  const digits = /^(?:(?:California|Title 24),? )*(?:zone )?(\d{1,2})\b(?!.*\d)/i.exec(value.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
