// A run that was killed between the two renames of its swap left the site under another name beside its folder: it is put back.
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemLitter } from '../content/files/litter';
import { codeOf } from '../text/system';
import { lockSite } from './lock';
import { readMarker } from './marker';

export const previousOf = (out: string) => join(dirname(out), `.${basename(out)}.shingle-previous`);
export const stageOf = (out: string, pid: number) => join(dirname(out), `.${basename(out)}.shingle-stage-${pid}`);

/** Puts the site back that a killed run left under another name. A run that is under way is left alone: it is between its renames. */
export async function heal(named: string): Promise<void> {
  const out = folderBehind(named);
  if (!existsSync(previousOf(out))) return;
  const lock = await lockSite(out);
  if ('what' in lock) return;
  try {
    restore(out);
  } finally {
    await lock.release();
  }
}

/** As `heal`, for commands that need no site: what keeps it from being put back is told by those that do. */
export async function healIfPossible(named: string): Promise<void> {
  try {
    await heal(named);
  } catch (cause) {
    if (codeOf(cause) === undefined) throw cause;
  }
}

/** The folder itself where a link to it is named, also while it is away. */
export function folderBehind(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  let target = resolve(path);
  for (let links = 0; isLink(target); links += 1) {
    // Links in a circle exist as little as one to nothing, and lead nowhere.
    if (links === MOST_LINKS) return resolve(path);
    target = resolve(realpathSync(dirname(target)), readlinkSync(target));
  }
  return target !== resolve(path) && existsSync(dirname(target)) ? join(realpathSync(dirname(target)), basename(target)) : target;
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Under the lock. What somebody has put in the place of the site meanwhile is not ours to remove: then both stay. */
function restore(out: string): void {
  const previous = previousOf(out);
  if (!existsSync(previous)) return;
  if (!existsSync(out)) return renameSync(previous, out);
  if (readMarker(out) !== null) return rmSync(previous, { recursive: true, force: true });
  if (!readdirSync(out).every(isSystemLitter)) return;
  for (const name of readdirSync(out)) rmSync(join(out, name), { recursive: true, force: true });
  rmdirSync(out);
  renameSync(previous, out);
}

/** Under the lock: removes what runs that were killed left beside it. */
export function tidy(out: string): void {
  const left = `.${basename(out)}.shingle-stage-`;
  for (const name of readdirSync(dirname(out))) if (name.startsWith(left)) rmSync(join(dirname(out), name), { recursive: true, force: true });
}
