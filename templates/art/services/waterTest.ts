// A roof under water of our own making: one joint wetted, one person below who watches.
import { box, lines, outline, type Stroke } from '../drawing';
import { CLAY, INK, METAL, PAPER, SHINGLE, SKY, WALLS } from '../palette';
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

/** A pipe and its collar: the lowest joint, wetted before the wall. */
function pipe(): Stroke[] {
  const [x, y] = at(330, 3.5, 4) as [number, number];
  return [
    { d: `M${x - 44} ${y - 8}l36-22h60l-32 38z`, fill: METAL[0] },
    { d: `M${x - 18} ${y - 8}q20 12 40 0l-8-18h-24z`, fill: METAL[1] },
    { d: `M${x - 9} ${y - 18}v-58q11-8 22 0v58q-11 8-22 0z`, fill: METAL[0], line: 'edge' },
  ];
}

function spray(): Stroke[] {
  const [near, far] = [at(112, 0.8, 62), at(112, 6.6, 62)];
  const drops = [1, 1.9, 2.8, 3.7, 4.6, 5.5, 6.4].flatMap((back) => [[-98, 12], [-88, 30]].map(([dx = 0, dy = 0]) => drop(back, dx, dy)));
  return [
    { d: drops.join(''), fill: SKY, line: 'none' },
    { d: outline(near, far, [far[0], far[1] + 11], [near[0], near[1] + 11]), fill: METAL[0], line: 'edge' },
    { d: [1.6, 5.4].map((back) => lines(at(112, back, 52), at(112, back, 4))).join(''), line: 'edge' },
    { d: hose(near), line: 'edge' },
  ];
}

function hose([x, y]: readonly [number, number]): string {
  return `M${Math.round(x)} ${Math.round(y) + 6}c-12 10-8 40 20 52 60 26 320 90 430 136`;
}

function drop(back: number, dx: number, dy: number): string {
  const [x, y] = at(112, back, 56).map(Math.round) as [number, number];
  return `M${x} ${y}l${dx} ${dy}v3l${-dx}-${dy}z`;
}

function room(): Stroke[] {
  const ceiling = 474;
  return [
    { d: box(124, ceiling, 396, 12), fill: PAPER, line: 'edge' },
    { d: lines([134, 280], [146, 330], [176, ceiling]), line: 'hidden' },
    { d: `M176 ${ceiling + 14}c-9 14-9 20 0 22 9-2 9-8 0-22z`, fill: CLAY, line: 'none' },
    ...person({ x: 330, y: FLOOR, height: 96, holds: 'light' }),
    { d: outline([56, FLOOR], [860, FLOOR], [860, FLOOR + 1], [56, FLOOR + 1]), fill: INK, line: 'ground' },
  ];
}

export const waterTest: Work = {
  strokes: [...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 396, foot: FLOOR }), ...field(), ...wall(), ...pipe(), ...spray(), ...room()],
  labels: [
    { x: 396, from: 62, to: 161, part: 'Spray bar', does: 'a steady spray on one detail' },
    { x: 590, from: 176, to: 313, part: 'The lowest joint', does: 'is wetted first, then we climb' },
    { x: 176, from: 600, to: 522, part: 'First drop', does: 'water off' },
    { x: 330, from: 600, to: 528, part: 'Inside', does: 'someone watches the ceiling' },
  ],
};
