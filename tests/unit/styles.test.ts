// The widths at which a layout changes are in em, for CSS and scripts alike: where text is twice as large, all of them change together.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['client', 'templates'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => join(folder, file)),
);

it('no condition on the size of the window, or of a box, is in px', () => {
  const conditions = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?:min|max)-(?:width|height): [\d.]+(?:px|em|rem)\)/g) ?? []);
  expect(conditions.length).toBeGreaterThan(50);
  expect(conditions.filter((condition) => condition.endsWith('px)'))).toEqual([]);
});
