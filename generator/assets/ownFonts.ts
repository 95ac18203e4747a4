// A site's own fonts: their files with a hash in the name, and the styles that put them in the place of the design's.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FACES, type Face, FONTS } from '../content/rules/fonts';
import type { PlannedSite } from '../content/site/index';
import { assetName } from './hashed';

export interface OwnFont {
  face: Face;
  family: string;
  weight: number | string;
  /** The file in the data, and below the site. */
  from: string;
  file: string;
}

/** How the design's own fonts begin in the folder of assets, and what stands in until another font has arrived. */
const DESIGN: Record<Face, { file: string; fallback: string }> = {
  display: { file: 'besley-', fallback: '"Georgia","Times New Roman",serif' },
  text: { file: 'national-park-', fallback: '"Arial","Helvetica",sans-serif' },
};

export function planOwnFonts(site: PlannedSite, folder: string): OwnFont[] {
  const fonts = site.data.site.fonts ?? {};
  return FACES.flatMap((face) => {
    const font = fonts[face];
    if (font === undefined) return [];
    const from = join(folder, FONTS, font.file);
    return [{ face, family: font.family, weight: font.weight, from, file: assetName(basename(font.file, '.woff2'), readFileSync(from), 'woff2') }];
  });
}

/** Whether an asset of the design is a font that one of the site's own replaces: no page asks for it then. */
export function isReplaced(asset: string, fonts: readonly OwnFont[]): boolean {
  return asset.endsWith('.woff2') && fonts.some(({ face }) => basename(asset).startsWith(DESIGN[face].file));
}

/**
 * They stand after the design's styles and outside its layers, and so win. Unlike the design's they have no stand-in of the same
 * measures: one that comes late waits for the next page, and nothing moves under the reader.
 */
export function ownFaces(fonts: readonly OwnFont[]): string {
  if (fonts.length === 0) return '';
  const faces = fonts.map(
    ({ family, weight, file }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:optional;src:url(${basename(file)}) format("woff2")}`,
  );
  const overrides = fonts.flatMap(({ face, family, weight }) => [
    `--face-${face}:"${family}",${DESIGN[face].fallback}`,
    ...(face === 'display' ? [`--weight-display:${weight}`] : []),
  ]);
  return `${faces.join('')}:root{${overrides.join(';')}}`;
}
