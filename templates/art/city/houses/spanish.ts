// Spanish revival: an arcade under barrel tile, a tower, a wing with a parapet.
import { box, outline } from '../../drawing';
import { CLAY, DOORS, EARTH, GLASS, HOLLOW, INK, INSULATION, PAPER, SHINGLE } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { arch, board, crossGable, lit, roof, row, shade, type Window, wall, windows } from './elements';

const ARCADE_SILHOUETTE = outline(
  [-320, -102],
  [-246, -154],
  [108, -154],
  [108, -166],
  [92, -172],
  [152, -210],
  [212, -172],
  [196, -166],
  [196, -114],
  [320, -114],
  [320, -106],
  [310, -106],
  [310, 0],
  [-300, 0],
  [-300, -96],
);

/** A hip roof over three arches, the tower between it and the wing at the right. */
const arcade: DrawHouse = (finish) => {
  const tile = covered('tile', finish);
  const lights = [
    [22, -72, 60, 46, 2],
    [224, -74, 58, 46, 2],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['tile'],
    strokes: [
      wall(finish.wall, [-300, -100], [112, -100], [112, 0], [-300, 0]),
      { d: [-284, -190, -96].map((x) => arch(x, 0, 80, 82) + arch(x + 22, 0, 36, 58)).join(''), fill: HOLLOW },
      ...windows(lights[0]),
      shade(22, [-300, -96], [112, -96]),
      roof(tile, [-320, -102], [-246, -154], [112, -154], [112, -102]),
      { d: row(19, 22, box(-298, -96, 7, 8)), fill: DOORS[4] },
      board(6, CLAY, [-320, -102], [112, -102]),
      ...crossGable(-150, 56, -102, -146, tile, finish.wall),
      { d: 'M204-112v-7q46-13 98 0v7z', fill: INSULATION },
      wall(EARTH, [196, -110], [310, -110], [310, 0], [196, 0]),
      ...windows(lights[1]),
      { d: row(2, 66, box(214, -96, 12, 8)), fill: INK, line: 'none' },
      shade(10, [196, -106], [310, -106]),
      board(8, PAPER, [190, -114], [320, -114]),
      wall(finish.wall, [108, -172], [196, -172], [196, 0], [108, 0]),
      { d: arch(132, 0, 40, 82) + 'M152-82v82', fill: finish.door },
      { d: arch(134, -112, 36, 44) + 'M152-156v44M134-138h36', fill: GLASS },
      shade(18, [108, -168], [196, -168]),
      roof(tile, [92, -172], [152, -210], [212, -172]),
      board(6, CLAY, [92, -172], [212, -172]),
    ],
    silhouette: ARCADE_SILHOUETTE,
    windows: lit(...lights) + [-284, -190, -96].map((x) => arch(x, 0, 80, 82)).join('') + arch(134, -112, 36, 44),
    width: 640,
    height: 210,
    anchors: {
      ridge: { x: -34, y: -154 },
      hip: { x: -283, y: -128 },
      'wall-flashing': { x: 106, y: -130 },
      tower: { x: 152, y: -196 },
      parapet: { x: 308, y: -110 },
      scupper: { x: 220, y: -96, key: { x: 230, y: -122 } },
      'flat-field': { x: 244, y: -116, key: { x: 244, y: -146 } },
      valley: { x: -103, y: -108 },
      felt: { x: -20, y: -126 },
      eave: { x: -200, y: -100 },
    },
  };
};

/** A curved mission front in the middle, the tower at the left and a patio under metal between them, the arcade at the right. */
const mission: DrawHouse = (finish) => {
  const tile = covered('tile', finish);
  const lights = [
    [-188, -76, 58, 46, 2],
    [-286, -62, 46, 38, 2],
  ] as const satisfies readonly Window[];
  return {
    coverings: ['tile', 'metal'],
    strokes: [
      wall(finish.wall, [76, -102], [304, -102], [304, 0], [76, 0]),
      { d: [86, 160, 234].map((x) => arch(x, 0, 60, 80) + arch(x + 16, 0, 28, 54)).join(''), fill: HOLLOW },
      shade(22, [76, -98], [304, -98]),
      roof(tile, [60, -104], [60, -148], [286, -148], [320, -104]),
      { d: row(10, 22, box(98, -98, 7, 8)), fill: DOORS[4] },
      board(6, CLAY, [76, -104], [320, -104]),
      wall(EARTH, [-226, -112], [-90, -112], [-90, 0], [-226, 0]),
      ...windows(lights[0]),
      { d: box(-180, -103, 12, 8), fill: INK, line: 'none' },
      shade(10, [-226, -110], [-90, -110]),
      roof(covered('metal', finish), [-222, -66], [-222, -90], [-98, -90], [-88, -66]),
      { d: 'M-218-117v-8H-98v8M-138-125v8', fill: SHINGLE[finish.tint] },
      board(8, PAPER, [-226, -118], [-90, -118]),
      { d: 'M-102 -122v-12h18q2-28 34-30q4-32 40-34q36 2 40 34q32 2 34 30h18v12z', fill: PAPER, line: 'edge' },
      { d: 'M-96 0v-124h20q2-28 34-32q4-30 32-32q28 2 32 32q32 4 34 32h20v124z', fill: finish.wall },
      { d: arch(-42, 0, 64, 98), fill: PAPER },
      { d: arch(-34, 0, 48, 88) + 'M-10-88v88', fill: finish.door },
      { d: arch(-24, -130, 28, 36), fill: HOLLOW },
      wall(finish.wall, [-302, -168], [-222, -168], [-222, 0], [-302, 0]),
      ...windows(lights[1]),
      { d: arch(-280, -108, 36, 46) + 'M-262-154v46M-280-134h36', fill: GLASS },
      shade(18, [-302, -164], [-222, -164]),
      roof(tile, [-320, -168], [-262, -210], [-204, -168]),
      board(6, CLAY, [-320, -168], [-204, -168]),
    ],
    silhouette: 'M-320 -168l58-42 58 42-18 6v44h120v-16h18q2-28 34-30q4-32 40-34q36 2 40 34q32 2 34 30h18v-14h204l34 44-16 6v98h-606v-162z',
    windows: lit(...lights) + [86, 160, 234].map((x) => arch(x, 0, 60, 80)).join('') + arch(-280, -108, 36, 46),
    width: 640,
    height: 210,
    anchors: {
      ridge: { x: 200, y: -148 },
      'wall-flashing': { x: 84, y: -136 },
      tower: { x: -262, y: -196 },
      parapet: { x: -10, y: -196 },
      scupper: { x: -176, y: -99, key: { x: -192, y: -124 } },
      'flat-field': { x: -158, y: -120, key: { x: -158, y: -148 } },
      'patio-cover': { x: -114, y: -78 },
      felt: { x: 180, y: -124 },
      eave: { x: 270, y: -102 },
      hip: { x: 303, y: -126 },
    },
  };
};

export const spanish = [arcade, mission] as const;
