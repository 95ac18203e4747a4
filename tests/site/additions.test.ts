// Adding a page is one file; taking it away removes every trace.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { bytesIn } from '../setup/output';
import { sample, shingle } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-additions-'));
const data = join(scratch, 'data');
const out = join(scratch, 'out');
const shipped = inject('site');

beforeAll(() => cpSync(sample, data, { recursive: true }));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const generate = () => shingle(['generate', '--quiet', '--data', data, '--out', out]);
const page = (file: string) => readFileSync(join(out, file), 'utf8');
const part = (html: string, name: string) => new RegExp(`<(\\w+)[^>]* data-section="${name}"[\\s\\S]*?</\\1>`).exec(html)?.[0] ?? '';

describe('a city copied with another name and phone', () => {
  const file = join(data, 'cities', 'norco.yaml');

  it('adds its page, its links and its sitemap entry', () => {
    const riverside = readFileSync(join(data, 'cities', 'riverside.yaml'), 'utf8');
    writeFileSync(file, riverside.replace(/^name: .*$/m, 'name: Norco').replace(/^phone: .*$/m, 'phone: "(951) 555-0125"'));
    // The height of its model is told, not refused: the page is there before all of it is true.
    expect(generate()).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^\S*norco\.yaml:\d+:\d+ {2}warning: facts\[0\]\.value: "Ground level 827 ft", where places\.yaml:\d+ says \d+ ft\.\n {2}fix: [^\n]*\n$/,
      ) as string,
    });
    expect(page('cities/norco.html')).toContain('Top Rated Roofing Contractors in Norco');
    expect(page('cities/norco.html')).toContain('href="tel:+19515550125"');
    for (const name of ['header', 'footer']) expect(part(page('index.html'), name), name).toContain('href="/cities/norco"');
    expect(part(page('service-areas/riverside-county.html'), 'cities')).toMatch(/<a[^>]*href="\/cities\/norco"[^>]*>Norco/);
    expect(page('sitemap.xml')).toContain('<loc>https://www.example.com/cities/norco</loc>');
    expect(page('index.html')).toContain('25 Riverside County cities');
  });

  it('leaves nothing behind when it is deleted', () => {
    rmSync(file);
    const { status, stdout } = shingle(['generate', '--json', '--data', data, '--out', out]);
    expect({ status, removed: (JSON.parse(stdout) as { removed: string[] }).removed }).toEqual({ status: 0, removed: ['/cities/norco'] });
    expect(bytesIn(out)).toEqual(bytesIn(shipped));
  });
});

describe.each([
  ['services', 'tpo-roofing', 'foam-roofing', 'name: Foam Roofing', '/services/foam-roofing'],
  ['counties', 'riverside-county', 'imperial-county', 'name: Imperial County', '/service-areas/imperial-county'],
  ['pages', 'privacy', 'terms', 'name: Terms', '/terms'],
])('a file added to %s', (folder, from, to, name, path) => {
  it('adds a page that header or footer links to', () => {
    const text = readFileSync(join(data, folder, `${from}.yaml`), 'utf8').replace(/^name: .*$/m, name);
    const added = text
      .replace(/^title: .*\n/m, 'title: Another page of {company}\n')
      .replace(/^description: .*\n/m, 'description: Another page, with words of its own.\n');
    writeFileSync(join(data, folder, `${to}.yaml`), added);
    expect(generate().status).toBe(0);
    expect(page(`${path.slice(1)}.html`)).toContain('<h1');
    expect(part(page('index.html'), 'footer')).toContain(`href="${path}"`);
    rmSync(join(data, folder, `${to}.yaml`));
  });
});
