// What every drawing is made of: strokes, each one path with a weight and a wash. Drawings are pure functions of their data, and
// all numbers are whole, so that the same data gives the same bytes.
import type { ReactNode } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** Weights of lines, as classes of client/styles/art.css. Without one: the weight of walls and windows (1.2). */
type Line = 'none' | 'ground' | 'edge' | 'fine' | 'contour' | 'hidden';

export interface Stroke {
  d: string;
  /** A wash of palette.ts; without one the path is not filled. */
  fill?: string;
  line?: Line;
}

const CLASS: Record<Line, string> = { none: 'n', ground: 'g', edge: 'e', fine: 'f', contour: 'c', hidden: 'h' };

/** Neighbors that look alike become one path: it is drawn the same, and most of a drawing's bytes are in what is said of paths. */
export function Strokes({ strokes }: { strokes: readonly Stroke[] }): ReactNode {
  return merged(strokes).map(({ d, fill, line }, index) => <path className={line && CLASS[line]} fill={fill} d={d} key={index} />);
}

function merged(strokes: readonly Stroke[]): Stroke[] {
  const paths: Stroke[] = [];
  for (const stroke of strokes) {
    const last = paths.at(-1);
    if (last && last.fill === stroke.fill && last.line === stroke.line) last.d += stroke.d;
    else paths.push({ ...stroke });
  }
  return paths;
}

interface Props {
  /** Class of the whole drawing, beside `art`. */
  name: string;
  box: { x?: number; y?: number; width: number; height: number };
  /** Which part stays in sight where the frame has another form, as in SVG's preserveAspectRatio. */
  fit?: string;
  children: ReactNode;
}

/** Hidden from assistive technology: what a drawing teaches stands as text on its page too. */
export function Drawing({ name, box, fit, children }: Props) {
  return (
    <svg className={`art ${name}`} viewBox={`${box.x ?? 0} ${box.y ?? 0} ${box.width} ${box.height}`} preserveAspectRatio={fit} aria-hidden="true">
      {children}
    </svg>
  );
}

/** A closed outline through these points. */
export function outline(...points: readonly (readonly [number, number])[]): string {
  return `${lines(...points)}z`;
}

/** An open line through these points, written as steps from one to the next: short numbers. */
export function lines(...points: readonly (readonly [number, number])[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([px, py], index) => {
      const [nx, ny] = [Math.round(px), Math.round(py)];
      const step = index === 0 ? start(nx, ny) : stepTo(nx - x, ny - y);
      [x, y] = [nx, ny];
      return step;
    })
    .join('');
}

/** A minus parts two numbers as well as a space does. */
function start(x: number, y: number): string {
  return y < 0 ? `M${x}${y}` : `M${x} ${y}`;
}

function stepTo(dx: number, dy: number): string {
  if (dy === 0) return `h${dx}`;
  if (dx === 0) return `v${dy}`;
  return dy < 0 ? `l${dx}${dy}` : `l${dx} ${dy}`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `${start(Math.round(x), Math.round(y))}h${Math.round(width)}v${Math.round(height)}h${Math.round(-width)}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return `M${Math.round(x) - r} ${Math.round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** The end of a dimension line: 45 degrees, sixteen long. */
export function tick(x: number, y: number): string {
  return `M${Math.round(x) - 6} ${Math.round(y) + 6}l12-12`;
}
