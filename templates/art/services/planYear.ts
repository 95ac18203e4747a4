// A year on a flat roof, from fall to summer, and visits to it, seldom or often.
import { box, disc, lines, outline, type Stroke } from '../drawing';
import { CLAY, DUST, INSULATION, LEAVES, LEAVES_DEEP, METAL, SKY, STONE, SUN, WALLS, WATER } from '../palette';
import { person } from './person';
import { streak } from './solids';
import type { Work } from './work';

const [LEFT, RIGHT] = [60, 840] as const;
/** The axes of the seasons. */
const DRAINS = [158, 352, 548, 742] as const;
const [FALL, WINTER, SPRING, SUMMER] = DRAINS;
const HIGHS = [LEFT + 14, 255, 450, 645, RIGHT - 14] as const;
const [HIGH, LOW, DECK] = [364, 396, 412] as const;

function roof(): Stroke[] {
  const surface = HIGHS.flatMap(
    (x, bay) =>
      [
        [x, HIGH],
        [DRAINS[bay] ?? x, DRAINS[bay] ? LOW : HIGH],
      ] as [number, number][],
  );
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
  const drops = [
    [290, 214],
    [330, 240],
    [372, 210],
    [412, 244],
    [298, 288],
    [344, 306],
    [388, 284],
    [426, 312],
  ];
  return [{ d: drops.map(([x = 0, y = 0]) => streak(x, y, -12, 38)).join(''), fill: SKY, line: 'none' }];
}

/** A split at the collar of a drain is closed. */
function spring(): Stroke[] {
  return [
    { d: `M${SPRING - 26} 386l26 9 26-9v-9l-26 9-26-9z`, fill: STONE },
    ...person({ x: 613, y: 374, height: 132, rise: (LOW - HIGH) / 97 }),
    { d: 'M611 288l-46 92', line: 'edge' },
    { d: 'M458 367l5-28h28l7 41z', fill: METAL[0], line: 'edge' },
  ];
}

function summer(): Stroke[] {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return lines([802 + 41 * c, 246 + 41 * s], [802 + 51 * c, 246 + 51 * s]);
  });
  return [
    { d: disc(802, 246, 31), fill: SUN, line: 'none' },
    { d: rays.join(''), line: 'edge' },
    { d: 'M712 386q30-26 62 0l-32 12z', fill: DUST },
    { d: 'M690 352h3m20 8h3m8-18h3m24 12h3m22-6h3m-58 16h3m40-4h3', line: 'edge' },
  ];
}

/** A plan as its page has it: its name, and how many visits a year it holds. */
export interface YearlyPlan {
  name: string;
  perYear: VisitsPerYear;
}

/** The seasons that so many visits fall into. */
const SEASONS = { 1: [FALL], 2: [FALL, SPRING], 3: [FALL, WINTER, SPRING], 4: DRAINS } as const;
type VisitsPerYear = keyof typeof SEASONS;

const IN_WORDS = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' } as const;

/** The line of a plan. */
const lineAt = (index: number) => 476 + index * 42;

/** One line a plan, one stroke a visit. */
function years(plans: readonly YearlyPlan[]): Stroke[] {
  return [
    { d: plans.map((_, index) => `M${FALL - 18} ${lineAt(index)}H${RIGHT}`).join('') },
    { d: plans.flatMap(({ perYear }, index) => SEASONS[perYear].map((x) => mark(x, lineAt(index)))).join(''), fill: CLAY, line: 'none' },
  ];
}

function mark(x: number, y: number): string {
  return `M${x - 9} ${y + 6}l15-15 3 3-15 15z`;
}

export function planYear(plans: readonly YearlyPlan[]): Work {
  const visits = plans.map(({ name, perYear }) => `${name} ${IN_WORDS[perYear]}`).join(', ');
  return {
    strokes: [...roof(), ...fall(), ...winter(), ...spring(), ...summer(), ...years(plans)],
    labels: [
      { x: FALL, from: 130, to: 402, part: 'Fall', does: 'drains opened' },
      { x: WINTER, from: 130, to: 390, part: 'Winter', does: 'ponds found' },
      { x: SPRING, from: 130, to: 388, part: 'Spring', does: 'splits closed' },
      { x: SUMMER, from: 130, to: 384, part: 'Summer', does: 'dust cleared' },
      { x: WINTER, from: 584, to: 562, part: 'Each stroke', does: `a visit: ${visits}` },
    ],
    notes: plans.map(({ name }, index) => ({ x: 30, y: lineAt(index) + 7, text: name })),
  };
}
