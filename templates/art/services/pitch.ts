// A piece of roof at 4 in 12 that falls to the right, and the house that carries it, in cabinet projection.
import { lines, outline, type Stroke } from '../drawing';
import { METAL, SHEATHING, SHINGLE_SIDE, TIMBER, TIMBER_DARK, UNDERLAYMENT, WALLS } from '../palette';

type At = readonly [number, number];

export interface Pitch {
  /** A place so far down the slope, so many steps back, and so far above the boards. */
  at: (along: number, back: number, up?: number) => At;
  /** A line across the slope. */
  across: (along: number, from: number, to: number, up?: number) => string;
  /** A part of the slope's face. */
  face: (along: At, back: At, up?: number) => string;
}

export function pitchFrom([x, y]: At, [dx, dy]: At): Pitch {
  const at = (along: number, back: number, up = 0): At => [x + along + back * dx, Math.round(y + along / 3) + back * dy - up];
  return {
    at,
    across: (along, from, to, up) => lines(at(along, from, up), at(along, to, up)),
    face: ([top, foot], [near, far], up) => outline(at(top, near, up), at(foot, near, up), at(foot, far, up), at(top, far, up)),
  };
}

/** The edge of a layer that faces the eave. */
export function riser({ at }: Pitch, along: number, [near, far]: At, [low, high]: At): string {
  return outline(at(along, near, low), at(along, far, low), at(along, far, high), at(along, near, high));
}

/** Courses of barrel tile: the mouths of each row, and the joints between the barrels. */
export function barrels({ at }: Pitch, rows: readonly number[], [near, far]: At, [stepX, stepY]: At): string {
  const count = Math.round(((far - near) * 30) / stepX);
  return rows
    .map((along) => {
      const [x, y] = at(along, near, 12);
      const mouth = `q${Math.round(stepX / 2) + 11} ${Math.round(stepY / 2) + 6} ${stepX} ${stepY}`.replace(/ -/g, '-');
      return `M${x} ${y}${mouth.repeat(count)}`;
    })
    .join('');
}

/** The same courses where the roof is cut: each tile rests on the one below. */
export function section({ at }: Pitch, rows: readonly number[]): string {
  return rows.map((along) => outline(at(along - 56, 0), at(along - 56, 0, 11), at(along + 7, 0, 14), at(along + 7, 0, 3))).join('');
}

interface House {
  length: number;
  steps: number;
  /** How far down the slope the wall stands. */
  wall: number;
  /** The floor it stands on. */
  foot?: number;
}

/** Rafter, fascia and wall under the slope. */
export function carriedBy({ at }: Pitch, { length, steps, wall, foot }: House): Stroke[] {
  const [x, top] = at(wall, 0, -60);
  const [farX, farY] = at(wall, steps, -60);
  // Without a floor to stand on it is broken off.
  const end = foot ?? 640;
  const farFoot = end + farY - top;
  const [eave, far] = [at(length, 0, -10), at(length, steps, -10)];
  return [
    { d: outline([x, top], [farX, farY], [farX, farFoot], [x, end]), fill: WALLS[3] },
    { d: outline([x, top], [farX, farY], [farX, farY + 76], [x, top + 56]), fill: SHINGLE_SIDE, line: 'none' },
    { d: `M${x - 44} ${top - 15}h44v${end - top + 15}${foot ? 'h-44' : 'l-14-9-16 14-14-5'}z`, fill: WALLS[1], line: 'edge' },
    { d: outline(eave, far, [far[0], far[1] + 58], [eave[0], eave[1] + 58]), fill: WALLS[2] },
    { d: outline(at(0, 0, -10), at(length, 0, -10), at(length, 0, -68), at(0, 0, -68)), fill: TIMBER, line: 'edge' },
    { d: outline(at(length - 20, 0, -8), at(length, 0, -10), at(length, 0, -68), at(length - 20, 0, -66)), fill: WALLS[2], line: 'edge' },
    { d: outline(at(0, 0), at(length + 8, 0), at(length + 8, 0, -10), at(0, 0, -10)), fill: TIMBER_DARK, line: 'edge' },
    { d: edgeMetal({ at }, length, steps), fill: METAL[0] },
  ];
}

/** The strip at the eave, in front of the boards. */
export function edgeMetal({ at }: Pick<Pitch, 'at'>, length: number, steps: number): string {
  return outline(at(length + 8, 0), at(length + 8, steps), at(length + 8, steps, -22), at(length + 8, 0, -22));
}

export const BOARDS = SHEATHING;
export const FELT = UNDERLAYMENT;
