// Four kinds of work as one street: a house, a shop, a roof in the rain, a roof that is measured. Each 300 x 192, its ground the lower edge.
import { box, disc, lines, outline, type Stroke, tick } from '../drawing';
import {
  CLAY,
  CLAY_BRICK,
  DOORS,
  GLASS,
  HAZE,
  INK,
  LEAVES_DEEP,
  METAL,
  PAPER,
  PAVEMENT,
  SHINGLE,
  SKY,
  SUN,
  TARPAULIN,
  TILE,
  TIMBER,
  TRUNK,
  WALLS,
} from '../palette';
import { person } from './person';
import { streak } from './solids';

export const STREET_FRAME = { width: 300, height: 192 };
const GROUND = 192;

/** The hills run on from one drawing to the next. */
function hills(shape: string): Stroke[] {
  return [{ d: `M0 148${shape}V${GROUND}H0z`, fill: HAZE, line: 'none' }];
}

/** Under an eave. */
function shade(x: number, y: number, width: number): Stroke {
  return { d: box(x, y, width, 8), fill: PAVEMENT, line: 'none' };
}

function windows(...at: readonly (readonly [number, number])[]): Stroke[] {
  return [
    { d: at.map(([x, y]) => box(x, y, 32, 22)).join(''), fill: GLASS },
    { d: at.map(([x, y]) => `M${x + 16} ${y}v22`).join(''), line: 'fine' },
  ];
}

function rows(left: number, right: number, [top, step, count]: readonly [number, number, number], slant: number): string {
  return Array.from({ length: count }, (_, row) => `M${left - row * slant} ${top + row * step}H${right + row * slant}`).join('');
}

const HOUSE: Stroke[] = [
  ...hills('c60-46 160-36 300 0'),
  { d: box(20, 156, 222, 36), fill: WALLS[0] },
  shade(20, 156, 222),
  { d: outline([4, 156], [48, 118], [210, 118], [258, 156]), fill: TILE[0], line: 'edge' },
  { d: rows(40, 218, [125, 8, 4], 9), line: 'fine' },
  { d: box(184, 100, 14, 22), fill: WALLS[1] },
  { d: outline([46, 166], [90, 132], [134, 166]), fill: TILE[1], line: 'edge' },
  { d: outline([54, 192], [54, 166], [90, 140], [126, 166], [126, 192]), fill: WALLS[2] },
  { d: box(64, 170, 52, 22), fill: PAPER },
  { d: 'M64 177h52M64 185h52', line: 'fine' },
  ...windows([138, 164], [202, 164]),
  { d: box(178, 164, 16, 28), fill: DOORS[1] },
  { d: `M268 192q6-60 2-94h6q6 40 2 94z`, fill: TRUNK },
  {
    d: 'M273 98q-26-20-38 0 18-10 38 0-30-6-32 20 12-22 32-20-6 14-2 28 8-14 2-28 22 0 24 22 8-26-24-22 16-12 27-2-8-20-27 2 0-26-14-22 8 4 14 22z',
    fill: LEAVES_DEEP,
  },
];

const SHOP: Stroke[] = [
  ...hills('c80-10 180-14 300 0'),
  { d: box(24, 92, 258, 100), fill: WALLS[2] },
  shade(24, 92, 258),
  { d: box(62, 58, 46, 22) + box(206, 54, 52, 26), fill: METAL[1] },
  { d: box(130, 66, 26, 14), fill: METAL[0] },
  { d: 'M68 65h34M68 72h34M212 62h40M212 71h40', line: 'fine' },
  { d: box(16, 80, 274, 12), fill: PAPER, line: 'edge' },
  { d: box(40, 128, 48, 64) + box(98, 128, 48, 64), fill: PAPER },
  { d: 'M40 144h48m10 0h48M40 160h48m10 0h48M40 176h48m10 0h48', line: 'fine' },
  { d: box(168, 126, 104, 66), fill: GLASS },
  { d: 'M194 126v66M220 126v66M246 126v66M168 146h104' },
  { d: outline([156, 128], [164, 112], [276, 112], [284, 128]), fill: SKY },
];

const RAIN = [
  [18, 40],
  [52, 20],
  [90, 52],
  [124, 14],
  [160, 44],
  [196, 18],
  [232, 50],
  [270, 24],
  [36, 88],
  [276, 86],
];

const STORM: Stroke[] = [
  ...hills('c100-30 190-20 300 0'),
  { d: RAIN.map(([x = 0, y = 0]) => streak(x, y, -10, 28)).join(''), fill: SKY, line: 'none' },
  { d: box(28, 156, 242, 36), fill: WALLS[1] },
  shade(28, 156, 242),
  { d: box(66, 96, 18, 30), fill: CLAY_BRICK },
  { d: outline([12, 156], [40, 114], [262, 114], [288, 156]), fill: SHINGLE[2], line: 'edge' },
  { d: rows(34, 267, [124, 10, 3], 6), line: 'fine' },
  { d: 'M112 132l14-6 10 4 6 10-16 4-12-4z', fill: INK },
  { d: 'M148 108h98l14 44q-8 10-18 2t-20 4-22 0-24 2-24-4q-10 6-16-2z', fill: TARPAULIN, line: 'edge' },
  { d: 'M180 108l-6 48M214 108l6 48', line: 'fine' },
  { d: box(144, 104, 106, 6) + outline([140, 146], [144, 141], [258, 141], [262, 146]), fill: TIMBER },
  { d: 'M126 146v22', line: 'hidden' },
  { d: 'M126 168c-5 8-5 12 0 13 5-1 5-5 0-13z', fill: CLAY, line: 'none' },
  ...windows([46, 164], [178, 164], [224, 164]),
  { d: box(148, 164, 18, 28), fill: DOORS[0] },
];

const MEASURED: Stroke[] = [
  ...hills('c70-34 210-44 300 0'),
  { d: box(28, 110, 138, 82) + box(166, 150, 78, 42), fill: WALLS[0] },
  shade(28, 110, 138),
  shade(166, 150, 78),
  { d: outline([14, 110], [54, 74], [140, 74], [180, 110]), fill: TILE[0], line: 'edge' },
  { d: rows(46, 148, [81, 8, 4], 9), line: 'fine' },
  { d: outline([166, 150], [166, 126], [222, 126], [252, 150]), fill: TILE[1], line: 'edge' },
  ...windows([44, 124], [114, 124], [44, 162]),
  { d: 'M90 192v-22a12 12 0 0 1 24 0v22z', fill: DOORS[2] },
  { d: box(178, 162, 54, 30), fill: PAPER },
  { d: 'M178 172h54M178 182h54', line: 'fine' },
  ...person({ x: 96, y: 74, height: 50, holds: 'paper' }),
  { d: `M14 14v88M180 14v88${lines([14, 18], [180, 18])}${tick(14, 18)}${tick(180, 18)}`, line: 'fine' },
  { d: 'M232 122l26 70M246 118l28 74m-38-58l14-4m-8 20l14-4m-8 20l14-4m-7 18l14-4', line: 'edge' },
  { d: disc(270, 40, 15), fill: SUN, line: 'none' },
];

export const STREET: readonly (readonly Stroke[])[] = [HOUSE, SHOP, STORM, MEASURED];
