// Is a site older than what it is made from?
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLitter } from '../content/litter';
import { isRead } from '../content/names';
import { MARKER } from './index';

/** Folders and files of the project that a site is made from, beside its data. */
const SOURCES = ['templates', 'client', 'generator', 'package-lock.json', '.env'];

export function isOlderThanSources({ project, data, out }: { project: string; data: string; out: string }): boolean {
  const ofData: Counted = (path, isFolder) => isFolder || isRead(basename(path));
  return madeAt(out) === null || changedSince(out, data, ofData) !== null || SOURCES.some((name) => changedSince(out, join(project, name)) !== null);
}

/** Which files and folders count; a folder changes when something in it comes or goes. */
type Counted = (path: string, isFolder: boolean) => boolean;

/** The file or folder that was changed last, where that was after the site was made; null too where nothing says when it was. */
export function changedSince(out: string, source: string, counted: Counted = () => true): string | null {
  const made = madeAt(out);
  if (made === null) return null;
  const { path, time } = newest(source, counted);
  return time > made ? path : null;
}

function madeAt(out: string): number | null {
  const marker = join(out, MARKER);
  // Where a file stands on the way to it, there is none either; what writes the site says so (publish/index.ts).
  return existsSync(marker) ? statSync(marker).mtimeMs : null;
}

function newest(path: string, counted: Counted): { path: string; time: number } {
  // Not statSync alone: it throws where a file stands on the way.
  const stats = existsSync(path) ? statSync(path) : undefined;
  const isFolder = stats?.isDirectory() ?? false;
  const here = { path, time: stats !== undefined && counted(path, isFolder) ? stats.mtimeMs : 0 };
  if (!isFolder) return here;
  return readdirSync(path)
    .filter((name) => !isLitter(name))
    .map((name) => newest(join(path, name), counted))
    .reduce((latest, each) => (each.time >= latest.time ? each : latest), here);
}
