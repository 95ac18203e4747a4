// A water test in five steps, roof over ceiling: asked about, mapped, made ready, wetted from below, certified.
import { box, disc, lines, outline, type Stroke } from '../../drawing';
import { CLAY, INK, INSULATION, METAL, PAPER, SHINGLE, SKY, WALLS, WATER, WATER_STAIN } from '../../palette';
import { person } from '../person';
import { at, CEILING, DEPTH, drop, FLOOR, face, house, LENGTH, stain } from './overCeiling';
import { DRAWN, SIGNED, sheet } from './paper';

const ROWS = [22, 44, 66, 88, 110] as const;
const STAIN = 80;

/** Shingle, and the wall above it with its flashing. */
function covered(): Stroke[] {
  return [
    { d: face(0, LENGTH + 5, 0, DEPTH, 5), fill: SHINGLE[2] },
    { d: ROWS.map((along) => lines(at(along, 0, 5), at(along, DEPTH, 5))).join(''), line: 'fine' },
    { d: outline(at(0, 0, 3), at(0, DEPTH, 3), [59, -1], [14, 1]), fill: WALLS[0] },
    { d: outline(at(0, 0, 4), at(0, DEPTH, 4), at(0, DEPTH, 9), at(0, 0, 9)), fill: METAL[1] },
    { d: `M4 ${FLOOR}V6l4-4 3 3 3-3v${FLOOR - 2}z`, fill: WALLS[1] },
  ];
}

/** The joints uphill from the stain, lowest first: the collar of a pipe, then the wall. */
const JOINTS = [
  [58, 2.2],
  [4, 2.4],
] as const;

function pipe(): Stroke[] {
  const [x, y] = at(...JOINTS[0], 5);
  return [
    { d: outline([x - 14, y + 1], [x + 5, y + 7], [x + 17, y], [x - 2, y - 6]), fill: METAL[0] },
    { d: `M${x - 3} ${y}v-18q4-3 8 0v18q-4 4-8 0z`, fill: METAL[1] },
  ];
}

function bar(along: number): string {
  const [near, far] = [at(along, 0.5, 18), at(along, 4.5, 18)];
  return outline(near, far, [far[0], far[1] + 4], [near[0], near[1] + 4]);
}

function spray(along: number): Stroke[] {
  const drops = [0.7, 1.6, 2.5, 3.4, 4.3].map((back) => {
    const [x, y] = at(along, back, 16);
    return `M${x} ${y}l-22 2v2l22-2zM${x} ${y}l-20 9v2l20-9z`;
  });
  return [
    { d: drops.join(''), fill: WATER, line: 'none' },
    { d: bar(along), fill: METAL[0] },
  ];
}

/** Rain from the side that it leaks in. */
const WIND: Stroke = {
  d: [
    [210, 6],
    [182, 0],
    [204, 24],
    [172, 18],
    [138, 8],
    [112, 0],
    [212, 40],
  ]
    .map(([x, y]) => `M${x} ${y}l-22 8h-4l22-8z`)
    .join(''),
  fill: SKY,
  line: 'none',
};
/** What somebody smeared on it before. */
const TRIED: Stroke = { d: 'M20 30q3-5 8-5 3-5 8-4 4-4 7-2 1 5-5 7-2 5-9 5-5 3-9-1z', fill: INSULATION };
const PATH: Stroke = { d: lines([20, 48], [68, 65], [STAIN, CEILING]), line: 'hidden' };

/** The same on paper: no washes, the suspects marked. */
function map(): Stroke[] {
  const drawn = [...house(), ...covered(), ...pipe()].filter(({ line }) => line !== 'none');
  return [
    { d: box(1, -3, 214, 110), fill: PAPER },
    ...drawn.map(({ d, line }) => ({ d, line: line ?? 'fine', fill: line === 'fine' ? undefined : PAPER }) as Stroke),
    { d: 'M168 86h44v17h-44zM168 92h44m-26-6v17', line: 'fine' },
    PATH,
    { ...stain(STAIN), fill: CLAY },
    { d: JOINTS.map(([along, back]) => disc(...at(along, back, 4), 4)).join(''), fill: CLAY },
  ];
}

/** A sofa under a sheet. */
const COVERED: Stroke[] = [
  { d: 'M57 104l2-8q1-3 7-3h28q6 0 7 3l2 8z', fill: PAPER },
  { d: 'M68 95l-2 9M80 97v7M92 95l2 9', line: 'fine' },
];

const WATCHED: Stroke[] = [...COVERED, ...person({ x: 34, y: FLOOR, height: 24, holds: 'light' })];

/** Where the bar stood before. */
const BEFORE: Stroke = { d: lines(at(90, 0.3, 12), at(90, 4.7, 12), at(90, 4.7, 8), at(90, 0.3, 8), at(90, 0.3, 12)), line: 'hidden' };

/** Joints, times, result. */
const CERTIFICATE: Stroke[] = [
  { d: 'M77 19l24 8-1 6-24-8z', fill: DRAWN },
  { d: 'M110 19h15l-3 18h-15z', fill: SHINGLE[2] },
  { d: 'M131 19h15l-3 18h-15z', fill: WATER_STAIN },
  { d: 'M76 25l-3 18h20l2-11M74 35h20M88 57h30m8 0h8M86 70h30m8 0h8', line: 'fine' },
  { d: disc(80, 57, 2), fill: INK, line: 'none' },
  { d: disc(78, 70, 3), fill: CLAY, line: 'none' },
];

export const joints: readonly Stroke[][] = [
  [WIND, ...house(), ...covered(), TRIED, ...pipe(), stain(STAIN), drop(STAIN)],
  map(),
  [...house(), ...covered(), ...pipe(), stain(STAIN), ...WATCHED],
  [...house(), PATH, ...covered(), BEFORE, ...pipe(), ...spray(30), stain(STAIN), ...WATCHED, drop(STAIN)],
  [sheet(), ...CERTIFICATE, ...SIGNED],
];
