// A year on a flat roof, from fall to summer, and visits to it, seldom or often.
import { box, disc, lines, outline, type Stroke } from '../drawing';
import { CLAY, INSULATION, LEAVES, LEAVES_DEEP, METAL, SKY, STONE, SUN, WALLS, WATER } from '../palette';
import { person } from './person';
import { streak } from './solids';
import type { Work } from './work';

const [LEFT, RIGHT] = [60, 840] as const;
const DRAINS = [158, 352, 548, 742] as const;
const HIGHS = [LEFT + 14, 255, 450, 645, RIGHT - 14] as const;
const [HIGH, LOW, DECK] = [364, 396, 412] as const;

function roof(): Stroke[] {
  const surface = HIGHS.flatMap((x, bay) => [[x, HIGH], [DRAINS[bay] ?? x, DRAINS[bay] ? LOW : HIGH]] as [number, number][]);
  return [
    { d: outline(...surface, [RIGHT - 14, DECK], [LEFT + 14, DECK]), fill: INSULATION },
    { d: `M313 383h78l-39 13z`, fill: WATER, line: 'none' },
    { d: lines(...surface), line: 'edge' },
    { d: box(LEFT, DECK, RIGHT - LEFT, 9), fill: METAL[1] },
    { d: DRAINS.map((x) => box(x - 6, LOW - 2, 12, 46)).join(''), fill: WATER, line: 'edge' },
    { d: box(LEFT, 352, 14, 94) + box(RIGHT - 14, 352, 14, 94), fill: WALLS[1], line: 'edge' },
    { d: box(LEFT - 5, 344, 24, 8) + box(RIGHT - 19, 344, 24, 8), fill: SKY },
    { d: [255, 450, 645].map((x) => `M${x} 196V356`).join(''), line: 'hidden' },
  ];
}

function fall(): Stroke[] {
  const leaf = (x: number, y: number) => `M${x} ${y}q8-12 20-8-4 12-20 8z`;
  return [
    { d: 'M76 236h86q22 0 22-16t-16-14M76 256h128q20 0 20 16t-16 12M76 276h64', line: 'edge' },
    { d: leaf(110, 318) + leaf(196, 326) + leaf(146, 384) + leaf(134, 392), fill: LEAVES },
    { d: leaf(164, 390) + leaf(84, 352), fill: LEAVES_DEEP },
  ];
}

function winter(): Stroke[] {
  const drops = [[290, 214], [330, 240], [372, 210], [412, 244], [298, 288], [344, 306], [388, 284], [426, 312]];
  return [{ d: drops.map(([x = 0, y = 0]) => streak(x, y, -12, 38)).join(''), fill: SKY, line: 'none' }];
}

/** A split is closed. */
function spring(): Stroke[] {
  return [
    ...person({ x: 600, y: 379, height: 132 }),
    { d: 'M596 292l-54 92', line: 'edge' },
    { d: 'M526 388l22-5 4 10-22 5z', fill: STONE },
    { d: 'M484 380l5-28h28l5 38z', fill: METAL[0], line: 'edge' },
  ];
}

function summer(): Stroke[] {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return lines([786 + 50 * c, 246 + 50 * s], [786 + 62 * c, 246 + 62 * s]);
  });
  return [
    { d: disc(786, 246, 38), fill: SUN, line: 'none' },
    { d: rays.join(''), line: 'edge' },
    { d: 'M712 386q30-26 62 0l-32 12z', fill: '#d8b47a' },
    { d: 'M690 352h3m20 8h3m8-18h3m24 12h3m22-6h3m-58 16h3m40-4h3', line: 'edge' },
  ];
}

/** One string a year, one stroke a visit: from few to many. What a plan has is said on its page. */
const YEARS = [
  { y: 476, visits: [188] },
  { y: 518, visits: [235, 530] },
  { y: 560, visits: [188, 382, 578, 772] },
];

function years(): Stroke[] {
  return [
    { d: YEARS.map(({ y }) => `M${LEFT} ${y}H${RIGHT}`).join('') },
    { d: YEARS.flatMap(({ y, visits }) => visits.map((x) => mark(x, y))).join(''), fill: CLAY, line: 'none' },
  ];
}

function mark(x: number, y: number): string {
  return `M${x - 9} ${y + 6}l15-15 3 3-15 15z`;
}

export const planYear: Work = {
  strokes: [...roof(), ...fall(), ...winter(), ...spring(), ...summer(), ...years()],
  labels: [
    { x: 158, from: 130, to: 386, part: 'Fall', does: 'drains are opened' },
    { x: 352, from: 130, to: 386, part: 'Winter', does: 'ponds show' },
    { x: 540, from: 130, to: 386, part: 'Spring', does: 'splits are closed' },
    { x: 716, from: 130, to: 384, part: 'Summer', does: 'dust is cleared' },
    { x: 382, from: 600, to: 574, part: 'Each stroke', does: 'a visit; more of them miss less' },
  ],
};
