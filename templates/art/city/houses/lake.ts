// A house at the lake: on posts over the water, a rail around its deck, and a flat addition that came later.
import { lines, outline } from '../../drawing';
import { BRICK, EARTH, GLASS, LEAVES_DEEP, PAPER, STONE, TIMBER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, chimney, door, glass, lit, posts, roof, row, shade, type Window, wall, windows } from './elements';

/** The deck from side to side, on its posts, which stand in the water. */
function deck(from: number, to: number) {
  return [
    posts(7, ...[0, 1, 2, 3, 4, 5].map((index) => [Math.round(from + 14 + ((to - from - 35) * index) / 5), -22, 14] as const)),
    board(9, TIMBER, [from, -31], [to, -31]),
  ];
}

function rail(from: number, to: number) {
  return [
    { d: lines([from, -58], [to, -58]), line: 'edge' as const },
    { d: row(Math.floor((to - from) / 12) + 1, 12, `M${from} -58v27z`), line: 'fine' as const },
  ];
}

const HIP_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: -60, y: -172 },
  hip: { x: -196, y: -146 },
  chimney: { x: 97, y: -152, key: { x: 120, y: -164 } },
  'flat-addition': { x: 240, y: -106 },
  'roof-step': { x: 142, y: -112 },
  valley: { x: 66, y: -120 },
  felt: { x: -150, y: -136 },
};

const HIP_SILHOUETTE = outline(
  [-244, -118],
  [-150, -172],
  [66, -172],
  [66, -190],
  [102, -190],
  [102, -147],
  [152, -118],
  [152, -108],
  [310, -108],
  [310, -96],
  [290, -96],
  [290, -31],
  [304, -31],
  [304, 0],
  [-310, 0],
  [-310, -31],
  [-222, -31],
  [-222, -111],
);

/** A hip roof with a gable of glass to the water; the addition is at the right. */
const hip: DrawHouse = (finish) => {
  const wide: Window = [-106, -102, 152, 71, 4];
  const lights = [
    [-204, -92, 60, 40, 2],
    [164, -84, 104, 38, 3],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['shingle', 'siding'],
    strokes: [
      chimney(70, -190, 28, -142, BRICK),
      wall(covered('siding', finish), [-222, -116], [130, -116], [130, -31], [-222, -31]),
      ...windows(lights[0]),
      ...door(72, 38, 66, finish.door, -31),
      shade(20, [-222, -110], [130, -110]),
      roof(covered('shingle', finish), [-244, -118], [-150, -172], [58, -172], [152, -118]),
      board(7, PAPER, [-244, -118], [152, -118]),
      wall(EARTH, [-118, -31], [-118, -112], [-30, -154], [58, -112], [58, -31]),
      glass(wide),
      { d: outline([-84, -108], [-84, -123], [-30, -148], [24, -123], [24, -108]) + 'M-30-148v40', fill: GLASS },
      shade(20, [-118, -110], [-30, -152], [58, -110]),
      board(9, PAPER, [-142, -108], [-30, -162], [82, -108]),
      wall(EARTH, [130, -100], [290, -100], [290, -31], [130, -31]),
      ...windows(lights[1]),
      shade(20, [130, -96], [290, -96]),
      board(12, PAPER, [122, -108], [310, -108]),
      ...deck(-310, 304),
      ...rail(-306, -126),
    ],
    silhouette: HIP_SILHOUETTE,
    windows: lit(wide, ...lights),
    width: 620,
    height: 190,
    anchors: HIP_ANCHORS,
  };
};

const PROW_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 96, y: -164 },
  chimney: { x: 207, y: -164, key: { x: 176, y: -180 } },
  'flat-addition': { x: -236, y: -102 },
  'roof-step': { x: -112, y: -104 },
  rake: { x: 66, y: -146 },
  eave: { x: 270, y: -108 },
  felt: { x: 260, y: -138 },
};

const PROW_SILHOUETTE = outline(
  [-310, -104],
  [-113, -104],
  [10, -190],
  [47, -164],
  [201, -164],
  [201, -190],
  [245, -190],
  [245, -164],
  [294, -164],
  [310, -110],
  [290, -102],
  [290, -58],
  [304, -58],
  [304, 0],
  [-310, 0],
  [-310, -31],
  [-290, -31],
  [-290, -92],
  [-310, -92],
);

/** A steep gable, all glass, before a roof along the shore; the addition is at the left. */
const prow: DrawHouse = (finish) => {
  const wide: Window = [-94, -88, 208, 57, 6];
  const lights = [
    [-276, -82, 88, 36, 3],
    [176, -86, 88, 38, 3],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['tile', 'siding'],
    strokes: [
      chimney(206, -190, 34, -160, STONE),
      wall(covered('siding', finish), [130, -110], [290, -110], [290, -31], [130, -31]),
      ...windows(lights[1]),
      shade(20, [130, -102], [290, -102]),
      roof(covered('tile', finish), [10, -110], [10, -164], [294, -164], [310, -110]),
      board(8, PAPER, [110, -110], [310, -110]),
      wall(EARTH, [-290, -96], [-100, -96], [-100, -31], [-290, -31]),
      ...windows(lights[0]),
      ...door(-168, 34, 58, finish.door, -31),
      shade(20, [-290, -92], [-100, -92]),
      board(12, PAPER, [-310, -104], [-80, -104]),
      wall(PAPER, [-110, -31], [-110, -99], [10, -183], [130, -99], [130, -31]),
      glass(wide),
      { d: outline([-88, -96], [10, -164], [108, -96]) + 'M-25-140v44M10-164v68M45-140v44', fill: GLASS },
      shade(20, [-110, -95], [10, -179], [130, -95]),
      board(11, LEAVES_DEEP, [-130, -92], [10, -190], [150, -92]),
      ...deck(-310, 304),
      ...rail(134, 304),
    ],
    silhouette: PROW_SILHOUETTE,
    windows: lit(wide, ...lights),
    width: 620,
    height: 190,
    anchors: PROW_ANCHORS,
  };
};

export const lake = [hip, prow] as const;
