// TPO in five steps: the same piece of roof, from the old one to the probe on a new seam.
import { box, lines, outline, type Stroke } from '../../drawing';
import {
  CLAY,
  INK,
  INSULATION,
  INSULATION_SIDE,
  INSULATION_TOP,
  MEMBRANE,
  METAL,
  PAPER,
  STONE,
  STONE_SIDE,
  STONE_TOP,
  TIMBER,
  TIMBER_SIDE,
  TIMBER_TOP,
} from '../../palette';
import { block } from '../solids';

const DEPTH = [42, -25] as const;
const [LEFT, DECK] = [4, 84] as const;

function deck(length: number): Stroke[] {
  const ribs = 'l2 9h4l2-9h4'.repeat(Math.floor(length / 12));
  return [
    { d: outline([LEFT, DECK], [LEFT + length, DECK], [LEFT + length + 42, DECK - 25], [LEFT + 42, DECK - 25]), fill: METAL[1] },
    { d: Array.from({ length: Math.floor(length / 24) }, (_, rib) => `M${LEFT + 12 + rib * 24} ${DECK}l42-25`).join(''), line: 'fine' },
    { d: `M${LEFT} ${DECK}h4${ribs}` },
  ];
}

const BOARDS: Stroke[] = [
  ...block({ x: LEFT, y: DECK - 30, width: 138, height: 30, depth: DEPTH, washes: { front: INSULATION, top: INSULATION_TOP, side: INSULATION_SIDE } }),
  { d: [16, 40, 64, 88, 112].map((x) => `M${LEFT + x} ${DECK - 20}l3 3m9 8l3 3`).join(''), line: 'fine' },
  ...block({ x: LEFT, y: DECK - 35, width: 122, height: 5, depth: DEPTH, washes: { front: TIMBER, top: TIMBER_TOP, side: TIMBER_SIDE } }),
];

const SHEETS: Stroke[] = [
  ...block({ x: LEFT + 60, y: DECK - 38, width: 54, height: 3, depth: DEPTH, washes: { front: MEMBRANE, top: PAPER, side: STONE } }),
  {
    d: outline(
      [LEFT, DECK - 39],
      [LEFT + 54, DECK - 39],
      [LEFT + 60, DECK - 42],
      [LEFT + 96, DECK - 42],
      [LEFT + 138, DECK - 67],
      [LEFT + 102, DECK - 67],
      [LEFT + 96, DECK - 64],
      [LEFT + 42, DECK - 64],
    ),
    fill: PAPER,
  },
  {
    d: outline(
      [LEFT, DECK - 39],
      [LEFT + 54, DECK - 39],
      [LEFT + 60, DECK - 42],
      [LEFT + 96, DECK - 42],
      [LEFT + 96, DECK - 38],
      [LEFT + 60, DECK - 38],
      [LEFT + 54, DECK - 35],
      [LEFT, DECK - 35],
    ),
    fill: MEMBRANE,
  },
  { d: outline([LEFT + 96, DECK - 42], [LEFT + 138, DECK - 67], [LEFT + 138, DECK - 63], [LEFT + 96, DECK - 38]), fill: CLAY },
];

const OLD: Stroke[] = [
  ...block({ x: LEFT, y: DECK - 30, width: 138, height: 30, depth: DEPTH, washes: { front: STONE, top: STONE_TOP, side: STONE_SIDE } }),
  { d: lines([30, 50], [50, 44], [58, 36], [82, 34]) + lines([120, 52], [128, 42], [144, 38]) },
  { d: outline([86, 50], [110, 50], [122, 43], [98, 43]), fill: INK },
  { d: box(86, 16, 24, 20), fill: INSULATION },
  { d: 'M86 16l12-7h24l-12 7M110 16l12-7v20l-12 7', fill: STONE_SIDE },
  { d: 'M104 38v8', line: 'hidden' },
];

/** The nozzle of hot air, or the probe, at the seam. */
const GUN: Stroke = { d: 'M112 40l22-28 8 6-24 26z', fill: METAL[1] };
const GRIP: Stroke = { d: 'M132 10l10-10 10 8-10 11z', fill: CLAY };
const PROBE: Stroke = { d: 'M116 37l30-24', line: 'edge' };
const HANDLE: Stroke = { d: 'M143 12l14-11 5 6-14 11z', fill: INK };

export const tpo: readonly Stroke[][] = [
  [...deck(156), ...OLD],
  deck(156),
  [...deck(156), ...BOARDS],
  [...deck(156), ...BOARDS, ...SHEETS, GUN, GRIP],
  [...deck(156), ...BOARDS, ...SHEETS, PROBE, HANDLE],
];
