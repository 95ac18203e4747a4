// What grows and lies near the house. Only what does grow in the county: no saguaro. Drawn on the ground line, y upward is minus.
import { box, disc, type Point, type Stroke } from '../drawing';
import { CLAY, LEAVES, LEAVES_DEEP, STONE, SUN, TRUNK } from '../palette';

export const PLANTS = ['fan-palm', 'date-palm', 'citrus', 'oak', 'cypress', 'agave', 'boulder', 'vines', 'fence', 'furrows', 'green'] as const;
export type Plant = (typeof PLANTS)[number];

/** Palms are a trunk and a head; the heads of a scene are alike and drawn once. */
const PALMS = ['fan-palm', 'date-palm'] as const;
export type Palm = (typeof PALMS)[number];

export function isPalm(kind: string): kind is Palm {
  return PALMS.includes(kind as Palm);
}

type DrawPlant = (x: number, height: number, chance: () => number) => Stroke[];

/** `x` is the middle, or for rows the left end; height for rows is their length. */
export const DRAW_PLANT: Record<Plant, DrawPlant> = {
  'fan-palm': (x, height, chance) => trunk(x, height, lean(chance)),
  'date-palm': (x, height, chance) => trunk(x, height, round(lean(chance) / 3)),
  citrus,
  oak,
  cypress: (x, height) => [
    { d: `M${x - 2} 0v-8h4v8z`, fill: TRUNK },
    { d: `M${x} ${-height}q14 ${round(height * 0.5)} 13 ${height - 12}q-13 9-26 0q-1${-round(height * 0.5)} 13${12 - height}z`, fill: LEAVES_DEEP },
  ],
  agave,
  boulder: (x, height) => [
    { d: `M${x - round(height * 1.3)} 0q4${-height} ${height}${-height}q${round(height * 1.2)} 0 ${round(height * 1.6)} ${height}z`, fill: STONE },
  ],
  vines,
  fence,
  furrows,
  green: (x, width) => [
    { d: `M${x} 0q${round(width / 2)}-14 ${width} 0z`, fill: LEAVES_DEEP, line: 'none' },
    { d: `M${round(x + width / 2)}-5v-92` },
    { d: `M${round(x + width / 2)}-97l34 11l-34 12z`, fill: CLAY, line: 'none' },
  ],
};

/** How far its outline reaches to either side of x. What has no outline, or no wash, may lie over its like and is left out. */
const REACH: Partial<Record<string, (height: number) => number>> = {
  'fan-palm': () => 18,
  'date-palm': () => 12,
  citrus: (height) => height * 0.46,
  oak: (height) => height * 0.78,
  cypress: () => 13,
  boulder: (height) => height * 1.3,
  tract: (height) => height * 0.56 + 14,
};

/** Whether two of a kind lie one over the other. */
export function overlap(kind: string, [x, height]: readonly [number, number], [otherX, otherHeight]: readonly [number, number]): boolean {
  const reach = REACH[kind];
  return reach !== undefined && Math.abs(x - otherX) < reach(height) + reach(otherHeight);
}

/** How far the top of this palm stands from its foot: the same chance gives the same lean. */
function lean(chance: () => number): number {
  return round((chance() - 0.5) * 24);
}

function trunk(x: number, height: number, leaning: number): Stroke[] {
  const bend = round(leaning * 0.2);
  return [
    {
      d: `M${x - 6} 0q${bend}${-round(height / 2)} ${leaning + 2}${-height}h8q${-leaning + bend} ${round(height / 2)}${signed(2 - leaning)} ${height}z`,
      fill: TRUNK,
    },
  ];
}

/** Where the head of a palm sits; takes as much chance as its trunk. */
export function headOf(kind: Palm, x: number, height: number, chance: () => number): Point {
  const leaning = kind === 'fan-palm' ? lean(chance) : lean(chance) / 3;
  return { x: x + round(leaning), y: -height };
}

const FRONDS = 15;

/** A fan of stiff leaves over a skirt of dead ones. */
function fanHead(chance: () => number): string {
  return Array.from({ length: FRONDS }, (_, index) => {
    const turn = ((index / (FRONDS - 1)) * 222 + 159) * (Math.PI / 180);
    const length = 48 + chance() * 14;
    return ray(turn, length);
  }).join('');
}

function ray(turn: number, length: number): string {
  return `M0 0l${pair(Math.cos(turn) * length, Math.sin(turn) * length)}`;
}

/** Long leaves that rise and hang over, the outer ones further. */
function dateHead(chance: () => number): string {
  return [14, 34, 50, 60, 62]
    .flatMap((reach, index) => {
      const rise = -70 + index * 14 + chance() * 8;
      const hang = -56 + index * 22 + chance() * 10;
      return [-reach, reach].map((side) => `M0 0q${pair(side * 0.5, rise)} ${pair(side, hang)}`);
    })
    .join('');
}

interface Head {
  fronds: string;
  /** Dead leaves or fruit under them. */
  under: Stroke;
}

export function palmHead(kind: Palm, chance: () => number): Head {
  if (kind === 'fan-palm') return { fronds: fanHead(chance), under: { d: 'M-13-6l4 44h18l4-44z', fill: STONE } };
  return { fronds: dateHead(chance), under: { d: box(-16, 8, 10, 22) + box(6, 8, 10, 22), fill: SUN, line: 'none' } };
}

function citrus(x: number, height: number, chance: () => number): Stroke[] {
  const radius = round(height * 0.46);
  const fruit = Array.from({ length: 5 }, (_, index) => {
    const turn = index * 1.26 + chance() * 0.6;
    const out = radius * (0.3 + 0.38 * chance());
    // Nearly a whole turn of an arc, closed: half the bytes of a disc.
    return `M${pair(x + Math.cos(turn) * out, radius - height + Math.sin(turn) * out)}a4 4 0 1 1 1 0z`;
  });
  return [
    { d: `M${x} 0v${2 * radius - height}`, line: 'edge' },
    { d: disc(x, radius - height, radius), fill: LEAVES },
    { d: fruit.join(''), fill: SUN, line: 'none' },
  ];
}

/** A wide crown of three humps on a short trunk. */
function oak(x: number, height: number): Stroke[] {
  const [edge, side, top] = [0.68, 0.34, 0.36].map((share) => round(height * share)) as [number, number, number];
  const under = -round(height * 0.38);
  const hump = round(height * 0.3);
  return [
    { d: `M${x - 6} 0l2${under - 6}h8l2${signed(6 - under)}z`, fill: TRUNK },
    {
      d: `M${x - edge} ${under}q-${round(hump / 3)}-${hump} ${edge - side}-${hump}q${round(side / 3)}-${top} ${side}-${top}t${side} ${top}q${edge - side + round(hump / 3)} 0 ${edge - side} ${hump}z`,
      fill: LEAVES,
    },
  ];
}

function agave(x: number, height: number): Stroke[] {
  const leaves = [-78, -55, -32, -12, 12, 32, 55, 78].map((degrees) => {
    const turn = ((degrees - 90) * Math.PI) / 180;
    const [across, up] = [Math.cos(turn) * height, Math.sin(turn) * height];
    return `M${x - 4} 0l${pair(across + 4, up)}l${pair(4 - across, -up)}z`;
  });
  return [{ d: leaves.join(''), fill: LEAVES_DEEP, line: 'none' }];
}

const VINE = { apart: 34, high: 40 };

/** Vines on posts, in a row of this length. */
function vines(x: number, length: number): Stroke[] {
  const count = Math.floor(length / VINE.apart);
  const posts = `M${x} 0v-${VINE.high}${`m${VINE.apart} ${VINE.high}v-${VINE.high}`.repeat(count - 1)}`;
  const crown = 'q-14 3-18 14q9-4 14-4q-2 10 4 18q6-8 4-18q5 0 14 4q-4-11-18-14';
  return [
    { d: posts, line: 'edge' },
    { d: `M${x}-${VINE.high + 6}${crown}${`m${VINE.apart} 0${crown}`.repeat(count - 1)}`, fill: LEAVES_DEEP, line: 'none' },
  ];
}

const POST = { apart: 52, high: 42 };

/** Rails for horses, of this length. */
function fence(x: number, length: number): Stroke[] {
  const count = Math.floor(length / POST.apart);
  const posts = `M${x} 0v-${POST.high}${`m${POST.apart} ${POST.high}v-${POST.high}`.repeat(count)}`;
  const along = POST.apart * count + 16;
  return [{ d: `${posts}M${x - 8}-34h${along}M${x - 8}-16h${along}`, line: 'edge' }];
}

/** Rows of a field that run toward us, under the ground line. */
function furrows(x: number, length: number): Stroke[] {
  const middle = x + length / 2;
  const rows = Array.from({ length: 13 }, (_, index) => {
    const at = x + (length * index) / 12;
    return `M${round(at)} 3l${pair((at - middle) * 0.34, 77)}h5z`;
  });
  return [{ d: rows.join(''), fill: LEAVES_DEEP, line: 'none' }];
}

function pair(x: number, y: number): string {
  return `${round(x)}${signed(round(y))}`;
}

/** A number as it stands after another: with a space unless its sign parts them. */
function signed(value: number): string {
  return value < 0 ? `${value}` : ` ${value}`;
}

function round(value: number): number {
  return Math.round(value) + 0;
}
