// Desert modern: a flat plane and a butterfly, breeze block, a wall of glass, a clerestory, a door in the color of the sun.
import { box, outline } from '../../drawing';
import { EARTH, GLASS, INK, METAL, PAPER, SUN } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, flushDoor, glass, lit, posts, shade, type Window, wall, windows } from './elements';

/** A butterfly at the right, its valley over the door, and a flat plane that runs out over the carport at the left. */
const butterfly: DrawHouse = (finish) => {
  const wide: Window = [-186, -88, 224, 88, 4];
  return {
    coverings: ['block', 'stone'],
    strokes: [
      { d: box(-272, -110, 26, 12), fill: METAL[1] },
      wall(finish.wall, [-206, -88], [58, -88], [58, 0], [-206, 0]),
      { d: box(-308, -88, 88, 88), fill: covered('block', finish) },
      posts(5, [-326, -88]),
      glass(wide),
      { d: 'M-186-62h224' },
      wall(EARTH, [58, -124], [190, -112], [306, -141], [306, 0], [58, 0]),
      { d: outline([76, -120], [190, -109], [288, -134], [288, -66], [76, -66]) + 'M133-115v49M190-109v43M239-122v56', fill: GLASS },
      ...flushDoor(120, 40, 66, SUN),
      glass([168, -62, 14, 62, 1]),
      { d: box(196, -44, 110, 44), fill: covered('stone', finish) },
      shade(22, [-206, -88], [58, -88]),
      shade(22, [-308, -88], [-220, -88]),
      shade(24, [58, -124], [190, -112], [306, -141]),
      board(15, PAPER, [-340, -103], [58, -103]),
      board(15, PAPER, [24, -138], [190, -124], [340, -160]),
      { d: 'M-339-93h396M25-128l165 14 149-36', line: 'fine' },
    ],
    silhouette: outline(
      [-340, -103],
      [-272, -103],
      [-272, -110],
      [-246, -110],
      [-246, -103],
      [24, -103],
      [24, -138],
      [190, -124],
      [340, -160],
      [340, -145],
      [306, -137],
      [306, 0],
      [-308, 0],
      [-308, -88],
      [-321, -88],
      [-321, 0],
      [-326, 0],
      [-326, -88],
      [-340, -88],
    ),
    windows: lit(wide, [76, -102, 212, 36, 1]),
    width: 680,
    height: 160,
    anchors: {
      'butterfly-drain': { x: 190, y: -120 },
      'flat-field': { x: -120, y: -102 },
      clerestory: { x: 258, y: -112 },
      'roof-step': { x: 30, y: -131 },
      'edge-metal': { x: -330, y: -97 },
      vent: { x: -259, y: -110 },
      eave: { x: 320, y: -150 },
    },
  };
};

/** A low gable all of glass, its beams showing, between a stone chimney and a flat plane over the carport at the right. */
const glassGable: DrawHouse = (finish) => {
  const wide: Window = [-196, -74, 250, 74, 5];
  const small: Window = [-288, -74, 46, 28, 2];
  return {
    coverings: ['block', 'stone'],
    strokes: [
      wall(finish.wall, [-306, -92], [-71, -148], [164, -92], [164, 0], [-306, 0]),
      { d: outline([-196, -84], [-196, -105], [-71, -134], [54, -105], [54, -84]) + 'M-134-119v35M-71-134v50M-9-119v35', fill: GLASS },
      glass(wide),
      ...windows(small),
      ...flushDoor(84, 40, 70, SUN),
      glass([132, -70, 14, 70, 1]),
      wall(EARTH, [164, -72], [220, -72], [220, 0], [164, 0]),
      { d: box(220, -66, 88, 66), fill: covered('block', finish) },
      shade(24, [-306, -88], [-71, -144], [164, -88]),
      shade(20, [164, -70], [308, -70]),
      posts(5, [324, -70]),
      board(14, PAPER, [164, -84], [340, -84]),
      board(14, PAPER, [-340, -94], [-71, -158], [198, -94]),
      { d: 'M-339-85l268-64 268 64', line: 'fine' },
      { d: box(-230, -160, 42, 160), fill: covered('stone', finish) },
      { d: box(-234, -160, 50, 7), fill: INK, line: 'none' },
    ],
    silhouette: outline(
      [-340, -94],
      [-230, -120],
      [-230, -160],
      [-188, -160],
      [-188, -130],
      [-71, -158],
      [198, -94],
      [340, -84],
      [340, -70],
      [329, -70],
      [329, 0],
      [324, 0],
      [324, -70],
      [308, -70],
      [308, 0],
      [-306, 0],
      [-306, -86],
      [-340, -80],
    ),
    windows: lit(wide, small),
    width: 680,
    height: 160,
    anchors: {
      ridge: { x: -71, y: -151 },
      chimney: { x: -209, y: -128 },
      'flat-field': { x: 264, y: -84 },
      'roof-step': { x: 194, y: -88 },
      'edge-metal': { x: 330, y: -77 },
      rake: { x: 40, y: -125 },
      eave: { x: -322, y: -92 },
    },
  };
};

export const midcentury = [butterfly, glassGable] as const;
