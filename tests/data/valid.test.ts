// data/ as it stands: shingle validate finds no error in it.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project, shingle } from '../setup/run';

it('the data in data/ has no errors', () => {
  const { status, stderr } = shingle(['validate', '--quiet', '--data', join(project, 'data')]);
  expect(status, stderr).toBe(0);
});
