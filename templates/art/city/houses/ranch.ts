// A ranch house under S tile: one long low roof, and a garage that comes forward from it.
import { box, disc, lines, outline } from '../../drawing';
import { BRICK, CLAY, EARTH, INK, LIT, PAPER, SAND, SHADE } from '../../palette';
import { covered } from '../coverings';
import type { DrawHouse } from '../house';
import { board, chimney, door, garage, lit, posts, roof, row, shade, type Window, wall, windows } from './elements';

/** A hip roof, and a gable over the garage at the left. */
const hip: DrawHouse = (finish) => {
  const tile = covered('tile', finish);
  const lights: Window[] = [
    [-286, -74, 50, 46, 2],
    [92, -74, 76, 46, 3],
    [226, -74, 56, 46, 2],
  ];
  return {
    coverings: ['tile'],
    strokes: [
      chimney(124, -200, 34, -174, SAND),
      wall(finish.wall, [-304, -94], [304, -94], [304, 0], [-304, 0]),
      ...windows(...lights),
      { d: row(2, 102, box(72, -78, 14, 54)) + row(2, 82, box(206, -78, 14, 54)), fill: finish.door },
      ...door(18, 40, 70, finish.door),
      { d: box(70, -22, 234, 22) + 'M70-15h234M70-8h234', fill: BRICK },
      shade(22, [-304, -90], [304, -90]),
      roof(tile, [-330, -98], [-206, -174], [206, -174], [330, -98]),
      board(8, PAPER, [-330, -98], [330, -98]),
      board(6, CLAY, [-210, -178], [210, -178]),
      wall(EARTH, [-204, 0], [-204, -94], [-110, -141], [-16, -94], [-16, 0]),
      garage(-184, -70, 148),
      { d: disc(-122, -98, 5) + disc(-110, -98, 5) + disc(-98, -98, 5), fill: INK, line: 'none' },
      shade(20, [-204, -88], [-110, -135], [-16, -88]),
      board(8, PAPER, [-232, -83], [-110, -144], [12, -83]),
      board(8, tile, [-232, -91], [-110, -152], [12, -91]),
    ],
    silhouette: outline(
      [-330, -98],
      [-206, -178],
      [120, -178],
      [120, -200],
      [162, -200],
      [162, -178],
      [206, -178],
      [330, -98],
      [304, -90],
      [304, 0],
      [-304, 0],
      [-304, -90],
    ),
    windows: lit(...lights),
    width: 660,
    height: 200,
    anchors: {
      ridge: { x: 62, y: -176 },
      hip: { x: 268, y: -142 },
      valley: { x: -8, y: -98 },
      chimney: { x: 157, y: -178, key: { x: 182, y: -190 } },
      eave: { x: 250, y: -96 },
      rake: { x: -170, y: -122 },
      felt: { x: 90, y: -140 },
    },
  };
};

const DUTCH_GABLE_ANCHORS: ReturnType<DrawHouse>['anchors'] = {
  ridge: { x: 40, y: -176 },
  hip: { x: -296, y: -122 },
  valley: { x: 110, y: -122 },
  chimney: { x: -152, y: -174 },
  eave: { x: -270, y: -98 },
  'porch-eave': { x: -100, y: -108 },
  rake: { x: -250, y: -166 },
  felt: { x: -30, y: -150 },
};

const DUTCH_GABLE_SILHOUETTE = outline(
  [-330, -98],
  [-250, -152],
  [-250, -178],
  [-180, -178],
  [-180, -200],
  [-124, -200],
  [-124, -178],
  [250, -178],
  [250, -152],
  [330, -98],
  [304, -90],
  [304, 0],
  [-304, 0],
  [-304, -90],
);

/** A Dutch gable with a veranda under sheet metal on posts; the garage at the right has a hip of its own. */
const dutchGable: DrawHouse = (finish) => {
  const tile = covered('tile', finish);
  const lights: Window[] = [
    [-288, -74, 60, 46, 2],
    [-186, -74, 96, 46, 3],
    [-2, -74, 60, 46, 2],
  ];
  return {
    coverings: ['tile', 'metal'],
    strokes: [
      chimney(-176, -200, 48, -174, BRICK),
      wall(finish.wall, [-304, -94], [304, -94], [304, 0], [-304, 0]),
      ...windows(...lights),
      ...door(-64, 40, 70, finish.door),
      { d: box(-212, -8, 290, 8), fill: SAND },
      shade(28, [-304, -90], [304, -90]),
      posts(6, [-208, -84, -8], [-112, -84, -8], [-16, -84, -8]),
      { d: lines([-206, -68], [-190, -84]) + lines([-125, -84], [-109, -68], [-93, -84]) + lines([-29, -84], [-13, -68], [3, -84]), line: 'edge' },
      roof(tile, [-330, -98], [-250, -152], [-250, -174], [250, -174], [250, -152], [330, -98]),
      board(8, PAPER, [-330, -98], [330, -98]),
      board(6, CLAY, [-256, -178], [256, -178]),
      roof(covered('metal', finish), [-230, -90], [-216, -122], [24, -122], [38, -90]),
      board(6, PAPER, [-230, -90], [38, -90]),
      { d: box(-254, -172, 6, 24) + box(248, -172, 6, 24), fill: PAPER },
      wall(EARTH, [76, -88], [290, -88], [290, 0], [76, 0]),
      garage(104, -70, 158),
      shade(22, [76, -84], [290, -84]),
      // Along the valleys, and lighter than the roof behind: it is a plane of its own.
      { d: outline([38, -98], [183, -166], [328, -98], [314, -92], [183, -156], [52, -92]), fill: SHADE, line: 'none' },
      roof(tile, [52, -92], [183, -156], [314, -92]),
      { d: outline([52, -92], [183, -156], [314, -92]), fill: LIT, line: 'none' },
      board(8, PAPER, [52, -92], [314, -92]),
    ],
    silhouette: DUTCH_GABLE_SILHOUETTE,
    windows: lit(...lights),
    width: 660,
    height: 200,
    anchors: DUTCH_GABLE_ANCHORS,
  };
};

export const ranch = [hip, dutchGable] as const;
