// While a server keeps leads: is the folder still the one it opened? Looks once a second. A socket that was deleted is made
// again. Where the folder or its database was moved away, or another process opened the database (from another container or
// machine, which no lock here can see), leads must not be taken any more: they would be answered for and lost.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from './leadsFolder';
import { Refusal } from './refusal';

const EVERY_MS = 1000;

export interface GuardOptions {
  /** Makes what is missing of our own mark on the folder. */
  renew(): Promise<void>;
  lost(cause: Refusal): void;
}

export interface Guard {
  /** What has become of the folder; null while it is the one that was opened. */
  look(): Refusal | null;
  end(): void;
}

/** Called when the database is open. */
export function guardFolder(folder: string, { renew, lost }: GuardOptions): Guard {
  const before = stampOf(folder);
  let looking = false;
  const timer = setInterval(async () => {
    if (looking) return;
    looking = true;
    const verdict = look();
    if (verdict !== null) {
      clearInterval(timer);
      return lost(verdict);
    }
    // A full disk takes no socket: then the next look may.
    await renew().catch(() => {});
    looking = false;
  }, EVERY_MS).unref();
  return { look, end: () => clearInterval(timer) };

  function look(): Refusal | null {
    const now = stampOf(folder);
    return now === before ? null : takenAway(folder, now);
  }
}

/** Postgres writes its own mark, postmaster.pid, once each time a process opens the database, and removes it at the end. */
function stampOf(folder: string): string | null {
  try {
    const [home, database, mark] = [folder, join(folder, DATABASE), join(folder, DATABASE, 'postmaster.pid')].map((path) => statSync(path, { bigint: true }));
    return [home?.dev, home?.ino, database?.dev, database?.ino, mark?.ino, mark?.mtimeNs].join(' ');
  } catch {
    return null;
  }
}

function takenAway(folder: string, now: string | null): Refusal {
  return new Refusal({
    file: folder,
    what:
      now === null
        ? 'the folder with the leads was moved or deleted while they were kept in it.'
        : 'another process opened the leads of this folder while they were kept in it.',
    fix:
      now === null
        ? 'put it back where it was, or put your backup there; then start shingle serve again'
        : 'let one shingle serve alone use this folder; then start it again, and look through the last leads',
  });
}
