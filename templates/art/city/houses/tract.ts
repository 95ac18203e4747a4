// Two stories of the boom years: stucco under concrete tile, an arched entry, a garage wing.
import { box, outline } from '../../drawing';
import { CONCRETE_TILE, EARTH, GLASS, PAPER, SAND, TIMBER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { arch, board, door, garage, lit, pipe, posts, roof, row, shade, type Window, wall, windows } from './elements';

const HIP_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 0, y: -248 },
  hip: { x: -257, y: -218 },
  pipe: { x: -125, y: -215, key: { x: -162, y: -226 } },
  'gable-return': { x: 52, y: -186 },
  'wall-flashing': { x: 113, y: -134, key: { x: 148, y: -154 } },
  eave: { x: -180, y: -190 },
  valley: { x: -74, y: -204 },
  felt: { x: -228, y: -212 },
  'patio-cover': { x: -289, y: -100 },
};

const HIP_SILHOUETTE = outline(
  [-300, -190],
  [-214, -250],
  [46, -250],
  [132, -190],
  [112, -182],
  [112, -140],
  [236, -140],
  [300, -92],
  [282, -84],
  [282, 0],
  [-280, 0],
  [-280, -94],
  [-298, -94],
  [-298, -104],
  [-280, -104],
  [-280, -182],
);

/** A hip roof with a gabled bay over the entry; the garage is at the right under a hip. */
const hip: DrawHouse = (finish) => {
  const tile = covered('concrete', finish);
  const lights = [
    [-254, -162, 74, 48, 2],
    [-156, -162, 46, 48, 1, 2],
    [-250, -68, 130, 48, 4],
    [58, -166, 34, 42, 1, 2],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['concrete'],
    strokes: [
      wall(finish.wall, [-280, -186], [112, -186], [112, 0], [-280, 0]),
      ...windows(...lights),
      shade(22, [-280, -182], [112, -182]),
      roof(tile, [-300, -190], [-214, -248], [46, -248], [132, -190]),
      board(8, PAPER, [-300, -190], [132, -190]),
      pipe(-120, -218),
      board(6, CONCRETE_TILE[finish.tint], [-218, -250], [50, -250]),
      shade(24, [-280, -94], [-92, -94]),
      posts(5, [-288, -94], [-104, -94]),
      board(10, TIMBER, [-298, -104], [-92, -104]),
      { d: row(9, 22, box(-288, -110, 8, 6)), fill: TIMBER },
      wall(EARTH, [-92, 0], [-92, -188], [-26, -221], [40, -188], [40, 0]),
      { d: arch(-58, 0, 64, 92), fill: PAPER },
      { d: arch(-50, 0, 48, 84) + 'M-50-60h48M-26-60v60', fill: finish.door },
      { d: arch(-51, -112, 50, 62), fill: PAPER },
      { d: arch(-46, -116, 40, 54) + 'M-46-150h40M-26-170v54', fill: GLASS },
      shade(20, [-92, -180], [-26, -213], [40, -180]),
      board(9, PAPER, [-114, -182], [-26, -226], [62, -182]),
      { d: box(-114, -182, 30, 9) + box(32, -182, 30, 9), fill: PAPER, line: 'edge' },
      wall(finish.wall, [88, -90], [282, -90], [282, 0], [88, 0]),
      garage(108, -68, 154),
      shade(20, [88, -86], [282, -86]),
      roof(tile, [68, -92], [132, -140], [236, -140], [300, -92]),
      board(8, PAPER, [68, -92], [300, -92]),
    ],
    silhouette: HIP_SILHOUETTE,
    windows: lit(...lights) + arch(-46, -116, 40, 54),
    width: 600,
    height: 250,
    anchors: HIP_ANCHORS,
  };
};

const GABLES_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 150, y: -236 },
  hip: { x: 268, y: -212 },
  'gable-return': { x: 84, y: -184 },
  'wall-flashing': { x: -99, y: -111, key: { x: -136, y: -134 } },
  felt: { x: 170, y: -212 },
  balcony: { x: 280, y: -98 },
  eave: { x: 210, y: -188 },
  rake: { x: -30, y: -235 },
  valley: { x: 44, y: -210 },
};

const GABLES_SILHOUETTE = outline(
  [-300, -96],
  [-184, -147],
  [-98, -109],
  [-98, -186],
  [-120, -182],
  [-14, -250],
  [5, -238],
  [236, -238],
  [300, -188],
  [282, -180],
  [282, 0],
  [-280, 0],
  [-280, -88],
);

/** A tall gable to the street beside a lower roof; the garage is at the left under a gable of its own, the entry a loggia. */
const gables: DrawHouse = (finish) => {
  const tile = covered('concrete', finish);
  const lights = [
    [-66, -160, 104, 48, 4],
    [104, -164, 60, 46, 2],
    [200, -164, 60, 46, 2],
    [-66, -72, 104, 52, 4],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['concrete'],
    strokes: [
      wall(finish.wall, [60, -184], [282, -184], [282, 0], [60, 0]),
      ...windows(lights[1], lights[2]),
      shade(20, [60, -180], [282, -180]),
      roof(tile, [-10, -188], [-10, -234], [232, -234], [300, -188]),
      board(6, CONCRETE_TILE[finish.tint], [0, -238], [236, -238]),
      board(8, PAPER, [60, -188], [300, -188]),
      { d: box(70, -84, 212, 84), fill: EARTH },
      ...door(100, 38, 66, finish.door),
      ...windows([176, -66, 80, 42, 3]),
      shade(28, [70, -86], [282, -86]),
      { d: box(152, -86, 10, 86) + box(272, -86, 10, 86), fill: PAPER },
      { d: row(13, 18, 'M72 -126v26z') + 'M72-126h226v26', line: 'fine' },
      board(10, PAPER, [60, -100], [300, -100]),
      wall(finish.wall, [-98, 0], [-98, -190], [-14, -244], [70, -190], [70, 0]),
      ...windows(lights[0], lights[3]),
      { d: box(-25, -206, 22, 16) + 'M-25-198h22', fill: SAND },
      shade(22, [-98, -184], [-14, -238], [70, -184]),
      board(10, PAPER, [-120, -182], [-14, -250], [92, -182]),
      wall(EARTH, [-280, 0], [-280, -94], [-184, -136], [-88, -94], [-88, 0]),
      garage(-262, -68, 156),
      { d: box(-195, -108, 22, 16) + 'M-195-100h22', fill: SAND },
      shade(20, [-280, -88], [-184, -130], [-88, -88]),
      board(8, PAPER, [-300, -90], [-184, -141], [-68, -90]),
      board(6, tile, [-300, -96], [-184, -147], [-68, -96]),
    ],
    silhouette: GABLES_SILHOUETTE,
    windows: lit(...lights),
    width: 600,
    height: 250,
    anchors: GABLES_ANCHORS,
  };
};

export const tract = [hip, gables] as const;
