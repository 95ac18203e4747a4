// Installs the packages of package-lock.json when they are not all there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  process.stderr.write('Installing packages (once) ...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: project,
    // What npm says is talk, not a result.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (run.status === 0) return;
  throw new Error(`npm ci failed${run.error ? `: ${run.error.message}` : ''}. Is npm installed, and is there a network?`);
}

/** npm writes node_modules/.package-lock.json last: what it lists is there. Packages for other systems are optional. */
function isInstalled(project, isNeeded) {
  const written = join(project, 'node_modules', '.package-lock.json');
  if (!existsSync(written)) return false;
  const wanted = packagesOf(join(project, 'package-lock.json'));
  const present = packagesOf(written);
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || !isNeeded(entry) || present[path]?.version === entry.version,
  );
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
