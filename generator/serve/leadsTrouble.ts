// Why a lead store cannot be opened or written to, in words for whoever runs shingle: the disk, the rights, or damage.
import { accessSync, constants, type StatsFs, statfsSync } from 'node:fs';
import { type SystemTrouble, systemTrouble } from '../text/system';
import { Refusal } from './refusal';

const OTHER_FOLDER = 'or name another folder with --leads';

/** A lock is a socket in the folder (storeLock.ts). */
const NO_SOCKETS: SystemTrouble = { why: 'this kind of disk takes no sockets', fix: 'name a folder on a disk of this machine with --leads' };
const TROUBLES: Readonly<Record<string, SystemTrouble>> = { ENOTSUP: NO_SOCKETS, EOPNOTSUPP: NO_SOCKETS };

/** Postgres writes its log in pieces of 16 MB. On a full disk the embedded one does not fail, it hangs: so it is never let that far. */
const SPARE_BYTES = 40_000_000;
/** A piece of the log, and what a new table or a lock takes. */
const SPARE_FILES = 20;

/** What there is too little of where the folder is; null where there is enough of both. */
export function shortOf(folder: string): 'room' | 'files' | null {
  return shortIn(statfsSync(folder));
}

export function shortIn({ bavail, bsize, files, ffree }: Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>): 'room' | 'files' | null {
  if (bavail * bsize < SPARE_BYTES) return 'room';
  // Some file systems do not count.
  return files > 0 && ffree < SPARE_FILES ? 'files' : null;
}

/** Why no store can be kept in these folders, of which each is there. */
export function whyNotWritable(folders: readonly string[]): Refusal | null {
  for (const folder of folders) {
    try {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch (cause) {
      return (
        troubleOf(cause, folder) ??
        new Refusal({
          file: folder,
          what: `it cannot be written to: ${cause instanceof Error ? cause.message : String(cause)}`,
          fix: 'name another folder with --leads',
        })
      );
    }
    const short = shortOf(folder);
    if (short !== null) return shortage(folder, short);
  }
  return null;
}

function shortage(folder: string, short: 'room' | 'files'): Refusal {
  const what =
    short === 'room' ? `the disk is full: the lead store needs ${SPARE_BYTES / 1_000_000} MB to work with.` : 'the disk takes no more files (df -i shows it).';
  return new Refusal({ file: folder, what, fix: `${short === 'room' ? 'make room on it' : 'delete files on it'}, ${OTHER_FOLDER}` });
}

/** To a server: what it cannot write to can be read all the same. */
export function refuseToServe(folders: readonly string[]): void {
  const trouble = whyNotWritable(folders);
  if (trouble) throw new Refusal({ ...trouble.problem, fix: `${trouble.problem.fix}; the leads that are here can be read: bin/shingle leads list` });
}

/** What the system refused, as a Refusal; null for anything else. */
export function troubleOf(cause: unknown, folder: string): Refusal | null {
  if (!(cause instanceof Error)) return null;
  const { code = '', syscall = 'open', path, dest } = cause as NodeJS.ErrnoException & { dest?: string };
  const trouble = TROUBLES[code] ?? systemTrouble(code, '--leads');
  if (trouble === undefined) return null;
  const place = (code === 'ENOSPC' || code === 'EROFS' ? dest : undefined) ?? path ?? folder;
  return new Refusal({ file: place, what: `leads cannot be kept here: ${trouble.why} (${code} at ${syscall}).`, fix: trouble.fix });
}

export function orTrouble<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    throw troubleOf(cause, folder) ?? cause;
  }
}

/** `why` in the words of whoever found it. */
export function damaged(folder: string, why: string): Refusal {
  return new Refusal({
    file: folder,
    what: `the lead store is damaged: ${why}.`,
    fix: 'move this folder aside (keep it: some of it may be saved yet) and put your backup in its place, or begin without leads in a new folder with --leads',
  });
}

/** What Postgres wrote while it did not start, as the reason for a person. */
export function notStarted(folder: string, said: readonly string[]): Refusal {
  const words = said
    .map((line) => /^(?:[\d-]+ [\d:.]+ \w+ \[\d+\] )?(?:(FATAL|PANIC|ERROR|DETAIL):\s+|postgres: )(.*)$/.exec(line)?.[2])
    .filter((line) => line !== undefined);
  const why = words.join(' ').replaceAll('/pglite/data', 'database').replace(/\.$/, '') || 'its database does not start';
  if (/Permission denied/.test(why))
    return new Refusal({
      file: folder,
      what: `the lead store cannot be opened: ${why}.`,
      fix: 'give yourself the right to every file in it (ls -lR shows whose they are)',
    });
  if (/No space left/.test(why)) return shortage(folder, 'room');
  return damaged(folder, why);
}
