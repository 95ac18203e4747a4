// A skylight in four steps: marked, opened, set, and tested with a hose.
import { lines, outline, type Stroke } from '../../drawing';
import { GLASS, INK, METAL, SHINGLE, SKY, TIMBER, TIMBER_DARK } from '../../palette';
import { at, deck, face, fascia, LENGTH } from './slope';

const ROWS = [20, 40, 60, 80, 100] as const;
const OPENING = [40, 88, 1.6, 4.4] as const;

function roof(): Stroke[] {
  return [
    ...fascia(),
    deck(0, LENGTH + 4, 2),
    { d: face(0, LENGTH + 4, 0, 6, 2), fill: SHINGLE[2] },
    { d: ROWS.map((along) => lines(at(along, 0, 2), at(along, 6, 2))).join(''), line: 'fine' },
  ];
}

function curb(): Stroke[] {
  const [head, foot, near, far] = OPENING;
  return [
    { d: outline(at(head, near, 2), at(foot, near, 2), at(foot, near, 14), at(head, near, 14)), fill: TIMBER },
    { d: outline(at(foot, near, 2), at(foot, far, 2), at(foot, far, 14), at(foot, near, 14)), fill: TIMBER_DARK },
    { d: face(head, foot, near, far, 14), fill: TIMBER },
    { d: face(head + 6, foot - 6, near + 0.4, far - 0.4, 14), fill: INK },
  ];
}

const [HEAD, FOOT, NEAR, FAR] = OPENING;
const FLASHING: Stroke = { d: face(HEAD - 12, FOOT + 12, NEAR - 0.6, FAR + 0.6, 2), fill: METAL[0] };
const PANE: Stroke[] = [
  { d: face(HEAD - 3, FOOT + 3, NEAR - 0.2, FAR + 0.2, 16), fill: METAL[1] },
  { d: face(HEAD + 5, FOOT - 5, NEAR + 0.4, FAR - 0.4, 16), fill: GLASS },
];
const HOSE: Stroke[] = [
  { d: 'M214 96q-24 10-34-4t-14-8', line: 'edge' },
  { d: 'M166 84l-40-14v3zM166 84l-36-4v3zM166 84l-44-24v3z', fill: SKY, line: 'none' },
];

export const skylight: readonly Stroke[][] = [
  [...roof(), { d: face(...OPENING, 2), line: 'hidden' }],
  [...roof(), ...curb()],
  [...roof(), FLASHING, ...curb(), ...PANE],
  [...roof(), FLASHING, ...curb(), ...PANE, ...HOSE],
];
