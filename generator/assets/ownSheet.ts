// The second stylesheet, of a site whose data changes colors or fonts: it comes after the first and stands outside its layers, and so wins.
import type { PlannedSite } from '../content/site/index';
import { assetName, type SiteFile } from './hashed';
import { type OwnFont, ownFaces } from './ownFonts';

export function ownSheet(site: PlannedSite, fonts: readonly OwnFont[]): SiteFile | null {
  const text = ownFaces(fonts) + ownColors(site.data.site.theme ?? {});
  return text === '' ? null : { file: assetName('own', text, 'css'), text };
}

/** Overrides of the design's colors, by their names in client/styles/tokens.css. */
function ownColors(theme: Readonly<Record<string, string>>): string {
  const overrides = Object.entries(theme).map(([name, color]) => `--${name}:${color}`);
  return overrides.length === 0 ? '' : `:root{${overrides.join(';')}}`;
}
