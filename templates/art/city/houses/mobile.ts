// A manufactured home: ribbed metal two in twelve, skirting, awnings in the color of the sun, a carport with its car.
import { box, disc, outline } from '../../drawing';
import { EARTH, GLASS, INK, MEMBRANE, METAL, PAPER, STONE, SUN } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, door, lit, posts, roof, row, shade, type Window, wall, windows } from './elements';

/** A car from its side, its tail at x. */
function car(x: number) {
  return [
    { d: `M${x} -12v-14q0-6 8-8l12-2 12-14q3-4 8-4h30q5 0 8 4l13 15 14 3q6 1 6 7v13z`, fill: GLASS },
    { d: `M${x + 24} -35l10-12h14v12zM${x + 53} -47h15l10 12h-25z`, fill: PAPER },
    { d: disc(x + 24, -10, 10) + disc(x + 86, -10, 10), fill: INK },
  ];
}

/** An awning over each window. */
function awnings(...over: Window[]) {
  return {
    d: over.map(([x, top, width]) => outline([x - 12, top + 8], [x - 4, top - 8], [x + width + 4, top - 8], [x + width + 12, top + 8])).join(''),
    fill: SUN,
  };
}

const LONG_SIDE_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 150, y: -134 },
  eave: { x: 170, y: -102 },
  'carport-joint': { x: -196, y: -114 },
  fasteners: { x: 120, y: -118 },
  vent: { x: -53, y: -136 },
  valley: { x: -40, y: -110 },
  'flat-field': { x: 240, y: -122, key: { x: 240, y: -152 } },
  'edge-metal': { x: 312, y: -113 },
};

const LONG_SIDE_SILHOUETTE = outline(
  [-320, -118],
  [-204, -118],
  [-204, -134],
  [-60, -134],
  [-60, -140],
  [-46, -140],
  [-46, -134],
  [216, -134],
  [216, -124],
  [312, -124],
  [320, -118],
  [320, -108],
  [302, -108],
  [302, 0],
  [-186, 0],
  [-186, -109],
  [-307, -109],
  [-307, 0],
  [-312, 0],
  [-312, -109],
  [-320, -109],
);

/** Seen along its side: a long roof with a small gable over the steps; the carport is a flat plane at the left, the room at the right
    has a flat roof of white foam. */
const longSide: DrawHouse = (finish) => {
  const metal = covered('metal', finish);
  const lights: Window[] = [
    [-160, -84, 64, 40, 2],
    [134, -84, 54, 40, 2],
    [224, -84, 54, 40, 2],
  ];
  return {
    coverings: ['metal', 'siding'],
    strokes: [
      { d: box(-60, -140, 14, 14), fill: METAL[1] },
      wall(covered('siding', finish), [-186, -104], [302, -104], [302, -20], [-186, -20]),
      { d: box(-186, -20, 488, 20) + row(12, 40, 'M-146 -20v20z'), fill: STONE },
      shade(18, [-186, -98], [206, -98]),
      roof(metal, [-204, -104], [-204, -134], [216, -134], [216, -104]),
      board(7, PAPER, [-204, -104], [206, -104]),
      wall(EARTH, [204, -112], [302, -112], [302, -20], [204, -20]),
      ...windows(...lights),
      awnings(...lights),
      { d: 'M196-118v-6q62-14 116 0v6z', fill: MEMBRANE },
      board(10, METAL[1], [188, -118], [320, -118]),
      wall(EARTH, [-40, -20], [-40, -104], [20, -122], [80, -104], [80, -20]),
      ...windows([-22, -80, 34, 36, 1]),
      ...door(26, 36, 66, finish.door, -20),
      shade(18, [-40, -98], [20, -114], [80, -98]),
      board(8, PAPER, [-62, -104], [20, -128], [102, -104]),
      { d: box(8, -20, 72, 7) + box(0, -13, 88, 7) + box(-8, -7, 104, 7), fill: PAPER },
      posts(5, [-312, -108], [-208, -108]),
      ...car(-316),
      board(9, PAPER, [-320, -118], [-186, -118]),
    ],
    silhouette: LONG_SIDE_SILHOUETTE,
    windows: lit(...lights),
    width: 640,
    height: 140,
    anchors: LONG_SIDE_ANCHORS,
  };
};

const HIPPED_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: -58, y: -137 },
  hip: { x: -238, y: -117 },
  fasteners: { x: 20, y: -116 },
  'carport-joint': { x: 194, y: -88 },
  vent: { x: 84, y: -133 },
  eave: { x: -306, y: -96 },
};

const HIPPED_SILHOUETTE = outline(
  [-320, -98],
  [-160, -135],
  [-160, -140],
  [44, -140],
  [44, -135],
  [78, -127],
  [78, -138],
  [90, -138],
  [90, -124],
  [204, -98],
  [204, -90],
  [320, -90],
  [320, -81],
  [313, -81],
  [313, 0],
  [308, 0],
  [308, -81],
  [184, -81],
  [184, 0],
  [-300, 0],
  [-300, -92],
  [-320, -92],
);

/** Under a hip roof, whose ribs run down to the eave; the carport at the right is bolted on below it. */
const hipped: DrawHouse = (finish) => {
  const lights: Window[] = [
    [-282, -78, 66, 40, 2],
    [-186, -78, 44, 40, 2],
    [-2, -78, 44, 40, 2],
    [94, -78, 66, 40, 2],
  ];
  return {
    coverings: ['metal', 'siding'],
    strokes: [
      { d: box(78, -138, 12, 20), fill: METAL[1] },
      wall(covered('siding', finish), [-300, -92], [184, -92], [184, -18], [-300, -18]),
      { d: box(-300, -18, 484, 18) + row(12, 40, 'M-260 -18v18z'), fill: STONE },
      ...windows(...lights),
      ...door(-96, 38, 62, finish.door, -18),
      shade(16, [-300, -92], [184, -92]),
      awnings(...lights),
      roof(covered('metal', finish), [-320, -98], [-156, -136], [40, -136], [204, -98]),
      board(6, PAPER, [-320, -98], [204, -98]),
      board(5, METAL[1], [-160, -140], [44, -140]),
      { d: box(-120, -18, 86, 6) + box(-126, -12, 98, 6) + box(-132, -6, 110, 6), fill: PAPER },
      { d: 'M-122-6v-44M-32-6v-44M-102-18v-36M-52-18v-36M-124-50l22-5M-30-50l-22-5', line: 'edge' },
      posts(5, [200, -81], [308, -81]),
      ...car(202),
      board(9, PAPER, [184, -90], [320, -90]),
    ],
    silhouette: HIPPED_SILHOUETTE,
    windows: lit(...lights),
    width: 640,
    height: 140,
    anchors: HIPPED_ANCHORS,
  };
};

export const mobile = [longSide, hipped] as const;
