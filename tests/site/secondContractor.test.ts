// A second data folder makes a whole site of another trade: nothing of the first one's is said, drawn or asked on it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactLead, contactValues } from '../../client/leads/rows';
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
