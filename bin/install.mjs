// Installs the packages of package-lock.json when they are not all there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from './lock.mjs';

/** What the program needs to run. */
export function installMissing(project) {
  return install(project, (entry) => !entry.dev && !entry.devOptional, ['--omit=dev']);
}

/** What the tests need besides. */
export function installMissingForTests(project) {
  return install(project, () => true, ['--include=dev']);
}

async function install(project, isNeeded, options) {
  if (isInstalled(project, isNeeded)) return;
  const lock = await waitForLock(project);
  try {
    // Another run may have installed them while this one waited.
    if (!isInstalled(project, isNeeded)) runNpm(project, options);
  } finally {
    await lock.release();
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

/** An error that whoever runs the program can fix; bin/shingle prints it without a stack. */
function refusal(message, fix) {
  return Object.assign(new Error(message), { fix });
}

/** Half a second between two looks; ten minutes in all, longer than any installation. */
const PAUSE_MS = 500;
const LOOKS = 1200;

/** Two runs of npm in one folder would take each other's files away. */
async function waitForLock(project) {
  for (let look = 0; look < LOOKS; look += 1) {
    const lock = await takeLock(project, 'install');
    if ('release' in lock) return lock;
    if (look === 0) process.stderr.write('Another run is installing the packages; waiting for it ...\n');
    await wait(PAUSE_MS);
  }
  throw refusal('another run has been installing the packages for ten minutes.', 'end it, then run again');
}

/** npm writes node_modules/.package-lock.json last: what it lists is there. Packages for other systems are optional. */
function isInstalled(project, isNeeded) {
  const written = join(project, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = packagesOf(join(project, 'package-lock.json'));
  const present = presentIn(written);
  return Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || !isNeeded(entry) || present[path]?.version === entry.version);
}

/** A list that npm was killed over is not a list. */
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
