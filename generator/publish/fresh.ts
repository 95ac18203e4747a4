// Is a site older than what it is made from? By content: times stand still within a moment, go back with a copy or a clock, and lie ahead.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashFiles } from '../../bin/cache.mjs';
import { hashOf } from '../assets/hashed';
import { isLitter } from '../content/files/litter';
import { isFolder, isRead } from '../content/files/names';
import { PUBLIC, publicFiles } from '../content/files/publicFiles';
import type { Settings } from '../settings';
import { type From, readMarker } from './marker';

/** Folders and files of the project that a site is made from, beside its data. */
const PROGRAM = ['templates', 'client', 'generator', 'package-lock.json'];

type Sources = Pick<Settings, 'project' | 'data' | 'environment'>;

/** What a site is made from, as it is now. Asked for before anything is read: what changes meanwhile is then new to the next run. */
export function sourcesOf({ project, data, environment }: Sources): From {
  return {
    data: [...stampsOf(data).keys()].sort(),
    program: hashFiles(
      project,
      PROGRAM.filter((name) => existsSync(join(project, name))),
    ),
    environment,
  };
}

export function isOlderThanSources(settings: Sources & Pick<Settings, 'out'>): boolean {
  const from = readMarker(settings.out)?.made?.from;
  return from === undefined || !isDeepStrictEqual(sourcesOf(settings), from);
}

/** Files of the data that the site was not made from as they are now: added or changed. Null where nothing says what it was made from. */
export function changedData(out: string, data: string): string[] | null {
  const from = readMarker(out)?.made?.from;
  if (from === undefined) return null;
  const known = new Set(from.data);
  return [...stampsOf(data)].filter(([stamp]) => !known.has(stamp)).map(([, file]) => join(data, file));
}

/** The files of the data by the hash of their name and content. */
function stampsOf(data: string): Map<string, string> {
  return new Map(dataFiles(data).map((file) => [hashOf(`${file}\0${contentOf(join(data, file))}`), file]));
}

/** As in a data folder nothing is deeper, that is all; which of it is wrong is told by what reads it. */
function dataFiles(data: string): string[] {
  if (!isFolder(data)) return [];
  const names = readdirSync(data).sort();
  const folders = names.filter((name) => name !== PUBLIC && !isLitter(name) && isFolder(join(data, name)));
  const inside = folders.flatMap((folder) =>
    readdirSync(join(data, folder))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return [...[...names, ...inside].filter((file) => isRead(basename(file))), ...publicFiles(data).map((file) => `${PUBLIC}/${file}`)];
}

/** Line ends of Windows change no page. What cannot be read is told by what reads it. */
function contentOf(path: string): string {
  try {
    if (!statSync(path).isFile()) return 'no file';
    const bytes = readFileSync(path);
    return hashOf(path.endsWith('.yaml') ? bytes.toString('latin1').replaceAll('\r\n', '\n') : bytes);
  } catch {
    return 'unreadable';
  }
}
