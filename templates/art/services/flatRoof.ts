// A flat commercial roof in plan, and cut through its drains: how every bay falls to one of them.
import { box, disc, lines, outline, type Stroke } from '../drawing';
import { GLASS, INK, INSULATION, MEMBRANE, METAL, PAPER, SKY, STONE, WALLS, WATER } from '../palette';
import { arrow } from './solids';
import type { Work } from './work';

const [LEFT, TOP, RIGHT, BOTTOM] = [60, 152, 840, 420] as const;
const MIDDLE = (LEFT + RIGHT) / 2;
const WALL = 14;
const DRAINS = [255, 645] as const;
const FALL = 300;
const POND = 'M533 392c-30-8-22-34 8-36 30-12 92-6 88 14 10 26-60 32-96 22z';
const UNIT = box(384, 200, 102, 60);

function plan(): Stroke[] {
  const inner = [LEFT + WALL, TOP + WALL, RIGHT - WALL, BOTTOM - WALL] as const;
  const seams = [1, 2, 3].map((row) => `M${inner[0]} ${inner[1] + row * 60}H${inner[2]}`).join('');
  const valleys = DRAINS.map((x, bay) => {
    const [from, to] = [bay === 0 ? inner[0] : MIDDLE, bay === 0 ? MIDDLE : inner[2]];
    return [
      [from, inner[1]],
      [to, inner[1]],
      [from, inner[3]],
      [to, inner[3]],
    ]
      .map(([cx = 0, cy = 0]) => lines([x, FALL], [cx, cy]))
      .join('');
  });
  return [
    { d: box(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP), fill: STONE, line: 'edge' },
    { d: box(inner[0], inner[1], inner[2] - inner[0], inner[3] - inner[1]), fill: MEMBRANE },
    { d: POND, fill: WATER, line: 'hidden' },
    { d: seams, line: 'contour' },
    { d: valleys.join(''), line: 'hidden' },
    { d: `M${MIDDLE} ${inner[1]}V${inner[3]}` },
    { d: DRAINS.map(falls).join(''), fill: SKY, line: 'none' },
    { d: DRAINS.map((x) => disc(x, FALL, 15)).join(''), fill: PAPER, line: 'edge' },
    { d: DRAINS.map((x) => disc(x, FALL, 6)).join(''), fill: INK },
  ];
}

function falls(x: number): string {
  return arrow(x - 100, FALL, 62, 'right') + arrow(x + 100, FALL, 62, 'left') + arrow(x, TOP + 34, 56, 'down') + arrow(x, BOTTOM - 34, 44, 'up');
}

/** Units, the hatch, and the pads that lead from it. */
function onTop(): Stroke[] {
  return [
    { d: box(376, 192, 118, 76) + box(712, 330, 84, 58), fill: STONE },
    { d: UNIT + box(719, 337, 70, 44), fill: METAL[1], line: 'edge' },
    { d: disc(412, 230, 20) + disc(458, 230, 20) + disc(754, 359, 15), fill: METAL[0] },
    { d: 'M392 230h40m-20-20v40m26-20h40m-20-20v40M739 359h30m-15-15v30', line: 'fine' },
    { d: box(96, 356, 44, 36), fill: GLASS, line: 'edge' },
    { d: [0, 1, 2, 3, 4, 5, 6].map((pad) => box(152 + pad * 36, 366, 22, 16)).join(''), fill: STONE, line: 'fine' },
    { d: box(380, 326, 24, 16) + box(380, 288, 24, 16), fill: STONE, line: 'fine' },
    { d: box(150, BOTTOM - WALL, 36, WALL) + box(520, BOTTOM - WALL, 36, WALL), fill: SKY, line: 'fine' },
  ];
}

const DECK = 538;
const [FROM, TO] = [LEFT + WALL, RIGHT - WALL] as const;
const TAPER = [
  [FROM, 500],
  [DRAINS[0], 528],
  [MIDDLE, 500],
  [DRAINS[1], 528],
  [TO, 500],
] as const;
const INSULATED = outline(...TAPER, [TO, DECK], [FROM, DECK]);
const PIPES = DRAINS.map((x) => box(x - 7, 526, 14, 62));

function section(): Stroke[] {
  return [
    { d: box(LEFT, 470, WALL, 112) + box(RIGHT - WALL, 470, WALL, 112), fill: WALLS[1], line: 'edge' },
    { d: box(LEFT - 5, 462, WALL + 10, 8) + box(RIGHT - WALL - 5, 462, WALL + 10, 8), fill: SKY },
    { d: INSULATED, fill: INSULATION },
    { d: lines(...TAPER), line: 'edge' },
    { d: box(FROM, DECK, TO - FROM, 8), fill: METAL[1] },
    { d: PIPES.join(''), fill: WATER, line: 'edge' },
    { d: `M${LEFT - 26} ${FALL}h20m${RIGHT - LEFT + 12} 0h20`, line: 'edge' },
    { d: DRAINS.map((x) => `M${x} ${FALL + 18}V520`).join(''), line: 'hidden' },
  ];
}

export const flatRoof: Work = {
  strokes: [...plan(), ...onTop(), ...section()],
  labels: [
    { x: 435, from: 104, to: 210, on: UNIT, part: 'Rooftop unit', does: 'its curb is mapped before the first cut', side: 'left' },
    { x: 614, from: 104, to: 374, on: POND, part: 'A pond', does: 'water that has lost its way' },
    { x: 100, from: 600, to: 522, on: INSULATED, part: 'Tapered insulation', does: 'slopes toward the drains' },
    { x: 645, from: 600, to: 562, on: PIPES[1], part: 'The drain', does: 'every slope leads water to one', side: 'left' },
  ],
};
