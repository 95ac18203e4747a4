// Is the site older than what it is made from?
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders and files of the project that a site is made from, beside its data. */
const SOURCES = ['templates', 'client', 'generator', 'package-lock.json', '.env'];

export function isOlderThanSources({ project, data, out }: { project: string; data: string; out: string }): boolean {
  const made = statSync(join(out, '.shingle.json'), { throwIfNoEntry: false });
  if (made === undefined) return true;
  return [data, ...SOURCES.map((name) => join(project, name))].some((source) => newest(source) > made.mtimeMs);
}

function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), stats.mtimeMs);
}
