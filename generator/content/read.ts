// Reads a data folder: every file once, every problem of every file at once.
import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { error, type Problem } from '../problem';
import { isFolder, listed, nameProblem, strayProblem, strays } from './files/names';
import { PUBLIC } from './files/publicFiles';
import { numberProblems } from './rules/numbers';
import { MARK_NAMES, type MarkedFields, readMarks } from './rules/placeholders';
import { company } from './schema/company';
import { contact, estimator, promotion, testimonials } from './schema/forms';
import { navigation } from './schema/navigation';
import { city, cityPages, claims, county, countyPages, home, prosePage, service, servicePages } from './schema/pages';
import { places } from './schema/places';
import { site } from './schema/site';
import { readSource, type Source } from './yaml/source';
import { safeParse } from './zod/parse';
import { zodProblems } from './zod/problems';

/** Files of which a site has exactly one. */
const SINGLE_FILES = {
  company,
  site,
  navigation,
  home,
  contact,
  estimator,
  promotion,
  testimonials,
  claims,
  places,
  'service-pages': servicePages,
  'county-pages': countyPages,
  'city-pages': cityPages,
} as const;

/** Files that a site may leave out, with the part of the site that is theirs. */
const OPTIONAL = ['estimator', 'promotion', 'testimonials'] as const;

/** Folders in which each file is a page; the file's name is its slug. */
const PAGE_FOLDERS = { services: service, counties: county, cities: city, pages: prosePage } as const;

/** Folder of the owner's photographs; those that pages name are published as they are (content/files/pictures.ts). */
export const IMAGES = 'images';

/** What can stand in a data folder. */
const KNOWN = [...Object.keys(SINGLE_FILES).map((name) => `${name}.yaml`), ...Object.keys(PAGE_FOLDERS)];

type Single<Name extends keyof typeof SINGLE_FILES> = z.output<(typeof SINGLE_FILES)[Name]>;
type Optional = (typeof OPTIONAL)[number];
type Singles = { [Name in Exclude<keyof typeof SINGLE_FILES, Optional>]: Single<Name> } & { [Name in Optional]: Single<Name> | null };
type Folders = { [Name in keyof typeof PAGE_FOLDERS]: Entry<z.output<(typeof PAGE_FOLDERS)[Name]>>[] };

/** The data of one page file. */
type Entry<Data> = Data & { slug: string; file: string };

export type Company = Singles['company'];
export type Service = Folders['services'][number];
export type County = Folders['counties'][number];
export type City = Folders['cities'][number];
export type ProsePage = Folders['pages'][number];

/** Everything the operator wrote, validated. Plain data: it can be cloned to another thread. */
export type SiteData = Singles & Folders;

/** The files as they were read, for the places of problems found later; keyed by file. */
export type Sources = Map<string, Source>;

export interface SiteReading {
  site: SiteData | null;
  sources: Sources;
  marks: MarkedFields;
  problems: Problem[];
}

/** Reads and validates `folder`. Problems of single files; what files say of each other is content/rules/references.ts. */
export function readSite(folder: string): SiteReading {
  const reading: SiteReading = { site: null, sources: new Map(), marks: new Map(), problems: [] };
  if (!isFolder(folder)) {
    reading.problems.push(error({ file: folder, what: 'there is no such data folder.', fix: 'name the folder that holds company.yaml with --data' }));
    return reading;
  }
  const found = strays(folder, [...KNOWN, PUBLIC]);
  reading.problems.push(...found.map((stray) => strayProblem(stray, KNOWN)));
  // What stands there under a wrong name is not missing besides.
  const misnamed = new Set(found.map(({ meant }) => meant));
  const singles = Object.entries(SINGLE_FILES)
    .filter(([name]) => !misnamed.has(`${name}.yaml`))
    .map(([name, schema]) => [name, isLeftOut(folder, name) ? null : readFile(join(folder, `${name}.yaml`), schema, reading)] as const);
  const folders = Object.entries(PAGE_FOLDERS)
    .filter(([name]) => !misnamed.has(name))
    .map(([name, schema]) => [name, readFolder(join(folder, name), schema, reading)] as const);
  if (!reading.problems.some((problem) => problem.severity === 'error')) {
    reading.site = Object.fromEntries([...singles, ...folders]) as SiteData;
  }
  return reading;
}

function isLeftOut(folder: string, name: string): boolean {
  return OPTIONAL.some((optional) => optional === name) && !existsSync(join(folder, `${name}.yaml`));
}

function readFile<Schema extends z.ZodType>(file: string, schema: Schema, reading: SiteReading): z.output<Schema> | null {
  const source = readSource(file);
  if (Array.isArray(source)) {
    reading.problems.push(...source);
    return null;
  }
  reading.sources.set(file, source);
  const { value, marks, problems } = readMarks(source);
  reading.marks.set(file, marks);
  reading.problems.push(...problems);
  const parsed = safeParse(schema, value);
  const misfits = parsed.success ? [] : zodProblems(source, parsed.error, { schema, atTop: MARK_NAMES });
  reading.problems.push(...misfits, ...numberProblems(source).filter((odd) => !misfits.some((misfit) => isAtOnePlace(odd, misfit))));
  return parsed.success ? parsed.data : null;
}

/** Of 08 where a text has to be, the text says more. */
function isAtOnePlace(one: Problem, other: Problem): boolean {
  return one.line === other.line && one.column === other.column;
}

function readFolder<Schema extends z.ZodType<object>>(folder: string, schema: Schema, reading: SiteReading) {
  if (!isFolder(folder)) {
    reading.problems.push(
      error({ file: folder, what: 'this folder of page files is missing.', fix: `make the folder ${basename(folder)} in the data folder` }),
    );
    return [];
  }
  const entries: Entry<z.output<Schema>>[] = [];
  for (const name of listed(folder)) {
    const file = join(folder, name);
    const problem = nameProblem(file);
    if (problem) {
      reading.problems.push(problem);
      continue;
    }
    const data = readFile(file, schema, reading);
    if (data) entries.push({ ...data, slug: name.slice(0, -'.yaml'.length), file });
  }
  return entries;
}

/** The owner's images, by name. A folder of such a name is not an image. */
export function imagesIn(folder: string): string[] {
  const images = join(folder, IMAGES);
  if (!isFolder(images)) return [];
  return listed(images).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name) && isFile(join(images, name)));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
