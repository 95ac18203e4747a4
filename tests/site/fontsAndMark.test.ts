// Fonts and a mark of a contractor's own: they are published and shown, and what is wrong with them is told.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { svgProblems } from '../../generator/content/rules/mark';
import { shingleInside } from '../setup/inside';
import { filesIn } from '../setup/output';
import { project } from '../setup/run';

const fixture = join(project, 'tests/fixtures/second-contractor');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-fonts-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const data = join(scratch, 'data');
const own = join(scratch, 'own');
const DISPLAY = '{ file: own-display.woff2, family: Own Display, weight: 700 }';
const TEXT = '{ file: own-text.woff2, family: Own Text, weight: "400 700" }';

/** The fixture with a line added to site.yaml; `files`: what is copied into the data, from where. */
function change(line: string, files: Record<string, string> = {}): void {
  rmSync(data, { recursive: true, force: true });
  cpSync(fixture, data, { recursive: true });
  const site = join(data, 'site.yaml');
  writeFileSync(site, `${line}\n${readFileSync(site, 'utf8').replace(/^mark: .*\n/m, line.startsWith('mark:') ? '' : '$&')}`);
  for (const [to, from] of Object.entries(files)) {
    mkdirSync(join(data, 'fonts'), { recursive: true });
    copyFileSync(from, join(data, to));
  }
}

const besley = join(project, 'client/fonts/besley-800.woff2');
const park = join(project, 'client/fonts/national-park.woff2');
const cut = join(scratch, 'cut.woff2');
writeFileSync(cut, readFileSync(besley).subarray(0, 3000));
const FILES = { 'fonts/own-display.woff2': besley, 'fonts/own-text.woff2': park };
const generate = () => shingleInside(['generate', '--data', 'data', '--out', 'own'], scratch);
const ownPage = () => readFileSync(join(own, 'index.html'), 'utf8');
const ownSheet = () => readFileSync(join(own, /<link rel="stylesheet" href="\/(assets\/own-[^"]*)"/.exec(ownPage())?.[1] ?? ''), 'utf8');
const preloads = () => Array.from(ownPage().matchAll(/<link rel="preload" as="font"[^>]* href="\/assets\/([\w-]+)-[\w-]{8}\.woff2"/g), ([, name]) => name);

describe('fonts of its own', () => {
  it('are published, loaded and set in the place of the design’s, which are not loaded', async () => {
    change(`fonts: { display: ${DISPLAY}, text: ${TEXT} }`, FILES);
    expect(await generate()).toMatchObject({ status: 0, stderr: '' });
    expect(preloads()).toEqual(['own-display', 'own-text']);
    const fonts = filesIn(own).filter((file) => /^assets\/own-.*\.woff2$/.test(file));
    expect(fonts.map((file) => file.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual(['assets/own-display', 'assets/own-text']);
    expect(ownSheet()).toContain(
      ':root{--face-display:"Own Display","Georgia","Times New Roman",serif;--weight-display:700;--face-text:"Own Text","Arial","Helvetica",sans-serif}',
    );
    expect(Array.from(ownSheet().matchAll(/url\(([^)]*\.woff2)\)/g), ([, file]) => `assets/${file}`).sort()).toEqual(fonts);
  });

  it('may be one of the two', async () => {
    change(`fonts: { text: ${TEXT} }`, { 'fonts/own-text.woff2': park });
    expect(await generate()).toMatchObject({ status: 0, stderr: '' });
    expect(preloads()).toEqual(['own-text', 'besley-800']);
    expect(ownSheet()).not.toContain('--face-display');
  });

  it('are not held against the characters of the design’s fonts', async () => {
    const greek = 'placeholders: [url, words.skip]';
    for (const [line, files, stderr] of [
      [`fonts: { display: ${DISPLAY}, text: ${TEXT} }`, FILES, ''],
      ['', {}, 'do not have'],
    ] as const) {
      change(line, files);
      const site = join(data, 'site.yaml');
      writeFileSync(site, readFileSync(site, 'utf8').replace('skip: Skip to the content', 'skip: Πάμε').replace('placeholders: [url]', greek));
      expect((await generate()).stderr).toContain(stderr);
      if (stderr === '') expect((await generate()).stderr).toBe('');
    }
  });
});

describe('what is wrong with fonts and a mark is told', () => {
  beforeEach(() => rmSync(own, { recursive: true, force: true }));

  it.each([
    [
      'a font that is not there',
      `fonts: { display: ${DISPLAY} }`,
      {},
      'there is no font own-display.woff2 in data/fonts.',
      'put the font into the folder fonts',
    ],
    [
      'a font under a name like it',
      `fonts: { display: ${DISPLAY} }`,
      { 'fonts/own-displai.woff2': besley },
      'there is no font own-display.woff2',
      'use "own-displai.woff2"',
    ],
    [
      'a font that is none',
      `fonts: { display: ${DISPLAY} }`,
      { 'fonts/own-display.woff2': join(fixture, 'mark.svg') },
      'own-display.woff2 is no WOFF2 font',
      'have it converted',
    ],
    [
      'a font that is cut off',
      `fonts: { display: ${DISPLAY} }`,
      { 'fonts/own-display.woff2': cut },
      'own-display.woff2 is not whole: it is 3000 bytes long',
      'download or copy',
    ],
    ['a font of another format', 'fonts: { display: { file: own.ttf, family: Own, weight: 700 } }', {}, 'fonts.display.file', '.woff2 file in data/fonts'],
    [
      'a family that would end its quotes',
      `fonts: { display: { file: own.woff2, family: 'a"}', weight: 700 } }`,
      {},
      'is not a name of a typeface',
      'letters, digits',
    ],
    ['a weight in words', 'fonts: { text: { file: own.woff2, family: Own, weight: bold } }', {}, 'fonts.text.weight', '"400 700"'],
    ['a mark that is not there', 'mark: marc.svg', {}, 'there is no drawing marc.svg', 'use "mark.svg"'],
    ['a mark that is no SVG', 'mark: logo.png', {}, 'mark', '.svg file'],
  ])('%s', async (_, line, files, what, fix) => {
    change(line, files as Record<string, string>);
    const { status, stderr } = await generate();
    expect(stderr).toContain(what);
    expect(stderr).toContain(fix);
    expect(status).toBe(1);
    expect(existsSync(own)).toBe(false);
  });

  it('a font and a drawing that nothing uses are published nowhere, and named', async () => {
    change('', { 'fonts/own-text.woff2': park, 'old.svg': join(fixture, 'mark.svg') });
    const { status, stderr } = await generate();
    expect(status).toBe(0);
    expect(stderr).toContain('data/fonts/own-text.woff2  warning: nothing uses this font.');
    expect(stderr).toContain('data/old.svg  warning: nothing shows this drawing.');
    expect(filesIn(own).filter((file) => /own-text|old/.test(file))).toEqual([]);
  });

  it('a mark with text is published, and what becomes of the text is said', async () => {
    change('');
    writeFileSync(join(data, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>B</text></svg>');
    const { status, stderr } = await generate();
    expect(status).toBe(0);
    expect(stderr).toContain('data/mark.svg  warning: this mark holds text');
  });

  it('a mark with a secret in it is refused with its file', async () => {
    change('mark: mark.svg');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- postgres://u:p@db.example.org/leads --><path d="M0 0h9v9z"/></svg>';
    writeFileSync(join(data, 'mark.svg'), svg);
    const stderr = expect.stringContaining('data/mark.svg  this file holds what looks like an address with a password') as string;
    expect(await generate()).toMatchObject({ status: 1, stderr });
  });

  it('a mark with a script is refused with its file', async () => {
    change('');
    writeFileSync(join(data, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script></svg>');
    expect(await generate()).toMatchObject({ status: 1, stderr: expect.stringContaining('data/mark.svg  this mark holds a script') as string });
  });
});

describe('a mark', () => {
  const svg = (inside: string, attributes = '') =>
    `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"${attributes}>${inside}</svg>`;

  it.each([
    ['<path d="M0 0h1"/>'],
    ['<title>One on two</title><defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0"/><use href="#a"/>'],
    ["<!-- drawn by hand --><use href = '#a'/><g style=\"fill:url('#a')\"/>"],
  ])('may be %s', (inside) => expect(svgProblems(svg(inside))).toEqual([]));

  it.each([
    ['<script>x</script>', 'a script'],
    ['<![CDATA[<!--]]><script>x</script><![CDATA[-->]]>', 'a script'],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">x</x:script>', 'a script'],
    ['<path onclick="x" />', 'an event attribute'],
    ['<path\nonload = "x" />', 'an event attribute'],
    ['<foreignObject/>', 'markup that is not SVG'],
    ['<image href="https://example.com/a.png"/>', 'outside the file'],
    ['<image xlink:href="//example.com/a.png"/>', 'outside the file'],
    ['<a href="java&#115;cript:x"/>', 'outside the file'],
    ['<path fill="url(https://example.com/a.svg#b)"/>', 'outside the file'],
    ['<style>@import "a.css";</style>', 'outside the file'],
    ['<set attributeName="href" to="x"/>', 'an animation of a link'],
  ])('may not hold %s', (inside, what) => expect(svgProblems(svg(inside))).toMatchObject([{ what: expect.stringContaining(what) as string }]));

  it('says its shape, and is text', () => {
    expect(svgProblems('<svg xmlns="http://www.w3.org/2000/svg"></svg>')).toMatchObject([{ fix: expect.stringContaining('viewBox') as string }]);
    expect(svgProblems(svg('<path d="M0 0h1">'))).toMatchObject([
      { what: expect.stringContaining("this mark cannot be drawn: expected 'path' tag") as string },
    ]);
    expect(svgProblems('\u0089PNG')).toMatchObject([{ what: 'this is no SVG file that a page can show.' }]);
  });
});
