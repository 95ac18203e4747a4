import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../../../generator/content/read';
import { contrast, contrastProblems, designColors, LEAST, TEXTS } from '../../../../generator/content/rules/colors';
import { site } from '../../../../generator/content/schema/site';
import { project } from '../../../setup/run';

describe('colors', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s has a contrast of %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('are read from the design’s one file of tokens', () => {
    expect(designColors(project)).toMatchObject({ ink: '#1b2430', paper: '#fffdf9', clay: '#b23a1e', sun: '#f4a72c' });
  });

  it.each(Object.entries(TEXTS))('%s can be read on every ground that the design sets it on', (text, grounds) => {
    const design = designColors(project);
    for (const ground of grounds) expect(contrast(design[text] ?? '', design[ground] ?? ''), ground).toBeGreaterThanOrEqual(LEAST);
  });

  it.each([
    [{ 'on-ink': '#6c7480' }, 'on-ink on ink', '3.3'],
    [{ alarm: '#e86a60' }, 'alarm on sand', '2.7'],
    [{ leaf: '#5fae8a' }, 'leaf on paper', '2.6'],
    [{ gold: '#7a5a20' }, 'ink-soft on gold', '1.2'],
    [{ 'ink-soft': '#8a93a0' }, 'ink-soft on gold', '2.5'],
    [{ 'clay-deep': '#d07a60' }, 'clay-deep on gold', '2.6'],
  ])('are refused where text could not be read: %o', (theme, pair, figure) => {
    const told = refusals(theme);
    expect(told).toContain(`${pair} has a contrast of ${figure} to 1, and needs 4.5 to be readable.`);
  });

  it('of a site may have capital letters, and are kept in small ones', () => {
    expect(site.shape.theme.parse({ clay: '#B23A1E' })).toEqual({ clay: '#b23a1e' });
  });

  it('a contrast just below the least does not read as enough', () => {
    expect(refusals({ clay: '#777777' })).toContain('white on clay has a contrast of 4.4 to 1, and needs 4.5 to be readable.');
  });
});

function refusals(theme: Record<string, string>): string[] {
  const data = { site: { theme } } as unknown as SiteData;
  return contrastProblems(data, designColors(project), 'site.yaml', new Map()).map(({ what }) => what);
}
