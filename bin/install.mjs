// Installs the packages of package-lock.json when they are not all there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the program needs to run. */
export function installMissing(project) {
  install(project, (entry) => !entry.dev && !entry.devOptional, ['--omit=dev']);
}

/** What the tests need besides. */
export function installMissingForTests(project) {
  install(project, () => true, ['--include=dev']);
}

function install(project, isNeeded, options) {
  if (isInstalled(project, isNeeded)) return;
  const lock = join(project, '.shingle', 'installing');
  takeLock(lock);
  try {
    // Another run may have installed them while this one waited.
    if (!isInstalled(project, isNeeded)) runNpm(project, options);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function runNpm(project, options) {
  process.stderr.write('Installing packages (once) ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    // What npm says is talk, not a result.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (run.status === 0) return;
  const said = run.error ? run.error.message : `npm ci ended with ${run.status ?? run.signal}`;
  throw refusal(
    `the packages could not be installed (${said}).`,
    run.error?.code === 'ENOENT'
      ? 'install npm; it comes with Node from https://nodejs.org'
      : 'see that there is a network, and what npm says above; then run again',
  );
}

/** An error that whoever runs the program can mend; bin/shingle prints it without a stack. */
function refusal(message, fix) {
  return Object.assign(new Error(message), { fix });
}

/** Half a second between two looks; ten minutes in all, longer than any installation. */
const PAUSE_MS = 500;
const LOOKS = 1200;

/** How long a lock counts that names no process: its maker may be about to. */
const UNNAMED_MS = 5_000;

/** Two runs of npm in one folder would take each other's files away. A folder is made by one of them only. */
function takeLock(lock) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let look = 0; look < LOOKS; look += 1) {
    if (makeLock(lock)) return;
    if (look === 0) process.stderr.write('Another run is installing the packages; waiting for it ...\n');
    if (isHeld(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    else takeAway(lock);
  }
  throw refusal('another run has been installing the packages for ten minutes.', `end it; if there is none, remove ${lock}`);
}

function makeLock(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  return true;
}

function isHeld(lock) {
  const owner = ownerOf(lock);
  if (owner > 0) return owner !== process.pid && isRunning(owner);
  const stats = statSync(lock, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < UNNAMED_MS;
}

function ownerOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Of two runs that see the same stale lock one renames it; the other may get hold of a new one, and gives it back. */
function takeAway(lock) {
  const away = `${lock}.${process.pid}`;
  try {
    renameSync(lock, away);
    if (isHeld(away)) renameSync(away, lock);
  } catch (error) {
    // Gone, or made anew meanwhile: another run was quicker.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
  rmSync(away, { recursive: true, force: true });
}

/** npm writes node_modules/.package-lock.json last: what it lists is there. Packages for other systems are optional. */
function isInstalled(project, isNeeded) {
  const written = join(project, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = packagesOf(join(project, 'package-lock.json'));
  const present = presentIn(written);
  return Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || !isNeeded(entry) || present[path]?.version === entry.version);
}

/** A list that npm was killed over is no list. */
function presentIn(written) {
  try {
    return packagesOf(written);
  } catch {
    return {};
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
