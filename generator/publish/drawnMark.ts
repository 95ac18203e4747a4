// The mark of a site that has none of its own: a wedge of exactly 4 in 12 over a line, on paper; a plain block where the site is not one of roofs.
import type { PlannedSite } from '../plan/site';
import { colour } from './colour';

/** Corners in a square of 48 units, in order. */
export interface Polygon {
  corners: readonly (readonly [x: number, y: number])[];
  /** #rrggbb. */
  colour: string;
}

const PAPER = [[0, 0], [48, 0], [48, 48], [0, 48]] as const;
const WEDGE = [[6, 30], [42, 30], [42, 18]] as const;
const BLOCK = [[6, 14], [42, 14], [42, 30], [6, 30]] as const;
const LINE = [[6, 33], [42, 33], [42, 37], [6, 37]] as const;

/** From the back to the front. */
export function drawnMark(site: PlannedSite): Polygon[] {
  return [
    { colour: colour(site, 'paper'), corners: PAPER },
    { colour: colour(site, 'clay'), corners: site.data.site.drawings === 'roofs' ? WEDGE : BLOCK },
    { colour: colour(site, 'ink'), corners: LINE },
  ];
}

export function favicon(site: PlannedSite): string {
  const paths = drawnMark(site).map(({ corners, colour }) => `<path fill="${colour}" d="M${corners.join(' ')}z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${paths.join('')}</svg>\n`;
}
