// A new folder in the place of an old one: who may read it was decided by whoever set up the old one.
import { chmodSync, chownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../text/system';

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

/** What systems say of a group that cannot be given: whoever runs this is not in it, a container does not know it, or the disk keeps none. */
const NOT_GIVEN: ReadonlySet<string> = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** The site is published all the same. */
function allowed(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (cause) {
    if (!NOT_GIVEN.has(codeOf(cause) ?? '')) throw cause;
    return false;
  }
}
