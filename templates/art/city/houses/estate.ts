// A desert estate: three planes that float one over the other, a wall of stone, much glass.
import { box, outline } from '../../drawing';
import { EARTH, METAL, PAPER } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, door, glass, lit, posts, shade, wall, windows, type Window } from './elements';

/** The planes rise towards the middle; the stone is at the left, an open corner at the right. */
const steps: DrawHouse = (finish) => {
  const high: Window = [-116, -156, 330, 40, 6];
  const wide: Window = [-40, -96, 190, 96, 4];
  const small: Window = [184, -84, 80, 50, 3];
  return {
    coverings: ['stone'],
    strokes: [
      wall(EARTH, [-130, -160], [230, -160], [230, -100], [-130, -100]),
      glass(high),
      shade(20, [-130, -156], [230, -156]),
      board(13, PAPER, [-160, -170], [262, -170]),
      wall(finish.wall, [-140, -100], [290, -100], [290, 0], [-140, 0]),
      glass(wide),
      { d: 'M-40-72h190' },
      ...windows(small),
      posts(6, [328, -98]),
      shade(24, [-60, -98], [290, -98]),
      board(13, PAPER, [-64, -111], [350, -111]),
      { d: box(-330, -108, 192, 108), fill: covered('stone', finish) },
      ...door(-118, 46, 80, finish.door),
      shade(24, [-330, -103], [-56, -103]),
      board(13, PAPER, [-350, -116], [-48, -116]),
    ],
    silhouette: outline([-350, -116], [-130, -116], [-130, -157], [-160, -157], [-160, -170], [262, -170], [262, -157], [230, -157], [230, -111], [350, -111], [350, -98], [334, -98], [334, 0], [328, 0], [328, -98], [290, -98], [290, 0], [-330, 0], [-330, -103], [-350, -103]),
    windows: lit(high, wide, small),
    width: 700,
    height: 170,
    anchors: {
      'edge-metal': { x: 240, y: -164 },
      'flat-field': { x: -230, y: -114 },
      'roof-step': { x: -128, y: -118 },
      'wall-flashing': { x: 226, y: -116 },
      eave: { x: 338, y: -104 },
    },
  };
};

/** The highest plane is in the middle, over a hall of glass; a slab of stone stands beside it, the garage is at the left. */
const hall: DrawHouse = (finish) => {
  const high: Window = [-104, -152, 228, 152, 6];
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
      shade(24, [-104, -156], [124, -156]),
      ...door(-16, 52, 84, finish.door),
      board(13, PAPER, [-350, -113], [-92, -113]),
      board(13, PAPER, [112, -121], [350, -121]),
      board(14, PAPER, [-144, -170], [164, -170]),
      shade(18, [-70, -92], [90, -92]),
      board(9, PAPER, [-78, -100], [98, -100]),
      { d: box(160, -156, 52, 156), fill: covered('stone', finish) },
    ],
    silhouette: outline([-350, -113], [-104, -113], [-104, -156], [-144, -156], [-144, -170], [164, -170], [164, -156], [212, -156], [212, -121], [350, -121], [350, -108], [340, -108], [340, 0], [334, 0], [334, -108], [316, -108], [316, 0], [-330, 0], [-330, -100], [-350, -100]),
    windows: lit(high, wide),
    width: 700,
    height: 170,
    anchors: {
      'edge-metal': { x: -134, y: -163 },
      'flat-field': { x: -236, y: -112 },
      'roof-step': { x: -106, y: -118 },
      'wall-flashing': { x: 216, y: -122 },
      eave: { x: 338, y: -114 },
      chimney: { x: 186, y: -152 },
    },
  };
};

export const estate = [steps, hall] as const;
