// What a check is: from a row, the site and the data to the list of what is not as the row says. An empty list: the row is met.
import { z } from 'zod';
import type { Backend } from '../backend';
import type { Browse, Visit, Visitor } from '../browser';
import type { Runs } from '../cli';
import type { Data } from '../data';
import type { Miss } from '../miss';
import { type Read, WIDTHS } from '../reader/reader';
import { type Row, readRows } from '../rows';
import { hasForm, type Page, type PageKind, pagesOf, type Site, sectionOf } from '../site';

export interface Finding extends Miss {
  /** The page, file or command that was looked at. */
  route: string;
}

/** What a check may look at. */
export interface Given {
  row: Row;
  site: Site;
  data: Data;
  runs: Runs;
  backend: Backend;
  browse: Browse;
  read: Read;
}

/** A page that is being checked. */
export interface GivenPage extends Given {
  page: Page;
}

export type Check = (given: Given) => Finding[] | Promise<Finding[]>;
export type PageCheck = (given: GivenPage) => Miss[];
export type Look = (visit: Visit, given: GivenPage) => Promise<Miss[]>;
export type SectionCheck = (section: Element, given: GivenPage) => Miss[];

export const MET: Miss[] = [];

export function miss(expected: string, found: string): Miss[] {
  return [{ expected, found }];
}

/** A miss where a condition does not hold. */
export function want(holds: boolean, expected: string, found: string | (() => string) = 'not so'): Miss[] {
  return holds ? [] : miss(expected, typeof found === 'string' ? found : found());
}

/** One look at something that is not a page. */
export function once(route: string, look: (given: Given) => Miss[] | Promise<Miss[]>): Check {
  return async (given) => (await look(given)).map((found) => ({ route, ...found }));
}

/** On each page of the row's routes that there is, as it is seen at each width; a page that a row names and that is not there is a finding. */
export function onPages(check: PageCheck): Check {
  return async (given) => {
    const findings = pagesOf(given.site, given.row.routes).map(async ({ path, page }) => {
      if (!page) return [{ route: path, ...NO_PAGE }];
      const seen = await Promise.all(WIDTHS.map(async (width) => ({ width, page: await given.read(page, width) })));
      return seen.flatMap(({ width, page: asSeen }) => check({ ...given, page: asSeen }).map((found) => ({ route: `${path} at ${width} px`, ...found })));
    });
    return (await Promise.all(findings)).flat();
  };
}

/** In the files of those pages: what no reader sees, and what must not even be there. */
export function inFiles(check: PageCheck): Check {
  return (given) =>
    pagesOf(given.site, given.row.routes).flatMap(({ path, page }) =>
      page ? check({ ...given, page }).map((found) => ({ route: path, ...found })) : [{ route: path, ...NO_PAGE }],
    );
}

const NO_PAGE: Miss = { expected: 'a page', found: 'there is no such page in the output' };

/** One look at all pages of the site, as they are seen at each width. */
export function acrossPages(route: string, look: (given: Given) => Miss[]): Check {
  return async (given) => {
    const findings = WIDTHS.map(async (width) => {
      const pages = await Promise.all([...given.site.pages.values()].map(async (page) => [page.path, await given.read(page, width)] as const));
      return look({ ...given, site: { ...given.site, pages: new Map(pages) } }).map((found) => ({ route: `${route} at ${width} px`, ...found }));
    });
    return (await Promise.all(findings)).flat();
  };
}

/** In the row's `where` on each page; a section that is not there, or twice, is a finding. */
export function inSection(check: SectionCheck): Check {
  return onPages((given) => inPlace(given.row.where, check)(given));
}

export function inPlace(where: string, check: SectionCheck): PageCheck {
  return (given) => {
    const section = sectionOf(given.page.document, where);
    return typeof section === 'string' ? miss(`one ${where}`, section) : check(section, given);
  };
}

/** In the browser, on one page of the row's routes: the home page if it is among them. */
export function visiting(visitor: Visitor, look: Look): Check {
  return visit(visitor, look, (pages) => pages.filter((entry, _, all) => entry === (all.find(({ path }) => path === '/') ?? all[0])));
}

/** In the browser, on one page of each kind that the row's routes have. */
export function visitingEach(visitor: Visitor, look: Look): Check {
  return visit(visitor, look, ofEachKind);
}

/** A check that judges what was seen in a visit. */
export type LookBack<Seen> = (judge: (seen: Seen, given: GivenPage) => Miss[] | Promise<Miss[]>) => Check;

/** One visit that several rows look back on, made when the first of them asks. What goes wrong in it is told to each. */
export function lookingBack<Seen>(path: string, visitor: Visitor, see: (visit: Visit, given: GivenPage) => Promise<Seen>): LookBack<Seen> {
  const visits = new WeakMap<Browse, Promise<{ seen: Seen[]; misses: Miss[] }>>();

  async function visit(given: GivenPage): Promise<{ seen: Seen[]; misses: Miss[] }> {
    const seen: Seen[] = [];
    const misses = await given.browse(path, visitor, async (at) => {
      seen.push(await see(at, given));
      return MET;
    });
    return { seen, misses };
  }

  return (judge) => async (given) => {
    const route = `${path} at ${visitor.width} px`;
    const page = given.site.pages.get(path);
    if (!page) return [{ route, ...NO_PAGE }];
    const here = { ...given, page };
    const made = visits.get(given.browse) ?? visit(here);
    visits.set(given.browse, made);
    const { seen, misses } = await made;
    const judged = await Promise.all(seen.map((what) => judge(what, here)));
    return [...misses, ...judged.flat()].map((found) => ({ route, ...found }));
  };
}

type Pages = ReturnType<typeof pagesOf>;

function visit(visitor: Visitor, look: Look, choose: (pages: Pages) => Pages): Check {
  return async (given) => {
    const findings: Finding[] = [];
    for (const { path, page } of choose(pagesOf(given.site, given.row.routes))) {
      const misses = page ? await given.browse(path, visitor, (at) => look(at, { ...given, page })) : [NO_PAGE];
      findings.push(...misses.map((found) => ({ route: `${path} at ${visitor.width} px`, ...found })));
      // What does not come is waited for: once on one page is enough.
      if (findings.length > 0) break;
    }
    return findings;
  };
}

/** Several checks, one after another, until one finds something. */
export function all(...checks: Check[]): Check {
  return async (given) => {
    const findings: Finding[] = [];
    for (const check of checks) {
      findings.push(...(await check(given)));
      if (findings.length > 0) break;
    }
    return findings;
  };
}

function ofEachKind(pages: Pages): Pages {
  const first = new Map<PageKind | null, Pages[number]>();
  for (const entry of pages) {
    const kind = entry.page?.kind ?? null;
    if (!first.has(kind)) first.set(kind, entry);
  }
  return [...first.values()];
}

/** The value that an expectation is for, checked against what this kind of check understands. */
export function expectation<Schema extends z.ZodType>(row: Row, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(row.expect);
  if (parsed.success) return parsed.data;
  throw new Error(`${row.id}: this check does not understand the expectation ${JSON.stringify(row.expect)}`);
}

/** What another row is for. */
export function expectedBy<Schema extends z.ZodType>(id: string, schema: Schema): z.output<Schema> {
  return schema.parse(readRows().find((row) => row.id === id)?.expect);
}

const stateExpectation = z.strictObject({ before: z.string(), action: z.string(), after: z.string() });

export function state(row: Row): z.output<typeof stateExpectation> {
  return expectation(row, stateExpectation);
}

/** {braces} of an expectation, filled from the data. A number in header or footer is the header's, elsewhere the page's own (D23). */
export function filled(text: string, { row, data, page }: GivenPage): string {
  const framed = ['header', 'footer', 'nav'].includes(row.where);
  const values: Record<string, string> = {
    phone: framed ? data.phones.header : page.phone,
    license: data.license,
    company: data.company,
    siteUrl: data.siteUrl,
    path: page.path,
    city: cityOf(page, data),
  };
  return text.replace(/\{([\w-]+)\}/g, (braces, name: string) => values[name] ?? braces);
}

function cityOf(page: Page, data: Data): string {
  const file = data.files.get(`cities/${page.slug}`);
  return page.kind === 'city' ? String((file as { name?: string } | undefined)?.name) : '{city}';
}

/** {home: x, else: y} and {contact-pages: x, else: y}: what holds on this page. */
export function forPage<Value>(value: Value | { home: Value; else: Value } | { 'contact-pages': Value; else: Value }, page: Page): Value {
  if (typeof value !== 'object' || value === null) return value as Value;
  if ('home' in value) return page.kind === 'home' ? value.home : value.else;
  if ('contact-pages' in value) return hasForm(page) ? value['contact-pages'] : value.else;
  return value as Value;
}

export function quoted(texts: readonly string[]): string {
  return texts.length === 0 ? 'nothing' : texts.map((text) => JSON.stringify(text)).join(', ');
}

export function shortened(text: string, length = 240): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
