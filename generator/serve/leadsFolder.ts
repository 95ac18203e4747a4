// The folder that keeps the leads: for its owner only, not in git, never inside the site.
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Refusal } from './refusal';

/** What is in it: the database, sockets, and a mark for git. */
export const DATABASE = 'database';
const IGNORE = '.gitignore';

/** Makes the folder if it is missing. */
export function prepareLeadsFolder(folder: string, site: string | null): void {
  if (site !== null) refuseInside(folder, site);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Refusal({ file: folder, what: 'leads cannot be kept here: this is a file, not a folder.', fix: 'name a folder, or one that does not exist yet, with --leads' });
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isLeadsFolder(folder) && readdirSync(folder).length > 0) {
    throw new Refusal({ file: folder, what: 'leads cannot be kept here: the folder holds files that shingle did not make.', fix: 'name an empty folder, or one that does not exist yet, with --leads' });
  }
  writeFileSync(join(folder, IGNORE), '*\n', { mode: 0o600 });
  chmodSync(folder, 0o700);
}

/** A folder that prepareLeadsFolder has made; once leads are in it, whatever else has come into it. */
export function isLeadsFolder(folder: string): boolean {
  if (existsSync(join(folder, DATABASE))) return true;
  return existsSync(join(folder, IGNORE)) && readdirSync(folder).every(isOurs);
}

function isOurs(name: string): boolean {
  return name === IGNORE || name.startsWith(DATABASE) || name.endsWith('.sock') || name.startsWith('.socket-');
}

function refuseInside(folder: string, site: string): void {
  const [inner, outer] = [realOf(folder), realOf(site)];
  if (!`${inner}${sep}`.startsWith(`${outer}${sep}`) && !`${outer}${sep}`.startsWith(`${inner}${sep}`)) return;
  throw new Refusal({ file: folder, what: 'leads cannot be kept here: what is in the folder of the site is public, and replaced by the next run.', fix: 'name another folder with --leads' });
}

/** With links followed, as far as the path exists. */
function realOf(path: string): string {
  const full = resolve(path);
  try {
    return realpathSync(full);
  } catch {
    return dirname(full) === full ? full : join(realOf(dirname(full)), basename(full));
  }
}
