// Bodies in cabinet projection: the front in true size, what recedes along one slanted vector.
import { outline, type Stroke } from '../drawing';

type At = readonly [number, number];

interface Washes {
  front: string;
  top: string;
  side: string;
}

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: At;
  washes: Washes;
}

/** A block seen from the front, from above and from the right. */
export function block({ x, y, width, height, depth: [dx, dy], washes }: Block): Stroke[] {
  const right = x + width;
  const bottom = y + height;
  return [
    { d: outline([x, y], [right, y], [right + dx, y + dy], [x + dx, y + dy]), fill: washes.top },
    { d: outline([right, y], [right + dx, y + dy], [right + dx, bottom + dy], [right, bottom]), fill: washes.side },
    { d: outline([x, y], [right, y], [right, bottom], [x, bottom]), fill: washes.front },
  ];
}

/** Short strokes in rows, each row half a step off the one above. */
export function hatch({ x, y, columns, rows, across, down, mark }: Hatch): string {
  let d = '';
  for (let row = 0; row < rows; row++) {
    const shift = row % 2 === 0 ? 0 : Math.round(across / 2);
    const inRow = columns - (row % 2);
    d += `M${x + shift} ${y + row * down}${mark}`;
    d += `m${across - STROKE} ${-STROKE}${mark}`.replace(/ -/g, '-').repeat(inRow - 1);
  }
  return d;
}

interface Hatch {
  x: number;
  y: number;
  columns: number;
  rows: number;
  across: number;
  down: number;
  /** A relative stroke that ends STROKE right and STROKE below. */
  mark: string;
}
const STROKE = 6;

/** A line of color from one place to another, thin as rain; with a head where it has somewhere to go. */
export function streak(x: number, y: number, dx: number, dy: number): string {
  return `M${x} ${y}l${dx} ${dy}h3l${-dx} ${-dy}z`.replace(/ -/g, '-');
}

/** An arrow of water or air, along or across. */
export function arrow(x: number, y: number, length: number, way: 'right' | 'left' | 'up' | 'down'): string {
  const s = way === 'right' || way === 'down' ? 1 : -1;
  const [body, head] = [(length - 14) * s, 14 * s];
  const d =
    way === 'right' || way === 'left'
      ? `M${x} ${y - 2}h${body}v-5l${head} 7 ${-head} 7v-5h${-body}z`
      : `M${x - 2} ${y}v${body}h-5l7 ${head} 7 ${-head}h-5v${-body}z`;
  return d.replace(/ -/g, '-');
}
