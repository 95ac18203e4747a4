// A file system's refusal, in words for whoever runs shingle.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem } from '../problem';
import { type SystemTrouble, systemTrouble } from '../text/system';

/** What comes up where a site is written alone. */
const TROUBLES: Readonly<Record<string, SystemTrouble>> = {
  EBUSY: { why: 'it is a mount point, or another program holds it', fix: 'close that program, or name another folder with --out' },
  EISDIR: { why: 'there is a folder where a file should be', fix: 'rename or remove that folder' },
  EXDEV: { why: 'a part of it is on another disk', fix: 'name a folder that is on one disk with --out' },
};

/** In /proc and its like, where the folder above is there and takes none. */
const NO_FOLDERS: SystemTrouble = { why: 'no folder can be made there', fix: 'name another folder with --out' };

/** The file system's refusal as a problem, also where another error was made of it; null for anything else. */
export function fileTrouble(cause: unknown, project: string): Problem | null {
  if (!(cause instanceof Error)) return null;
  const { code = '', syscall, path, dest } = cause as NodeJS.ErrnoException & { dest?: string };
  const trouble = TROUBLES[code] ?? (code === 'ENOENT' && syscall === 'mkdir' ? NO_FOLDERS : systemTrouble(code, '--out'));
  // A port that may not be used has nothing to do with files.
  if (trouble === undefined || syscall === undefined || syscall === 'listen') return fileTrouble(cause.cause, project);
  // Of a copy, the disk that takes nothing more is the one it goes to.
  const place = (code === 'ENOSPC' || code === 'EROFS' ? dest : undefined) ?? path ?? folderForSettings(code, project);
  return error({ file: place, what: `${trouble.why} (${code} at ${syscall}).`, fix: trouble.fix });
}

/** Node does not say which folder was read as a file; .env is the one file that is read without a look at it first. */
function folderForSettings(code: string, project: string): string | undefined {
  const settings = join(project, '.env');
  return code === 'EISDIR' && statSync(settings, { throwIfNoEntry: false })?.isDirectory() ? settings : undefined;
}
