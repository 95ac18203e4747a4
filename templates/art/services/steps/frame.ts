// A new roof in five steps: two on the plan set, three on the frame that comes of it. House, wing and valleys are the same in all.
import { box, disc, lines, outline, type Stroke } from '../../drawing';
import { CLAY, DOORS, EARTH, GLASS, METAL, PAPER, SHADE, SKY, TILE, TIMBER, TIMBER_DARK, WALL_FRONT, WALL_SIDE, WALLS } from '../../palette';
import { person } from '../person';
import { BOARDS, FELT } from '../pitch';

type At = readonly [number, number];

/** The sheet, its left edge still rolled, and on it the roof in plan. */
const SHEET: Stroke[] = [
  { d: 'M12 6h196v94H12z', fill: PAPER, line: 'edge' },
  { d: 'M12 6a5 5 0 0 0-8 4v92a5 5 0 0 1 8-2z', fill: SKY },
  { d: 'M26 18h76v7h36v50h-36v12H26z', fill: WALLS[2], line: 'edge' },
  { d: 'M64 18v69M77 50h61' },
  { d: 'M102 25L77 50l25 25', line: 'hidden' },
  { d: box(40, 30, 9, 9) },
];
/** Which way the water goes. */
const FALLS: Stroke = {
  d: 'M54 59H40v-4l-9 5 9 5v-4h14zM119 45v-9h-4l5-8 5 8h-4v9zM119 56v8h-4l5 8 5-8h-4v-8zM70 33h7v-4l9 5-9 5v-4h-7z',
  fill: SKY,
  line: 'none',
};
/** What the reviewer marks, and the notes that go with it. */
const REVIEW: Stroke[] = [
  { d: 'M152 6v94M152 72h56M152 82h56M152 91h56' },
  { d: 'M172 20h28M172 28h20M172 44h28M172 52h24', line: 'fine' },
  { d: cloud(78, 55) + cloud(33, 27) + box(160, 18, 6, 6) + box(160, 42, 6, 6), fill: CLAY, line: 'none' },
];

/** The cloud of a revision, three bows by two: full ones, less flat ones for what stands inside. */
function cloud(x: number, y: number): string {
  const bows = (way: string, bow: string, steps: readonly string[]): string =>
    steps.map((step, side) => `a${bow} 0 0 ${way}${step}`.repeat(side % 2 === Number(way) ? 2 : 3)).join('');
  return `M${x} ${y}${bows('1', '4 4', [' 8 0', ' 0 8', '-8 0', ' 0-8'])}${bows('0', '5 5', [' 0 8', ' 8 0', ' 0-8', '-8 0'])}z`;
}

/** The shop drawing, which is the valley cut across, and samples of what lies in it. */
const SUBMITTAL: Stroke[] = [
  { d: lines([86, 54], [140, 15]) + lines([94, 72], [147, 74]), line: 'fine' },
  { d: disc(90, 63, 10), line: 'edge' },
  { d: disc(160, 45, 35), fill: PAPER, line: 'edge' },
  { d: 'M127 44l33 11 33-11v8l-33 11-33-11z', fill: TIMBER },
  { d: 'M127 40l33 11 33-11v4l-33 11-33-11z', fill: FELT, line: 'fine' },
  { d: 'M136 39l20 7 4-4 4 4 20-7v4l-24 8-24-8z', fill: SKY, line: 'fine' },
  { d: 'M127 28q4-5 8 2l14 5v8l-23-8zM193 28q-4-5-8 2l-14 5v8l23-8z', fill: TILE[0] },
  { d: box(112, 86, 14, 8), fill: TILE[0] },
  { d: box(144, 86, 14, 8), fill: FELT },
  { d: box(176, 86, 14, 8), fill: SKY },
  { d: 'M130 88h9m-9 4h6M162 88h9m-9 4h6M194 88h9m-9 4h6', line: 'fine' },
];

/** A place on the house: across from the ridge, above the plate, back from its front. */
function at(across: number, up: number, back: number): At {
  return [Math.round(54 + across + back * 0.6), Math.round(60 - up - back * 0.22)];
}

const [HALF, END, PEAK] = [46, 96, 16] as const;
/** The wing runs to the right, from its front to its back. */
const WING = { front: 18, back: 84, end: 98, middle: 51, peak: 11 } as const;
const WALL = 38;
const FOOT = at(50, -1, 16);
const HEAD = at(13, WING.peak, WING.middle);

function wall(from: At, to: At, low = -WALL): string {
  return outline(at(from[0], 0, from[1]), at(to[0], 0, to[1]), at(to[0], low, to[1]), at(from[0], low, from[1]));
}

const FRONTS = [
  [
    [-HALF, 0],
    [HALF, 0],
  ],
  [
    [HALF, WING.front],
    [WING.end, WING.front],
  ],
] as const;
const SIDES = [
  [
    [HALF, 0],
    [HALF, WING.front],
  ],
  [
    [WING.end, WING.front],
    [WING.end, WING.back],
  ],
] as const;
const GABLES = [
  outline(at(-HALF, 0, 0), at(0, PEAK, 0), at(HALF, 0, 0)),
  outline(at(WING.end, 0, WING.front), at(WING.end, WING.peak, WING.middle), at(WING.end, 0, WING.back)),
] as const;

function walls(washes: { front: string; side: string }): Stroke[] {
  return [
    { d: SIDES.map(([from, to]) => wall(from, to)).join('') + GABLES[1], fill: washes.side, line: 'none' },
    { d: FRONTS.map(([from, to]) => wall(from, to)).join('') + GABLES[0], fill: washes.front, line: 'none' },
  ];
}

function post(across: number, back: number): string {
  const [x, y] = at(across, 0, back);
  return box(x - 2, y, 4, WALL);
}

/** Plates at the head and the foot of a wall. */
function plates([from, to]: readonly [At, At]): string {
  return [0, 3 - WALL].map((up) => outline(at(from[0], up, from[1]), at(to[0], up, to[1]), at(to[0], up - 3, to[1]), at(from[0], up - 3, from[1]))).join('');
}

/** The frame, and whoever works in it. */
const open = (inside: Stroke[]): Stroke[] => [
  ...walls({ front: WALL_FRONT, side: WALL_SIDE }),
  ...inside,
  { d: [34, 50, 66].map((back) => post(WING.end, back)).join('') + post(HALF, 9), fill: TIMBER_DARK, line: 'fine' },
  {
    d: [-44, -26, -9, 9, 26, 44].map((x) => post(x, 0)).join('') + [54, 69, 84, 96].map((x) => post(x, WING.front)).join('') + post(WING.end, WING.back),
    fill: TIMBER,
    line: 'fine',
  },
  { d: [...FRONTS, ...SIDES].map(plates).join('') + 'M52 46h4v14h-4zM30 60l9-9h5l-8 9zM78 60l-9-9h-5l8 9z', fill: TIMBER, line: 'fine' },
];

const CLOSED: Stroke[] = [
  ...walls({ front: WALLS[0], side: WALLS[3] }),
  { d: [...FRONTS, ...SIDES].map(([from, to]) => wall(from, to)).join('') },
  { d: [...FRONTS, ...SIDES].map(([from, to]) => wall(from, to, -6)).join(''), fill: SHADE, line: 'none' },
  { d: box(20, 72, 12, 14) + box(32, 72, 12, 14) + box(126, 68, 12, 13) + box(138, 68, 12, 13), fill: GLASS },
  { d: box(68, 72, 16, 26), fill: DOORS[3] },
];

/** The slope of the house that is seen, from so far below its ridge. */
function slope(from: number, to: number): string {
  return outline(down(from, -3), down(to, -3), down(to, END), down(from, END));
}

/** A place on it: so far from the ridge, so far back. */
function down(across: number, back: number): At {
  return at(across, PEAK - across / 3, back);
}

/** A level line on the slope of the wing, a share of the way up: from the valley to the rake. */
function level(share: number): readonly [At, At] {
  const back = WING.front - 3 + (WING.middle - WING.front + 3) * share;
  return [
    [Math.round(FOOT[0] + (HEAD[0] - FOOT[0]) * share), Math.round(FOOT[1] + (HEAD[1] - FOOT[1]) * share)],
    at(WING.end + 4, WING.peak * share - 1 + share, back),
  ];
}

/** The wing's slope between two such lines. */
function wing(from: number, to: number): string {
  const [low, high] = [level(from), level(to)];
  return outline(low[0], low[1], high[1], high[0]);
}

const RAKE = WING.end + 4;
/** What carries the edges: the pair of rafters in front, the board on the wing's gable, metal in the valley and under the eaves. */
const EDGES: Stroke[] = [
  { d: outline(FOOT, HEAD, [HEAD[0] - 4, HEAD[1] + 1], [FOOT[0] - 5, FOOT[1] - 1]), fill: SKY, line: 'fine' },
  { d: outline(at(50, -1, -3), FOOT, level(0)[1], at(RAKE, -5, WING.front - 3), [FOOT[0], FOOT[1] + 4], at(50, -5, -3)), fill: METAL[0], line: 'fine' },
  {
    d: outline(
      at(RAKE, -1, WING.front - 3),
      at(RAKE, WING.peak, WING.middle),
      at(RAKE, -1, WING.back + 3),
      at(RAKE, -5, WING.back + 3),
      at(RAKE, WING.peak - 5, WING.middle),
      at(RAKE, -5, WING.front - 3),
    ),
    fill: TIMBER_DARK,
  },
  { d: outline(at(0, PEAK, -3), at(50, -1, -3), at(50, -6, -3), at(0, PEAK - 5, -3), at(-50, -6, -3), at(-50, -1, -3)), fill: TIMBER },
];
const GROUND: Stroke[] = [
  { d: 'M2 99h176l38-15-160-4z', fill: EARTH, line: 'none' },
  { d: 'M2 99h176l38-15', line: 'edge' },
];

/** Boards, and the sheet on its way up over them. */
const DRY: Stroke[] = [
  { d: slope(0, 50), fill: FELT },
  { d: [17, 34].map((across) => lines(down(across, -3), down(across, END))).join(''), line: 'fine' },
  { d: wing(0, 1), fill: BOARDS },
  { d: 'M136 44l4-4M160 44l4-4', line: 'fine' },
  { d: wing(0, 0.45), fill: FELT },
  { d: 'M106 45h52a3 3 0 0 1 0 7h-49z', fill: FELT },
];

/** Mouths of the tiles, in rows. */
const MAIN_ROWS = [13, 26, 39, 51] as const;
function mouths(rows: readonly number[]): string {
  return rows.map((across) => `M${down(across, -3).join(' ')}${'q6 2 8-3'.repeat(7)}`).join('');
}

function wingMouths(shares: readonly number[]): string {
  return shares
    .map((share) => level(share))
    .map(([[x, y], [end]]) => `M${x} ${y}${'q4 5 7 0'.repeat(Math.round((end - x) / 7))}`)
    .join('');
}

/** Tile on both slopes, up to so near the ridge of the house and such a share of the wing; the sheet above it. */
function covering(from: number, share: number): Stroke[] {
  return [
    ...(from ? [{ d: slope(0, 50), fill: FELT }] : []),
    { d: slope(from, 53), fill: TILE[0] },
    { d: mouths(MAIN_ROWS.filter((row) => row > from)), line: 'fine' },
    { d: wing(0, 1), fill: FELT },
    { d: wing(-0.05, share), fill: TILE[0] },
    { d: wingMouths([0.02, 0.34, 0.67].filter((row) => row < share)), line: 'fine' },
  ];
}

/** A pipe, a vent and the curb of a skylight, through whatever lies there. */
const THROUGH: Stroke[] = [
  { d: pipe(72, 45, 14) + pipe(85, 41, 9), fill: METAL[1] },
  { d: 'M95 30l11-4 12 4-11 4z', fill: GLASS },
  { d: 'M95 30l12 4v5l-12-4zM107 34l11-4v5l-11 4z', fill: METAL[1] },
];

function pipe(x: number, y: number, height: number): string {
  return `M${x - 2} ${y}v${-height}h5v${height}l3 3h-11z`;
}

/** A picture of every layer. */
const PRINTS: Stroke[] = [
  { d: [0, 27, 54].map((x) => box(4 + x, 4, 24, 20)).join(''), fill: PAPER },
  { d: box(7, 7, 18, 11), fill: BOARDS, line: 'fine' },
  { d: box(34, 7, 18, 11), fill: FELT, line: 'fine' },
  { d: box(61, 7, 18, 11), fill: TILE[0], line: 'fine' },
];

export const frame: readonly Stroke[][] = [
  [...SHEET, FALLS, ...REVIEW],
  [...SHEET, ...SUBMITTAL],
  [...GROUND, ...open(person({ x: 138, y: 93, height: 30 })), ...DRY, ...EDGES],
  [...GROUND, ...open([]), ...covering(26, 0.66), ...THROUGH, ...EDGES],
  [...GROUND, ...CLOSED, ...covering(0, 1), ...THROUGH, ...EDGES, ...PRINTS],
];
