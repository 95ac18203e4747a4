// What city and county pages say of places, held against data/places.yaml: a page in the wrong county, or at a wrong height, says what is false.
import { basename, join } from 'node:path';
import { nearest } from '../content/near';
import type { City, County, SiteData, Sources } from '../content/site';
import type { Path } from '../content/visit';
import { error, fieldPath, type Place as Where, type Problem, warning } from '../problem';

type Place = SiteData['places']['places'][number];

interface Against {
  places: readonly Place[];
  /** places.yaml, as a person finds the line of a place in it. */
  where(place: Place): string;
  sources: Sources;
  /** Of what a copied file still says of its model: a preview shows it, a production build does not. */
  copied: typeof error;
}

/** A place that is not in the list is nobody's mistake: the list need not be complete. */
export function placeProblems(data: SiteData, { sources, folder, production }: { sources: Sources; folder: string; production: boolean }): Problem[] {
  const { places } = data.places;
  const against = { places, where: placer(places, sources, join(folder, 'places.yaml')), sources, copied: production ? error : warning };
  return [...data.cities.flatMap((city) => cityProblems(city, against)), ...data.counties.flatMap((county) => listProblems(county, against))];
}

function placer(places: readonly Place[], sources: Sources, file: string) {
  return (place: Place) => {
    const position = sources.get(file)?.locate(['places', places.indexOf(place)]);
    return `${basename(file)}${position === undefined ? '' : `:${position.line}`}`;
  };
}

function cityProblems(city: City, { places, where, sources, copied }: Against): Problem[] {
  const at = (path: Path) => ({ file: city.file, ...sources.get(city.file)?.locate(path), field: fieldPath(path) });
  const named = places.filter(({ name }) => name === city.name);
  const [place] = named;
  if (place === undefined) return misspelt(city, places).map((parts) => warning({ ...at(['name']), ...parts }));
  const here = named.find(({ county }) => county === city.county);
  const elsewhere = error({
    ...at(['county']),
    what: `${city.name} lies in ${place.county}, says ${where(place)}.`,
    fix: `write county: ${place.county}; or correct it there, if this is right`,
  });
  return [...(here === undefined ? [elsewhere] : []), ...factProblems(city, here ?? place, { at, where, copied })];
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

function misspelt({ name }: City, places: readonly Place[]): { what: string; fix: string }[] {
  const near = nearest(name, places.map((place) => place.name));
  if (near === undefined) return [];
  return [{ what: `places.yaml has no ${name}, and has ${near}.`, fix: `write ${near} if that is meant; if both are places, add this one to places.yaml` }];
}

/** Names of the list on a county's page. */
function listProblems({ file, slug, cities }: County, { places, where, sources, copied }: Against): Problem[] {
  return cities.flatMap((name, index) => {
    const named = places.filter((place) => place.name === name);
    const [place] = named;
    if (place === undefined || named.some(({ county }) => county === slug)) return [];
    const path = ['cities', index];
    return [
      copied({
        file,
        ...sources.get(file)?.locate(path),
        field: fieldPath(path),
        what: `${name} lies in ${place.county}, says ${where(place)}.`,
        fix: 'take it off this list; or correct it there, if this is right',
      }),
    ];
  });
}

/** Facts of the whole place, as pages word them; "Ground level in Mira Loma" is of a part of it. */
const MEASURES = [
  { of: /^(ground level|town level|town center|elevation|(above|below) sea level)$/i, read: feetIn, known: ({ elevation }: Place) => elevation, words: (feet: number) => `${feet.toLocaleString('en-US')} ft` },
  { of: /^(\w+ )?climate zone$/i, read: zoneIn, known: ({ zone }: Place) => zone, words: (zone: number) => `zone ${zone}` },
];

/** "1,483 ft", "-13 feet", "13 ft below sea level", or so many "Below sea level"; null for what is no height in feet. */
export function feetIn(value: string, label = ''): number | null {
  const [, minus, digits, below] = /^([-−])?(\d[\d,]*) ?(?:ft|feet)\b( below (?:the )?sea\b)?/i.exec(value.trim()) ?? [];
  if (digits === undefined) return null;
  const feet = Number(digits.replaceAll(',', ''));
  return minus === undefined && below === undefined && !/^below /i.test(label) ? feet : -feet;
}

/** "Title 24 zone 10", "15, low desert". */
function zoneIn(value: string): number | null {
  const digits = /\bzone (\d{1,2})\b/i.exec(value)?.[1] ?? /^\d{1,2}\b/.exec(value)?.[0];
  return digits === undefined ? null : Number(digits);
}
