// A roof replaced in five steps: measured, priced, stripped, built, signed off.
import { box, lines, outline, type Stroke, tick } from '../../drawing';
import { METAL, PLASTER, SHINGLE, SKY } from '../../palette';
import { BOARDS, FELT } from '../pitch';
import { DRAWN, SIGNED, sheet } from './paper';
import { at, deck, face, fascia, LENGTH, tiled } from './slope';

const ROWS = [24, 48, 72, 96] as const;

function old(): Stroke[] {
  return [
    deck(0, LENGTH + 4, 4),
    { d: face(0, LENGTH + 4, 0, 6, 4), fill: SHINGLE[2] },
    { d: ROWS.map((along) => lines(at(along, 0, 4), at(along, 6, 4))).join('') },
    {
      d: ROWS.map((along, row) => [1, 3, 5].map((back) => lines(at(along, back - (row % 2), 4), at(along + 24, back - (row % 2), 4))).join('')).join(''),
      line: 'fine',
    },
  ];
}

const MEASURE: Stroke = {
  d: `${lines(at(0, 6, 18), at(LENGTH, 6, 18))}${lines(at(0, 6, 8), at(0, 6, 24))}${lines(at(LENGTH, 6, 8), at(LENGTH, 6, 24))}${[0, LENGTH].map((along) => tick(at(along, 6, 18)[0], at(along, 6, 18)[1])).join('')}`,
};

/** The proposal: a drawing, lines, a signature. */
const PROPOSAL: Stroke[] = [
  sheet(),
  { d: outline([78, 44], [92, 22], [122, 22], [132, 44]), fill: DRAWN },
  { d: 'M92 22l14 22m16-22l-16 22M74 56h52M72 66h52M70 76h30', line: 'fine' },
  ...SIGNED,
];

/** The sweep for nails. */
const MAGNET: Stroke[] = [
  { d: 'M182 94v-10a12 12 0 0 1 24 0v10h-8v-10a4 4 0 0 0-8 0v10z', fill: SKY },
  { d: box(182, 92, 8, 4) + box(198, 92, 8, 4), fill: METAL[1] },
  { d: 'M176 103l7-2m8 2l6-3m7 3l5-2', line: 'edge' },
];

function boards(): Stroke[] {
  return [
    { d: face(0, LENGTH + 4, 0, 6, 0), fill: BOARDS },
    { d: face(40, 54, 0, 4, 0), fill: PLASTER },
    { d: [14, 27, 40, 54, 68, 81, 95, 108].map((along) => lines(at(along, 0), at(along, 6))).join(''), line: 'fine' },
  ];
}

function felt(): Stroke[] {
  return [{ d: face(14, LENGTH + 4, 0, 6, 1), fill: FELT }];
}

export const reroof: readonly Stroke[][] = [
  [...fascia(), ...old(), MEASURE],
  PROPOSAL,
  [...fascia(), ...boards()],
  [...fascia(), ...boards(), ...felt(), ...tiled(60)],
  [...fascia(), ...tiled(0), ...MAGNET],
];
