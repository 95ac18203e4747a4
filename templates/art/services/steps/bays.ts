// A flat roof in five steps: surveyed, cored, priced bay by bay, built bay by bay, run with water. Three bays, a drain in each.
import { box, disc, lines, outline, type Stroke } from '../../drawing';
import { INK, INSULATION, INSULATION_TOP, MEMBRANE, METAL, METAL_SIDE, PAPER, SHINGLE_SIDE, SKY, STONE, STONE_TOP, TIMBER, WALLS, WATER } from '../../palette';
import { arrow, block } from '../solids';

type At = readonly [number, number];

/** The building's corners at the top of its parapet: along the front, and back from it. */
function at(along: number, back: number, down = 0): At {
  return [8 + along + back, Math.round(76 - back * 0.8 + down)];
}

/** A place on the roof, as far in front as the parapet lets it be seen. */
function on(along: number, back: number): At {
  return at(along, back, ((back - 5) * 4) / 41);
}

const BAYS = [
  [5, 52],
  [52, 98],
  [98, 145],
] as const;
const [NEAR, FAR] = [5, 46] as const;

function bay(index: 0 | 1 | 2): string {
  const [from, to] = BAYS[index];
  return outline(on(from, NEAR), on(to, NEAR), on(to, FAR), on(from, FAR));
}

/** A circle that lies on the roof. */
function round(along: number, back: number, radius: number): string {
  const [x, y] = on(along, back);
  const [r, half] = [radius, Math.round(radius * 0.6)];
  return `M${x - r} ${y}a${r} ${half} 0 1 0 ${2 * r} 0 ${r} ${half} 0 1 0-${2 * r} 0z`;
}

const DRAINS = [28, 75, 121] as const;
/** A little before the middle, so that the unit hides none. */
const DRAIN_BACK = 22;

/** Walls, parapet, and what is seen of its inner side. */
const BUILDING: Stroke[] = [
  ...block({ x: 8, y: 76, width: 150, height: 17, depth: [51, -41], washes: { front: WALLS[1], top: WALLS[2], side: WALLS[3] } }),
  { d: outline(at(5, FAR), at(145, FAR), at(145, FAR, 4), at(5, FAR, 4)) + outline(at(5, NEAR), at(5, FAR), at(5, FAR, 4)), fill: SHINGLE_SIDE, line: 'none' },
];
const EDGE: Stroke = { d: outline(at(5, NEAR), at(145, NEAR), at(145, FAR), at(5, FAR)) };
const UNIT: Stroke[] = [
  ...block({ x: 146, y: 31, width: 24, height: 15, depth: [10, -8], washes: { front: METAL[1], top: METAL[0], side: METAL_SIDE } }),
  { d: 'M150 35v8m4-8v8m4-8v8', line: 'fine' },
];

const OLD = STONE_TOP;
const BOARD = INSULATION_TOP;

/** The falls of a bay, from its corners to its drain. */
function valleys(index: 0 | 1 | 2): string {
  const [from, to] = BAYS[index];
  const drain = on(DRAINS[index], DRAIN_BACK);
  return [on(from, NEAR), on(to, NEAR), on(from, FAR), on(to, FAR)].map((corner) => lines(drain, corner)).join('');
}

const OUTLETS: Stroke[] = [
  { d: DRAINS.map((along) => round(along, DRAIN_BACK, 6)).join(''), fill: PAPER },
  { d: DRAINS.map((along) => round(along, DRAIN_BACK, 3)).join(''), fill: INK, line: 'none' },
];
const BETWEEN = lines(on(52, NEAR), on(52, FAR)) + lines(on(98, NEAR), on(98, FAR));

const ALL = bay(0) + bay(1) + bay(2);
const POND: Stroke = { d: 'M70 72q0-10 16-11t24 3q6 6-2 9z', fill: WATER, line: 'none' };
const DIMENSION: Stroke = { d: 'M8 95v11M158 95v11M4 101h158M2 107l12-12M152 107l12-12', line: 'fine' };

const SURVEYED: Stroke[] = [
  ...BUILDING,
  { d: ALL, fill: OLD, line: 'none' },
  POND,
  { d: valleys(0) + valleys(1) + valleys(2), line: 'hidden' },
  { d: BETWEEN, line: 'fine' },
  EDGE,
  ...OUTLETS,
  ...UNIT,
  DIMENSION,
];

/** What a core shows: two roofs over the deck, the insulation between them dry or wet. */
function plug(x: number, y: number, wash: string): Stroke[] {
  const band = (from: number, height: number): string => `M${x - 9} ${y + from}a9 4 0 0 0 18 0v${height}a9 4 0 0 1-18 0z`;
  return [
    { d: `M${x} ${y + 34}v${74 - y - 40}`, line: 'hidden' },
    { d: `M${x - 9} ${y}a9 4 0 1 1 18 0 9 4 0 1 1-18 0z`, fill: OLD },
    { d: band(0, 4) + band(15, 4), fill: STONE },
    { d: band(4, 11), fill: wash },
    { d: band(19, 6), fill: TIMBER },
  ];
}

const CORED: Stroke[] = [
  ...BUILDING,
  { d: ALL, fill: OLD, line: 'none' },
  POND,
  { d: BETWEEN, line: 'fine' },
  EDGE,
  ...OUTLETS,
  ...UNIT,
  {
    d: [
      [24, 14],
      [70, 14],
      [112, 14],
    ]
      .map(([along = 0, back = 0]) => round(along, back, 6))
      .join(''),
    fill: INK,
  },
  ...plug(46, 8, INSULATION),
  ...plug(92, 8, WATER),
  ...plug(134, 8, INSULATION),
];

/** The bid: the bays in plan, a column for each, and a second bid that can be laid beside it line by line. */
const ROWS = [52, 61, 70] as const;
const BID: Stroke[] = [
  { d: box(120, 12, 88, 90), fill: PAPER },
  { d: box(152, 20, 24, 22) + box(176, 20, 24, 22), fill: WALLS[2] },
  { d: ROWS.map((y) => `M150 ${y}h50`).join('') + 'M150 84h50', line: 'fine' },
  { d: box(8, 4, 136, 98), fill: PAPER, line: 'edge' },
  { d: box(16, 12, 40, 30), fill: MEMBRANE },
  { d: box(56, 12, 40, 30), fill: BOARD },
  { d: box(96, 12, 40, 30), fill: OLD },
  { d: 'M16 12l40 30m0-30l-40 30M56 12l40 30m0-30l-40 30M96 12l40 30m0-30l-40 30', line: 'hidden' },
  { d: disc(36, 27, 4) + disc(76, 27, 4) + disc(116, 27, 4), fill: PAPER },
  { d: 'M56 48v48M96 48v48', line: 'fine' },
  { d: ROWS.map((y, row) => [16, 56, 96].map((x, column) => `M${x + 4} ${y}h${32 - ((row * 7 + column * 5) % 12)}`).join('')).join(''), line: 'fine' },
  { d: box(20, 82, 32, 6) + box(60, 82, 26, 6) + box(100, 82, 29, 6), fill: WALLS[1] },
];

/** So much lies on the deck where a bay is built. */
const UP = 4;
const raised = (along: number, back: number): At => [on(along, back)[0], on(along, back)[1] - UP];
const seams = (...alongs: number[]): string => alongs.map((along) => lines(raised(along, NEAR), raised(along, FAR))).join('');

const BUILT: Stroke[] = [
  ...BUILDING,
  { d: bay(2), fill: OLD, line: 'none' },
  { d: bay(1), fill: METAL[1] },
  { d: [58, 64, 70, 76, 82, 88, 94].map((along) => lines(on(along, NEAR), on(along, 26))).join(''), line: 'fine' },
  { d: outline(raised(52, 26), raised(98, 26), raised(98, FAR), raised(52, FAR)), fill: BOARD },
  { d: outline(raised(52, 26), raised(98, 26), on(98, 26), on(52, 26)), fill: INSULATION },
  { d: lines(raised(75, 26), raised(75, FAR)), line: 'fine' },
  EDGE,
  { d: outline(on(52, NEAR), on(52, FAR), raised(52, FAR), raised(52, NEAR)), fill: INSULATION, line: 'fine' },
  { d: outline(on(5, NEAR), on(52, NEAR), raised(52, NEAR), raised(52, FAR), raised(5, FAR)), fill: PAPER },
  { d: seams(20, 36), line: 'fine' },
  ...OUTLETS,
  ...UNIT,
];

const CLOSED_OUT: Stroke[] = [
  ...BUILDING,
  { d: ALL, fill: PAPER, line: 'none' },
  { d: seams(20, 36, 52, 67, 82, 98, 113, 129), line: 'fine' },
  EDGE,
  { d: DRAINS.map((along) => round(along, DRAIN_BACK, 13)).join(''), fill: WATER, line: 'none' },
  ...OUTLETS,
  ...UNIT,
  { d: DRAINS.map((along) => `M${along + 28} 65v19m4-19v19`).join(''), line: 'hidden' },
  { d: DRAINS.map((along) => arrow(along + 30, 84, 22, 'down')).join(''), fill: SKY, line: 'none' },
  { d: 'M82 66l26-36', line: 'edge' },
  { d: 'M104 32l8-12 5 3-8 12z', fill: INK },
];

export const bays: readonly Stroke[][] = [SURVEYED, CORED, BID, BUILT, CLOSED_OUT];
