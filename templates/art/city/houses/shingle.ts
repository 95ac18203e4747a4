// A family house under asphalt shingles: a gable roof along the street, a porch, a skylight, a chimney.
import { box, outline } from '../../drawing';
import { BRICK, EARTH, GLASS, INK, PAPER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, chimney, dome, door, garage, lit, pipe, roof, shade, type Window, wall, windows } from './elements';

/** The porch in the middle under a gable of its own; at the right a room with a flat roof, which a skylight and a scupper serve. */
const porch: DrawHouse = (finish) => {
  const lights = [
    [-266, -76, 84, 48, 3],
    [106, -76, 84, 48, 3],
    [236, -76, 56, 46, 2],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['shingle', 'siding'],
    strokes: [
      chimney(-190, -200, 40, -170, BRICK),
      wall(covered('siding', finish), [-296, -98], [296, -98], [296, 0], [-296, 0]),
      ...windows(lights[0], lights[1]),
      shade(22, [-296, -92], [296, -92]),
      roof(covered('shingle', finish), [-320, -98], [-298, -174], [298, -174], [320, -98]),
      board(8, PAPER, [-320, -98], [320, -98]),
      ...dome(256, -122, 54),
      wall(EARTH, [208, -118], [314, -118], [314, 0], [208, 0]),
      ...windows(lights[2]),
      { d: box(216, -104, 14, 8), fill: INK, line: 'none' },
      shade(10, [208, -114], [314, -114]),
      board(8, PAPER, [202, -122], [320, -122]),
      ...door(-40, 40, 68, finish.door, -8),
      shade(30, [-100, -86], [60, -86]),
      { d: box(221, -95, 4, 95) + box(-108, -8, 176, 8) + box(-98, -86, 12, 78) + box(46, -86, 12, 78), fill: PAPER },
      wall(EARTH, [-104, -94], [-20, -150], [64, -94]),
      shade(16, [-104, -90], [-20, -146], [64, -90]),
      { d: box(-104, -94, 168, 10), fill: PAPER },
      board(10, PAPER, [-116, -92], [-20, -156], [76, -92]),
    ],
    silhouette: outline(
      [-320, -98],
      [-298, -174],
      [-195, -174],
      [-195, -200],
      [-145, -200],
      [-145, -174],
      [298, -174],
      [313, -122],
      [320, -122],
      [320, -114],
      [314, -114],
      [314, 0],
      [-296, 0],
      [-296, -90],
    ),
    windows: lit(...lights),
    width: 640,
    height: 200,
    anchors: {
      ridge: { x: 60, y: -174 },
      chimney: { x: -151, y: -174, key: { x: -126, y: -186 } },
      skylight: { x: 290, y: -128, key: { x: 306, y: -150 } },
      scupper: { x: 223, y: -101, key: { x: 224, y: -138 } },
      gutter: { x: 150, y: -96 },
      rake: { x: 34, y: -120 },
      eave: { x: -228, y: -104 },
    },
  };
};

const WING_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 160, y: -170 },
  chimney: { x: 263, y: -170, key: { x: 288, y: -184 } },
  skylight: { x: 190, y: -138 },
  pipe: { x: 146, y: -138, key: { x: 170, y: -114 } },
  slope: { x: -30, y: -146 },
  gutter: { x: 210, y: -96 },
  rake: { x: -130, y: -144 },
  valley: { x: -94, y: -118 },
  'porch-eave': { x: 114, y: -104 },
  eave: { x: 284, y: -106 },
};

const WING_SILHOUETTE = outline(
  [-320, -104],
  [-196, -188],
  [-169, -170],
  [41, -170],
  [56, -180],
  [71, -170],
  [217, -170],
  [217, -200],
  [269, -200],
  [269, -170],
  [298, -170],
  [320, -98],
  [296, -90],
  [296, 0],
  [-296, 0],
  [-296, -110],
);

/** A wing with the garage comes forward at the left under a gable; a long porch beside it, a dormer over it. */
const wing: DrawHouse = (finish) => {
  const shingles = covered('shingle', finish);
  const lights: Window[] = [
    [-66, -74, 60, 46, 2],
    [172, -76, 88, 48, 3],
  ];
  return {
    coverings: ['shingle', 'siding'],
    strokes: [
      chimney(222, -200, 42, -166, BRICK),
      wall(covered('siding', finish), [-100, -98], [296, -98], [296, 0], [-100, 0]),
      ...windows(...lights),
      ...door(30, 40, 70, finish.door, -8),
      shade(22, [-100, -92], [296, -92]),
      roof(shingles, [-196, -98], [-196, -170], [298, -170], [320, -98]),
      board(8, PAPER, [100, -98], [320, -98]),
      { d: box(186, -148, 46, 26), fill: PAPER },
      { d: box(191, -143, 36, 16), fill: GLASS },
      pipe(140, -142),
      wall(finish.wall, [22, -126], [22, -152], [56, -174], [90, -152], [90, -126]),
      ...windows([38, -150, 36, 22, 2]),
      board(8, PAPER, [8, -148], [56, -180], [104, -148]),
      shade(16, [-100, -80], [118, -80]),
      { d: box(289, -90, 4, 90) + box(-100, -8, 224, 8) + box(10, -80, 9, 72) + box(108, -80, 9, 72), fill: PAPER },
      roof(shingles, [-100, -90], [-100, -120], [112, -120], [132, -90]),
      board(8, PAPER, [-100, -90], [132, -90]),
      wall(EARTH, [-296, 0], [-296, -114], [-196, -182], [-96, -114], [-96, 0]),
      garage(-274, -74, 156),
      ...windows([-216, -126, 40, 26, 2]),
      shade(22, [-296, -110], [-196, -178], [-96, -110]),
      board(10, PAPER, [-320, -104], [-196, -188], [-72, -104]),
    ],
    silhouette: WING_SILHOUETTE,
    windows: lit(...lights, [-216, -126, 40, 26, 2], [38, -150, 36, 22, 2]),
    width: 640,
    height: 200,
    anchors: WING_ANCHORS,
  };
};

export const shingle = [porch, wing] as const;
