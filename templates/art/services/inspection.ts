// A house and the places on it that an inspection looks at, from the top down.
import { box, disc, lines, outline, type Stroke } from '../drawing';
import { CHIMNEY_CAP, CHIMNEY_WASH, CLAY, DOORS, GLASS, LEAVES, METAL, PAPER, PAVEMENT, SKY, TILE, TIMBER, TIMBER_DARK, WALLS } from '../palette';
import { person } from './person';
import type { Work } from './work';

const [EAVE, RIDGE, GROUND] = [400, 250, 566] as const;

function house(): Stroke[] {
  const rows = [1, 2, 3, 4, 5].map((row) => `M${326 - row * 15} ${RIDGE + row * 25}H${724 + row * 15}`);
  return [
    { d: box(286, EAVE, 500, GROUND - EAVE), fill: WALLS[0] },
    { d: box(286, EAVE, 500, 24), fill: PAVEMENT, line: 'none' },
    { d: outline([236, EAVE], [326, RIDGE], [724, RIDGE], [814, EAVE]), fill: TILE[0], line: 'edge' },
    { d: rows.join(''), line: 'fine' },
    { d: scallops(), line: 'fine' },
    { d: `M326 ${RIDGE - 8}h398l6 14H320z`, fill: TILE[1] },
    { d: `M236 ${EAVE}h236v12H236zM756 ${EAVE}h60v12h-60z`, fill: METAL[0], line: 'edge' },
    { d: `M256 ${EAVE + 12}h10v16l22 14v124h-12v-116l-20-12z`, fill: METAL[0] },
  ];
}

/** Some of the barrels: enough to tell what covers the roof. */
function scallops(): string {
  return [
    [460, 275, 6],
    [350, 325, 5],
    [480, 300, 6],
    [330, 375, 7],
    [440, 350, 5],
  ]
    .map(([x = 0, y = 0, count = 0]) => `M${x} ${y}${'q8 10 16 0'.repeat(count)}`)
    .join('');
}

/** The wing whose roof meets the other in two valleys. */
function wing(): Stroke[] {
  return [
    { d: box(510, 420, 210, GROUND - 420), fill: WALLS[2] },
    { d: outline([472, 424], [615, 300], [758, 424], [730, 424], [615, 326], [500, 424]), fill: TILE[1], line: 'edge' },
    { d: outline([500, 424], [615, 326], [730, 424]), fill: WALLS[2] },
    { d: outline([472, 412], [606, 296], [615, 300], [624, 296], [758, 412], [758, 424], [615, 300], [472, 424]), fill: SKY },
    { d: box(545, 462, 140, GROUND - 462), fill: PAPER },
    { d: `M545 ${488}h140M545 ${514}h140M545 ${540}h140`, line: 'fine' },
  ];
}

function parts(): Stroke[] {
  return [
    { d: box(384, 214, 52, 76), fill: CHIMNEY_WASH, line: 'edge' },
    { d: box(376, 204, 68, 12), fill: CHIMNEY_CAP, line: 'edge' },
    { d: 'M360 290v-14h24v2h52v-2h24v14z', fill: SKY },
    { d: box(376, 456, 52, 56) + box(444, 456, 52, 56), fill: GLASS },
    { d: 'M402 456v56M470 456v56', line: 'fine' },
    { d: `M316 ${GROUND}v-96h40v96z`, fill: DOORS[1] },
    { d: `M836 ${GROUND}c-14-60 50-70 44 0z`, fill: LEAVES },
    { d: `M20 ${GROUND}h860`, line: 'ground' },
  ];
}

const ATTIC = { x: 118, y: 440, r: 92 };

/** The underside: boards, a stain, rafters across all that is seen. */
function glass(): Stroke[] {
  const { x, y, r } = ATTIC;
  return [
    { d: lines([x + 78, y - 50], [277, 372]), line: 'edge' },
    { d: disc(x, y, r), fill: TIMBER_DARK, line: 'none' },
    {
      d: [-50, 0, 50].map((dy) => `M${x - Math.round(Math.sqrt(r * r - dy * dy))} ${y + dy}h${2 * Math.round(Math.sqrt(r * r - dy * dy))}`).join(''),
      line: 'fine',
    },
    { d: `M${x + 30} ${y + 10}c24-8 48 10 42 30-6 16-46 20-50 0-2-12-2-26 8-30z`, fill: CLAY, line: 'none' },
    { d: [-36, 26].map(rafter).join(''), fill: TIMBER, line: 'edge' },
    { d: disc(x, y, r) + disc(298, 366, 22), line: 'edge' },
  ];
}

/** From edge to edge of the glass, its middle so far right of the glass's: it leans by 4 in 14. */
function rafter(aside: number): string {
  const { x, y, r } = ATTIC;
  const lean = 4 / 14;
  const square = 1 + lean * lean;
  /** Where (side + lean * up)^2 + up^2 = r^2. */
  const ends = (side: number) => {
    const root = Math.sqrt(r * r * square - side * side);
    return [root, -root].map((sign) => (sign - lean * side) / square).map((up): [number, number] => [x + side + lean * up, y - up]);
  };
  const [left, right] = [ends(aside - 11), ends(aside + 11)];
  return outline(...left, ...right.reverse());
}

export const inspection: Work = {
  strokes: [...house(), ...wing(), ...parts(), ...glass(), ...person({ x: 468, y: RIDGE - 6, height: 104, holds: 'paper' })],
  labels: [
    { x: 330, from: 62, to: 249, part: 'Ridge and hips', does: 'wind works here first' },
    { x: 370, from: 126, to: 283, part: 'Flashing', does: 'where something comes through the roof' },
    { x: 550, from: 196, to: 350, part: 'Valleys', does: 'where most of the water runs' },
    { x: 168, from: 598, to: 472, part: 'Attic', does: 'the underside tells' },
    { x: 796, from: 598, to: 406, part: 'Edges and drains', does: 'where the water leaves, or stays', side: 'left' },
  ],
};
