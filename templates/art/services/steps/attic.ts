// Insulation in five steps, cut across the joists: looked at, chosen, sealed, filled, closed.
import { box, type Stroke } from '../../drawing';
import { CLAY, INK, INSULATION, INSULATION_TOP, METAL, PAPER, SKY, TILE, TIMBER } from '../../palette';

const JOISTS = [14, 62, 110, 158, 198] as const;
const CEILING = 90;

const FLOOR: Stroke[] = [
  { d: JOISTS.map((x) => box(x - 5, CEILING - 26, 10, 26)).join(''), fill: TIMBER },
  { d: JOISTS.map((x) => `M${x - 5} ${CEILING - 26}l10 26m0-26l-10 26`).join(''), line: 'fine' },
  { d: box(4, CEILING, 208, 6), fill: PAPER },
];
const PIPE: Stroke = { d: box(80, 40, 8, 56), fill: METAL[0] };
const SEAL: Stroke = { d: `M72 ${CEILING}q2-10 12-10t12 10zM126 ${CEILING}q2-8 10-8t10 8z`, fill: SKY };
/** Thin, with a gap. */
const THIN: Stroke = { d: `M19 ${CEILING}V80q10-5 19 0t19 0v10zM115 ${CEILING}V82q8-5 14 2l3 6z`, fill: INSULATION };
const DAMP: Stroke = { d: `M168 ${CEILING}q10-12 24 0z`, fill: CLAY };
const FILL: Stroke[] = [
  { d: `M4 ${CEILING}V54${'q13-5 26 0t26 0'.repeat(4)}V${CEILING}z`, fill: INSULATION },
  { d: [20, 92, 117, 164].map((x) => `M${x} 84${'q4-36 8 0'.repeat(3)}`).join(''), line: 'fine' },
];
const ROOF: Stroke[] = [
  { d: `M4 20${'a9 10 0 0 1 18 0q4 6 8 0'.repeat(8)}v7H4z`, fill: TILE[0] },
  { d: box(4, 27, 208, 3), fill: INK },
  { d: box(4, 30, 208, 5), fill: TIMBER },
];
/** Batt, board and loose fill. */
const KINDS: Stroke[] = [
  { d: box(10, 58, 62, 34), fill: INSULATION },
  { d: `M14 88${'q6-50 13 0'.repeat(4)}`, line: 'fine' },
  { d: box(84, 70, 50, 11) + box(84, 81, 50, 11) + box(92, 59, 50, 11), fill: INSULATION_TOP },
  { d: 'M150 92q4-20 14-22 4-14 16-10 14 0 14 14 12 4 14 18z', fill: INSULATION },
  { d: 'M164 84h3m12-10h3m6 10h3m-16-16h3m14 16h3M4 92h208' },
];

export const attic: readonly Stroke[][] = [
  [THIN, DAMP, PIPE, ...FLOOR],
  KINDS,
  [...FLOOR, PIPE, SEAL],
  [...FILL, ...FLOOR, PIPE, SEAL],
  [...FILL, ...FLOOR, ...ROOF, { d: 'M80 54V12h8v42', fill: METAL[0] }],
];
