// The sky of a town: the sun with its centre lines, and the path it takes over the day. The colours of each sky stand in
// client/styles/layout/elevation.css, because the words of the page stand on the same ground.
import { disc, type Point, type Stroke } from '../drawing';
import { SUN } from '../palette';

export const SKIES = ['dawn', 'noon', 'gold', 'dusk'] as const;
export type Sky = (typeof SKIES)[number];

const RADIUS = 46;
/** Half of a centre line. */
const REACH = 60;
/** How far the path falls on either side of the sun, and over what distance. */
const PATH = { across: 800, down: 300 };

export function sunDisc({ x, y }: Point): Stroke[] {
  return [{ d: disc(x, y, RADIUS), fill: SUN, line: 'none' }];
}

export function centreLines({ x, y }: Point): string {
  return `M${x - REACH} ${y}h${2 * REACH}M${x} ${y - REACH}v${2 * REACH}`;
}

/** A parabola whose top is the sun. */
export function sunPath({ x, y }: Point): string {
  const { across, down } = PATH;
  return `M${x - across} ${y + down}q${across}${-2 * down} ${2 * across} 0`;
}
