// The sky of a town: the sun with its centre lines, the path it takes over the day, and how the range looks under it. The ground
// colour of each sky is in client/styles/layout/elevation.css, because the words of the page stand on it too.
import { disc, type Point, type Stroke } from '../drawing';
import { SUN } from '../palette';

export const SKIES = ['dawn', 'noon', 'gold', 'dusk'] as const;
export type Sky = (typeof SKIES)[number];

/** Wash and contours of the range. */
export const RANGE_COLOURS: Record<Sky, { wash: string; contour: string }> = {
  dawn: { wash: '#f7e3c6', contour: '#c08f68' },
  noon: { wash: '#e6e7db', contour: '#84978c' },
  gold: { wash: '#f5dcab', contour: '#bb8645' },
  dusk: { wash: '#f1cfb8', contour: '#b0705a' },
};

const RADIUS = 46;
/** Half of a centre line. */
export const SUN_REACHES = 60;
/** The path is a parabola whose top is the sun, and falls by this much over this distance; it is drawn so far on either side. */
const PATH = { across: 800, down: 300, before: 150, after: 620 };

export function sunDisc({ x, y }: Point): Stroke[] {
  return [{ d: disc(x, y, RADIUS), fill: SUN, line: 'none' }];
}

export function centreLines({ x, y }: Point): string {
  return `M${x - SUN_REACHES} ${y}h${2 * SUN_REACHES}M${x} ${y - SUN_REACHES}v${2 * SUN_REACHES}`;
}

/** From before the sun to after it: not behind the words of the page. */
export function sunPath({ x, y }: Point): string {
  const { across, down, before, after } = PATH;
  const fall = (distance: number) => Math.round((down * distance ** 2) / across ** 2);
  // The control point of a parabola lies half way across, where its tangents meet.
  const control = { x: (after + before) / 2, y: -fall(before) - Math.round((down * before * after) / across ** 2) };
  return `M${x - before} ${y + fall(before)}q${control.x} ${control.y} ${before + after} ${fall(after) - fall(before)}`;
}
