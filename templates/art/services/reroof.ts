// A roof between old and new, from left to right: what comes off, the bare boards, the sheet, the new tile.
import { lines, type Stroke } from '../drawing';
import { SHINGLE, SHINGLE_EDGE, TILE, TIMBER_PALE } from '../palette';
import { BOARDS, barrels, carriedBy, FELT, pitchFrom, riser, section } from './pitch';
import type { Work } from './work';

const STEPS = 8;
const LENGTH = 590;
const roof = pitchFrom([22, 306], [30, -20]);
const { at, across, face } = roof;
const ALL = [0, STEPS] as const;

/** Where each layer ends toward the eave, or begins above it. */
const [OLD, SHEET, NEW] = [184, 316, 422] as const;
/** The upper of the two old layers is already torn off so far. */
const TORN = OLD - 40;
const TILE_ROWS = [478, 534, LENGTH];

function old(): Stroke[] {
  const rows = [48, 96, TORN];
  const joints = (along: number, up: number, row: number) =>
    [1.6, 4, 6.4].map((back) => lines(at(along - 40, back - (row % 2) * 1.2, up), at(along, back - (row % 2) * 1.2, up))).join('');
  return [
    { d: face([0, OLD], ALL, 9), fill: SHINGLE[0] },
    { d: riser(roof, OLD, ALL, [0, 9]), fill: SHINGLE[1] },
    { d: joints(OLD, 9, 1), line: 'fine' },
    { d: face([0, TORN], ALL, 18), fill: SHINGLE[2] },
    { d: riser(roof, TORN, ALL, [9, 18]), fill: SHINGLE[1] },
    {
      d:
        rows
          .slice(0, 2)
          .map((along) => across(along, 0, STEPS, 18))
          .join('') + rows.map((along, row) => joints(along, 18, row)).join(''),
      line: 'fine',
    },
    // Curled and bald places
    {
      d: [
        [60, 2],
        [100, 4.5],
        [40, 6.5],
        [120, 1],
      ]
        .map(([along = 0, back = 0]) => face([along, along + 30], [back, back + 0.9], 18))
        .join(''),
      fill: SHINGLE_EDGE,
      line: 'none',
    },
    {
      d: lines(at(0, 0), at(0, 0, 18), at(TORN, 0, 18), at(TORN, 0, 9), at(OLD, 0, 9), at(OLD, 0)) + lines(at(0, 0, 9), at(TORN, 0, 9)),
      fill: SHINGLE[0],
      line: 'edge',
    },
  ];
}

function boards(): Stroke[] {
  return [
    { d: face([0, LENGTH + 8], ALL), fill: BOARDS, line: 'edge' },
    { d: face([232, 260], [0, 5]), fill: TIMBER_PALE },
    { d: [204, 232, 260, 288].map((along) => across(along, 0, STEPS)).join(''), line: 'fine' },
    { d: [218, 246, 274].map((along) => [0.6, 3.1, 4.8, 7.4].map((back) => dot(along, back)).join('')).join('') },
  ];
}

function dot(along: number, back: number): string {
  const [x, y] = at(along, back);
  return `M${Math.round(x)} ${Math.round(y)}h2`;
}

function tile(): Stroke[] {
  return [
    { d: face([NEW, LENGTH + 12], ALL, 12), fill: TILE[0] },
    {
      d: [
        [NEW, 1],
        [478, 4],
        [534, 2],
        [NEW, 6],
      ]
        .map(([along = 0, back = 0]) => face([along, along + 56], [back, back + 1], 12))
        .join(''),
      fill: TILE[2],
      line: 'none',
    },
    {
      d: [
        [NEW, 3],
        [478, 1],
        [534, 5],
        [478, 7],
      ]
        .map(([along = 0, back = 0]) => face([along, along + 56], [back, back + 1], 12))
        .join(''),
      fill: TILE[1],
      line: 'none',
    },
    { d: [1, 2, 3, 4, 5, 6, 7].map((back) => lines(at(NEW, back, 12), at(LENGTH + 6, back, 12))).join(''), line: 'fine' },
    { d: barrels(roof, TILE_ROWS, ALL, [30, -20]) },
    { d: section(roof, TILE_ROWS), fill: TILE[1] },
  ];
}

export const reroof: Work = {
  strokes: [
    ...carriedBy(roof, { length: LENGTH, steps: STEPS, wall: 210 }),
    ...boards(),
    { d: face([SHEET, NEW + 8], ALL, 2), fill: FELT },
    { d: across(366, 0, STEPS, 2), line: 'hidden' },
    ...old(),
    ...tile(),
  ],
  labels: [
    { x: 282, from: 58, to: 196, part: 'The old roof', does: 'comes off, every layer of it' },
    { x: 422, from: 120, to: 257, part: 'The boards', does: 'mended where they are soft' },
    { x: 552, from: 182, to: 302, part: 'The sheet', does: 'with its flashing, before the tile' },
    { x: 584, from: 596, to: 408, part: 'The covering', does: 'last, as its maker prescribes' },
  ],
};
