// Every mistake that a person can make in the data: the exact words, status 1, and a site that stays as it was.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { argsOf, casesIn, layCase } from '../setup/cases';
import { shingleInside } from '../setup/inside';
import { bytesIn } from '../setup/output';
import { project } from '../setup/run';

const fixtures = join(project, 'tests/fixtures');
const good = join(fixtures, 'small');
const ready = join(fixtures, 'ready');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-bad-'));
const data = join(scratch, 'data');
const out = join(scratch, 'out');

const generate = (...args: string[]) => shingleInside(['generate', '--data', 'data', '--out', 'out', ...args], scratch);

beforeAll(async () => {
  layCase(good, [], data);
  expect(await generate()).toMatchObject({ status: 0, stderr: '' });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const REFUSED = [
  { group: 'bad', below: [], args: [] },
  // Over data that is ready for a production build.
  { group: 'unready', below: [ready], args: ['--production'] },
];

describe.each(REFUSED)('$group data', ({ group, below, args }) => {
  it.each(casesIn(join(fixtures, group)))('%s', async (name) => {
    const layer = join(fixtures, group, name);
    layCase(good, [...below, layer], data);
    const before = bytesIn(out);
    const { status, stdout, stderr } = await generate(...args, ...argsOf(layer));
    expect(existsSync(join(layer, 'expected.txt')), 'the case has an expected.txt').toBe(true);
    await expect(stderr).toMatchFileSnapshot(join(layer, 'expected.txt'));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(bytesIn(out)).toEqual(before);
  });
});

describe('data that is published all the same', () => {
  it.each(casesIn(join(fixtures, 'warned')))('%s', async (name) => {
    const layer = join(fixtures, 'warned', name);
    layCase(good, [layer], data);
    const { status, stdout, stderr } = await generate('--out', 'warned', ...argsOf(layer));
    await expect(stderr).toMatchFileSnapshot(join(layer, 'expected.txt'));
    expect(status).toBe(0);
    expect(stdout).toContain(' in warned/');
  });

  it('says nothing of data that is ready for a production build', async () => {
    layCase(good, [ready], data);
    expect(await generate('--out', 'production', '--production')).toMatchObject({ status: 0, stderr: '' });
  });
});
