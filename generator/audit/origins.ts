// Where a text of a finished page stands in the data: file and line, and what the data says of it.
import { join } from 'node:path';
import type { Sources } from '../content/read';
import { entryOf, type PlannedSite } from '../content/site/index';
import type { Route } from '../content/site/routes';
import { cityTokens, countyTokens, serviceTokens, type Tokens, tokensIn } from '../content/site/tokens';
import { type Path, visit } from '../content/visit';
import type { Source } from '../content/yaml/source';
import { fieldPath, type Place } from '../problem';
import { tidy } from './pages';

export interface Origin {
  source: Source;
  path: Path;
  /** With its tokens as they are written. */
  written: string;
  /** As the page shows it. */
  text: string;
}

export interface Origins {
  /** The field whose text, with these words in it, is the block or a part of it. */
  find(page: string, block: string, words: string): Origin | null;
}

/** Fields that no page shows. */
const NOT_SHOWN = new Set(['to', 'source', 'sources', 'certainty', 'placeholders', 'confirmed', 'lastmod']);

/** Files that every page may show something of, the likeliest first. */
const SHARED = ['contact', 'company', 'navigation', 'promotion', 'testimonials', 'estimator', 'site'];

interface Search {
  site: PlannedSite;
  sources: Sources;
  data: string;
  routes: ReadonlyMap<string, Route>;
}

export function originsOf(search: Search): Origins {
  const { site, sources, data, routes } = search;
  let latest: { page: string; fields: Origin[] } | null = null;
  let everywhere: Origin[] | null = null;
  /** Findings of a page follow each other: the fields of one page are enough to keep. */
  const fieldsOf = (page: string): Origin[] => {
    if (latest?.page !== page) latest = { page, fields: fieldsOfPage(search, routes.get(page) ?? null) };
    return latest.fields;
  };
  /** Menus and footer name other pages. */
  const fieldsOfAll = (): Origin[] => {
    everywhere ??= [...sources].filter(([file]) => file !== join(data, 'claims.yaml')).flatMap(([, source]) => textsOf(source, site.tokens));
    return everywhere;
  };
  return {
    find: (page, block, words) => {
      const wanted = tidy(words);
      const isIt = ({ text }: Origin) => holds(text, wanted) && (block.includes(text) || text.includes(block));
      return fieldsOf(page).find(isIt) ?? fieldsOfAll().find(isIt) ?? null;
    },
  };
}

/** Every text of the files that the page is made from, tokens filled in. */
function fieldsOfPage({ site, sources, data }: Search, route: Route | null): Origin[] {
  const tokens = tokensOf(site, route);
  const own = route === null ? [] : filesOf(data, route);
  return [...own, ...SHARED.map((name) => join(data, `${name}.yaml`))].flatMap((file) => textsOf(sources.get(file), tokens));
}

function textsOf(source: Source | undefined, tokens: Tokens): Origin[] {
  const texts: Origin[] = [];
  visit(source?.value, (path, value) => {
    if (source === undefined || typeof value !== 'string' || path.some((step) => NOT_SHOWN.has(String(step)))) return;
    texts.push({ source, path, written: value, text: tidy(filled(value, tokens)) });
  });
  return texts.filter(({ text }) => text !== '');
}

/** Tokens of other pages stay as they are. */
function filled(text: string, tokens: Tokens): string {
  return tokensIn(text).reduce((result, name) => result.replaceAll(`{${name}}`, tokens.get(name) ?? `{${name}}`), text);
}

function filesOf(data: string, route: Route): string[] {
  const file = (name: string) => join(data, `${name}.yaml`);
  switch (route.kind) {
    case 'home':
      return [file('home'), file('service-pages')];
    case 'service':
      return [file(`services/${route.slug}`), file('service-pages')];
    case 'county':
      return [file(`counties/${route.slug}`), file('county-pages')];
    case 'city':
      return [file(`cities/${route.slug}`), file('city-pages')];
    case 'prose':
      return [file(`pages/${route.slug}`)];
    case 'notFound':
    case 'serverError':
      return [];
  }
}

function tokensOf(site: PlannedSite, route: Route | null): Tokens {
  const { data } = site;
  const shared = new Map([...site.tokens, ['number', data.company.license.number], ['classification', data.company.license.classification]]);
  switch (route?.kind) {
    case 'service':
      return serviceTokens(shared, entryOf(site.services, route.slug));
    case 'county':
      return countyTokens(shared, entryOf(site.counties, route.slug));
    case 'city': {
      const city = entryOf(site.cities, route.slug);
      return cityTokens(shared, city, entryOf(site.counties, city.county).name);
    }
    default:
      return shared;
  }
}

/** Word for word, and not as a part of longer words. */
export function holds(text: string, words: string): boolean {
  return indexOfWords(text, words) >= 0;
}

function indexOfWords(text: string, words: string): number {
  for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + 1)) {
    const before = text.slice(0, start);
    const after = text.slice(start + words.length);
    if (!(/^[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}]$/u.test(before)) && !(/[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(after))) return start;
  }
  return -1;
}

/** The words themselves, where they are written out in the file; else the field. */
export function placeOf({ source, path }: Origin, words: string): Place {
  const place = source.locate(path);
  const field = { file: source.file, field: fieldPath(path) };
  const lines = (source.written(path) ?? '').split('\n');
  const line = lines.findIndex((each) => holds(each, words));
  if (line < 0) return { ...field, ...place };
  const column = indexOfWords(lines[line] ?? '', words) + 1;
  return { ...field, line: place.line + line, column: line === 0 ? place.column + column - 1 : column };
}

/** The type of the section that the field is in, as the data calls it; null outside of sections. */
export function sectionTypeOf({ source, path }: Origin): string | null {
  if (path[0] !== 'body' || path.length < 3) return null;
  const section = valueAt(source.value, path.slice(0, 2));
  return isMap(section) && typeof section.type === 'string' ? section.type : null;
}

/** Whether the item that the field belongs to names where it comes from. */
export function isSourced({ source, path }: Origin): boolean {
  return path.some((_, depth) => {
    const holder = valueAt(source.value, path.slice(0, depth));
    return isMap(holder) && (isMap(holder.source) || (Array.isArray(holder.sources) && holder.sources.length > 0));
  });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, step) => (isMap(here) || Array.isArray(here) ? (here as Record<string | number, unknown>)[step] : undefined), value);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
