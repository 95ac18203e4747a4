// A roof under water of our own making: one joint wetted, one person below who watches.
import { box, lines, outline, type Stroke } from '../drawing';
import { CLAY, EARTH, METAL, PAPER, SHINGLE, SKY, SUN, WALLS } from '../palette';
import { person } from './person';
import { BOARDS, carriedBy, pitchFrom, riser } from './pitch';
import type { Work } from './work';

const STEPS = 7;
const LENGTH = 520;
const roof = pitchFrom([124, 274], [30, -18]);
const { at, across, face } = roof;
const ALL = [0, STEPS] as const;
const FLOOR = 586;
const ROWS = [52, 104, 156, 208, 260, 312, 364, 416, 468];

/** The wall that the roof leans on, and its flashing. */
function wall(): Stroke[] {
  return [
    { d: outline(at(0, 0, 150), at(0, STEPS, 70), at(0, STEPS), at(0, 0)), fill: WALLS[0] },
    { d: `M80 ${FLOOR}V124l16-10 12 16 16-6v${FLOOR - 124}z`, fill: WALLS[1], line: 'edge' },
    { d: riser(roof, 0, ALL, [4, 40]), fill: METAL[1] },
    { d: face([0, 30], ALL, 5), fill: METAL[0] },
  ];
}

function field(): Stroke[] {
  const joints = ROWS.map((along, row) => [1.4, 4.4].map((back) => lines(at(along, back + (row % 2), 4), at(along + 52, back + (row % 2), 4))).join(''));
  return [
    { d: face([0, LENGTH + 8], ALL), fill: BOARDS, line: 'edge' },
    { d: riser(roof, LENGTH + 12, ALL, [-6, 4]), fill: SHINGLE[0] },
    { d: face([0, LENGTH + 12], ALL, 4), fill: SHINGLE[2] },
    { d: ROWS.map((along) => across(along, 0, STEPS, 4)).join('') },
    { d: joints.join(''), line: 'fine' },
  ];
}

/** Where pipe and spray bar stand, along the slope. */
const PIPE = { along: 230, back: 2.6 };
const BAR = 318;

/** A pipe and its collar: the lowest joint, wetted before the wall. */
function pipe(): Stroke[] {
  const [x, y] = at(PIPE.along, PIPE.back, 4).map(Math.round) as [number, number];
  return [
    { d: `M${x - 44} ${y - 8}l36-22h60l-32 38z`, fill: METAL[0] },
    { d: `M${x - 18} ${y - 8}q20 12 40 0l-8-18h-24z`, fill: METAL[1] },
    { d: `M${x - 9} ${y - 18}v-58q11-8 22 0v58q-11 8-22 0z`, fill: METAL[0], line: 'edge' },
  ];
}

function spray(): Stroke[] {
  const [near, far] = [at(BAR, 1.2, 62), at(BAR, 4.6, 62)];
  const drops = [0, 1, 2, 3, 4].map((index) => drop(at(BAR, 1.5 + index * 0.7, 56), [440 + index * 10, 306 - index * 8]));
  return [
    { d: drops.join(''), fill: SKY, line: 'none' },
    { d: outline(near, far, [far[0], far[1] + 11], [near[0], near[1] + 11]), fill: METAL[0], line: 'edge' },
    { d: [1.6, 4.2].map((back) => lines(at(BAR, back, 51), at(BAR, back, 4))).join('') + hose(near), line: 'edge' },
  ];
}

/** Down the slope, over the eave, to the ground. */
function hose([x, y]: readonly [number, number]): string {
  return `M${Math.round(x)} ${Math.round(y) + 6}c-16 4-12 34 14 46L664 430q14 5 14 20V${FLOOR}`;
}

function drop([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]): string {
  return outline([x, y], [toX, toY], [toX, toY + 4]);
}

/** What lies before the wall that carries the eave. */
const GROUND: Stroke = { d: outline([520, FLOOR], [730, FLOOR - 126], [770, FLOOR - 126], [704, FLOOR]), fill: EARTH, line: 'none' };

function room(): Stroke[] {
  const ceiling = 474;
  return [
    { d: box(124, ceiling, 396, 12), fill: PAPER, line: 'edge' },
    { d: lines([424, 302], [434, ceiling]), line: 'hidden' },
    { d: `M365 518L396 ${ceiling + 12}h64z`, fill: SUN, line: 'none' },
    { d: `M434 ${ceiling + 14}c-13 18-13 28 0 31 13-3 13-13 0-31z`, fill: CLAY, line: 'none' },
    ...person({ x: 336, y: FLOOR, height: 84, holds: 'light' }),
    { d: `M56 ${FLOOR}H520`, line: 'ground' },
  ];
}

export const waterTest: Work = {
  strokes: [GROUND, ...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 396, foot: FLOOR }), ...field(), ...wall(), ...pipe(), ...spray(), ...room()],
  labels: [
    { x: 230, from: 62, to: 192, part: 'Higher joints', does: 'wait their turn' },
    { x: 402, from: 126, to: 284, part: 'The lowest joint', does: 'is wetted first, then we climb' },
    { x: 560, from: 190, to: 245, part: 'Spray bar', does: 'a steady spray on one detail' },
    { x: 359, from: 600, to: 519, part: 'Inside', does: 'someone watches the ceiling', side: 'left' },
    { x: 434, from: 600, to: 512, part: 'First drop', does: 'water off' },
  ],
};
