// Files of up to a megabyte, whatever is in them: each is read or refused within two seconds, and a refusal says where and why.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readAndCheck } from '../../generator/content/index';
import { MOST_BYTES } from '../../generator/content/yaml/bytes';
import { parseSource } from '../../generator/content/yaml/source';
import { MOST_PROBLEMS, type Problem } from '../../generator/problem';
import { isSoak } from '../setup/random';
import { project } from '../setup/run';
import { STRANGE_DATA } from '../setup/strangeData';
import { STRANGE_YAML } from '../setup/strangeFiles';

/** Of this process alone, since the machine may be busy; and of the best of three, since caches and its other threads may be too. */
const MOST_SECONDS = 2;

/** The whole megabyte, which is refused for its many parts where these are small; and what is read to its end. */
const [WHOLE, QUARTER] = [MOST_BYTES, MOST_BYTES / 4];
const sizesOf = (size: number) => (isSoak ? [WHOLE, QUARTER] : [size]);

function quick<T>(act: () => T): T {
  let seconds = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const start = process.cpuUsage();
    const result = act();
    seconds = Math.min(seconds, process.cpuUsage(start).user / 1e6);
    if (seconds < MOST_SECONDS) return result;
  }
  expect(seconds).toBeLessThan(MOST_SECONDS);
  return act();
}

/** So that no file is larger in bytes than it is allowed to be. */
function encoded(make: (bytes: number) => string, bytes: number): Uint8Array {
  const utf8 = new TextEncoder().encode(make(bytes));
  return utf8.length <= bytes ? utf8 : encoded(make, Math.floor((bytes * bytes) / utf8.length));
}

function expectClear(problems: readonly Problem[]): void {
  for (const { what, fix, line, column } of problems) {
    expect(what).toBeTruthy();
    expect(fix).toBeTruthy();
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(what + fix).not.toMatch(/RangeError|call stack|the disk/);
  }
}

describe('YAML of strange kinds', () => {
  it.each(Object.entries(STRANGE_YAML))('%s', (_name, make) => {
    for (const size of sizesOf(WHOLE)) {
      const bytes = encoded(make, size);
      const result = quick(() => parseSource('/site/input.yaml', bytes));
      if (!Array.isArray(result)) continue;
      expect(result.length).toBeGreaterThan(0);
      expect(result.length).toBeLessThanOrEqual(MOST_PROBLEMS + 1);
      expectClear(result);
    }
  });

  it('says of one name a hundred thousand times that it stands there twice', () => {
    const text = STRANGE_YAML['one name in braces']?.(130_000) ?? '';
    expect(parseSource('/site/input.yaml', new TextEncoder().encode(text))).toContainEqual(
      expect.objectContaining({ line: 1, column: 7, what: '"a" stands here twice: in line 1 and in line 1.' }),
    );
  });
});

describe('data of strange kinds', () => {
  const data = mkdtempSync(join(tmpdir(), 'shingle-strange-'));
  afterAll(() => rmSync(data, { recursive: true, force: true }));
  beforeEach(() => cpSync(join(project, 'tests/fixtures/small'), data, { recursive: true, force: true }));
  const check = () =>
    readAndCheck({ project, data, out: '', siteUrl: null, base: '/', production: false, development: false, supabase: { url: null, anonKey: null } });

  it.each(Object.entries(STRANGE_DATA))('%s', (_name, { file, text }) => {
    const written = readFileSync(join(data, file), 'utf8');
    for (const size of sizesOf(QUARTER)) {
      writeFileSync(
        join(data, file),
        encoded((bytes) => text(bytes, written), size),
      );
      const { problems } = quick(check);
      const ofFile = problems.filter((problem) => problem.file === join(data, file));
      // Errors and warnings, and for each a line that there are more.
      expect(ofFile.length).toBeLessThanOrEqual(2 * MOST_PROBLEMS + 2);
      expectClear(ofFile);
    }
  });
});
