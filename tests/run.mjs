// npm test: installs what is missing, the browser too, then runs every test. Arguments go to vitest.
// npm run soak: the same with the full counts of the random tests.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissingForTests } from '../bin/install.mjs';
import { findBrowsers } from './setup/browser.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
installMissingForTests(project);

const types = spawnSync(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '--noEmit', '-p', project], {
  cwd: project,
  stdio: 'inherit',
});
if (types.status !== 0) process.exit(types.status ?? 1);

const options = process.argv.slice(2).filter((option) => option !== '--soak');
const soak = options.length < process.argv.length - 2 ? { SOAK: '1' } : {};
const { browser, shell } = await findBrowsers(project);
const tests = spawnSync(process.execPath, [join(project, 'node_modules/vitest/vitest.mjs'), 'run', ...options], {
  cwd: project,
  stdio: 'inherit',
  // As on a build machine: a snapshot that is not there is a failing test, not a new file.
  env: { CI: 'true', ...process.env, ...soak, SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell },
});
process.exit(tests.status ?? 1);
