// An attic cut across its joists: heat above, air between, and insulation that leaves no joist bare.
import { box, disc, type Stroke } from '../drawing';
import { INK, INSULATION, METAL, PAPER, SKY, SUN, TILE, TIMBER, TIMBER_DARK } from '../palette';
import { arrow } from './solids';
import type { Work } from './work';

const [LEFT, RIGHT] = [52, 850] as const;
const WIDTH = RIGHT - LEFT;
const BEAMS = [90, 230, 370, 510, 650, 790] as const;
const [DECK, CEILING] = [226, 508] as const;
const FILL = 410;

const BOARDS = box(LEFT, DECK, WIDTH, 16);
const FILLED = `M${LEFT} ${FILL}${'q33-12 66 0t67 0'.repeat(6)}V${CEILING}H${LEFT}z`;
/** At both sides of the light. */
const SEALS = ['M532 508c2-14 10-20 22-20v20z', 'M630 508c-2-14-10-20-22-20v20z'] as const;

function roof(): Stroke[] {
  return [
    {
      d: `M${LEFT} ${DECK - 18}q3 0 5-6${'a16 20 0 0 1 32 0q5 12 10 0'.repeat(18)}a16 20 0 0 1 32 0q2 6 5 6V${DECK - 8}H${LEFT}z`,
      fill: TILE[0],
      line: 'edge',
    },
    { d: box(LEFT, DECK - 8, WIDTH, 8), fill: INK },
    { d: BOARDS, fill: TIMBER_DARK, line: 'edge' },
    { d: BEAMS.map((x) => box(x - 14, DECK + 16, 28, 70)).join(''), fill: TIMBER, line: 'edge' },
    { d: BEAMS.map((x) => cross(x - 14, DECK + 16, 28, 70)).join(''), line: 'fine' },
  ];
}

/** Timber that is cut across its grain. */
function cross(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}l${width} ${height}m0-${height}l-${width} ${height}`;
}

function floor(): Stroke[] {
  const bays = BEAMS.slice(0, -1).map((x) => `M${x + 18} ${FILL + 66}q9-64 18 0${'t17 0'.repeat(5)}`);
  return [
    { d: FILLED, fill: INSULATION, line: 'edge' },
    { d: bays.join(''), line: 'fine' },
    { d: BEAMS.map((x) => box(x - 14, CEILING - 62, 28, 62)).join(''), fill: TIMBER, line: 'edge' },
    { d: BEAMS.map((x) => cross(x - 14, CEILING - 62, 28, 62)).join(''), line: 'fine' },
    { d: box(LEFT, CEILING, WIDTH, 14), fill: PAPER, line: 'edge' },
  ];
}

/** What comes through the ceiling, and what closes the gap around it. */
function openings(): Stroke[] {
  return [
    { d: box(424, 152, 26, CEILING - 138), fill: METAL[0], line: 'edge' },
    { d: 'M404 206l12-16h42l12 16z', fill: SKY },
    { d: 'M408 508c2-16 8-20 14-22h30c6 2 12 6 14 22z', fill: SKY },
    { d: `M554 ${CEILING + 14}v-50h54v50z`, fill: METAL[1], line: 'edge' },
    { d: `M562 ${CEILING + 14}h38l-8-16h-22z`, fill: SUN },
    { d: SEALS.join(''), fill: SKY },
  ];
}

const DRAFTS = [112, 252, 552, 692].map((x) => arrow(x, 380, 80, 'right'));

const WEATHER: Stroke[] = [
  { d: disc(176, 82, 44), fill: SUN, line: 'none' },
  { d: 'M116 82h120M176 22v120', line: 'fine' },
  { d: [160, 300, 580, 720].map((x) => arrow(x, 132, 50, 'down')).join(''), fill: SUN, line: 'fine' },
  { d: [160, 300, 580, 720].map((x) => arrow(x, 318, 34, 'down')).join(''), fill: SUN, line: 'fine' },
  { d: DRAFTS.join(''), fill: SKY, line: 'none' },
];

export const attic: Work = {
  strokes: [...WEATHER, ...roof(), ...floor(), ...openings()],
  labels: [
    { x: 370, from: 70, to: 234, on: BOARDS, part: 'The deck', does: "stores the day's heat" },
    { x: 604, from: 70, to: 380, on: DRAFTS[2], part: 'Air', does: 'a clear path, eave to ridge' },
    { x: 160, from: 584, to: 430, on: FILLED, part: 'Insulation', does: 'to an even depth, over the joists' },
    { x: 616, from: 584, to: 500, on: SEALS[1], part: 'Sealed first', does: 'at pipes, lights and walls' },
  ],
};
