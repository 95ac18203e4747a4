// A skylight in a slope: a curb that clears the water, and metal on its four sides, each in its own way.
import { lines, outline, type Stroke } from '../drawing';
import { GLASS, METAL, PAPER, SHINGLE, SKY, TIMBER_SHADED } from '../palette';
import { BOARDS, carriedBy, FELT, pitchFrom, riser } from './pitch';
import type { Work } from './work';

const STEPS = 8;
const LENGTH = 560;
const roof = pitchFrom([50, 326], [32, -21]);
const { at, across, face } = roof;
const ALL = [0, STEPS] as const;

/** The curb on the slope, and how far it stands up. */
const [HEAD, FOOT] = [246, 426] as const;
const SIDES = [1.5, 5.5] as const;
const UP = 44;
/** The metal lies so far out on the covering, at either side. */
const FLANGES = [0.8, 6.2] as const;

const ROWS = [100, 146, 192, 238, 284, 330, 376, 422, 468, 514];

function field(): Stroke[] {
  const joints = ROWS.flatMap((along, row) =>
    [1, 3, 5, 7].map((back) => lines(at(along, back - (row % 2), 4), at(ROWS[row + 1] ?? LENGTH + 12, back - (row % 2), 4))),
  );
  return [
    { d: face([0, LENGTH + 8], ALL), fill: BOARDS, line: 'edge' },
    { d: across(26, 0, STEPS), line: 'fine' },
    { d: face([44, 110], ALL, 2), fill: FELT },
    { d: riser(roof, LENGTH + 12, ALL, [-6, 4]), fill: SHINGLE[0] },
    { d: face([100, LENGTH + 12], ALL, 4), fill: SHINGLE[2] },
    { d: ROWS.map((along) => across(along, 0, STEPS, 4)).join('') },
    { d: joints.join(''), line: 'fine' },
    { d: lines(at(100, 0, 0), at(100, 0, 4), at(LENGTH + 12, 0, 4), at(LENGTH + 12, 0, -6)), line: 'edge' },
  ];
}

const STEP_FLASHING = [0, 1, 2, 3].map((step) => {
  const [from, near] = [HEAD + step * 43, SIDES[0]];
  return outline(at(from, near - 0.5, 5), at(from + 50, near - 0.5, 5), at(from + 50, near, 5), at(from + 50, near, 24), at(from, near, 30), at(from, near, 5));
});
const APRON = face([FOOT, FOOT + 48], FLANGES, 5);
const PANE = face([HEAD + 14, FOOT - 14], [SIDES[0] + 0.4, SIDES[1] - 0.4], UP + 15);

/** Two planes behind the curb: from their ridge, water runs to the valleys beside it. */
const [BEHIND, RIDGE] = [at(HEAD - 132, 3.5, 5), at(HEAD, 3.5, 31)];
const [NEAR_SADDLE, FAR_SADDLE] = [saddle(FLANGES[0]), saddle(FLANGES[1])];

function metal(): Stroke[] {
  return [
    { d: FAR_SADDLE, fill: METAL[2] },
    { d: NEAR_SADDLE, fill: METAL[1] },
    { d: APRON, fill: METAL[0] },
    ...curb(),
    { d: STEP_FLASHING.join(''), fill: METAL[1] },
    { d: riser(roof, FOOT, SIDES, [4, 26]), fill: METAL[1] },
  ];
}

function curb(): Stroke[] {
  const [near, far] = SIDES;
  return [
    { d: outline(at(HEAD, near, 4), at(FOOT, near, 4), at(FOOT, near, UP), at(HEAD, near, UP)), fill: BOARDS },
    { d: riser(roof, FOOT, SIDES, [4, UP]), fill: TIMBER_SHADED },
    { d: face([HEAD - 8, FOOT + 8], [near - 0.2, far + 0.2], UP), fill: SKY, line: 'edge' },
    {
      d: outline(at(HEAD - 8, near - 0.2, UP), at(FOOT + 8, near - 0.2, UP), at(FOOT + 8, near - 0.2, UP + 14), at(HEAD - 8, near - 0.2, UP + 14)),
      fill: METAL[1],
    },
    { d: riser(roof, FOOT + 8, [near - 0.2, far + 0.2], [UP, UP + 14]), fill: METAL[1] },
    { d: face([HEAD - 8, FOOT + 8], [near - 0.2, far + 0.2], UP + 14), fill: METAL[0], line: 'edge' },
    { d: PANE, fill: GLASS },
    {
      d: outline(at(HEAD + 60, near + 0.4, UP + 15), at(HEAD + 90, near + 0.4, UP + 15), at(HEAD + 50, far - 0.4, UP + 15), at(HEAD + 20, far - 0.4, UP + 15)),
      fill: PAPER,
      line: 'none',
    },
  ];
}

export const skylight: Work = {
  strokes: [...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 190 }), ...field(), ...metal()],
  labels: [
    { x: 318, from: 62, to: 338, on: NEAR_SADDLE, part: 'Saddle', does: 'above: parts the water around the curb' },
    { x: 422, from: 126, to: 292, on: PANE, part: 'Glass', does: 'goes on last' },
    { x: 686, from: 190, to: 349, on: APRON, part: 'Apron', does: 'below: over the covering', side: 'left' },
    { x: 408, from: 596, to: 387, on: STEP_FLASHING[1], part: 'Step flashing', does: 'at the sides, up the curb' },
  ],
};

function saddle(back: number): string {
  return outline(BEHIND, RIDGE, at(HEAD, back, 5));
}
