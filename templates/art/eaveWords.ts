// What the drawing of the eave says: its layers, each a part and what it does. A list under it says the same in words.
import { z } from 'zod';
import { line } from '../fields';

/** In the order of the keys, A to F. */
export const LAYERS = ['tile', 'battens', 'underlayment', 'decking', 'insulation', 'flashing'] as const;
export type Layer = (typeof LAYERS)[number];

const words = z.strictObject({ part: line.max(20), does: line.max(28) });
/** Beside the gutter and the triangle there is less room than over the roof. */
const fewWords = z.strictObject({ part: line.max(16), does: line.max(18) });

export const eaveSection = z.strictObject({
  name: z.literal('eave-section'),
  tile: words,
  battens: words,
  underlayment: words,
  decking: words,
  insulation: words,
  flashing: fewWords,
  /** Beside the triangle of 4 in 12. */
  pitch: fewWords,
});

export type Words = z.output<typeof words>;
export type EaveWords = z.output<typeof eaveSection>;
