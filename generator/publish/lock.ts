// One run at a time writes a site: the lock names its process, and that of a process that is gone is taken over.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { error, type Problem } from '../problem';

/** The lock of a site lies beside it. */
export const lockOf = (out: string) => join(dirname(out), `.${basename(out)}.shingle-lock`);

export function codeOf(cause: unknown): string | undefined {
  return (cause as NodeJS.ErrnoException).code;
}

/** How long a lock counts that names no process: its writer may be about to. */
const UNNAMED_MS = 5_000;

/** Takes the lock, or says who has it. The lock of a process that is gone is taken over. */
export function takeLock(out: string): Problem | null {
  mkdirSync(dirname(out), { recursive: true });
  const lock = lockOf(out);
  if (makeLock(lock)) return null;
  const text = lockText(lock);
  if (isHeld(lock, text)) return busyProblem(out, text);
  takeAway(lock, text);
  return makeLock(lock) ? null : busyProblem(out, lockText(lock));
}

function busyProblem(out: string, text: string): Problem {
  const owner = pidIn(text);
  return error({
    file: out,
    what: `another run${owner === null ? '' : ` (process ${owner})`} is writing this site.`,
    fix: `wait until it has finished, then run again; if no other run is there, remove ${lockOf(out)}`,
  });
}

/** The lock appears with its process in it: a reader never sees half of one. */
function makeLock(lock: string): boolean {
  const draft = `${lock}.${process.pid}`;
  const text = String(process.pid);
  try {
    writeFileSync(draft, text);
    return putLock(lock, { draft, text });
  } finally {
    rmSync(draft, { force: true });
  }
}

/** False where there is one already. */
function putLock(lock: string, { draft, text }: { draft: string; text: string }): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(cause) ?? '')) throw cause;
    return isDone('EEXIST', () => writeFileSync(lock, text, { flag: 'wx' }));
  }
}

/** What systems say where there are no hard links. ENOENT: the run that has the lock tidied our draft away. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL', 'ENOENT']);

/** False where another run was quicker, which shows in this code. */
function isDone(code: 'EEXIST' | 'ENOENT', act: () => void): boolean {
  try {
    act();
    return true;
  } catch (cause) {
    if (codeOf(cause) === code) return false;
    throw cause;
  }
}

function lockText(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

export function pidIn(text: string): number | null {
  return /^[1-9]\d*$/.test(text.trim()) ? Number(text) : null;
}

function isHeld(lock: string, text: string): boolean {
  const owner = pidIn(text);
  // In a container, the run before often had the number that this one has.
  if (owner !== null) return owner !== process.pid && isRunning(owner);
  const stats = statSync(lock, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < UNNAMED_MS;
}

/** How long a run may need to take a stale lock away. */
const TAKING_MS = 5000;

/** Of many runs that see the same stale lock one takes it away: while it looks once more, no other may. */
function takeAway(lock: string, seen: string): void {
  const taking = `${lock}.taking`;
  if (isOlder(taking, TAKING_MS)) rmSync(taking, { force: true });
  if (!isDone('EEXIST', () => writeFileSync(taking, '', { flag: 'wx' }))) return;
  try {
    if (lockText(lock) === seen) rmSync(lock, { recursive: true, force: true });
  } finally {
    rmSync(taking, { force: true });
  }
}

function isOlder(file: string, ms: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ms;
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}
