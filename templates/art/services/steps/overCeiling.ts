// A piece of pitched roof over the room below it, cut open: what the steps that follow water are drawn on.
import { box, outline, type Stroke } from '../../drawing';
import { CLAY, METAL, PAPER, ROOM, SHADE, TIMBER, TIMBER_DARK, WALLS, WATER_STAIN } from '../../palette';
import { pitchFrom } from '../pitch';

const pitch = pitchFrom([14, 34], [9, -5]);
export const LENGTH = 132;
export const DEPTH = 5;
export const CEILING = 74;
export const FLOOR = 104;
/** The wall under the eave. */
const WALL = 106;

export function at(along: number, back: number, up = 0): [number, number] {
  const [x, y] = pitch.at(along, back, up);
  return [Math.round(x), Math.round(y)];
}

export function face(top: number, foot: number, near: number, far: number, up: number): string {
  return pitch.face([top, foot], [near, far], up);
}

/** Walls, ceiling, floor, rafter, boards. */
export function house(): Stroke[] {
  return [
    { d: outline([WALL + 8, 78], [WALL + 37, 88], [WALL + 8, FLOOR]), fill: WALLS[3] },
    { d: outline([WALL + 8, 78], [WALL + 37, 88], [WALL + 31, 91], [WALL + 8, 86]), fill: SHADE, line: 'none' },
    { d: outline([14, 44], [WALL, 74], [14, 74]), fill: WALLS[3], line: 'fine' },
    ...room(),
    { d: outline([WALL, 76], [WALL + 8, 78], [WALL + 8, FLOOR], [WALL, FLOOR]), fill: WALLS[1] },
    { d: outline(at(LENGTH, 0), at(LENGTH, DEPTH), at(LENGTH, DEPTH, -11), at(LENGTH, 0, -11)), fill: WALLS[2] },
    { d: outline(at(0, 0), at(LENGTH, 0), at(LENGTH, 0, -11), at(0, 0, -11)), fill: TIMBER },
    { d: outline(at(0, 0, 3), at(LENGTH + 3, 0, 3), at(LENGTH + 3, 0), at(0, 0)), fill: TIMBER_DARK },
    { d: outline(at(LENGTH + 3, 0, 3), at(LENGTH + 3, DEPTH, 3), at(LENGTH + 3, DEPTH, -2), at(LENGTH + 3, 0, -2)), fill: METAL[0] },
  ];
}

export function room(): Stroke[] {
  return [
    { d: box(14, CEILING, WALL - 14, FLOOR - CEILING), fill: ROOM, line: 'fine' },
    { d: box(14, CEILING, WALL - 14, 4), fill: PAPER },
    { d: `M8 ${FLOOR}h${WALL}`, line: 'edge' },
  ];
}

export function stain(x: number): Stroke {
  return { d: `M${x - 15} ${CEILING + 4}h30q-4 6-15 6t-15-6z`, fill: WATER_STAIN };
}

export function drop(x: number): Stroke {
  return { d: `M${x} ${CEILING + 10}c-4 6-4 9 0 9 4 0 4-3 0-9z`, fill: CLAY, line: 'none' };
}
