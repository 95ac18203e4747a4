// A leak in five steps, roof over ceiling: told of, covered, traced uphill, priced, mended.
import { box, lines, outline, type Stroke } from '../../drawing';
import { CLAY, INK, METAL, PAPER, PLASTER, SKY, TARPAULIN, TILE, TILE_PALE, TIMBER, WALLS, WATER } from '../../palette';
import { FELT } from '../pitch';
import { at, DEPTH, drop, FLOOR, face, house, LENGTH, room, stain } from './overCeiling';
import { DRAWN } from './paper';

const ROWS = [22, 44, 66, 88, 110, LENGTH + 4] as const;
const DRIP = 68;
const HOLE = [8, 30, 0, 2] as const;

function tile(): Stroke[] {
  return [
    { d: outline(at(0, 0, 7), at(LENGTH + 6, 0, 7), at(LENGTH + 6, 0, 3), at(0, 0, 3)), fill: TILE[1] },
    { d: outline(at(LENGTH + 6, 0, 7), at(LENGTH + 6, DEPTH, 7), at(LENGTH + 6, DEPTH, 3), at(LENGTH + 6, 0, 3)), fill: TILE[1] },
    { d: face(0, LENGTH + 6, 0, DEPTH, 7), fill: TILE[0] },
    { d: ROWS.map((along) => `M${at(along, 0, 7).join(' ')}${'q7-1 9-5'.repeat(DEPTH)}`).join(''), line: 'fine' },
  ];
}

const RAIN: Stroke = {
  d: [
    [22, 4],
    [8, 20],
    [96, 0],
    [122, 6],
    [148, 14],
    [176, 12],
    [196, 36],
    [206, 6],
    [204, 68],
    [180, 84],
  ]
    .map(([x, y]) => `M${x} ${y}l-3 12h2l3-12z`)
    .join(''),
  fill: SKY,
  line: 'none',
};

const BUCKET: Stroke[] = [
  { d: `M${DRIP - 8} ${FLOOR - 11}h16l-2 11h-12z`, fill: METAL[1] },
  { d: `M${DRIP - 7} ${FLOOR - 7}h14l-1 6h-12z`, fill: WATER, line: 'none' },
];

/** The roof that nobody has seen yet. */
const UNSEEN: Stroke = { d: face(0, LENGTH + 6, 0, DEPTH, 7) + lines(at(0, 0, 7), at(0, 0, -11), at(LENGTH, 0, -11), at(LENGTH + 6, 0, 7)), line: 'hidden' };

const TARP: Stroke[] = [
  { d: face(6, 74, 0.5, 4.3, 9), fill: TARPAULIN },
  { d: lines(at(40, 0.5, 9), at(40, 4.3, 9)), line: 'fine' },
  { d: face(6, 11, 0.5, 4.3, 10) + face(69, 74, 0.5, 4.3, 10) + face(11, 69, 0.5, 0.9, 10) + face(11, 69, 3.9, 4.3, 10), fill: TIMBER },
];

/** A tile gone from its place, the sheet under it torn. */
const OPENING: Stroke[] = [
  { d: face(...HOLE, 4), fill: FELT },
  { d: outline(at(8, 0, 7), at(30, 0, 7), at(30, 0, 3), at(8, 0, 3)), fill: FELT, line: 'none' },
  { d: outline(at(13, 0.4, 4), at(17, 1.3, 4), at(19, 0.9, 4), at(25, 1.4, 4), at(23, 0.3, 4)), fill: INK, line: 'none' },
  { d: face(42, 64, 1.2, 2.7, 11), fill: TILE[2] },
];

/** The way of the water, from the stain up to where it got in. */
const WAY: Stroke = {
  d: 'M66 73v-9h3v9zM65 59l-10-3v-4l10 3zM51 54l-9-3v-4l9 3zM32 36l7 10h-14z',
  fill: CLAY,
  line: 'none',
};

/** Two sums, the cover and the repair, and nobody has signed yet. */
const PRICE: Stroke[] = [
  { d: outline([140, 104], [198, 104], [210, 36], [152, 36]), fill: PAPER, line: 'edge' },
  { d: 'M157 52l14-8 30 12-14 8z', fill: DRAWN },
  { d: 'M154 75h24m10 0h9M153 82h18m16 0h9M151 95h20', line: 'fine' },
  { d: 'M164 51l6-3 11 4-6 3z', fill: CLAY, line: 'none' },
];

/** New boards, sheet and tile where it leaked, and a hose on them. */
const MENDED: Stroke[] = [
  { d: outline(at(2, 0, 3), at(40, 0, 3), at(40, 0), at(2, 0)), fill: PLASTER },
  { d: face(0, 22, 0, 2, 7) + face(22, 44, 0, 2, 7), fill: TILE_PALE },
];
const HOSE: Stroke[] = [
  { d: 'M212 104c-2-40-40-82-88-80', line: 'edge' },
  { d: 'M126 22l-12 2v4l12-1z', fill: SKY },
  { d: 'M112 25l-68 2-2 3 70-3zM112 27l-60 12-2 4 62-14z', fill: WATER, line: 'none' },
];

export const leak: readonly Stroke[][] = [
  [RAIN, UNSEEN, ...room(), { d: box(106, 74, 8, FLOOR - 74), fill: WALLS[1] }, stain(DRIP), drop(DRIP), ...BUCKET],
  [RAIN, ...house(), ...tile(), ...TARP, stain(DRIP)],
  [...house(), ...tile(), ...OPENING, stain(DRIP), WAY],
  [...house(), ...tile(), ...TARP, stain(DRIP), ...PRICE],
  [...house(), ...tile(), ...MENDED, ...HOSE],
];
