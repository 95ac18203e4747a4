// What files say of each other: links, tokens, counties, addresses. Every problem with its place.
import { basename, join } from 'node:path';
import { error, fieldPath, MOST_PROBLEMS, type Place, type Problem, warning } from '../../problem';
import { nearest, oneOf } from '../../text/near';
import { slugFrom } from '../files/names';
import { imagesIn, type SiteData, type Sources } from '../read';
import { anchorsOn } from '../site/anchors';
import { entryOf, type PlannedSite } from '../site/index';
import { brokenTarget } from '../site/links';
import { ordered, pathOf, type Route } from '../site/routes';
import { cityTokens, claimTokens, countyTokens, LOCAL_TOKENS, priceTokens, serviceTokens, siteTokens, type Tokens, tokensIn } from '../site/tokens';
import { SITE_FOLDERS } from '../site/url';
import { type Path, visit } from '../visit';
import { absentFiles, absentPages } from './absent';
import { foreignCharacter } from './characters';
import { placeProblems } from './placeFacts';
import { repetitionProblems } from './repetitions';

/** `data` as it was written: with its tokens, and with the places of its fields in `sources`. */
export function checkReferences({ site, data, sources, folder }: Checking): Problem[] {
  const problems: Problem[] = [];
  const images = imagesIn(folder);
  for (const file of textFiles(data, folder)) {
    const source = sources.get(file.file);
    if (!source) continue;
    let errors = 0;
    visit(file.data, (path, value) => {
      if (typeof value !== 'string' || errors > MOST_PROBLEMS) return;
      const place = (): Place => ({ file: file.file, ...source.locate(path), field: fieldPath(path) });
      const found = fieldProblems(value, { path, place, file, site, images });
      errors += found.filter(({ severity }) => severity === 'error').length;
      problems.push(...found);
    });
  }
  return [
    ...problems,
    ...countyProblems(data, sources),
    ...repetitionProblems(data, { sources, folder }),
    ...placeProblems(data, { sources, folder, production: site.production }),
    ...pathProblems(site),
    ...folderNames(data),
    ...absentPages(site, folder),
    ...absentFiles(data, { sources, folder }),
  ];
}

interface Checking {
  site: PlannedSite;
  data: SiteData;
  sources: Sources;
  folder: string;
}

interface Field {
  path: Path;
  /** Looked up for a problem alone. */
  place: () => Place;
  file: TextFile;
  site: PlannedSite;
  images: readonly string[];
}

function fieldProblems(value: string, field: Field): Problem[] {
  const { path, place, site, images } = field;
  switch (path.at(-1)) {
    case 'to':
      return targetProblems(value, place, site);
    case 'src':
      return imageProblems(value, place, images);
    default:
      return textProblems(value, field);
  }
}

function imageProblems(name: string, place: () => Place, images: readonly string[]): Problem[] {
  return images.includes(name) ? [] : [error({ ...place(), what: `there is no image ${name} in data/images.`, fix: oneOf(name, images) })];
}

interface TextFile {
  file: string;
  data: object;
  tokens: Tokens;
}

/** Every file with texts, and what its texts may refer to. */
function textFiles(data: SiteData, folder: string): TextFile[] {
  const tokens = siteTokens(data);
  const at = (name: string) => join(folder, `${name}.yaml`);
  const county = { name: '', cities: [] };
  const plain = (['site', 'navigation', 'home', 'contact', 'estimator', 'promotion', 'testimonials'] as const).flatMap((name) => {
    const content = data[name];
    return content === null ? [] : [{ file: at(name), data: content, tokens }];
  });
  return [
    { file: at('claims'), data: claimTexts(data), tokens: priceTokens(data) },
    { file: at('company'), data: data.company, tokens: claimTokens(data) },
    ...plain,
    { file: at('service-pages'), data: data['service-pages'], tokens: serviceTokens(tokens, { name: '' }) },
    { file: at('county-pages'), data: data['county-pages'], tokens: countyTokens(tokens, county) },
    { file: at('city-pages'), data: data['city-pages'], tokens: cityTokens(tokens, { name: '' }, '') },
    ...data.services.flatMap((entry) => pageFiles(entry, tokens, serviceTokens(tokens, entry))),
    ...data.counties.flatMap((entry) => pageFiles(entry, tokens, countyTokens(tokens, entry))),
    ...data.cities.flatMap((entry) => pageFiles(entry, tokens, cityTokens(tokens, entry, ''))),
    ...data.pages.map((entry) => ({ file: entry.file, data: entry, tokens })),
  ];
}

/** What a claim says may refer to prices alone: other texts refer to it. */
function claimTexts({ claims: { claims } }: SiteData): object {
  return { claims: Object.fromEntries(Object.entries(claims).map(([id, { text }]) => [id, { text }])) };
}

/** A page's name and a county's list stand on other pages too, where the page's own tokens stand for nothing. */
function pageFiles(entry: { file: string; name: string; cities?: string[] }, everywhere: Tokens, own: Tokens): TextFile[] {
  const { name, cities = [], ...rest } = entry;
  return [
    { file: entry.file, data: { name, cities }, tokens: everywhere },
    { file: entry.file, data: rest, tokens: own },
  ];
}

function targetProblems(target: string, place: () => Place, site: PlannedSite): Problem[] {
  const own = ownPath(target, site);
  if (own !== null) {
    return [
      error({
        ...place(),
        what: `"${target}" is a page of this site by its full address.`,
        fix: `write "${own}": then the link is checked, and works in a preview too`,
      }),
    ];
  }
  const broken = brokenTarget(target, { paths: site.paths, anchorsOn: (path) => anchorsOn(path, site) });
  return broken === null ? [] : [error({ ...place(), what: broken.what, fix: oneOf(target, broken.known) })];
}

/** '/services/gutters' of https://www.example.com/services/gutters.html, if that is this site's own address. */
function ownPath(target: string, { url }: PlannedSite): string | null {
  if (!target.startsWith('https://') || new URL(target).origin !== url) return null;
  const { pathname, hash } = new URL(target);
  return `${pathname.replace(/(\/index)?\.html$|(?<=.)\/$/, '') || '/'}${hash}`;
}

function textProblems(text: string, { path, place, file, site }: Field): Problem[] {
  if (path[0] === 'file' || path[0] === 'slug') return [];
  return [...(hasOwnFonts(site) ? [] : characterProblems(text, place)), ...tokenProblems(text, path, file, place)];
}

/** Which characters those have is not known here. */
function hasOwnFonts({ data: { site } }: PlannedSite): boolean {
  return site.fonts?.display !== undefined && site.fonts.text !== undefined;
}

function characterProblems(text: string, place: () => Place): Problem[] {
  const character = foreignCharacter(text);
  if (character === null) return [];
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    warning({
      ...place(),
      what: `the site's fonts do not have ${JSON.stringify(character)} (U+${code}): it shows in another face.`,
      fix: 'write it another way, or leave it if it has to be so',
    }),
  ];
}

/** {phone} belongs into the label of a link with `to: tel` only: every number shown can be dialled (D23). */
function tokenProblems(text: string, path: Path, file: TextFile, place: () => Place): Problem[] {
  const local = LOCAL_TOKENS[`${basename(file.file)} ${fieldPath(path)}`] ?? [];
  return tokensIn(text).flatMap((name) => {
    if (name === 'phone') {
      return dials(path, file.data)
        ? []
        : [
            error({
              ...place(),
              what: '{phone} can only stand in the label of a link, so that it can be dialled.',
              fix: 'take it out of this text; where a link can stand, write {label: "{phone}", to: tel}',
            }),
          ];
    }
    if (local.includes(name) || file.tokens.has(name)) return [];
    return [error({ ...place(), what: `{${name}} stands for nothing here.`, fix: fixOfToken(name, [...local, ...file.tokens.keys()]) })];
  });
}

/** What can be written is told whole, but for the claims, which claims.yaml lists. */
function fixOfToken(name: string, known: readonly string[]): string {
  const claimed = name.startsWith('claim:');
  const names = known.filter((each) => each.startsWith('claim:') === claimed).map((each) => `{${each}}`);
  if (!claimed) return oneOf(`{${name}}`, names, { whole: true });
  if (names.length === 0) return 'write the claim in claims.yaml';
  const one = oneOf(`{${name}}`, names);
  return `${one}, or write the claim in claims.yaml${one.includes('…') ? ', where all of them stand' : ''}`;
}

function dials(path: Path, data: object): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);
  const isCallLabel = path[0] === 'hero' && path.at(-1) === 'call';
  return isCallLabel || (path.at(-1) === 'label' && (parent as { to?: unknown }).to === 'tel');
}

function countyProblems(data: SiteData, sources: Sources): Problem[] {
  const slugs = ordered(data.counties).map((county) => county.slug);
  return data.cities.flatMap((city) =>
    slugs.includes(city.county)
      ? []
      : [
          error({
            file: city.file,
            ...sources.get(city.file)?.locate(['county']),
            field: 'county',
            what: `there is no county "${city.county}": the folder counties has no file of this name.`,
            fix: fixOfCounty(city.county, slugs),
          }),
        ],
  );
}

function fixOfCounty(county: string, slugs: readonly string[]): string {
  const slug = slugFrom(county);
  const added = `write the county's page${slug === null ? '' : `, ${slug}.yaml`} in the folder counties`;
  if (slugs.length === 0) return added;
  return nearest(county, slugs) === undefined ? `${oneOf(county, slugs)}, or ${added}` : oneOf(county, slugs);
}

/** No two pages can claim one path. */
function pathProblems(site: PlannedSite): Problem[] {
  const first = new Map<string, Route>();
  return site.routes.flatMap((route) => {
    const path = pathOf(route);
    if (!first.has(path)) {
      first.set(path, route);
      return [];
    }
    const page = [route, first.get(path)].flatMap((each) => (each?.kind === 'prose' ? [entryOf(site.pages, each.slug)] : []))[0];
    return [error({ file: page?.file, what: `the address ${path} is taken: every site has a page of its own there.`, fix: 'give the file another name' })];
  });
}

function folderNames({ pages }: SiteData): Problem[] {
  return pages
    .filter(({ slug }) => SITE_FOLDERS.includes(slug))
    .map(({ file, slug }) => error({ file, what: `the address /${slug} is that of a folder of the site.`, fix: 'give the file another name' }));
}
