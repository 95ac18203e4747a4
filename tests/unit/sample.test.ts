// data/ is the operator's: a test that counts or names what stands there turns red when a city is added. So tests read the sample.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../setup/output';
import { onSample, sample } from '../setup/run';

const tests = join(import.meta.dirname, '..');

/** What is about data/ itself: its own tests, the copy, the operator's edits; and this file, with its examples. */
const ABOUT_DATA = /^(data\/|operator\/|sample\.mjs$|unit\/sample\.test\.ts$)/;

/** The ways in which code names the project's own data/. */
const NAMES_DATA = [
  /\b(?:project|PROJECT|process\.cwd\(\)), ['"`]data\b/,
  /\$\{(?:project|PROJECT)\}\/data\b/,
  /['"`](?:\.\.\/){2,}data['"`/]/,
  /\b(?:readSite|plannedSite|readData|readFileSync|readdirSync|cpSync|layOver|layCase|resolve)\(['"`](?:\.\/)?data['"`/]/,
];

/** The project's launcher with its arguments, where no helper starts it. */
const LAUNCHED = /\[(?:join\((?:project|PROJECT), )?'bin(?:\/|', ')shingle'\)?([^\]]*)\]/g;

/** Over the project's own data, or over nobody knows what. */
function isOverData(args: string): boolean {
  return /'(?:generate|validate|audit|art|--fresh)'/.test(args) ? !args.includes("'--data'") : /\.\.\.(?!onSample\()/.test(args);
}

/** A project that a test has made is its own. */
const OWN = /\bconst project = mkdtempSync\(/;

function broken(text: string): string[] {
  const launched = Array.from(text.matchAll(LAUNCHED), ([, args = '']) => args);
  return [
    ...(!OWN.test(text) && NAMES_DATA.some((pattern) => pattern.test(text)) ? ['reads data/ of the project\n  fix: read the sample (tests/setup/run)'] : []),
    ...(launched.some(isOverData) ? ['runs a command over data/\n  fix: shingle() or onSample() of tests/setup/run, ownProject(), or --data'] : []),
  ];
}

describe('the rule', () => {
  it('is kept by every test but those of data/', () => {
    const sources = filesIn(tests).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !ABOUT_DATA.test(file));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap((file) => broken(readFileSync(join(tests, file), 'utf8')).map((what) => `tests/${file} ${what}`))).toEqual([]);
  });

  it.each([
    "cpSync(join(project, 'data'), folder)",
    "readFileSync(join(project, 'data/estimator.yaml'))",
    "join(PROJECT, 'data', file)",
    "join(process.cwd(), 'data')",
    "join(import.meta.dirname, '../../../data/services')",
    "readSite('data')",
    'readFileSync(`${project}/data/home.yaml`)',
    "new URL('../../data/home.yaml', import.meta.url)",
    "spawn(process.execPath, [join(project, 'bin/shingle'), 'generate', '--quiet'])",
    "execFile(process.execPath, [join(PROJECT, 'bin', 'shingle'), 'serve', '--fresh'])",
    "execFileSync(process.execPath, ['bin/shingle', 'generate'], { cwd: root })",
    "spawn(process.execPath, [join(project, 'bin/shingle'), ...args], options)",
  ])('is broken by %s', (code) => expect(broken(code)).toHaveLength(1));

  it.each([
    "join(sample, 'services')",
    "join(scratch, 'data')",
    "socket.on('data', read)",
    "import { openPostgres } from '../database/open'",
    "import { at } from '../data';",
    "once('data/claims.yaml', check)",
    "spawn(process.execPath, [join(project, 'bin/shingle'), 'generate', '--data', small])",
    "spawn(process.execPath, [join(project, 'bin/shingle'), 'leads', 'watch'])",
    "spawn(process.execPath, [join(project, 'bin/shingle'), ...onSample(args)])",
  ])('is kept by %s', (code) => expect(broken(code)).toEqual([]));
});

describe('a command of a test', () => {
  it.each(['generate', 'validate', 'audit', 'art'])('%s is given the sample where no data is named', (command) => {
    expect(onSample([command, '--quiet'])).toEqual([command, '--data', sample, '--quiet']);
    for (const args of [
      [command, '--data', 'other'],
      [command, '--data=other'],
      [command, '--data'],
    ])
      expect(onSample(args)).toEqual(args);
  });

  it('that reads no data is left as it is', () => {
    for (const args of [[], ['--help'], ['leads', 'list'], ['serve', '--port', '0']]) expect(onSample(args)).toEqual(args);
  });
});
