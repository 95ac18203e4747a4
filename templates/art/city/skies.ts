// The sky of a town: the sun with its center lines, the path it takes over the day, and how the range looks under it. The ground
// color of each sky is in client/styles/drawings/elevation.css, because the words of the page stand on it too.
import { disc, type Point, type Stroke } from '../drawing';
import type { Box } from '../names';
import { SUN } from '../palette';

export const SKIES = ['dawn', 'noon', 'gold', 'dusk'] as const;
export type Sky = (typeof SKIES)[number];

const RADIUS = 46;
/** Half of a center line. */
export const SUN_REACHES = 60;
/**
 * The path is a parabola whose top is the sun, and falls by this much over this distance; it is drawn so far on either side: before
 * the sun are the words of the page, after it a label ends it. What is left of it then has to be so long, to be seen as a path.
 */
const PATH = { across: 800, down: 300, before: 90, after: 620, least: 220 };
/** Between the path and a label. */
const AIR = 14;

export function sunDisc({ x, y }: Point): Stroke[] {
  return [{ d: disc(x, y, RADIUS), fill: SUN, line: 'none' }];
}

export function centerLines({ x, y }: Point): string {
  return `M${x - SUN_REACHES} ${y}h${2 * SUN_REACHES}M${x} ${y - SUN_REACHES}v${2 * SUN_REACHES}`;
}

/** `labels`: where the words of the drawing are. Null where they leave too little of it. */
export function sunPath({ x, y }: Point, labels: readonly Box[]): string | null {
  const fall = (distance: number) => Math.round((PATH.down * distance ** 2) / PATH.across ** 2);
  // On either side of the sun it only falls.
  const meets = ({ left, right, top, bottom }: Box) => {
    const [one, other] = [left - x, right - x].map((distance) => y + fall(distance)) as [number, number];
    return Math.min(one, other) < bottom + AIR && top - AIR < Math.max(one, other);
  };
  const met = labels.filter((label) => meets(label));
  const before = Math.max(0, Math.min(PATH.before, ...met.flatMap(({ right }) => (right < x ? x - right - AIR : []))));
  const after = Math.min(PATH.after, ...met.flatMap(({ left }) => (left > x ? left - AIR - x : [])));
  if (after < PATH.least) return null;
  // The control point of a parabola lies half way across, where its tangents meet.
  const control = { x: (after + before) / 2, y: -fall(before) - Math.round((PATH.down * before * after) / PATH.across ** 2) };
  return `M${x - before} ${y + fall(before)}q${Math.round(control.x)} ${control.y} ${before + after} ${fall(after) - fall(before)}`;
}
