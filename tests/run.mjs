// npm test: installs what is missing, the browser too, then runs every check and every test. Arguments go to vitest.
// npm run check: without a browser or a database server: format and lint, dead code, types, unit tests, fixtures of bad data.
// npm run soak: npm test with the full counts of the random tests, and another seed each time.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissingForTests } from '../bin/install.mjs';
import { findBrowsers } from './setup/browser.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const mode = ['--check', '--soak'].find((option) => process.argv.includes(option));
const options = process.argv.slice(2).filter((option) => option !== mode);

try {
  await installMissingForTests(project);
  // Whoever asks for some tests wants those alone.
  if (options.length === 0) await Promise.all([run('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']), run('knip/bin/knip.js')]).then(stopAtFailure);
  if (mode === '--check') await Promise.all([types(), quickTests()]).then(stopAtFailure);
  else {
    await types().then(stopAtFailure);
    const { browser, shell } = await findBrowsers(project);
    const soak = mode === '--soak' ? { SOAK: '1', SEED: process.env.SEED ?? String(randomInt(2 ** 31)) } : {};
    await test(options, { ...soak, SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell }).then(stopAtFailure);
  }
} catch (error) {
  console.error(`npm test: ${error.fix ? `${error.message}\n  fix: ${error.fix}` : error.stack}`);
  process.exit(1);
}

/** The second time, of what has changed since the first. */
function types() {
  return run('typescript/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', join(project, '.shingle/types.json'), '-p', project]);
}

/** Unit tests share their modules, which takes a third of the time; those that put others in the place of modules, or run commands, do not. */
async function quickTests() {
  const files = readdirSync(join(project, 'tests/unit'), { recursive: true }).map((file) => join('tests/unit', file));
  const alone = files.filter((file) => /\.test\.tsx?$/.test(file) && /vi\.mock\(|shingleInside/.test(readFileSync(join(project, file), 'utf8')));
  const env = { SHINGLE_SITE: 'none' };
  const status = await test(['tests/unit/', '--no-isolate', ...alone.flatMap((file) => ['--exclude', file]), ...options], env);
  return (await test([...alone, 'tests/site/bad.test', 'tests/data/valid', ...options], env)) || status;
}

/** As on a build machine: a snapshot that is not there is a failing test, not a new file. */
function test(files, env = {}) {
  return run('vitest/vitest.mjs', ['run', ...files], { CI: 'true', ...process.env, ...env });
}

/** Its exit status. */
function run(script, args = [], env = process.env) {
  const child = spawn(process.execPath, [join(project, 'node_modules', script), ...args], { cwd: project, stdio: 'inherit', env });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve(status ?? 1)));
}

function stopAtFailure(statuses) {
  const failed = [statuses].flat().find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
