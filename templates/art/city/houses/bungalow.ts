// A craftsman bungalow: a low gable to the street, a porch on tapered piers, rafter tails in the open.
import { box, lines, outline } from '../../drawing';
import { BRICK, EARTH, LEAVES_DEEP, PAPER, STONE, TIMBER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, chimney, crossGable, door, lit, roof, row, shade, type Window, wall, windows } from './elements';

/** A pier of stone with a column on it that narrows upward; `x` is its middle, `top` where the beam lies. */
function pier(x: number, top: number) {
  return [
    { d: outline([x - 15, -48], [x - 11, top], [x + 11, top], [x + 15, -48]), fill: PAPER },
    {
      d:
        box(x - 22, -48, 44, 48) +
        lines([x - 22, -32], [x + 22, -32]) +
        lines([x - 22, -16], [x + 22, -16]) +
        lines([x - 4, -48], [x - 4, -32]) +
        lines([x + 8, -32], [x + 8, -16]) +
        lines([x - 10, -16], [x - 10, 0]),
      fill: STONE,
    },
    { d: box(x - 25, -52, 50, 6), fill: PAPER },
  ];
}

const PORCH_GABLE_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 230, y: -154 },
  slope: { x: 210, y: -128 },
  chimney: { x: -159, y: -156 },
  rake: { x: 60, y: -158 },
  'porch-eave': { x: 60, y: -107 },
  'rafter-tails': { x: 236, y: -94 },
  eave: { x: -238, y: -101 },
  felt: { x: -212, y: -134 },
};

const PORCH_GABLE_SILHOUETTE = outline(
  [-270, -98],
  [-254, -154],
  [-180, -154],
  [-180, -200],
  [-138, -200],
  [-138, -154],
  [-72, -154],
  [0, -190],
  [72, -154],
  [254, -154],
  [270, -98],
  [246, -92],
  [246, 0],
  [-246, 0],
  [-246, -92],
);

/** The gable in the middle, over a porch under sheet metal, before a long roof along the street. */
const porchGable: DrawHouse = (finish) => {
  const shingles = covered('shingle', finish);
  const lights: Window[] = [
    [-226, -82, 54, 44, 3],
    [172, -82, 54, 44, 3],
    [-88, -80, 46, 44, 2],
    [42, -80, 46, 44, 2],
  ];
  return {
    coverings: ['shingle', 'metal'],
    strokes: [
      chimney(-176, -200, 36, -150, BRICK),
      wall(finish.wall, [-246, -100], [246, -100], [246, 0], [-246, 0]),
      { d: box(-246, -14, 492, 14), fill: STONE },
      ...windows(...lights),
      ...door(-20, 40, 66, finish.door, -14),
      shade(24, [-246, -94], [246, -94]),
      { d: row(4, 20, box(-262, -98, 6, 10)) + row(4, 20, box(196, -98, 6, 10)), fill: LEAVES_DEEP },
      roof(shingles, [-270, -98], [-254, -154], [254, -154], [270, -98]),
      wall(EARTH, [-150, -94], [-150, -107], [0, -182], [150, -107], [150, -94]),
      ...windows([-36, -144, 72, 16, 4]),
      shade(20, [-150, -103], [0, -178], [150, -103]),
      shade(12, [-150, -84], [150, -84]),
      roof(covered('metal', finish), [-168, -94], [-152, -120], [152, -120], [168, -94]),
      { d: box(-160, -96, 320, 12), fill: TIMBER },
      ...pier(-134, -84),
      ...pier(134, -84),
      { d: box(-66, -7, 132, 7), fill: PAPER },
      board(12, LEAVES_DEEP, [-184, -98], [0, -190], [184, -98]),
    ],
    silhouette: PORCH_GABLE_SILHOUETTE,
    windows: lit(...lights, [-36, -144, 72, 16, 4]),
    width: 540,
    height: 200,
    anchors: PORCH_GABLE_ANCHORS,
  };
};

/** One gable over the whole front; the porch at its left has a roof of its own; a brick chimney outside at the right. */
const wideGable: DrawHouse = (finish) => {
  const lights: Window[] = [
    [66, -84, 128, 46, 4],
    [-104, -74, 58, 40, 3],
    [-14, -152, 68, 22, 3],
  ];
  return {
    coverings: ['shingle', 'siding'],
    strokes: [
      chimney(238, -200, 26, 0, BRICK),
      wall(covered('siding', finish), [-240, 0], [-240, -92], [20, -182], [240, -106], [240, 0]),
      { d: box(-240, -14, 480, 14), fill: STONE },
      ...windows(...lights),
      ...door(-172, 40, 62, finish.door, -14),
      shade(24, [-240, -88], [20, -178], [240, -102]),
      shade(26, [-240, -86], [8, -86]),
      { d: box(14, -180, 12, 22) + box(124, -146, 12, 20) + row(14, 20, box(-260, -88, 6, 10)), fill: LEAVES_DEEP },
      board(12, LEAVES_DEEP, [-226, -105], [20, -190], [270, -104]),
      roof(covered('shingle', finish), [-270, -92], [-246, -124], [14, -124], [38, -92]),
      board(6, LEAVES_DEEP, [-270, -92], [38, -92]),
      ...crossGable(-152, 56, -90, -132, covered('shingle', finish), EARTH),
      ...pier(-222, -84),
      ...pier(-12, -84),
      { d: box(-186, -14, 68, 7) + box(-194, -7, 84, 7), fill: PAPER },
    ],
    silhouette: outline(
      [-270, -92],
      [-246, -124],
      [-171, -124],
      [20, -190],
      [233, -117],
      [233, -200],
      [269, -200],
      [269, -104],
      [270, -92],
      [264, -94],
      [264, 0],
      [-240, 0],
      [-240, -86],
      [-270, -86],
    ),
    windows: lit(...lights),
    width: 540,
    height: 200,
    anchors: {
      ridge: { x: 20, y: -184 },
      chimney: { x: 251, y: -118 },
      rake: { x: 86, y: -162 },
      'porch-eave': { x: 28, y: -92 },
      valley: { x: -105, y: -97 },
      'rafter-tails': { x: -60, y: -84 },
      eave: { x: -232, y: -92 },
      felt: { x: -40, y: -108 },
    },
  };
};

export const bungalow = [porchGable, wideGable] as const;
