// What every house is put together from: windows, doors, posts, roofs, the shade under their eaves.
import { box, outline, type Stroke } from '../../drawing';
import { GLASS, INK, METAL, PAPER, SHADE } from '../../palette';

type Corner = readonly [number, number];

/** Left side, top, width, height, and into how many panes it is parted: side by side, one above the other. */
export type Window = readonly [x: number, y: number, width: number, height: number, panes: number, rows?: number];

const CASING = 4;
const BAR = 6;

/** Glass in a light casing. */
export function windows(...all: Window[]): Stroke[] {
  const casings = all.map(([x, y, width, height]) => box(x - CASING, y - CASING, width + 2 * CASING, height + 2 * CASING));
  return [{ d: casings.join(''), fill: PAPER }, glass(...all)];
}

/** Glass without a casing, as in a wall of glass. */
export function glass(...all: Window[]): Stroke {
  return { d: all.map(([x, y, width, height, panes, rows = 1]) => box(x, y, width, height) + bars(x, y, width, height, panes, rows)).join(''), fill: GLASS };
}

function bars(x: number, y: number, width: number, height: number, panes: number, rows: number): string {
  const upright = Array.from({ length: panes - 1 }, (_, index) => `M${Math.round(x + (width * (index + 1)) / panes)} ${y}v${height}`);
  const across = Array.from({ length: rows - 1 }, (_, index) => `M${x} ${Math.round(y + (height * (index + 1)) / rows)}h${width}`);
  return [...upright, ...across].join('');
}

/** What shines at night: the panes, dark bars between them. */
export function lit(...all: Window[]): string {
  return all.map(([x, y, width, height, panes]) => row(panes, Math.round(width / panes), box(x, y, width / panes - BAR, height))).join('');
}

/** A garage door of four rows, from its top down to the ground. */
export function garage(x: number, top: number, width: number, columns = 4): Stroke {
  return { d: box(x, top, width, -top) + bars(x, top, width, -top, columns, 4), fill: PAPER };
}

/** A door between its jambs, on a step. */
export function door(x: number, width: number, height: number, fill: string, floor = 0): Stroke[] {
  return [
    { d: box(x - CASING, floor - height - CASING, width + 2 * CASING, height + CASING), fill: PAPER },
    {
      d:
        box(x, floor - height, width, height) +
        box(x + 6, floor - height + 7, width - 12, height / 2 - 14) +
        box(x + 6, floor - height / 2 + 5, width - 12, height / 2 - 12),
      fill,
    },
  ];
}

/** A flush door with three small lights, as the modern houses have. */
export function flushDoor(x: number, width: number, height: number, fill: string): Stroke[] {
  const lights = [14, 28, 42].map((below) => box(x + width - 15, below - height, 8, 8));
  return [
    { d: box(x - CASING, -height - CASING, width + 2 * CASING, height + CASING), fill: PAPER },
    { d: box(x, -height, width, height), fill },
    { d: lights.join(''), fill: GLASS },
  ];
}

/** A chimney of brick or stone with a cap; `bottom` lies behind the roof. */
export function chimney(x: number, top: number, width: number, bottom: number, fill: string): Stroke {
  const courses = Array.from({ length: Math.floor((bottom - top - 8) / 8) }, (_, index) => `M${x}${top + 15 + 8 * index}h${width}`);
  return { d: box(x, top + 7, width, bottom - top - 7) + courses.join('') + box(x - 5, top, width + 10, 7), fill };
}

/** A vent pipe that comes through the roof, and its collar; `y` is where it does. */
export function pipe(x: number, y: number): Stroke {
  return { d: box(x - 5, y - 34, 10, 32) + `M${x - 15} ${y + 8}l8-12h14l8 12z`, fill: METAL[1] };
}

/** A skylight on a flat roof, on its curb; `y` is the top of the edge that it is seen over. */
export function dome(x: number, y: number, width: number): Stroke[] {
  return [
    { d: box(x, y - 7, width, 7), fill: METAL[1] },
    { d: `M${x + 3} ${y - 7}q${width / 2 - 3}-20 ${width - 6} 0z`, fill: GLASS },
  ];
}

/** An opening with a round head, standing on y. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
}

/** The same part again and again: `count` times, `step` apart. The part has to be closed. */
export function row(count: number, step: number, part: string): string {
  return part + part.replace(/^M-?\d+ ?-?\d+/, `m${step} 0`).repeat(count - 1);
}

export function wall(fill: string, ...corners: Corner[]): Stroke {
  return { d: outline(...corners), fill };
}

export function roof(fill: string, ...corners: Corner[]): Stroke {
  return { d: outline(...corners), fill, line: 'edge' };
}

/** A strip along an eave, `depth` below the line of it. */
export function shade(depth: number, ...eave: Corner[]): Stroke {
  return { d: outline(...eave, ...eave.toReversed().map(([x, y]) => [x, y + depth] as const)), fill: SHADE, line: 'none' };
}

/** A board along a line, `depth` high: fascias, rakes, flat planes. */
export function board(depth: number, fill: string, ...edge: Corner[]): Stroke {
  return { d: outline(...edge, ...edge.toReversed().map(([x, y]) => [x, y + depth] as const)), fill, line: 'edge' };
}

/** A small gable that comes forward from a roof along the street, in its valleys: strips of metal that run up beside it. */
export function crossGable(x: number, half: number, eave: number, top: number, covering: string, face: string): Stroke[] {
  const [left, right] = [x - half, x + half];
  return [
    { d: outline([left - 2, eave], [x, top - 8], [right + 2, eave]), fill: METAL[1] },
    roof(covering, [left + 10, eave], [x, top + 2], [right - 10, eave]),
    wall(face, [left + 24, eave], [x, top + 14], [right - 24, eave]),
  ];
}

/** Thin posts, too thin for an outline. */
export function posts(width: number, ...tops: readonly (readonly [x: number, top: number, bottom?: number])[]): Stroke {
  return { d: tops.map(([x, top, bottom = 0]) => box(x, top, width, bottom - top)).join(''), fill: INK, line: 'none' };
}
