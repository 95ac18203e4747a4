// The sample's YAML as it stands, without the generator: the tests must not take the generator's word for what the data says.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The specification speaks of these pages, whatever an operator has made of data/. */
export const SAMPLE = join(PROJECT, 'tests', 'sample');

/** A value of a YAML file, to be walked with `at`. */
export type Yaml = unknown;

export interface Data {
  folder: string;
  /** By path from the folder, without .yaml: 'company', 'cities/riverside'. */
  files: ReadonlyMap<string, Yaml>;
  phones: { header: string; services: string; counties: string };
  company: string;
  license: string;
  siteUrl: string;
}

export function readData(folder = SAMPLE): Data {
  const files = new Map<string, Yaml>();
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue;
    const file = join(entry.parentPath, entry.name);
    const name = file.slice(folder.length + 1, -'.yaml'.length).replaceAll('\\', '/');
    files.set(name, parse(readFileSync(file, 'utf8')));
  }
  const company = files.get('company');
  return {
    folder,
    files,
    phones: {
      header: textAt(company, 'phones', 'header'),
      services: textAt(company, 'phones', 'services'),
      counties: textAt(company, 'phones', 'counties'),
    },
    company: textAt(company, 'shortName'),
    license: textAt(company, 'license', 'display')
      .replace('{number}', textAt(company, 'license', 'number'))
      .replace('{classification}', textAt(company, 'license', 'classification')),
    siteUrl: new URL(textAt(files.get('site'), 'url')).origin,
  };
}

/** The value at a path of keys; undefined where there is none. */
export function at(value: Yaml, ...path: (string | number)[]): Yaml {
  return path.reduce<Yaml>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string | number, Yaml>)[key] : undefined), value);
}

export function textAt(value: Yaml, ...path: (string | number)[]): string {
  const found = at(value, ...path);
  return found === undefined || found === null ? '' : String(found);
}

export function listAt(value: Yaml, ...path: (string | number)[]): Yaml[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Files of one folder of the data, by slug. */
export function filesIn(data: Data, folder: string): Map<string, Yaml> {
  return new Map([...data.files].filter(([name]) => name.startsWith(`${folder}/`)).map(([name, value]) => [basename(name), value]));
}

/** Every text in a value. */
export function textsIn(value: Yaml): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
