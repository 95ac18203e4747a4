// A new folder in the place of an old one: who may read it was decided by whoever set up the old one.
import { chmodSync, chownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './heal';

/** Gives `folder` the mode of the folder that it replaces, and all of it that folder's group. Its files have the run's own mode. */
export function takeOver(folder: string, old: Stats): void {
  if (process.platform === 'win32') return;
  if (lstatSync(folder).gid !== old.gid) giveGroup(folder, old.gid);
  // A change of group takes the bit away that lends it to what is made inside: the mode comes last.
  allowed(() => chmodSync(folder, old.mode & 0o7777));
}

function giveGroup(path: string, gid: number): void {
  const stats = lstatSync(path);
  if (!allowed(() => chownSync(path, stats.uid, gid)) || !stats.isDirectory()) return;
  for (const name of readdirSync(path)) giveGroup(join(path, name), gid);
}

/** A group that whoever runs this is not in cannot be given: the site is published all the same. */
function allowed(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (cause) {
    if (codeOf(cause) !== 'EPERM') throw cause;
    return false;
  }
}
