// A house on its way from plan set to dry-in: frame, deck, sheet and covering, one behind the other.
import { box, lines, outline, type Stroke } from '../drawing';
import { EARTH, INK, METAL, PAPER, SKY, TILE, TIMBER, TIMBER_DARK, WALL_FRONT, WALL_SIDE } from '../palette';
import { BOARDS, barrels, FELT, pitchFrom, riser } from './pitch';
import type { Work } from './work';

/** The right slope from the ridge down, in eleven steps back. */
const roof = pitchFrom([280, 352], [30, -14]);
const { at, across, face } = roof;
const LENGTH = 230;
const STEPS = 11;
const [PLATE, GROUND, LEFT, RIGHT] = [430, 598, 82, 478] as const;

function walls(): Stroke[] {
  const studs = [0, 48, 96, 144, 240, 288, 336, 386].map((step) => box(LEFT + step, PLATE + 10, 10, GROUND - PLATE - 20));
  const cripples = box(LEFT + 192, PLATE + 10, 10, 36) + box(LEFT + 192, PLATE + 120, 10, GROUND - PLATE - 130);
  const side = [1.2, 2.4, 3.6, 4.8, 6, 7.2, 8.4, 9.6, 10.8].map((back) => box(RIGHT + back * 30 - 5, PLATE + 8 - back * 14, 7, GROUND - PLATE - 14));
  return [
    { d: outline([RIGHT, PLATE], [RIGHT + 330, PLATE - 154], [RIGHT + 330, GROUND - 154], [RIGHT, GROUND]), fill: WALL_SIDE, line: 'none' },
    { d: side.join(''), fill: TIMBER_DARK },
    { d: box(LEFT, PLATE, RIGHT - LEFT, GROUND - PLATE), fill: WALL_FRONT, line: 'none' },
    { d: [PLATE, GROUND - 10].map((y) => outline([RIGHT, y], [RIGHT + 330, y - 154], [RIGHT + 330, y - 144], [RIGHT, y + 10])).join(''), fill: TIMBER_DARK },
    { d: studs.join('') + cripples, fill: TIMBER },
    {
      d:
        box(LEFT, GROUND - 10, RIGHT - LEFT, 10) +
        box(LEFT, PLATE, RIGHT - LEFT, 10) +
        box(LEFT + 154, PLATE + 46, 86, 12) +
        box(LEFT + 154, PLATE + 112, 86, 8),
      fill: TIMBER,
    },
  ];
}

/** A pair of rafters, so many steps back. */
function rafters(back: number): string {
  const [x, y] = at(0, back);
  return outline([x, y], [x + LENGTH, y + 77], [x + LENGTH, y + 91], [x, y + 14], [x - LENGTH, y + 91], [x - LENGTH, y + 77]);
}

/** Their tie beam and king post. */
function tied(back: number): string {
  const [x, y] = at(0, back);
  return box(x - 198, y + 78, 396, 10) + box(x - 5, y + 14, 10, 64);
}

const DECK = face([0, LENGTH + 6], [3, STEPS], 4);
const SHEET = face([0, LENGTH + 8], [5.6, STEPS], 6);
const COVERING = face([0, LENGTH + 10], [8, STEPS], 12);

function layers(): Stroke[] {
  const rows = [46, 92, 138, 184, LENGTH];
  return [
    { d: outline(at(LENGTH, 3, -12), at(LENGTH, STEPS, -12), at(LENGTH, STEPS), at(LENGTH, 3)), fill: METAL[0] },
    { d: outline(at(0, 3), at(LENGTH + 6, 3), at(LENGTH + 6, 3, 4), at(0, 3, 4)), fill: INK },
    { d: DECK, fill: BOARDS, line: 'edge' },
    {
      d:
        [58, 115, 173].map((along) => across(along, 3, 6, 4)).join('') +
        lines(at(0, 4.5, 4), at(58, 4.5, 4)) +
        lines(at(58, 5.2, 4), at(115, 5.2, 4)) +
        lines(at(115, 4.4, 4), at(173, 4.4, 4)),
      line: 'fine',
    },
    { d: SHEET, fill: FELT },
    { d: [77, 153].map((along) => across(along, 5.6, 8, 6)).join(''), line: 'fine' },
    { d: riser(roof, LENGTH + 8, [8, STEPS], [0, 12]), fill: TILE[1] },
    { d: COVERING, fill: TILE[0], line: 'edge' },
    { d: [8.5, 9, 9.5, 10, 10.5].map((back) => lines(at(0, back, 12), at(LENGTH + 8, back, 12))).join(''), line: 'fine' },
    { d: barrels(roof, rows, [8, STEPS], [15, -7]) },
    { d: pipe(6.8) + pipe(9.2), fill: METAL[1], line: 'edge' },
  ];
}

function pipe(back: number): string {
  const [x, y] = at(70, back, 12).map(Math.round) as [number, number];
  return `M${x - 6} ${y}v-34h12v34l8 6h-28z`;
}

const PLANS: Stroke[] = [
  { d: outline([620, 590], [806, 590], [850, 506], [664, 506]), fill: PAPER, line: 'edge' },
  { d: lines([652, 578], [778, 578], [806, 522], [680, 522]) + 'z' + lines([666, 550], [792, 550]) + lines([710, 578], [724, 550], [738, 522]), line: 'fine' },
  { d: 'M616 584a8 8 0 1 0 0 14h190v-12z', fill: SKY },
];

export const newFrame: Work = {
  strokes: [
    { d: outline([RIGHT, GROUND], [RIGHT + 330, GROUND - 154], [RIGHT + 394, GROUND - 154], [RIGHT + 64, GROUND]), fill: EARTH, line: 'none' },
    ...walls(),
    ...[2, 1].flatMap((back) => [
      { d: tied(back), fill: TIMBER },
      { d: rafters(back), fill: TIMBER_DARK },
    ]),
    { d: lines(at(0, 0), at(0, 3)), line: 'edge' },
    ...layers(),
    { d: tied(0), fill: TIMBER, line: 'edge' },
    { d: `M40 ${GROUND}H${RIGHT}`, line: 'ground' },
    { d: rafters(0), fill: TIMBER, line: 'edge' },
    ...PLANS,
  ],
  labels: [
    { x: 400, from: 262, to: 399, on: rafters(0), part: 'The frame', does: 'made for the weight of the tile', side: 'left' },
    { x: 524, from: 200, to: 326, on: DECK, part: 'The deck', does: 'has to pass before it is covered', side: 'left' },
    { x: 602, from: 138, to: 290, on: SHEET, part: 'Dry in', does: 'underlayment and edge metal', side: 'left' },
    { x: 677, from: 76, to: 259, on: COVERING, part: 'The covering', does: 'comes after pipes, vents and curbs', side: 'left' },
  ],
};
