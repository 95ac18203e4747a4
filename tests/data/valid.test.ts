// data/ as it stands: shingle validate finds no error in it.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shingleInside } from '../setup/inside';
import { project } from '../setup/run';

it('the data in data/ has no errors', async () => {
  const { status, stderr } = await shingleInside(['validate', '--quiet', '--data', join(project, 'data')], project);
  expect(status, stderr).toBe(0);
});
