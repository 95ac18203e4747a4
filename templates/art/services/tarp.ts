// A roof in an emergency: the opening under its tarp, and the way the water took to the bucket.
import { box, lines, outline, type Stroke } from '../drawing';
import { CLAY, EARTH, METAL, PAPER, SKY, TARPAULIN, TILE, TIMBER, WATER, WATER_STAIN } from '../palette';
import { BOARDS, barrels, carriedBy, pitchFrom, riser, section } from './pitch';
import { streak } from './solids';
import type { Work } from './work';

const STEPS = 8;
const LENGTH = 560;
const roof = pitchFrom([50, 286], [30, -20]);
const { at, across, face } = roof;
const ALL = [0, STEPS] as const;
const FLOOR = 588;
const TILE_ROWS = [56, 112, 168, 224, 280, 336, 392, 448, 504, LENGTH];

const COVER = [30, 372] as const;
const SIDES = [1.4, 6.8] as const;

/** Along the foot of the wall. */
const GROUND: Stroke = { d: outline([524, FLOOR], [764, FLOOR - 160], [808, FLOOR - 160], [568, FLOOR]), fill: EARTH, line: 'none' };

const RAIN: Stroke = {
  d: [
    [96, 96],
    [150, 40],
    [238, 46],
    [790, 120],
  ]
    .map(([x = 0, y = 0]) => streak(x, y, -12, 36))
    .join(''),
  fill: SKY,
  line: 'none',
};

function tile(): Stroke[] {
  return [
    { d: face([0, LENGTH + 8], ALL), fill: BOARDS },
    { d: riser(roof, LENGTH + 8, ALL, [0, 12]), fill: TILE[1] },
    { d: face([0, LENGTH + 12], ALL, 12), fill: TILE[0], line: 'edge' },
    {
      d: [
        [392, 2],
        [448, 4],
        [504, 1],
      ]
        .map(([along = 0, back = 0]) => face([along, along + 56], [back, back + 1], 12))
        .join(''),
      fill: TILE[2],
      line: 'none',
    },
    { d: [1, 2, 3, 4, 5, 6, 7].map((back) => lines(at(380, back, 12), at(LENGTH + 6, back, 12))).join(''), line: 'fine' },
    {
      d:
        barrels(roof, TILE_ROWS.slice(6), ALL, [30, -20]) +
        barrels(roof, TILE_ROWS.slice(0, 6), [0, 1], [30, -20]) +
        barrels(roof, TILE_ROWS.slice(0, 6), [7, 8], [30, -20]),
    },
    { d: section(roof, TILE_ROWS), fill: TILE[1] },
  ];
}

function cover(): Stroke[] {
  const [near, far] = SIDES;
  const batten = (along: number) => outline(at(along, near, 18), at(along + 14, near, 18), at(along + 14, far, 18), at(along, far, 18));
  const side = (back: number) =>
    outline(at(COVER[0] + 20, back, 18), at(COVER[1] - 10, back, 18), at(COVER[1] - 10, back + 0.35, 18), at(COVER[0] + 20, back + 0.35, 18));
  return [
    { d: face(COVER, SIDES, 16), fill: TARPAULIN, line: 'edge' },
    { d: [190, 290].map((along) => across(along, near, far, 16)).join(''), line: 'fine' },
    { d: outline(at(72, 3), at(118, 3.3), at(110, 4.4), at(134, 5), at(86, 4.9), at(92, 4.1)), line: 'hidden' },
    { d: [COVER[0] + 4, COVER[1] - 20].map(batten).join('') + side(near + 0.1) + side(far - 0.45), fill: TIMBER },
  ];
}

/** Below: the way of the water down the deck, then straight to where it drips; the bucket. */
function room(): Stroke[] {
  const ceiling = 500;
  return [
    { d: box(50, ceiling, 430, 12), fill: PAPER, line: 'edge' },
    { d: `M336 ${ceiling + 12}h120c-10 18-104 20-120 0z`, fill: WATER_STAIN },
    { d: lines(at(118, 3.3), at(263, 3.3), [412, ceiling + 20]), line: 'hidden' },
    { d: `M412 ${ceiling + 22}c-9 14-9 20 0 22 9-2 9-8 0-22z`, fill: CLAY, line: 'none' },
    { d: `M386 ${FLOOR - 38}h52l-7 38h-38z`, fill: METAL[1], line: 'edge' },
    { d: `M388 ${FLOOR - 30}h48l-5 28h-38z`, fill: WATER, line: 'none' },
    { d: `M50 ${FLOOR}h475`, line: 'ground' },
  ];
}

export const tarp: Work = {
  strokes: [RAIN, GROUND, ...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 474, foot: FLOOR }), ...tile(), ...cover(), ...room()],
  labels: [
    { x: 284, from: 60, to: 244, part: 'The way in', does: 'uphill from where it drips' },
    { x: 480, from: 124, to: 262, part: 'Tarp', does: 'fixed so that wind cannot lift it' },
    { x: 560, from: 188, to: 287, part: 'Battens', does: 'hold it down on every side' },
    { x: 360, from: 600, to: 518, part: 'The stain', does: 'water has run along the deck to it' },
  ],
};
