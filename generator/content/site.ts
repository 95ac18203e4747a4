// Reads a data folder: every file once, every problem of every file at once.
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { SLUG } from '../../templates/fields';
import { type Problem, error } from '../problem';
import { nearest, oneOf } from './near';
import { MARK_NAMES, type MarkedFields, readMarks } from './placeholders';
import { company } from './schema/company';
import { contact, estimator, promotion, testimonials } from './schema/forms';
import { navigation } from './schema/navigation';
import {
  city,
  cityPages,
  claims,
  county,
  countyPages,
  home,
  prosePage,
  service,
  servicePages,
} from './schema/pages';
import { places } from './schema/places';
import { site } from './schema/site';
import { readSource, type Source } from './yaml/source';
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

/** Folders in which each file is a page; the file's name is its slug. */
const PAGE_FOLDERS = { services: service, counties: county, cities: city, pages: prosePage } as const;

/** Folder of the owner's photographs, copied into the site as they are. */
export const IMAGES = 'images';

type Singles = { [Name in keyof typeof SINGLE_FILES]: z.output<(typeof SINGLE_FILES)[Name]> };
type Folders = { [Name in keyof typeof PAGE_FOLDERS]: Entry<z.output<(typeof PAGE_FOLDERS)[Name]>>[] };

/** The data of one page file. */
export type Entry<Data> = Data & { slug: string; file: string };

export type Company = Singles['company'];
export type Home = Singles['home'];
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

/** Reads and validates `folder`. Problems of single files; what files say of each other is plan/references.ts. */
export function readSite(folder: string): SiteReading {
  const reading: SiteReading = { site: null, sources: new Map(), marks: new Map(), problems: [] };
  if (!isFolder(folder)) {
    reading.problems.push(
      error({ file: folder, what: 'there is no such data folder.', fix: 'name the folder that holds company.yaml with --data' }),
    );
    return reading;
  }
  const found = strays(folder);
  reading.problems.push(...found.map(strayProblem));
  // What stands there under a wrong name is not missing besides.
  const misnamed = new Set(found.map(({ meant }) => meant));
  const singles = Object.entries(SINGLE_FILES)
    .filter(([name]) => !misnamed.has(`${name}.yaml`))
    .map(([name, schema]) => [name, readFile(join(folder, `${name}.yaml`), schema, reading)] as const);
  const folders = Object.entries(PAGE_FOLDERS)
    .filter(([name]) => !misnamed.has(name))
    .map(([name, schema]) => [name, readFolder(join(folder, name), schema, reading)] as const);
  if (!reading.problems.some((problem) => problem.severity === 'error')) {
    reading.site = Object.fromEntries([...singles, ...folders]) as SiteData;
  }
  return reading;
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
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  reading.problems.push(...zodProblems(source, parsed.error, { schema, atTop: MARK_NAMES }));
  return null;
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
    const slug = name.slice(0, -'.yaml'.length);
    const problem = nameProblem(file, name, slug);
    if (problem) {
      reading.problems.push(problem);
      continue;
    }
    const data = readFile(file, schema, reading);
    if (data) entries.push({ ...data, slug, file });
  }
  return entries;
}

/** The owner's images, by name. */
export function imagesIn(folder: string): string[] {
  const images = join(folder, IMAGES);
  return isFolder(images) ? listed(images).filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name)) : [];
}

/** Sorted by code unit, so that the order is the same on every machine. */
function listed(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !BACKUP.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Names that Windows keeps for devices, where a file of that name cannot be copied to; and the home page's own. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Copies that editors leave beside a file: `norco.yaml~`, `norco.yaml.bak`. */
const BACKUP = /~$|\.(bak|orig|tmp|swp)$/;

function nameProblem(file: string, name: string, slug: string): Problem | null {
  if (!name.endsWith('.yaml')) {
    const plain = slugFrom(name.replace(/(\.(ya?ml|txt))+$/i, ''));
    return error({
      file,
      what: "this is no page's file: its name does not end in .yaml.",
      fix: `rename it${plain === null ? '' : ` to ${plain}.yaml`}, or move it out of the data folder`,
    });
  }
  if (RESERVED.test(slug)) {
    return error({
      file,
      what: `"${slug}" cannot be the name of a page: it is kept for something else on some computers.`,
      fix: `give the file a longer name, like ${slug}-page.yaml`,
    });
  }
  if (SLUG.test(slug) && slug.length <= 80) return null;
  return error({
    file,
    what: `${JSON.stringify(slug)} cannot be the address of a page: the file's name becomes the last part of it.`,
    fix: suggestedName(slug),
  });
}

function suggestedName(slug: string): string {
  const plain = slugFrom(slug);
  return plain === null
    ? 'rename the file: a to z, 0 to 9 and single hyphens, 80 characters at most, like palm-springs.yaml'
    : `rename the file to ${plain}.yaml`;
}

function slugFrom(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return SLUG.test(plain) && plain.length <= 80 && !RESERVED.test(plain) ? plain : null;
}

interface Stray {
  file: string;
  /** The file or folder that is not there, and that this one would be under its right name. */
  meant: string | undefined;
}

/** A file that nothing reads is a mistake in its name, not a file to pass over in silence. */
function strays(folder: string): Stray[] {
  const names = listed(folder);
  const absent = KNOWN.filter((name) => !names.includes(name));
  return names
    .filter((name) => !KNOWN.includes(name) && looksLikeData(folder, name))
    .map((name) => ({ file: join(folder, name), meant: nearest(name.replace(/\.(yml|ya?ml\.txt)$/i, '.yaml'), absent) }));
}

const KNOWN = [...Object.keys(SINGLE_FILES).map((name) => `${name}.yaml`), ...Object.keys(PAGE_FOLDERS)];

function looksLikeData(folder: string, name: string): boolean {
  const files = isFolder(join(folder, name)) ? listed(join(folder, name)) : [name];
  return files.some((file) => /\.ya?ml(\.txt)?$/i.test(file));
}

function strayProblem({ file, meant }: Stray): Problem {
  const kind = isFolder(file) ? 'folder' : 'file';
  return error({
    file,
    what: `nothing reads a ${kind} of this name${meant === undefined ? '' : `, and ${meant} is missing`}.`,
    fix: meant === undefined ? `move it out of the data folder, or ${oneOf(basename(file), KNOWN)}` : `rename it to ${meant}`,
  });
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
