// The folder that keeps the leads: for its owner only, not in git, never inside the site. And what is in it: nothing yet, a
// store, or what is left of one, which is never taken for nothing.
import { chmodSync, existsSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isInside, makeFolders } from '../publish/folders';
import { damaged, orTrouble, refuseToServe, whyNotWritable } from './leadsTrouble';
import { Refusal } from './refusal';

/** What is in it: the database, sockets, a mark for git, and words for whoever finds it. */
export const DATABASE = 'database';
/** A database that is being made; it gets its name last. */
export const PLANTING = '.planting-';
const IGNORE = '.gitignore';
/** Written once a store is whole: where it stands without a database, a store was here. */
const ABOUT = 'about.txt';

const ABOUT_TEXT = `Here shingle serve keeps the leads that the forms of the site send: names, addresses and telephone numbers of people.

To make a backup, stop shingle serve and copy this whole folder to another disk. "shingle leads export" prints the leads
as a table at any time.
To put a backup in place, stop shingle serve, move this folder aside and copy the backup to where it was.
`;

/** Without these Postgres does not start, or starts with an empty database of its own making. */
const VITAL = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Makes the folder if it is missing. */
export function prepareLeadsFolder(folder: string, { site, sources }: { site: string; sources: readonly string[] }): void {
  refusePublic(folder, site, sources);
  orTrouble(folder, () => {
    if (existsSync(folder) && hasStore(folder)) refuseToServe([folder, join(folder, DATABASE)]);
    if (existsSync(folder) && !statSync(folder).isDirectory()) {
      throw new Refusal({
        file: folder,
        what: 'leads cannot be kept here: this is a file, not a folder.',
        fix: 'name a folder, or one that does not exist yet, with --leads',
      });
    }
    if (!existsSync(folder)) makeFolder(folder);
    if (!isLeadsFolder(folder) && readdirSync(folder).length > 0) {
      throw new Refusal({
        file: folder,
        what: 'leads cannot be kept here: the folder holds files that shingle did not make.',
        fix: 'name an empty folder, or one that does not exist yet, with --leads',
      });
    }
    writeOnce(join(folder, IGNORE), '*\n');
    if ((statSync(folder).mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
  });
}

/** On a disk that can only be read Node's own mkdir says that there is no such folder. */
function makeFolder(folder: string): void {
  let parent = dirname(resolve(folder));
  while (!existsSync(parent)) parent = dirname(parent);
  const trouble = statSync(parent).isDirectory() ? whyNotWritable([parent]) : null;
  if (trouble) throw trouble;
  makeFolders(folder, 0o700);
}

/** Says what the folder is, and that a store was made in it. */
export function markAsStore(folder: string): void {
  writeOnce(join(folder, ABOUT), ABOUT_TEXT);
}

/** A folder that prepareLeadsFolder has made; once leads are in it, whatever else has come into it. */
export function isLeadsFolder(folder: string): boolean {
  if (existsSync(join(folder, DATABASE))) return true;
  return existsSync(join(folder, IGNORE)) && readdirSync(folder).every(isOurs);
}

/** Is there a store, or may one be made? Refuses what is left of one: an empty store in its place would hide that leads are missing. */
export function hasStore(folder: string): boolean {
  if (!statSync(folder).isDirectory()) return false;
  const database = join(folder, DATABASE);
  if (!existsSync(database)) {
    const trace = readdirSync(folder).find((name) => name === ABOUT || name.startsWith(DATABASE));
    if (trace !== undefined && existsSync(join(folder, IGNORE))) throw damaged(folder, `${DATABASE}/ is missing, but ${trace} shows that leads were kept here`);
    return false;
  }
  const missing = VITAL.find((name) => !existsSync(join(database, name)));
  if (missing !== undefined) throw damaged(folder, `${DATABASE}/${missing} is missing`);
  return true;
}

function isOurs(name: string): boolean {
  return name === IGNORE || name === ABOUT || name.startsWith(DATABASE) || name.startsWith(PLANTING) || name.endsWith('.sock') || name.startsWith('.socket-');
}

function writeOnce(path: string, text: string): void {
  if (!existsSync(path)) writeFileSync(path, text, { mode: 0o600 });
}

/** A folder of sources may be copied to the site, and goes where the project's files go. */
function refusePublic(folder: string, site: string, sources: readonly string[]): void {
  const [leads, out] = [realOf(folder), realOf(site)];
  const inSite = isInside(leads, out) || isInside(out, leads);
  const source = sources.find((path) => isInside(leads, realOf(path)));
  if (!inSite && source === undefined) return;
  const why = inSite ? 'what is in the folder of the site is public, and replaced by the next run' : `${source} is part of what the site is made from`;
  throw new Refusal({ file: folder, what: `leads cannot be kept here: ${why}.`, fix: 'name another folder with --leads' });
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
