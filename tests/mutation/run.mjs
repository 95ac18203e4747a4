// npm run mutate: breaks the product on purpose in 60 places, one at a time in a copy of the working tree, and says which tests notice.
//
//   npm run mutate                    goes on where it was stopped; a file changed since is tried anew
//   npm run mutate -- --list          says what would be broken
//   npm run mutate -- --only 3,17     these alone, once more
//   --seed 7, --count 60, --minutes 20 (for each), --no-baseline (does not make sure first that all tests pass)
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowsers } from '../setup/browser.mjs';
import { drawMutant, WORDS } from './mutants.mjs';
import { compiles, relatedTests, runTests } from './tests.mjs';
import { copyTree, hashOfTree } from './tree.mjs';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '20261128' },
    count: { type: 'string', default: '60' },
    minutes: { type: 'string', default: '20' },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    'no-baseline': { type: 'boolean', default: false },
  },
});
const limitMs = Number(values.minutes) * 60_000;
const numbers = values.only ? values.only.split(',').map(Number) : Array.from({ length: Number(values.count) }, (_, index) => index + 1);

const stateFile = join(project, '.shingle', 'mutation', `${values.seed}.json`);
const state = existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : { baseline: null, results: {} };

// A run that is interrupted ends what it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    console.error(`Ended by ${signal}; the next run goes on from here.`);
    process.exit(130);
  });
}

const root = copyTree(project);
if (values.list) await list();
else await mutate();

async function list() {
  const taken = new Set();
  for (const number of numbers) {
    const { id, kind, file, line, what } = await drawNew(number, taken, () => true);
    taken.add(id);
    console.log(`${number}. ${WORDS[kind]}: ${file}:${line}: ${what}`);
  }
}

async function mutate() {
  const { browser, shell } = await findBrowsers(project);
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', SHINGLE_BROWSER: browser, SHINGLE_BROWSER_SHELL: shell };
  if (!values['no-baseline']) await ensureBaseline(env);
  const done = [];
  for (const number of numbers) {
    const taken = new Set(Object.entries(state.results).flatMap(([other, { id }]) => (Number(other) < number ? [id] : [])));
    const mutant = await drawNew(number, taken, compilesOrIsKnown);
    const known = values.only ? undefined : state.results[number];
    if (known?.id !== mutant.id) console.error(`${number}. ${mutant.file}:${mutant.line}: ${mutant.what} ...`);
    const result = known?.id === mutant.id ? known : await tryMutant(mutant, env);
    state.results[number] = result;
    save();
    done.push({ number, ...result });
    console.log(`${number}. ${result.words}: ${result.file}:${result.line}: ${result.outcome}`);
  }
  console.log(`\n${tableOf(done)}`);
}

/** All tests pass on the tree as it is; otherwise whatever is broken would be noticed. */
async function ensureBaseline(env) {
  const hash = hashOfTree(project);
  if (state.baseline === hash) return;
  console.log('All tests on the product as it is ...');
  const run = await runTests(root, { only: [], env, limitMs });
  if (run.kind !== 'passed') throw new Error(`The tests do not pass on the product as it is: ${JSON.stringify(run)}`);
  state.baseline = hash;
  save();
}

/** None twice, and what the compiler refuses no test has to notice: then the next is drawn. */
async function drawNew(number, taken, isGood) {
  for (let attempt = 0; ; attempt += 1) {
    const mutant = drawMutant(root, { seed: values.seed, index: number - 1, attempt });
    if (!taken.has(mutant.id) && (await isGood(mutant))) return mutant;
  }
}

async function compilesOrIsKnown(mutant) {
  return Object.values(state.results).some(({ id }) => id === mutant.id) || (await broken(mutant, () => compiles(root, limitMs)));
}

/** Does something while the file is broken. */
async function broken({ file, mutated }, act) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated);
  try {
    return await act();
  } finally {
    writeFileSync(path, text);
  }
}

async function tryMutant(mutant, env) {
  const { id, kind, file, line, what } = mutant;
  const about = { id, words: WORDS[kind], file, line, what };
  const end = Date.now() + limitMs;
  for (const only of [...relatedTests(root, file).map((folder) => [folder]), []]) {
    const run = await broken(mutant, () => runTests(root, { only, env, limitMs: Math.max(1000, end - Date.now()) }));
    if (run.kind === 'endless') return { ...about, outcome: `NO END in ${values.minutes} minutes` };
    if (run.kind === 'passed') continue;
    const isNoticed = await passWithout(run.failed, env);
    return { ...about, isNoticed, outcome: `${isNoticed ? '' : 'UNCLEAR, fails without it, too: '}${inWords(run.failed)}` };
  }
  return { ...about, outcome: 'NOT NOTICED' };
}

/** A test that fails on the whole product, too, has noticed nothing. */
async function passWithout(failed, env) {
  const only = failed.map(({ file }) => file).filter((file) => file !== 'tests/setup');
  if (only.length === 0) return true;
  return (await runTests(root, { only, env, limitMs })).kind === 'passed';
}

function inWords(failed) {
  return failed.map(({ file, name }) => `${file} (${name})`).join('; ');
}

function tableOf(done) {
  const cell = (text) => String(text).replaceAll('|', '\\|');
  const rows = done.map(({ number, words, file, line, what, outcome }) => `| ${[number, words, `${file}:${line}`, what, outcome].map(cell).join(' | ')} |`);
  const noticed = done.filter(({ isNoticed }) => isNoticed).length;
  return [
    '| # | broken | where | what | noticed by |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    `${noticed} of ${done.length} noticed (seed ${values.seed}).`,
  ].join('\n');
}

function save() {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state, null, 1));
}
