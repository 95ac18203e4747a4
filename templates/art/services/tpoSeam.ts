// Two sheets of TPO welded over boards on a steel deck, and the weld under a glass.
import { box, disc, lines, outline, type Stroke, tick } from '../drawing';
import {
  CLAY,
  CLAY_TINT,
  INK,
  INSULATION,
  INSULATION_SIDE,
  INSULATION_TOP,
  MEMBRANE,
  MEMBRANE_EDGE,
  MEMBRANE_SIDE,
  METAL,
  PAPER,
  TIMBER,
  TIMBER_SIDE,
  TIMBER_TOP,
} from '../palette';
import { block, hatch } from './solids';
import type { Work } from './work';

const DEPTH = [170, -100] as const;
const [DX, DY] = DEPTH;
const LEFT = 60;
/** Top of the insulation, from which everything above it is laid. */
const BOARDS = 408;
const BOARD = { front: TIMBER, top: TIMBER_TOP, side: TIMBER_SIDE };
const FOAM = { front: INSULATION, top: INSULATION_TOP, side: INSULATION_SIDE };
const SHEET = { front: MEMBRANE, top: PAPER, side: MEMBRANE_SIDE };
const TINT = CLAY_TINT;

/** Where the upper sheet ends, and the edge that is melted. */
const EDGE = 478;
const WELD = 30;
/** Top of the upper sheet. */
const TOP = BOARDS - 40;

const RIBS = `M${LEFT - 6} ${BOARDS + 112}h18${'l6 32h18l6-32h18'.repeat(13)}`;

function deck(): Stroke[] {
  const [y, right] = [BOARDS + 112, LEFT + 652];
  return [
    { d: outline([LEFT + 600, y], [right, y], [right + 170, y - 100], [LEFT + 770, y - 100]), fill: METAL[1] },
    { d: [26, 44].map((step) => `M${LEFT + 600 + step} ${y}l170-100`).join(''), line: 'fine' },
    { d: RIBS, fill: METAL[1], line: 'edge' },
  ];
}

const MELTED = outline([EDGE - WELD, TOP], [EDGE, TOP], [EDGE + DX, TOP + DY], [EDGE - WELD + DX, TOP + DY]);
const COVER = box(LEFT, BOARDS - 20, 530, 20);

function sheets(): Stroke[] {
  const [dx, dy, top] = [DX, DY, TOP];
  return [
    ...block({ x: LEFT + 280, y: BOARDS - 30, width: 220, height: 10, depth: DEPTH, washes: SHEET }),
    // The upper sheet climbs onto the lower one.
    {
      d: outline(
        [LEFT, top + 10],
        [LEFT + 250, top + 10],
        [LEFT + 280, top],
        [EDGE, top],
        [EDGE + dx, top + dy],
        [LEFT + 280 + dx, top + dy],
        [LEFT + 250 + dx, top + 10 + dy],
        [LEFT + dx, top + 10 + dy],
      ),
      fill: PAPER,
    },
    { d: MELTED, fill: TINT, line: 'none' },
    { d: outline([EDGE, top], [EDGE + dx, top + dy], [EDGE + dx, top + 10 + dy], [EDGE, top + 10]), fill: CLAY },
    {
      d: outline(
        [LEFT, top + 10],
        [LEFT + 250, top + 10],
        [LEFT + 280, top],
        [EDGE, top],
        [EDGE, top + 10],
        [LEFT + 284, top + 10],
        [LEFT + 254, top + 20],
        [LEFT, top + 20],
      ),
      fill: MEMBRANE,
    },
    { d: box(EDGE - WELD, top, WELD, 10), fill: CLAY },
    { d: `${lines([EDGE - WELD, top], [EDGE - WELD + dx, top + dy])}${PLATES.map(plate).join('')}`, line: 'hidden' },
  ];
}

/** The first plate is cut with the sheets, and its screw with it; the others lie under the lap: hidden. */
const CUT = 400;
const PLATES = [68, 136] as const;

function plate(along: number): string {
  return `M${CUT - 18 + along} ${BOARDS - 40 - Math.round((along * 10) / 17)}c0-9 36-9 36 0c0 9-36 9-36 0`;
}

const SCREW: Stroke = { d: `M${CUT - 18} ${BOARDS - 33}h36v3h-36zM${CUT} ${BOARDS - 30}v142h-4l4 18 4-18h-4`, fill: INK, line: 'edge' };

const GLASS = { x: 216, y: 176, r: 150 };

function detail(): Stroke[] {
  const { x, y, r } = GLASS;
  const weld = { from: x + 2, to: x + 74 };
  return [
    { d: disc(x, y, r), fill: PAPER, line: 'none' },
    { d: slice(y + 84, y + r), fill: INSULATION, line: 'fine' },
    { d: slice(y + 46, y + 84), fill: TIMBER, line: 'fine' },
    { d: slice(y + 8, y + 46), fill: MEMBRANE_EDGE },
    { d: slice(y - 30, y + 8, weld.to), fill: MEMBRANE },
    { d: box(weld.from, y - 30, weld.to - weld.from, 52), fill: CLAY },
    {
      d: `M${weld.from} ${y - 36}v-34m${weld.to - weld.from} 0v34M${weld.from - 12} ${y - 60}h${weld.to - weld.from + 24}${tick(weld.from, y - 60)}${tick(weld.to, y - 60)}`,
      line: 'fine',
    },
    { d: `M339 262L447 347`, line: 'edge' },
    { d: disc(x, y, r) + disc(474, 374, 36), line: 'edge' },
  ];
}

/** What lies between two heights inside the glass, as far as its right edge or less far. */
function slice(top: number, bottom: number, right?: number): string {
  const { x, r } = GLASS;
  const half = (at: number) => Math.round(Math.sqrt(Math.max(0, r * r - (at - GLASS.y) ** 2)));
  const arc = `A${r} ${r} 0 0`;
  const end = right === undefined ? `H${x + half(top)}${arc} 1 ${x + half(bottom)} ${bottom}` : `H${right}V${bottom}`;
  return `M${x - half(top)} ${top}${end}H${x - half(bottom)}${arc} 1 ${x - half(top)} ${top}z`;
}

export const tpoSeam: Work = {
  strokes: [
    ...deck(),
    ...block({ x: LEFT, y: BOARDS, width: 600, height: 112, depth: DEPTH, washes: FOAM }),
    { d: hatch({ x: LEFT + 18, y: BOARDS + 22, columns: 13, rows: 3, across: 44, down: 30, mark: 'l6 6' }), line: 'fine' },
    ...block({ x: LEFT, y: BOARDS - 20, width: 530, height: 20, depth: DEPTH, washes: BOARD }),
    ...sheets(),
    SCREW,
    ...detail(),
  ],
  labels: [
    { x: 468, from: 76, to: 328, on: plate(PLATES[0]), part: 'Plates and screws', does: 'under the lap, into the deck' },
    { x: 572, from: 172, to: 304, on: MELTED, part: 'The weld', does: 'hot air melts two sheets into one' },
    { x: 96, from: 584, to: 398, on: COVER, part: 'A cover board', does: 'firm, over the boards of insulation' },
    { x: 615, from: 584, to: 536, on: RIBS, part: 'The deck', does: 'mended first where it is soft' },
  ],
  notes: [
    { x: 92, y: 166, text: 'upper sheet' },
    { x: 92, y: 204, text: 'lower sheet' },
    { x: 226, y: 100, text: 'weld' },
  ],
};
