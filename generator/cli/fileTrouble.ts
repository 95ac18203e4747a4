// A file system's refusal, in words for whoever runs shingle.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem } from '../problem';

/** What a file system refuses, and what whoever runs shingle can do about it. */
const TROUBLES: Readonly<Record<string, { why: string; fix: string }>> = {
  ENOSPC: { why: 'the disk is full', fix: 'make room on it, then run again' },
  EACCES: { why: 'there is no permission for it', fix: 'give yourself the right to it, or name another folder with --out' },
  EPERM: { why: 'the system does not allow it', fix: 'find out whose it is (ls -ld), or name another folder with --out' },
  EROFS: { why: 'it is on a disk that can only be read', fix: 'name a folder on another disk with --out' },
  ENOTDIR: { why: 'a part of the path is a file, not a folder', fix: 'correct the path, or move that file away' },
  EBUSY: { why: 'it is a mount point, or another program holds it', fix: 'close that program, or name another folder with --out' },
  EISDIR: { why: 'there is a folder where a file should be', fix: 'rename or remove that folder' },
  EXDEV: { why: 'a part of it is on another disk', fix: 'name a folder that is on one disk with --out' },
  ENAMETOOLONG: { why: 'its name is too long', fix: 'choose a shorter name' },
  EMFILE: { why: 'too many files are open', fix: 'close other programs, or allow more open files (ulimit -n)' },
};

/** The file system's refusal as a problem, also where another error was made of it; null for anything else. */
export function fileTrouble(cause: unknown, project: string): Problem | null {
  if (!(cause instanceof Error)) return null;
  const { code = '', syscall, path, dest } = cause as NodeJS.ErrnoException & { dest?: string };
  const trouble = TROUBLES[code];
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
