// The mark of a site that has none of its own: a wedge of exactly 4 in 12 over a line, on paper; a plain block where the site is not one of roofs.
import type { PlannedSite } from '../content/site/index';
import { color } from './color';

/** Paths in a square of 48 units. */
const PAPER = 'M0 0H48V48H0z';
const WEDGE = 'M6 30H42V18z';
const BLOCK = 'M6 14H42V30H6z';
const LINE = 'M6 33H42V37H6z';

export function drawnMark(site: PlannedSite): string {
  const shape = site.data.site.drawings === 'roofs' ? WEDGE : BLOCK;
  const paths = [
    ['paper', PAPER],
    ['clay', shape],
    ['ink', LINE],
  ].map(([name = '', d]) => `<path fill="${color(site, name)}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${paths.join('')}</svg>\n`;
}
