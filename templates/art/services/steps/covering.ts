// A house in five steps, from the street: looked at, written down, permitted, opened and closed again, swept and handed over.
import { box, disc, outline, type Stroke } from '../../drawing';
import { CHIMNEY_CAP, CHIMNEY_WASH, CLAY, CONCRETE_TILE, DOORS, GLASS, INK, LEAVES, METAL, PAPER, PLASTER, SAND, SHADE, SKY, TILE, WALLS } from '../../palette';
import { person } from '../person';
import { BOARDS, FELT } from '../pitch';

const [RIDGE, EAVE, GROUND] = [30, 62, 98] as const;

/** The ends of the roof at a height: hips on both sides. */
function ends(y: number): [number, number] {
  const hip = Math.round(EAVE - y);
  return [10 + hip, 202 - hip];
}

/** The roof between two heights. */
function band(top: number, foot: number): string {
  const [[a, b], [c, d]] = [ends(top), ends(foot)];
  return outline([a, top], [b, top], [d, foot], [c, foot]);
}

/** Mouths of the tiles along the foot of each course. */
function mouths(...rows: readonly number[]): string {
  return rows.map((y) => `M${ends(y)[0]} ${y}${'q5 6 10 0'.repeat(Math.floor((ends(y)[1] - ends(y)[0]) / 10))}`).join('');
}

const WALL: Stroke[] = [
  { d: box(20, EAVE, 172, GROUND - EAVE), fill: WALLS[0] },
  { d: box(20, EAVE, 172, 8), fill: SHADE, line: 'none' },
  { d: box(30, 73, 12, 14) + box(42, 73, 12, 14), fill: GLASS },
  { d: box(72, 73, 14, 25), fill: DOORS[3] },
];
/** The garage, under a gable of its own. */
const WING: Stroke[] = [
  { d: outline([108, 62], [150, 48], [192, 62], [192, GROUND], [108, GROUND]), fill: WALLS[2] },
  { d: outline([98, 61], [150, 43], [202, 61], [202, 66], [150, 49], [98, 66]), fill: PAPER },
  { d: outline([106, 64], [150, 49], [194, 64], [191, 68], [150, 54], [109, 68]), fill: SHADE, line: 'none' },
  { d: box(120, 72, 60, 26), fill: WALLS[1] },
  { d: 'M120 81h60M120 90h60', line: 'fine' },
];
const CHIMNEY: Stroke[] = [
  { d: box(62, 16, 12, 24), fill: CHIMNEY_WASH },
  { d: box(60, 13, 16, 4), fill: CHIMNEY_CAP },
];
const STREET: Stroke = { d: 'M2 99h212', line: 'edge' };
const GUTTER: Stroke = { d: box(8, EAVE, 92, 4) + 'M12 66h4v32h-4z', fill: METAL[0] };
const BUSH: Stroke = { d: 'M2 98c0-20 22-20 24 0z', fill: LEAVES };
const COVER: Stroke = { d: 'M1 98l4-16q9-8 18 0l4 16z', fill: SAND };

const ROWS = [41, 51, 61] as const;
function tiled([wash, cap]: readonly string[]): Stroke[] {
  return [
    { d: band(RIDGE, EAVE), fill: wash },
    { d: mouths(...ROWS), line: 'fine' },
    { d: box(40, 27, 132, 5), fill: cap },
  ];
}

const house = (roof: readonly Stroke[], wing = WING): Stroke[] => [STREET, ...WALL, ...roof, ...CHIMNEY, ...wing, GUTTER];

const old = (wing: Stroke[]): Stroke[] => [
  ...house(tiled(CONCRETE_TILE), wing),
  { d: 'M81 41h20v10q-5 6-10 0t-10 0z', fill: INK },
  { d: 'M89 53l10 3-3 9-10-3z', fill: CLAY },
  BUSH,
];
const LADDER: Stroke = { d: 'M58 98V50M67 98V50M58 92h9M58 84h9M58 76h9M58 68h9M58 60h9M58 53h9' };
const MEASURE: Stroke = { d: 'M10 58V3M202 58V3M6 8h200M4 14l12-12M196 14l12-12', line: 'fine' };

/** A page of the notebook: the roof in lines, and what is written of each part under its leader. */
const NOTES: Stroke[] = [
  { d: box(2, 4, 212, 98), fill: PAPER, line: 'edge' },
  { d: 'M2 13h212', line: 'hidden' },
  { d: `${band(RIDGE, EAVE)}M60 30V18h16v12M98 62l52-18 52 18` },
  { d: mouths(41), line: 'contour' },
  { d: disc(34, 56, 3) + disc(76, 32, 3) + disc(112, 40, 3) + disc(150, 45, 3), fill: INK },
  { d: 'M34 56v18M76 32v42M112 40v34M150 45v29' },
  { d: [18, 66, 114, 162].map((x, column) => `M${x} 78h${36 - column * 2}M${x} 84h${28 + column * 2}M${x} 90h${column * 7 + 12}`).join(''), line: 'fine' },
];

/** What an association asks for where there is one, dashed; before it the permit, stamped. */
const PERMIT: Stroke[] = [
  { d: box(164, 26, 48, 72), fill: PAPER, line: 'hidden' },
  { d: 'M177 44h26M177 54h26M177 64h14', line: 'fine' },
  { d: box(108, 18, 60, 80), fill: PAPER, line: 'edge' },
  { d: box(108, 18, 60, 12), fill: SKY },
  { d: box(115, 38, 7, 7) + box(115, 50, 7, 7) + box(115, 62, 7, 7) },
  { d: 'M128 42h32M128 54h32M128 66h20', line: 'fine' },
  { d: disc(151, 83, 10) },
  { d: 'M147 83l3 3 6-6', line: 'edge' },
];

/** The old tile in its dumpster; bare boards, the sheet, metal, tile. */
const BUILDING: Stroke[] = [
  ...house([
    { d: band(RIDGE, 40), fill: BOARDS },
    { d: box(104, 30, 28, 5), fill: PLASTER, line: 'none' },
    { d: 'M35 35h142', line: 'fine' },
    { d: band(40, 50), fill: FELT },
    { d: band(50, EAVE), fill: TILE[0] },
    { d: mouths(56, 61), line: 'fine' },
  ]),
  { d: 'M58 40h20v4H58z', fill: SKY },
  { d: 'M126 84l7-7 9 3 7-5 9 4 6-3 7 8z', fill: CONCRETE_TILE[0] },
  { d: 'M121 84h55l-4 13h-47z', fill: METAL[1] },
  COVER,
];

/** A magnet on wheels, and what it picks up. */
const SWEEP: Stroke[] = [
  { d: 'M104 76l12 16', line: 'edge' },
  { d: box(108, 90, 26, 5), fill: SKY },
  { d: disc(110, 96, 3) + disc(132, 96, 3), fill: INK },
];

export const covering: readonly Stroke[][] = [
  [...old(WING), LADDER, MEASURE],
  NOTES,
  // Its wing is behind the papers.
  [...old([]), ...PERMIT],
  [...BUILDING, ...person({ x: 84, y: 46, height: 28 })],
  [...house(tiled(TILE)), BUSH, ...person({ x: 100, y: 98, height: 30 }), ...SWEEP],
];
