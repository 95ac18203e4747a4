// npm test: installs what is missing, the browser too, then runs every test. Arguments go to vitest.
// npm run soak: the same with the full counts of the random tests, and another seed each time.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissingForTests } from '../bin/install.mjs';
import { findBrowsers } from './setup/browser.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  installMissingForTests(project);
  const options = process.argv.slice(2).filter((option) => option !== '--soak');
  const soak = options.length < process.argv.length - 2 ? { SOAK: '1', SEED: process.env.SEED ?? String(randomInt(2 ** 31)) } : {};
  runScript('typescript/bin/tsc', ['--noEmit', '-p', project]);
  const { browser, shell } = await findBrowsers(project);
  // As on a build machine: a snapshot that is not there is a failing test, not a new file.
  runScript('vitest/vitest.mjs', ['run', ...options], { CI: 'true', ...process.env, ...soak, SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell });
} catch (error) {
  console.error(`npm test: ${error.fix ? `${error.message}\n  fix: ${error.fix}` : error.stack}`);
  process.exit(1);
}

function runScript(script, args, env = process.env) {
  const { status } = spawnSync(process.execPath, [join(project, 'node_modules', script), ...args], { cwd: project, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
