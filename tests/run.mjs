// npm test: installs what is missing, the browser too, then runs every check and every test. Arguments go to vitest.
// npm run check: without a browser or a database server: format and lint, dead code, types, unit tests, fixtures of bad data.
// npm run soak: npm test with the full counts of the random tests, and another seed each time.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissingForTests } from '../bin/install.mjs';
import { findBrowsers } from './setup/browser.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const QUICK = ['tests/unit/', 'tests/site/bad', 'tests/data/valid'];

const mode = ['--check', '--soak'].find((option) => process.argv.includes(option));
const options = process.argv.slice(2).filter((option) => option !== mode);

try {
  await installMissingForTests(project);
  // Whoever asks for some tests wants those alone.
  if (options.length === 0) {
    runScript('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']);
    runScript('knip/bin/knip.js');
  }
  runScript('typescript/bin/tsc', ['--noEmit', '-p', project]);
  if (mode === '--check') test([...QUICK, ...options]);
  else {
    const { browser, shell } = await findBrowsers(project);
    const soak = mode === '--soak' ? { SOAK: '1', SEED: process.env.SEED ?? String(randomInt(2 ** 31)) } : {};
    test(options, { ...soak, SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell });
  }
} catch (error) {
  console.error(`npm test: ${error.fix ? `${error.message}\n  fix: ${error.fix}` : error.stack}`);
  process.exit(1);
}

/** As on a build machine: a snapshot that is not there is a failing test, not a new file. */
function test(options, env = {}) {
  runScript('vitest/vitest.mjs', ['run', ...options], { CI: 'true', ...process.env, ...env });
}

function runScript(script, args = [], env = process.env) {
  const { status } = spawnSync(process.execPath, [join(project, 'node_modules', script), ...args], { cwd: project, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
