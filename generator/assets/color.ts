// A color of the design or of the site's own theme, by its name in client/styles/tokens.css.
import type { PlannedSite } from '../content/site/index';

export function color(site: PlannedSite, name: string): string {
  const found = site.colors[name];
  if (found === undefined) throw new Error(`The design has no color called ${name}.`);
  return found;
}
