// A second data folder makes a whole site of another trade: nothing of the first one's is said, drawn or asked on it.
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactLead, contactValues } from '../../client/leads/rows';
import { svgProblems } from '../../generator/content/rules/mark';
import { shingleInside } from '../setup/inside';
import { filesIn, pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';
import { type DescribedKind, structuredData } from '../setup/structuredData';

const fixture = join(project, 'tests/fixtures/second-contractor');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-second-'));
const out = join(scratch, 'out');
const read = (file: string) => readFileSync(join(out, file), 'utf8');
let made: ReturnType<typeof shingle>;

beforeAll(() => {
  made = shingle(['generate', '--data', fixture, '--out', out]);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Words of roofs and of nothing else, in any form. */
const ROOFS = /roof|shingle|gutter|\btiles?\b|\bleak|underlay|flashing|\beaves?\b|membrane|\bTPO\b|C-39|attic|downspout/i;

function unescaped(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return Number.isNaN(code) ? (named[name] ?? entity) : String.fromCodePoint(code);
  });
}

/** Every text in a value of JSON; the names of its fields are the program's. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const attributes = (html: string, name: string) => Array.from(html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g')), ([, value = '']) => unescaped(value));
const islandProps = (html: string) => attributes(html, 'data-props').map((json): unknown => JSON.parse(json));
const graphsOf = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g), ([, json = '']): unknown => JSON.parse(json));

/** null: a page that no search engine keeps. */
function kindOf(file: string): DescribedKind | null {
  const [folder = ''] = file.split('/');
  const kinds: Record<string, DescribedKind> = {
    'index.html': 'home',
    'privacy.html': 'prose',
    cities: 'city',
    services: 'service',
    'service-areas': 'county',
  };
  return kinds[folder] ?? null;
}

describe('a fence builder in Kern County', () => {
  it('has a whole site, without a word of the program but that it is a preview', () => {
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(pagesIn(out).map(({ file }) => file)).toEqual([
      '404.html',
      '500.html',
      'cities/bakersfield.html',
      'cities/delano.html',
      'cities/tehachapi.html',
      'index.html',
      'privacy.html',
      'service-areas/kern-county.html',
      'services/automatic-gates.html',
      'services/wood-fences.html',
    ]);
  });

  it('is valid, and audited without an error', async () => {
    expect(await shingleInside(['validate', '--data', fixture], project)).toMatchObject({ status: 0, stderr: '' });
    const { status, stdout, stderr } = await shingleInside(['audit', '--data', fixture, '--out', out], project);
    expect({ status, stdout: stdout + stderr }).toEqual({ status: 0, stdout: expect.stringContaining(': 0 errors') as string });
    // Nothing but what nobody has proved, read or filled in.
    expect(stderr.match(/^[A-Z].*$/gm)).toEqual(['Claims', 'To settle before launch']);
  });

  it('says nothing of roofs, to anybody', () => {
    // Text, attributes, what islands start with and what search engines read: the whole file.
    for (const { file, html } of pagesIn(out)) expect(unescaped(html).match(ROOFS)?.[0], file).toBeUndefined();
    for (const file of ['site.webmanifest', 'sitemap.xml', 'robots.txt', 'favicon.svg']) expect(read(file), file).not.toMatch(ROOFS);
  });

  it('draws no roofs', () => {
    expect(filesIn(out).filter((file) => file.includes('street'))).toEqual([]);
    for (const { file, html } of pagesIn(out)) {
      expect(html, file).not.toMatch(/<svg[^>]*class="(?:[^"]* )?(?:art|mark)\b/);
      expect(html, file).not.toContain('data-drawings');
    }
  });

  it('has no letters in a list where no drawing has them, and no ridge over the band that asks for the call', () => {
    const city = read('cities/delano.html');
    expect(city).toContain('failures__item');
    expect(city).not.toContain('failures__key');
    const [sheet = ''] = filesIn(out).filter((file) => /^assets\/site-[\w-]+\.css$/.test(file));
    expect(read(sheet)).toContain('.call-band');
    expect(read(sheet)).not.toMatch(/\.call-band:{1,2}(?:before|after)/);
  });

  it('tells search engines of this business, in the form of all others', () => {
    for (const { file, html } of pagesIn(out)) {
      const kind = kindOf(file);
      const graphs = graphsOf(html);
      expect(graphs, file).toHaveLength(kind === null ? 0 : 1);
      if (kind !== null) expect(structuredData[kind].safeParse(graphs[0]).error, file).toBeUndefined();
    }
    expect(textsOf(graphsOf(read('index.html')))).toContain('HomeAndConstructionBusiness');
  });

  it('has its own colors on every page, after those of the design', () => {
    for (const { file, html } of pagesIn(out)) {
      const sheets = Array.from(html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g), ([, href = '']) => href);
      expect(read(sheets.at(-1) ?? ''), file).toMatch(/^:root\{--ink:#12352a;[^{}]*\}$/);
    }
    expect(JSON.parse(read('site.webmanifest'))).toMatchObject({ theme_color: '#12352a', background_color: '#fdfcf6' });
  });

  it('shows its own mark at the top and at the foot of every page, and in the tab', () => {
    const mark = readFileSync(join(fixture, 'mark.svg'), 'utf8');
    expect(read('favicon.svg')).toBe(mark);
    const { data } = PNG.sync.read(readFileSync(join(out, 'apple-touch-icon.png')));
    expect(data.subarray(0, 4).toString('hex')).toBe('d8a73eff');
    for (const { file, html } of pagesIn(out)) {
      const marks = Array.from(
        html.matchAll(/<img class="mark mark--own" src="\/(assets\/mark-[\w-]{8}\.svg)" width="48" height="48" alt=""\/>/g),
        ([, src = '']) => src,
      );
      expect(marks, file).toHaveLength(2);
      expect(read(marks[0] ?? ''), file).toBe(mark);
    }
  });

  it('asks neither for the age of a thing nor for a time to call, and a request is saved without', () => {
    const [props] = islandProps(read('index.html'));
    expect(props).toMatchObject({ id: 'contact' });
    expect(props).not.toHaveProperty('bestTime');
    for (const { file, html } of pagesIn(out)) {
      expect(html, file).not.toContain('name="roofAge"');
      expect(html, file).not.toContain('name="bestTime"');
    }
    const form = new FormData();
    for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.com', phone: '(661) 555-0199', address: '1 Main Street', message: '' }))
      form.set(name, value);
    expect(contactLead(contactValues(form, '')).row).toMatchObject({ name: 'Ana', phone: '(661) 555-0199', roof_age: null, best_time: null, message: null });
  });
});

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
