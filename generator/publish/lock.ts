// One run at a time writes a site.
import { basename, dirname } from 'node:path';
import { type Lock, takeLock } from '../../bin/lock.mjs';
import { error, type Problem } from '../problem';
import { makeFolders } from './folders';

/** The lock of a site, by the folder that holds it: the site's own folder is replaced. Or who has it. */
export async function lockSite(out: string): Promise<Lock | Problem> {
  makeFolders(dirname(out));
  const lock = await takeLock(dirname(out), `site ${basename(out)}`);
  if ('release' in lock) return lock;
  return error({
    file: out,
    what: `another run${lock.holder === null ? '' : ` (process ${lock.holder})`} is writing this site.`,
    fix: 'wait until it has finished, then run again',
  });
}
