// The piece of pitched roof that steps are drawn on.
import { outline, type Stroke } from '../../drawing';
import { METAL, TILE, TIMBER, WALLS } from '../../palette';
import { BOARDS, pitchFrom } from '../pitch';

const pitch = pitchFrom([6, 46], [10, -6]);
export const LENGTH = 122;

export function at(along: number, back: number, up = 0): [number, number] {
  const [x, y] = pitch.at(along, back, up);
  return [Math.round(x), Math.round(y)];
}

export function face(top: number, foot: number, near: number, far: number, up: number): string {
  return pitch.face([top, foot], [near, far], up);
}

/** Rafter, fascia and edge metal. */
export function fascia(): Stroke[] {
  return [
    { d: outline(at(LENGTH, 0), at(LENGTH, 6), at(LENGTH, 6, -14), at(LENGTH, 0, -14)), fill: WALLS[2] },
    { d: outline(at(0, 0), at(LENGTH, 0), at(LENGTH, 0, -14), at(0, 0, -14)), fill: TIMBER },
    { d: outline(at(LENGTH + 4, 0), at(LENGTH + 4, 6), at(LENGTH + 4, 6, -4), at(LENGTH + 4, 0, -4)), fill: METAL[0] },
  ];
}

/** The board under a covering, seen at its edges: from the fascia up to a covering that ends at `foot` and lies so far `up`. */
export function deck(from: number, foot: number, up: number): Stroke {
  const side = outline(at(from, 0), at(foot, 0), at(foot, 0, up), at(from, 0, up));
  return { d: side + outline(at(foot, 0), at(foot, 6), at(foot, 6, up), at(foot, 0, up)), fill: BOARDS, line: 'fine' };
}

/** Tile from so far down the slope. */
export function tiled(from: number): Stroke[] {
  const rows = [20, 40, 60, 80, 100, LENGTH].filter((row) => row > from);
  return [
    deck(from, LENGTH + 6, 4),
    { d: face(from, LENGTH + 6, 0, 6, 4), fill: TILE[0] },
    {
      d: rows
        .slice(1)
        .map((row, index) => face(row - 20, row, (index * 2) % 5, ((index * 2) % 5) + 1, 4))
        .join(''),
      fill: TILE[2],
      line: 'none',
    },
    { d: rows.map((row) => scallops(row)).join(''), line: 'fine' },
  ];
}

function scallops(row: number): string {
  const [x, y] = at(row, 0, 4);
  return `M${x} ${y}${'q8-1 10-6'.repeat(6)}`;
}
