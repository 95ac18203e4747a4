// One roof, three coverings side by side, and the sheet that all of them need.
import { lines, outline, type Stroke } from '../drawing';
import { METAL, SHINGLE, TILE } from '../palette';
import { BOARDS, barrels, carriedBy, edgeMetal, FELT, pitchFrom, riser, section } from './pitch';
import type { Work } from './work';

const STEPS = 8;
const LENGTH = 540;
const roof = pitchFrom([60, 332], [30, -20]);
const { at, across, face } = roof;

/** From here down the covering lies, and from there the sheet. */
const [COVERED, SHEET] = [204, 84] as const;

const TILE_ROWS = [260, 316, 372, 428, 484, 540];
const SHINGLE_ROWS = [246, 288, 330, 372, 414, 456, 498];

const BAND = [0, 3] as const;
const TILED = face([COVERED, LENGTH + 8], BAND, 12);
const SHINGLED = face([COVERED, LENGTH + 12], [3, 6], 4);
const PAN = face([COVERED, LENGTH + 12], [6, STEPS], 4);
const EDGE_METAL = edgeMetal(roof, LENGTH, STEPS);
const FELTED = face([SHEET, COVERED + 8], [0, STEPS], 2);

function tile(): Stroke[] {
  return [
    { d: riser(roof, LENGTH + 8, BAND, [0, 12]), fill: TILE[1] },
    { d: TILED, fill: TILE[0] },
    { d: face([COVERED + 56, COVERED + 112], [1, 1.5], 12) + face([428, 484], [0.5, 1], 12) + face([316, 372], [2, 2.5], 12), fill: TILE[2], line: 'none' },
    { d: face([372, 428], [1.5, 2], 12) + face([260, 316], [0, 0.5], 12) + face([484, 540], [2, 2.5], 12), fill: TILE[1], line: 'none' },
    { d: [0.5, 1, 1.5, 2, 2.5].map((back) => lines(at(COVERED, back, 12), at(LENGTH + 8, back, 12))).join(''), line: 'fine' },
    { d: barrels(roof, TILE_ROWS, BAND, [15, -10]) },
    { d: section(roof, TILE_ROWS), fill: TILE[1] },
  ];
}

function shingle(): Stroke[] {
  const joints = [COVERED, ...SHINGLE_ROWS].flatMap((along, row) =>
    [3.6, 4.4, 5.2].map((back) => lines(at(along, back + (row % 2) * 0.4, 4), at(SHINGLE_ROWS[row] ?? LENGTH + 12, back + (row % 2) * 0.4, 4))),
  );
  return [{ d: SHINGLED, fill: SHINGLE[2] }, { d: SHINGLE_ROWS.map((along) => across(along, 3, 6, 4)).join('') }, { d: joints.join(''), line: 'fine' }];
}

function metal(): Stroke[] {
  const ribs = [6, 6.7, 7.4];
  return [
    { d: PAN, fill: METAL[0] },
    {
      d: ribs.map((back) => outline(at(COVERED, back, 4), at(COVERED, back, 12), at(LENGTH + 12, back, 12), at(LENGTH + 12, back, 4))).join(''),
      fill: METAL[2],
    },
  ];
}

export const coverings: Work = {
  strokes: [
    ...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 200 }),
    { d: face([0, LENGTH + 8], [0, STEPS]), fill: BOARDS, line: 'edge' },
    { d: [28, 56].map((along) => across(along, 0, STEPS)).join(''), line: 'fine' },
    { d: FELTED, fill: FELT },
    { d: riser(roof, LENGTH + 12, [3, STEPS], [-6, 4]), fill: SHINGLE[0] },
    ...metal(),
    ...shingle(),
    ...tile(),
  ],
  labels: [
    { x: 372, from: 62, to: 246, on: FELTED, part: 'The sheet', does: 'keeps the rain out under all three' },
    { x: 590, from: 126, to: 366, on: SHINGLED, part: 'Shingle', does: 'each row laps the one below' },
    { x: 696, from: 190, to: 325, on: PAN, part: 'Metal', does: 'locked seams' },
    { x: 470, from: 596, to: 430, on: TILED, part: 'Tile', does: 'takes the sun' },
    { x: 690, from: 596, to: 472, on: EDGE_METAL, part: 'Edge metal', does: 'leads the water off' },
  ],
};
