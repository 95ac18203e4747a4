// Why a site cannot be written to a folder: known before anything is made, so that nothing is lost and no work is done for nothing.
import { existsSync, lstatSync, readdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { error, type Problem } from '../problem';
import { codeOf } from '../text/system';
import { isInside } from './folders';
import { folderBehind } from './heal';
import { MARKER, readMarker } from './marker';
import { foreignIn, foreignProblem } from './strangers';

/** What is wrong with the way to the folder, before anything is asked of the folder itself. */
export function refuseWay(out: string): Problem | null {
  const file = fileOnTheWay(out);
  if (file === null) return null;
  const where = file === out ? 'this is a file' : `${file} is a file`;
  return error({ file: out, what: `the site cannot be written here: ${where}.`, fix: 'name a folder with --out' });
}

export function refuseLink(out: string): Problem | null {
  if (existsSync(out) || !lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  return error({
    file: out,
    what: 'the site cannot be written here: this is a link to a folder that is not there.',
    fix: 'make that folder, or remove the link',
  });
}

/** The nearest thing that is there decides: it has to be a folder. */
function fileOnTheWay(path: string): string | null {
  if (existsSync(path)) return statSync(path).isDirectory() ? null : path;
  return dirname(path) === path ? null : fileOnTheWay(dirname(path));
}

/** A folder that is not ours is never replaced, nor one that holds what the site is made from, lies in it, or holds what somebody else put there. */
export function refuseFolder(out: string, sources: readonly string[]): Problem | null {
  for (const source of sources) {
    const folder = folderBehind(source);
    const [holds, lies] = [isInside(folder, out), isInside(out, folder)];
    if (!holds && !lies) continue;
    const why = lies ? `${source} is what the site is made from` : `the folder holds ${source}`;
    return error({ file: out, what: `the site cannot be written here: ${why}.`, fix: 'name another folder with --out' });
  }
  if (!existsSync(out)) return null;
  const marker = readMarker(out);
  if (marker !== null) return foreignProblem(out, foreignIn(out, marker));
  if (readdirSync(out).length === 0) return null;
  if (existsSync(join(out, 'assets/boot.js'))) {
    return error({
      file: out,
      what: `the site cannot be written here: this looks like a site of shingle, but ${MARKER} is missing, which says which of its files may be replaced.`,
      fix: `put ${MARKER} back, or move the folder away: the next run makes it whole again`,
    });
  }
  return error({
    file: out,
    what: 'the site cannot be written here: the folder holds files that shingle did not make.',
    fix: 'name an empty folder, or one that does not exist yet, with --out',
  });
}

/**
 * A mount point, or a folder of a container's image, cannot be renamed: better known now than after the work. The folder is
 * asked to take the name of the stage, which it never gets, for the stage is not empty: what counts is the reason given.
 */
export function refuseUnmovable({ folder, out }: { folder: string; out: string }): Problem | null {
  // Windows gives the same reason for everything.
  if (process.platform === 'win32' || !existsSync(out)) return null;
  try {
    renameSync(out, folder);
    // A file system that does it all the same has thrown the stage away, and nothing was in it yet.
    renameSync(folder, out);
    return null;
  } catch (cause) {
    return whyUnmovable(out, cause);
  }
}

function whyUnmovable(out: string, cause: unknown): Problem | null {
  const code = codeOf(cause);
  if (code === 'ENOTEMPTY' || code === 'EEXIST') return null;
  if (code !== 'EBUSY' && code !== 'EXDEV') throw cause;
  return error({
    file: out,
    what: `the site cannot be swapped in here: the folder cannot be renamed, since it is a mount point or belongs to another disk (${code}).`,
    fix: `name a folder inside it with --out, such as ${join(out, 'site')}`,
  });
}
