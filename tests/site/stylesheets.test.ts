// One stylesheet for all pages of a site, as the bundler made it; a second one only where a site's data changes colors or fonts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesIn, pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';
import { firstViews, MOST, sent, shown } from '../setup/weight';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-sheets-'));
const FIXTURES = ['small', 'second-contractor'];
const of = (fixture: string) => join(scratch, fixture);
beforeAll(() => {
  for (const fixture of FIXTURES) {
    expect(shingle(['generate', '--quiet', '--data', join(project, 'tests/fixtures', fixture), '--out', of(fixture)])).toMatchObject({ status: 0, stderr: '' });
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The files that a page links as its stylesheets. */
const sheetsOf = (html: string) => Array.from(html.matchAll(/<link rel="stylesheet" href="\/(assets\/[\w-]+\.css)"/g), ([, file = '']) => file);

/** Those of a site's pages, which are the same on each. */
function sheetsIn(folder: string): { file: string; css: string }[] {
  const [{ html: first = '' } = {}, ...others] = pagesIn(folder);
  const files = sheetsOf(first);
  for (const { file, html } of others) expect(sheetsOf(html), file).toEqual(files);
  return files.map((file) => ({ file, css: readFileSync(join(folder, file), 'utf8') }));
}

describe('the stylesheet', () => {
  it('is one for all pages, and the only one where the data changes neither colors nor fonts', () => {
    expect(sheetsIn(inject('site')).map(({ file }) => file)).toEqual([expect.stringMatching(/^assets\/roofs-[\w-]+\.css$/)]);
  });

  it('has another name for other drawings alone, and sites do not publish that of others', () => {
    const [one, other] = FIXTURES.map((fixture) => sheetsIn(of(fixture)));
    expect(one?.[0]).toEqual(other?.[0]);
    expect(one?.[0]?.file).toMatch(/^assets\/site-/);
    for (const folder of [inject('site'), ...FIXTURES.map(of)]) expect(filesIn(folder).filter((file) => /^assets\/(site|roofs)-/.test(file))).toHaveLength(1);
  });

  it('is followed by the colors of the data, outside of its layers', () => {
    for (const fixture of FIXTURES) {
      const [, own, ...others] = sheetsIn(of(fixture));
      expect(own?.file).toMatch(/^assets\/own-[\w-]{8}\.css$/);
      expect(own?.css).toMatch(/^:root\{(--[\w-]+:#[0-9a-f]{6};?)+\}$/);
      expect(others).toEqual([]);
    }
  });

  it('speaks of no roofs where no drawings do', () => {
    const [{ css = '' } = {}] = sheetsIn(of('second-contractor'));
    const classes = Array.from(css.replace(/url\([^)]*\)/g, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
    expect(classes.length).toBeGreaterThan(200);
    expect(classes.filter((name) => /roof|eave|ridge|tile|gutter/i.test(name))).toEqual([]);
  });

  it.each(['the shipped site', ...FIXTURES])('of %s declares every custom property that it uses, and names fonts that are there', (name) => {
    const folder = FIXTURES.includes(name) ? of(name) : inject('site');
    const css = sheetsIn(folder)
      .map((sheet) => sheet.css)
      .join('');
    const declared = new Set(Array.from(css.matchAll(/(?<![\w-])(--[\w-]+):/g), ([, property = '']) => property));
    const used = Array.from(css.matchAll(/var\((--[\w-]+)\)/g), ([, property = '']) => property);
    expect(used.filter((property) => !declared.has(property))).toEqual([]);
    const fonts = Array.from(css.matchAll(/url\(["']?\.?\/?([^"')]+\.woff2)/g), ([, file = '']) => `assets/${file}`);
    expect(fonts.length).toBeGreaterThan(0);
    expect(filesIn(folder)).toEqual(expect.arrayContaining(fonts));
  });
});

it('the first view of a city page is light: its HTML, stylesheet, script and fonts', () => {
  const folder = inject('site');
  const views = firstViews(folder, pagesIn(folder)).filter(({ file }) => file.startsWith('cities/'));
  const heaviest = views.toSorted((one, other) => other.bytes - one.bytes)[0];
  const stylesheet = sent(join(folder, sheetsIn(folder)[0]?.file ?? ''));
  console.info(
    `Stylesheet: ${shown(stylesheet)}. First view of ${heaviest?.file}: ${shown(heaviest?.bytes ?? 0)} (${heaviest?.parts.map(({ part, bytes }) => `${part} ${shown(bytes)}`).join(', ')}).`,
  );
  expect(heaviest?.parts).toHaveLength(5);
  expect(stylesheet).toBeLessThanOrEqual(MOST.stylesheet);
  expect(heaviest?.bytes).toBeLessThanOrEqual(MOST.firstView);
});
