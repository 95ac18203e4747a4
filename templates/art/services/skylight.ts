// A skylight in a slope: a curb that clears the water, and metal on its four sides, each in its own way.
import { lines, outline, type Stroke } from '../drawing';
import { GLASS, METAL, PAPER, SHINGLE, SKY } from '../palette';
import { BOARDS, carriedBy, FELT, pitchFrom, riser } from './pitch';
import type { Work } from './work';

const STEPS = 8;
const LENGTH = 560;
const roof = pitchFrom([50, 326], [32, -21]);
const { at, across, face } = roof;
const ALL = [0, STEPS] as const;

/** The curb on the slope, and how far it stands up. */
const [HEAD, FOOT] = [190, 380] as const;
const SIDES = [2, 6] as const;
const UP = 54;

const ROWS = [100, 146, 192, 238, 284, 330, 376, 422, 468, 514];

function field(): Stroke[] {
  const joints = ROWS.map((along, row) => [1, 3, 5, 7].map((back) => joint(along, back - (row % 2))).join(''));
  return [
    { d: face([0, LENGTH + 8], ALL), fill: BOARDS, line: 'edge' },
    { d: across(26, 0, STEPS), line: 'fine' },
    { d: face([44, 110], ALL, 2), fill: FELT },
    { d: riser(roof, LENGTH + 12, ALL, [-6, 4]), fill: SHINGLE[0] },
    { d: face([100, LENGTH + 12], ALL, 4), fill: SHINGLE[2] },
    { d: ROWS.map((along) => across(along, 0, STEPS, 4)).join('') },
    { d: joints.join(''), line: 'fine' },
    { d: lines(at(100, 0, 0), at(100, 0, 6), at(LENGTH + 12, 0, 4), at(LENGTH + 12, 0, -6)), line: 'edge' },
  ];
}

function joint(along: number, back: number): string {
  return lines(at(along, back, 4), at(along + 46, back, 4));
}

function metal(): Stroke[] {
  const [near, far] = SIDES;
  const steps = [0, 1, 2, 3].map((step) => {
    const from = HEAD + 6 + step * 46;
    return outline(at(from, near - 0.5, 5), at(from + 50, near - 0.5, 5), at(from + 50, near, 5), at(from + 50, near, 24), at(from, near, 30), at(from, near, 5));
  });
  return [
    { d: face([HEAD - 62, HEAD], [near - 0.7, far + 0.7], 5), fill: METAL[0] },
    { d: outline(at(HEAD - 28, near - 0.2, 6), at(HEAD - 28, far, 6), at(HEAD, far, 30), at(HEAD, near, 30)), fill: METAL[1] },
    { d: face([FOOT, FOOT + 48], [near - 0.7, far + 0.7], 5), fill: METAL[0] },
    ...curb(),
    { d: steps.join(''), fill: METAL[1] },
    { d: riser(roof, FOOT, SIDES, [4, 26]), fill: METAL[1] },
  ];
}

function curb(): Stroke[] {
  const [near, far] = SIDES;
  return [
    { d: outline(at(HEAD, near, 4), at(FOOT, near, 4), at(FOOT, near, UP), at(HEAD, near, UP)), fill: BOARDS },
    { d: riser(roof, FOOT, SIDES, [4, UP]), fill: '#d0b27f' },
    { d: face([HEAD - 8, FOOT + 8], [near - 0.2, far + 0.2], UP), fill: SKY, line: 'edge' },
    { d: outline(at(HEAD - 8, near - 0.2, UP), at(FOOT + 8, near - 0.2, UP), at(FOOT + 8, near - 0.2, UP + 14), at(HEAD - 8, near - 0.2, UP + 14)), fill: METAL[1] },
    { d: riser(roof, FOOT + 8, [near - 0.2, far + 0.2], [UP, UP + 14]), fill: METAL[1] },
    { d: face([HEAD - 8, FOOT + 8], [near - 0.2, far + 0.2], UP + 14), fill: METAL[0], line: 'edge' },
    { d: face([HEAD + 14, FOOT - 14], [near + 0.4, far - 0.4], UP + 15), fill: GLASS },
    { d: outline(at(HEAD + 60, near + 0.4, UP + 15), at(HEAD + 90, near + 0.4, UP + 15), at(HEAD + 50, far - 0.4, UP + 15), at(HEAD + 20, far - 0.4, UP + 15)), fill: PAPER, line: 'none' },
  ];
}

export const skylight: Work = {
  strokes: [...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 190 }), ...field(), ...metal()],
  labels: [
    { x: 266, from: 62, to: 326, part: 'Saddle', does: 'above: parts the water around the curb' },
    { x: 472, from: 126, to: 290, part: 'Glass', does: 'goes on last' },
    { x: 640, from: 190, to: 372, part: 'Apron', does: 'below: over the covering' },
    { x: 400, from: 596, to: 368, part: 'Step flashing', does: 'at the sides, up the curb' },
  ],
};
