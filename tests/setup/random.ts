// Random numbers that a failing test can repeat: the seed is fixed in npm test, drawn in npm run soak, and SEED=… gives another.
import { randomFrom } from '../../templates/art/random';

/** npm run soak: the full counts. */
export const isSoak = process.env.SOAK === '1';

/** A random test has it in its name. */
export const SEED = Number(process.env.SEED ?? 20261128);

/** Once for a run, before its tests. */
export function setup(): void {
  console.log(`Random tests: SEED=${SEED}${isSoak ? ', in full' : ''}`);
}

/** How many times a random test draws: `full` in npm run soak, a tenth of it in npm test. */
export function count(full: number): number {
  return isSoak ? full : Math.ceil(full / 10);
}

/** From 0 up to, not including, 1. */
export const seeded = randomFrom;

/** A whole number from 0 up to, not including, the one that is given. */
export type Random = (below: number) => number;

export function drawing(seed: number): Random {
  const random = randomFrom(seed);
  return (below) => Math.floor(random() * below);
}
