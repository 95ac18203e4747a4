// Random numbers that a failing test can repeat from its seed.
import { randomFrom } from '../../templates/art/random';

/** From 0 up to, not including, 1. */
export const seeded = randomFrom;

/** A whole number from 0 up to, not including, the one that is given. */
export type Random = (below: number) => number;

export function drawing(seed: number): Random {
  const random = randomFrom(seed);
  return (below) => Math.floor(random() * below);
}
