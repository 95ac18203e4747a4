// The edge of a roof, cut: the gutter behind its drip edge, on hangers that nobody sees from below.
import { box, lines, outline, type Stroke } from '../drawing';
import { INK, METAL, PAPER, SHINGLE, SKY, TIMBER, TIMBER_DARK, WALLS, WATER } from '../palette';
import { arrow, block, streak } from './solids';
import type { Work } from './work';

const DEPTH = [200, -110] as const;
const [DX, DY] = DEPTH;
/** The face of the fascia, and the upper end of the piece of roof that is shown. */
const [FACE, START] = [460, 60] as const;

/** A place on the slope of 4 in 12, so far along it and so far above its boards. */
function slope(x: number, above = 0): [number, number] {
  return [x, Math.round(210 + (x - START) / 3 - above)];
}

function back([x, y]: readonly [number, number], share = 1): [number, number] {
  return [x + DX * share, y + DY * share];
}

/** The shingles end so far before the fascia, a little past the drip edge. */
const EAVE = FACE + 14;
const COURSES = [156, 252, 348, 444] as const;

function roof(): Stroke[] {
  const [top, edge] = [slope(START, 18), slope(EAVE, 18)];
  const joints = COURSES.map((x, row) => [0.2, 0.45, 0.7, 0.95].map((share) => joint(x, share - (row % 2) * 0.12)).join('')).join('');
  return [
    { d: outline([150, 330], [350, 300], [350, 454], [150, 564]), fill: WALLS[3] },
    { d: 'M100 310h50v254l-16-10-18 14-16-4z', fill: WALLS[1], line: 'edge' },
    { d: outline(edge, back(edge), back([edge[0], edge[1] + 14]), [edge[0], edge[1] + 14]), fill: SHINGLE[0] },
    { d: outline(top, edge, back(edge), back(top)), fill: SHINGLE[2] },
    { d: COURSES.map((x) => lines(slope(x, 20), back(slope(x, 18)))).join('') },
    { d: joints, line: 'fine' },
    { d: outline(slope(START), slope(FACE - 30), [FACE - 30, slope(FACE)[1] + 96], [START, slope(START)[1] + 106]), fill: TIMBER, line: 'edge' },
    { d: outline(slope(START, 12), slope(FACE + 8, 12), slope(FACE + 8), slope(START)), fill: TIMBER_DARK, line: 'edge' },
    { d: outline(slope(START, 12), slope(START, 19), slope(FACE + 10, 19), slope(FACE + 10, 12)), fill: INK, line: 'none' },
    { d: [START, ...COURSES].map(course).join(''), fill: SHINGLE[0] },
  ];
}

function joint(x: number, share: number): string {
  return lines(back(slope(x - 92, 20), share), back(slope(x, 20), share));
}

/** A shingle in section: thin where it lies under the next one. */
function course(x: number): string {
  const end = Math.min(x + 104, EAVE);
  return outline(slope(x, 19), slope(end, 28), slope(end, 18), slope(x, 16));
}

const TOP = slope(FACE)[1];
const FASCIA = { x: FACE - 30, y: TOP + 8, width: 30, height: 150 };
const DRIP_EDGE = outline([FACE + 8, TOP + 2], back([FACE + 8, TOP + 2]), back([FACE + 8, TOP + 44]), [FACE + 8, TOP + 44]);

function edge(): Stroke[] {
  const y = TOP;
  return [
    { d: DRIP_EDGE, fill: METAL[1] },
    { d: `M${FACE - 50} ${y - 20}l58 19v46l8 9-5 3-9-10v-44l-54-18z`, fill: SKY, line: 'fine' },
  ];
}

/** The K-style profile, from the top of its flat back round to its lip. */
const PROFILE = `m0 0v146h104v-26c4-44 78-30 78-88v-30h-26v10`;
const BACK = { x: FACE + 4, y: 378 };

function trough(): Stroke[] {
  const { x, y } = BACK;
  const bottom = y + 146;
  return [
    { d: outline([x, y], back([x, y]), back([x, bottom]), [x, bottom]), fill: METAL[0] },
    { d: outline([x, bottom - 34], [x + 104, bottom - 34], back([x + 104, bottom - 34]), back([x, bottom - 34])), fill: WATER },
    { d: HANGERS.join(''), fill: METAL[1], line: 'edge' },
    { d: FRONT, fill: METAL[2] },
    { d: `M${x + 182} ${y + 32}l${DX}${DY}M${x + 104} ${y + 120}l${DX}${DY}`, line: 'fine' },
    { d: outline([x + 156, y + 2], [x + 182, y + 2], back([x + 182, y + 2]), back([x + 156, y + 2])), fill: PAPER },
    { d: `M${x} ${bottom - 34}h108c-4 6-4 8-4 12v22H${x}z`, fill: WATER, line: 'none' },
    { d: `M${x} ${y}${PROFILE}`, line: 'edge' },
  ];
}

const HANGERS = [0.28, 0.68].map((share) => {
  const [x, y] = back([BACK.x, BACK.y + 8], share);
  return outline([x - 4, y], [x + 160, y + 4], [x + 160, y + 14], [x - 4, y + 26]);
});
const FRONT = `M${BACK.x + 104} ${BACK.y + 146}v-26c4-44 78-30 78-88v-30l${DX}${DY}v30c0 58-74 44-78 88v26z`;

function downspout(): Stroke[] {
  const [x, y] = [BACK.x + 30, BACK.y + 146];
  return [
    { d: `M${x} ${y}v96l14-7 14 14 14-7v-96z`, fill: METAL[1], line: 'edge' },
    { d: arrow(x + 21, y + 12, 64, 'down'), fill: SKY, line: 'none' },
  ];
}

const RAIN: Stroke = {
  d: [
    [150, 60],
    [206, 58],
    [262, 40],
    [96, 110],
    [330, 66],
  ]
    .map(([x = 0, y = 0]) => streak(x, y, -10, 32))
    .join(''),
  fill: SKY,
  line: 'none',
};

export const gutter: Work = {
  strokes: [
    RAIN,
    ...block({ ...FASCIA, depth: DEPTH, washes: { front: WALLS[2], top: PAPER, side: WALLS[0] } }),
    ...roof(),
    ...edge(),
    ...downspout(),
    ...trough(),
  ],
  labels: [
    { x: 490, from: 62, to: 354, on: DRIP_EDGE, part: 'Drip edge', does: 'reaches into the gutter' },
    { x: 628, from: 136, to: 322, on: HANGERS[1], part: 'Hidden hangers', does: 'of a metal that matches' },
    {
      x: 445,
      from: 584,
      to: 474,
      on: box(FASCIA.x, FASCIA.y, FASCIA.width, FASCIA.height),
      part: 'The fascia',
      does: 'rots first if water runs behind',
      side: 'left',
    },
    { x: 660, from: 584, to: 434, on: FRONT, part: 'Seamless gutter', does: 'one piece for each run' },
  ],
};
