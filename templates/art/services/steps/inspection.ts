// An inspection in four steps, the same small house: asked about, walked, looked up into, reported.
import { box, disc, outline, type Stroke, tick } from '../../drawing';
import { CHIMNEY_WASH, CLAY, DOORS, GLASS, INK, LAMPLIGHT, METAL, PAPER, ROOM, SHADE, SKY, TILE, TIMBER, TIMBER_DARK, WALLS, WATER_STAIN } from '../../palette';
import { person } from '../person';
import { BOARDS } from '../pitch';
import { DRAWN, sheet } from './paper';

const [RIDGE, EAVE, GROUND] = [30, 62, 102] as const;
const RAKES = outline([6, EAVE], [40, RIDGE], [124, RIDGE], [158, EAVE]);

const GROUND_LINE: Stroke = { d: `M4 ${GROUND}h208`, line: 'edge' };
const WALL = box(18, EAVE, 128, GROUND - EAVE);

function front(): Stroke[] {
  return [
    { d: WALL, fill: WALLS[0] },
    { d: box(66, 76, 15, 26), fill: DOORS[1] },
    { d: box(32, 78, 20, 14) + box(98, 78, 34, 14), fill: GLASS },
    { d: 'M42 78v14M109 78v14M121 78v14', line: 'fine' },
    GROUND_LINE,
  ];
}

const CHIMNEY: Stroke = { d: box(100, 15, 15, 25), fill: CHIMNEY_WASH };

function roof(): Stroke[] {
  return [
    { d: box(18, EAVE, 128, 9), fill: SHADE, line: 'none' },
    { d: RAKES, fill: TILE[0] },
    { d: 'M34 36h96M27 42h110M21 48h122M14 55h136', line: 'fine' },
    { d: box(40, RIDGE - 3, 84, 5), fill: TILE[1] },
    { d: `M6 ${EAVE}h152v4H6z`, fill: METAL[0] },
    CHIMNEY,
    { d: 'M98 43v-7h19v7z', fill: SKY },
  ];
}

const LADDER: Stroke[] = [
  { d: `M174 ${GROUND}L148 52M182 ${GROUND}L156 52`, line: 'edge' },
  { d: 'M171 96h8m-11-6h8m-11-6h8m-11-6h8m-11-6h8m-11-6h8', line: 'fine' },
];
const MEASURE: Stroke = { d: `M40 ${RIDGE - 6}V8M124 ${RIDGE - 6}V8M36 12H128${tick(40, 12)}${tick(124, 12)}`, line: 'fine' };

/** Roof and room cut open: rafters, boards, daylight, a stain. */
const OPEN: Stroke[] = [
  { d: WALL, fill: ROOM },
  { d: RAKES, fill: TILE[0] },
  { d: outline([18, EAVE], [44, 36], [120, 36], [146, EAVE]), fill: TIMBER_DARK },
  { d: 'M38 42h88M32 48h100M26 55h112', line: 'fine' },
  { d: outline([66, 48], [98, 37], [98, 55]), fill: LAMPLIGHT, line: 'none' },
  { d: [32, 78, 124].map((x) => box(x, 36, 5, 26)).join(''), fill: TIMBER },
  { d: box(6, EAVE, 12, 4) + box(146, EAVE, 12, 4), fill: METAL[0] },
  { d: box(100, 15, 15, 47), fill: CHIMNEY_WASH },
  { d: 'M100 36c-10 0-13 8-7 13 0 5 4 7 7 7z', fill: CLAY, line: 'none' },
  { d: 'M84 66h28q-4 5-14 5t-14-5z', fill: WATER_STAIN },
  { d: box(18, EAVE, 30, 4) + box(74, EAVE, 72, 4), fill: PAPER },
  { d: 'M52 102l6-24h8l6 24', line: 'edge' },
  GROUND_LINE,
  ...LADDER,
  ...person({ x: 60, y: 78, height: 34, holds: 'light' }),
];

/** The drawing on one sheet, photos and findings on the other. */
const REPORT: Stroke[] = [
  sheet(38),
  { d: 'M114 22h26l-4 22h-26z', fill: TILE[0] },
  { d: 'M113 29h26M111 37h26M130 22l-2 8 5 7-1 7', line: 'fine' },
  { d: 'M150 22h26l-4 22h-26z', fill: BOARDS },
  { d: 'M149 29h26M147 37h26', line: 'fine' },
  { d: 'M156 33q6-5 10 0 2 6-5 6-7 0-5-6z', fill: CLAY, line: 'none' },
  { d: disc(108, 58, 3), fill: CLAY, line: 'none' },
  { d: disc(106, 71, 2) + disc(104, 84, 2), fill: INK, line: 'none' },
  { d: 'M117 58h46M115 71h46M113 84h30', line: 'fine' },
  sheet(-44),
  { d: 'M28 52l16-22h38l7 22z', fill: DRAWN },
  { d: 'M34 52l-5 30h50l4-30M48 82l3-18h8l-3 18M69 30l1-8h7l-1 8' },
  { d: disc(72, 32, 3), fill: CLAY, line: 'none' },
];

export const inspection: readonly Stroke[][] = [
  [
    ...front(),
    { d: RAKES, line: 'hidden' },
    ...person({ x: 172, y: GROUND, height: 34, holds: 'paper' }),
    ...person({ x: 202, y: GROUND, height: 33, atHome: true }),
  ],
  [...front(), ...roof(), ...LADDER, MEASURE, ...person({ x: 62, y: 54, height: 32, holds: 'paper' })],
  OPEN,
  REPORT,
];
