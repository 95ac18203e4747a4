// Random tests have one home for seed and counts: nothing draws for itself.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../setup/output';
import { project } from '../setup/run';

const HOME = /^(setup\/(random|properties)\.ts|unit\/random\.test\.ts|run\.mjs)$/;
const OWN_WAY = /\benv(\.|\[')(SEED|SOAK)\b|from 'fast-check'|\bDate\.now\(\) %/;

it('every random test takes its seed and its counts from tests/setup/random.ts, and fast-check from tests/setup/properties.ts', () => {
  const folder = join(project, 'tests');
  const code = filesIn(folder).filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !HOME.test(name));
  expect(code.filter((name) => OWN_WAY.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
