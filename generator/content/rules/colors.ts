// The colors of the design, with the changes a site makes to them; pairs of text and ground keep a contrast of 4.5 (WCAG 1.4.3).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem } from '../../problem';
import type { SiteData, Sources } from '../read';

export type Colors = Readonly<Record<string, string>>;

/** The design's own colors: client/styles/tokens.css is their one home. */
export function designColors(project: string): Colors {
  const css = readFileSync(join(project, 'client/styles/tokens.css'), 'utf8');
  const root = css.slice(0, css.indexOf('@media'));
  return Object.fromEntries(Array.from(root.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g), ([, name = '', color = '']) => [name, color]));
}

/** Each color that text has, and the grounds that the design sets it on; leaf and alarm are what a form says in. */
export const TEXTS = {
  ink: ['paper', 'white', 'sand', 'dawn', 'gold'],
  'ink-soft': ['paper', 'white', 'sand', 'dawn', 'gold'],
  clay: ['paper', 'white', 'sand', 'dawn'],
  'clay-deep': ['paper', 'white', 'sand', 'dawn', 'gold'],
  leaf: ['paper', 'white'],
  alarm: ['paper', 'white', 'sand'],
  placeholder: ['white'],
  white: ['ink', 'ink-soft', 'clay', 'clay-deep'],
  'on-ink': ['ink'],
  gold: ['ink'],
} as const;

export const LEAST = 4.5;

/** White cannot become lighter, so only what can be changed is named. */
function apart(colors: Colors, pair: readonly [string, string]): string {
  const [dark, light] = pair.toSorted((a, b) => luminance(hexOf(colors, a)) - luminance(hexOf(colors, b)));
  const lighter = light === 'white' ? '' : `, or ${light} lighter`;
  return `make ${dark} darker${lighter}`;
}

function hexOf(colors: Colors, name: string): string {
  const color = colors[name];
  if (color === undefined) throw new Error(`The design has no color called ${name}.`);
  return color;
}

/** One problem for each color of text: on the ground where it is hardest to read. */
export function contrastProblems(data: SiteData, design: Colors, file: string, sources: Sources): Problem[] {
  const theme = data.site.theme ?? {};
  const colors: Colors = { ...design, ...theme };
  return Object.entries(TEXTS).flatMap(([text, grounds]) => {
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: contrast(hexOf(colors, text), hexOf(colors, ground)) }))
      .filter(({ ground, ratio }) => ratio < LEAST && (text in theme || ground in theme))
      .toSorted((a, b) => a.ratio - b.ratio);
    if (worst === undefined) return [];
    const changed = text in theme ? text : worst.ground;
    return [
      error({
        file,
        ...sources.get(file)?.locate(['theme', changed]),
        field: `theme.${changed}`,
        what: `${text} on ${worst.ground} has a contrast of ${shown(worst.ratio)} to 1, and needs ${LEAST} to be readable.`,
        fix: apart(colors, [text, worst.ground]),
      }),
    ];
  });
}

/** Rounded down, so that what is refused never reads as enough. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** WCAG 2.2: (L1 + 0.05) / (L2 + 0.05) of the relative luminances. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
