// Bad data is told of alike by a process of its own, by validate, and inside a test (tests/site/bad.test.ts goes by the last).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { layCase } from '../setup/cases';
import { shingleInside } from '../setup/inside';
import { bytesIn } from '../setup/output';
import { project, shingle } from '../setup/run';

const fixtures = join(project, 'tests/fixtures');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-bad-'));
const data = join(scratch, 'data');
const args = ['generate', '--data', 'data', '--out', 'out'];
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it.each(['many-at-once', 'many-references'])('%s', async (name) => {
  layCase(join(fixtures, 'small'), [], data);
  expect(shingle(args, { cwd: scratch })).toMatchObject({ status: 0, stderr: '' });
  const before = bytesIn(join(scratch, 'out'));
  layCase(join(fixtures, 'small'), [join(fixtures, 'bad', name)], data);
  const inside = await shingleInside(args, scratch);
  expect(inside.status).toBe(1);
  expect(shingle(args, { cwd: scratch })).toEqual(inside);
  expect(shingle(['validate', '--data', 'data'], { cwd: scratch })).toEqual(inside);
  expect(bytesIn(join(scratch, 'out'))).toEqual(before);
});
