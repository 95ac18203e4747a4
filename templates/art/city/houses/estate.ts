// A desert estate: three planes that float one over the other, a wall of stone, much glass.
import { box, outline } from '../../drawing';
import { CLAY, EARTH, INK, METAL, PAPER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, dome, flushDoor, glass, lit, pipe, posts, roof, shade, type Window, wall, windows } from './elements';

const STEPS_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  'edge-metal': { x: -338, y: -90 },
  'flat-field': { x: -250, y: -96 },
  scupper: { x: -205, y: -89, key: { x: -205, y: -118 } },
  skylight: { x: 318, y: -124, key: { x: 334, y: -150 } },
  felt: { x: 60, y: -156 },
  'roof-step': { x: -144, y: -106 },
  'wall-flashing': { x: 230, y: -117 },
  eave: { x: -46, y: -90 },
  vent: { x: -295, y: -104 },
};

const STEPS_SILHOUETTE = outline(
  [-350, -96],
  [-150, -96],
  [-150, -117],
  [-130, -117],
  [-130, -138],
  [-160, -144],
  [-104, -170],
  [206, -170],
  [262, -144],
  [230, -138],
  [230, -117],
  [350, -117],
  [350, -104],
  [334, -104],
  [334, 0],
  [328, 0],
  [328, -104],
  [290, -104],
  [290, 0],
  [-330, 0],
  [-330, -83],
  [-350, -83],
);

/** The planes rise toward the middle, where the highest is a low roof of tile; the stone is at the left, an open corner at the right. */
const steps: DrawHouse = (finish) => {
  const high: Window = [-116, -138, 330, 24, 6];
  const wide: Window = [-20, -104, 180, 104, 4];
  const small: Window = [188, -86, 76, 50, 3];
  return {
    coverings: ['stone', 'tile'],
    strokes: [
      wall(EARTH, [-130, -142], [230, -142], [230, -100], [-130, -100]),
      glass(high),
      shade(14, [-130, -138], [230, -138]),
      roof(covered('tile', finish), [-160, -144], [-104, -170], [206, -170], [262, -144]),
      board(6, CLAY, [-160, -144], [262, -144]),
      ...dome(276, -117, 56),
      wall(finish.wall, [-140, -106], [290, -106], [290, 0], [-140, 0]),
      glass(wide),
      { d: 'M-20-74h180' },
      ...windows(small),
      posts(6, [328, -104]),
      shade(21, [-140, -104], [290, -104]),
      board(13, PAPER, [-150, -117], [350, -117]),
      { d: box(-330, -96, 192, 96), fill: covered('stone', finish) },
      { d: box(-306, -106, 22, 10), fill: METAL[1] },
      ...flushDoor(-110, 48, 74, finish.door),
      shade(22, [-330, -83], [-46, -83]),
      board(13, PAPER, [-350, -96], [-38, -96]),
      { d: 'M-349-87h310M-149-108h498', line: 'fine' },
      { d: box(-212, -92, 14, 7), fill: INK, line: 'none' },
    ],
    silhouette: STEPS_SILHOUETTE,
    windows: lit(high, wide, small),
    width: 700,
    height: 170,
    anchors: STEPS_ANCHORS,
  };
};

const HALL_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  'edge-metal': { x: -134, y: -156 },
  'flat-field': { x: -236, y: -112 },
  'roof-step': { x: -106, y: -118 },
  'wall-flashing': { x: 208, y: -121 },
  eave: { x: 338, y: -114 },
  chimney: { x: 179, y: -152 },
  skylight: { x: 258, y: -126, key: { x: 258, y: -154 } },
};

const HALL_SILHOUETTE = outline(
  [-350, -113],
  [-104, -113],
  [-104, -149],
  [-144, -149],
  [-144, -163],
  [152, -163],
  [152, -170],
  [206, -170],
  [206, -121],
  [350, -121],
  [350, -108],
  [340, -108],
  [340, 0],
  [334, 0],
  [334, -108],
  [316, -108],
  [316, 0],
  [-330, 0],
  [-330, -100],
  [-350, -100],
);

/** The highest plane is in the middle, over a hall of glass; a slab of stone stands beside it, the garage is at the left. */
const hall: DrawHouse = (finish) => {
  const high: Window = [-104, -150, 228, 150, 6];
  const wide: Window = [232, -106, 76, 106, 2];
  return {
    coverings: ['stone'],
    strokes: [
      wall(finish.wall, [-330, -104], [-104, -104], [-104, 0], [-330, 0]),
      { d: box(-312, -76, 150, 76) + 'M-275-76v76M-237-76v76M-200-76v76M-312-38h150', fill: METAL[1] },
      shade(24, [-330, -100], [-104, -100]),
      wall(EARTH, [124, -112], [316, -112], [316, 0], [124, 0]),
      glass(wide),
      posts(6, [334, -108]),
      shade(24, [124, -108], [316, -108]),
      glass(high),
      { d: 'M-104-104h228' },
      shade(24, [-104, -150], [124, -150]),
      ...flushDoor(-16, 52, 84, finish.door),
      board(13, PAPER, [-350, -113], [-92, -113]),
      pipe(308, -126),
      ...dome(232, -121, 52),
      board(13, PAPER, [112, -121], [350, -121]),
      board(14, PAPER, [-144, -163], [176, -163]),
      { d: 'M-349-104h256M113-112h236M-143-154h318', line: 'fine' },
      shade(18, [-70, -92], [90, -92]),
      board(9, PAPER, [-78, -100], [98, -100]),
      { d: box(152, -170, 54, 170), fill: covered('stone', finish) },
    ],
    silhouette: HALL_SILHOUETTE,
    windows: lit(high, wide),
    width: 700,
    height: 170,
    anchors: HALL_ANCHORS,
  };
};

export const estate = [steps, hall] as const;
