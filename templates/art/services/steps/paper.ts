// Where a step is talk: a sheet of paper that lies before the reader, and the pen that signs it.
import { outline, type Stroke } from '../../drawing';
import { CLAY, PAPER, PAPER_DRAWN } from '../../palette';

/** A sheet whose lower left corner is at (52, 98), moved right by so much. */
export function sheet(right = 0): Stroke {
  const x = 52 + right;
  return { d: outline([x, 98], [x + 84, 98], [x + 100, 10], [x + 16, 10]), fill: PAPER, line: 'edge' };
}

export const SIGNED: Stroke[] = [{ d: 'M94 90q6-10 8-2t8-4 10 2' }, { d: 'M128 92l30-34 6 5-30 34-8 3z', fill: CLAY }];

/** What is drawn on a sheet. */
export const DRAWN = PAPER_DRAWN;
