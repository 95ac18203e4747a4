// npm run test:edits: in a clone of what is committed, makes an operator's ordinary edits of data/, each by itself, and runs npm test
// after each, which has to stay green; and two mistakes, of which it has to turn red. Takes as long as npm test so many times.
//
//   --only tests/data/     these tests alone, without types, which no data changes: a minute each
//   --edit "a city added"  this edit alone
//   --list                 names them
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowsers } from '../setup/browser.mjs';
import { EDITS, editorOf, MISTAKES } from './list.mjs';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [] }, edit: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const all = [
  ...Object.entries(EDITS).map(([name, edit]) => ({ name, edit, says: null })),
  ...Object.entries(MISTAKES).map(([name, { edit, says }]) => ({ name, edit, says })),
];
const chosen = all.filter(({ name }) => values.edit === undefined || name === values.edit);

if (values.list) for (const { name } of all) console.log(name);
else if (chosen.length === 0) fail(`there is no edit "${values.edit}": --list names them`);
else await runAll();

async function runAll() {
  const { browser, shell } = await findBrowsers(project);
  const env = { ...process.env, SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell, CI: 'true', NO_COLOR: '1' };
  const scratch = mkdtempSync(join(tmpdir(), 'shingle-edits-'));
  const clone = join(scratch, 'project');
  git(project, 'clone', '-q', project, clone);
  // Without them npm test installs its own.
  if (existsSync(join(project, 'node_modules'))) symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'), 'junction');
  console.log(`${git(clone, 'log', '-1', '--format=%h %s')}\n${values.only.length === 0 ? 'npm test' : `vitest run ${values.only.join(' ')}`}\n`);
  const wrong = chosen.filter((each, index) => !isAsMeant(each, { clone, env, log: join(scratch, `${index + 1}.log`) }));
  if (wrong.length > 0) return fail(`${wrong.length} of ${chosen.length} edits did not end as they have to; what was said is in ${scratch}`);
  console.log(`\n${chosen.length} edits ended as they have to.`);
  rmSync(scratch, { recursive: true, force: true });
}

/** Makes an edit of data/ as it is committed, runs the tests, and prints what came of it. */
function isAsMeant({ name, edit, says }, { clone, env, log }) {
  git(clone, 'checkout', '-q', '--', 'data');
  git(clone, 'clean', '-fdq', '--', 'data');
  edit(editorOf(join(clone, 'data')), clone);
  const start = performance.now();
  const { status, said } = testsIn(clone, env);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  writeFileSync(log, said);
  const ok = says === null ? status === 0 : status === 1 && said.includes(says);
  console.log(`${ok ? 'ok   ' : 'WRONG'}  exit ${status}${says === null ? '' : ', as it has to be'}  ${seconds.padStart(5)} s  ${name}`);
  return ok;
}

function testsIn(clone, env) {
  const options = { cwd: clone, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024, env };
  const { status, stdout, stderr } =
    values.only.length === 0
      ? spawnSync('npm', ['test', '--silent'], { ...options, shell: process.platform === 'win32' })
      : spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...values.only], options);
  return { status, said: stdout + stderr };
}

function git(cwd, ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function fail(what) {
  console.error(`npm run test:edits: ${what}`);
  process.exitCode = 1;
}
