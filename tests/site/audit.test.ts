// shingle audit: the shipped site passes; a page or a data file doctored against each rule does not, and is told where.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Kind } from '../../generator/audit/context';
import { type AuditReport, audit } from '../../generator/audit/index';
import { createLog } from '../../generator/log';
import { formatProblem } from '../../generator/problem';
import { resolveSettings } from '../../generator/settings';
import { shingleInside } from '../setup/inside';
import { pagesIn } from '../setup/output';
import { layOver } from '../setup/overlay';
import { project, sample } from '../setup/run';

const scratch = mkdtempSync(join(tmpdir(), 'shingle-audit-'));
const data = join(scratch, 'data');
const out = join(scratch, 'out');
const kept = join(scratch, 'kept');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const log = createLog({ quiet: true, write: () => {} });
const NOW = new Date('2026-06-01T12:00:00Z');

function audited({ now = NOW, production = false } = {}): Promise<AuditReport> {
  return audit(resolveSettings({ data, out, production }, { project, cwd: scratch, env: {} }), { now, log });
}

function told(report: AuditReport, kind: Kind): string[] {
  const { problems = [] } = report.findings.find((finding) => finding.kind === kind) ?? {};
  return problems.map((problem) => `${problem.severity}: ${formatProblem(problem, { cwd: scratch, color: false })}`);
}

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(scratch, file), 'utf8');
  expect(text, file).toMatch(from);
  writeFileSync(join(scratch, file), text.replaceAll(typeof from === 'string' ? from : new RegExp(from, `${from.flags}g`), to));
}

const generate = async () =>
  expect(await shingleInside(['generate', '--quiet', '--data', 'data', '--out', 'out'], scratch)).toMatchObject({ status: 0, stderr: '' });

beforeAll(async () => {
  cpSync(join(project, 'tests/fixtures/small'), join(kept, 'data'), { recursive: true });
  writeFileSync(join(kept, 'data/words.txt'), 'Lic\n');
  cpSync(join(kept, 'data'), data, { recursive: true });
  await generate();
  cpSync(out, join(kept, 'out'), { recursive: true });
});

/** Each test doctors a fresh copy of a sound site and its data. */
beforeEach(() => {
  for (const folder of ['data', 'out']) {
    rmSync(join(scratch, folder), { recursive: true, force: true });
    cpSync(join(kept, folder), join(scratch, folder), { recursive: true });
  }
});

const CITY = 'out/cities/el-centro.html';

describe('the shipped site', () => {
  it('passes, with no copies among its cities and no word misspelled', async () => {
    const run = await shingleInside(['audit', '--json', '--out', inject('site')], project);
    const report = JSON.parse(run.stdout) as AuditReport;
    expect(told(report, 'claims').filter((line) => line.startsWith('error'))).toEqual([]);
    expect(run.status).toBe(0);
    expect(report).toMatchObject({ ok: true, production: false, errors: 0, pages: pagesIn(inject('site')).length });
    for (const kind of ['site', 'similarity', 'law', 'reading', 'spelling'] as const) expect(told(report, kind), kind).toEqual([]);
    expect(report.twins).toHaveLength(24);
    for (const { page, share } of report.twins) expect(share, page).toBeLessThan(0.15);
    for (const { page, ease } of report.readability) if (ease !== null) expect(ease, page).toBeGreaterThan(60);
  });

  it('is told by kind, with the nearest twin of each city and a last line', async () => {
    const { status, stdout, stderr } = await shingleInside(['audit', '--out', inject('site')], project);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^Claims\n\n[^]*\n\nTo settle before launch\n\n/);
    expect(stderr).toMatch(
      /^tests\/sample\/claims\.yaml:\d+:3 {2}warning: claims\.tpo-cooling: "up to 30%" has neither a basis [^\n]*\n {2}fix: [^\n]*or say instead: a reflective roof/m,
    );
    expect(stderr.match(/^ {2}fix: write in basis what proves it, or in ownerConfirmed the day the owner confirmed it$/gm)).toHaveLength(1);
    const short = stdout.slice(stdout.indexOf('\n\nIn short\n\nClaims\n\n'));
    expect(short).toMatch(
      /^ {2}\d+ warnings: "…" has neither a basis nor the owner's confirmation\.\n {4}in tests\/sample\/claims\.yaml \(\d+\)\n {4}fix: write in basis/m,
    );
    expect(short.split('\n').length).toBeLessThanOrEqual(40);
    expect(stdout).toMatch(/^page +nearest twin +share\n(\/cities\/[a-z-]+ +\/cities\/[a-z-]+ +\d+\.\d%\n){24}\n/);
    expect(stdout).toMatch(/^page +words +reading ease$/m);
    expect(stdout).toMatch(
      /\n\d+ pages audited as a preview: 0 errors, \d+ warnings\.\nNext: fix what is listed, npm run generate, then npm run audit again\.\n$/,
    );
    expect((await shingleInside(['audit', '--quiet', '--out', inject('site')], project)).stdout).toBe('');
  });

  it('has errors to settle when it is judged as one that goes live', async () => {
    const run = await shingleInside(['audit', '--production', '--json', '--out', inject('site')], project);
    const launch = told(JSON.parse(run.stdout) as AuditReport, 'launch');
    expect(run.status).toBe(1);
    expect(launch.filter((line) => line.includes('is a sample'))).toHaveLength(6);
    expect(launch.every((line) => line.startsWith('error: '))).toBe(true);
  });
});

describe('audit', () => {
  it('finds nothing against a sound site but what its texts lack', async () => {
    const report = await audited();
    expect(report).toMatchObject({ ok: true, production: false, errors: 0 });
    for (const kind of ['site', 'similarity', 'law', 'spelling'] as const) expect(told(report, kind), kind).toEqual([]);
    expect(told(report, 'claims')).toEqual([expect.stringContaining('data/claims.yaml:2:3  warning: claims.liability: "$1M" has neither a basis nor')]);
  });

  it('wants a finished site', async () => {
    const run = await shingleInside(['audit', '--data', 'data', '--out', 'nothing'], scratch);
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('nothing  there is no finished site in this folder.\n  fix: run shingle generate first, or name the folder with --out');
  });

  it('tells problems of the data first of all', async () => {
    change('data/home.yaml', /^title: .*$/m, 'titel: X');
    const report = await audited();
    expect(report.ok).toBe(false);
    expect(told(report, 'site').join('\n')).toContain('data/home.yaml:');
  });

  it('sees that the data and the site are not of the same day', async () => {
    cpSync(join(data, 'cities/el-centro.yaml'), join(data, 'cities/brawley.yaml'));
    change('data/cities/brawley.yaml', /^name: .*$/m, 'name: Brawley');
    cpSync(join(out, 'privacy.html'), join(out, 'services/gutters.html'));
    change('data/home.yaml', /^title: .*$/m, 'title: Another title');
    expect(told(await audited(), 'site')).toEqual([
      'warning: data/home.yaml  warning: this was changed after the site was made, and the audit reads the site.\n  fix: run shingle generate, then the audit again',
      'warning: out/cities/brawley.html  warning: the data has the page /cities/brawley, and the site does not.\n  fix: run shingle generate again',
      'warning: out/index.html  warning: the data gives this page another title or description.\n  fix: run shingle generate again',
      'warning: out/services/gutters.html  warning: the data has no such page.\n  fix: run shingle generate again',
    ]);
  });
});

describe('a site that is older than its data', () => {
  const audit = () => shingleInside(['audit', '--data', 'data', '--out', 'out'], scratch);

  it('is told at the end, and by --json, until it is made again', async () => {
    change('data/home.yaml', /^title: .*$/m, 'title: Another title');
    const before = await audit();
    expect(before.stdout).toMatch(/ warnings?\.\nThis site was made before the last change of the data: npm run generate, then npm run audit again\.\n$/);
    expect(before.stderr).toContain('data/home.yaml  warning: this was changed after the site was made');
    expect(await audited()).toMatchObject({ ok: true, stale: true });
    await generate();
    expect((await audit()).stdout).toMatch(/ warnings?\.\nNext: fix what is listed, [^\n]+\n$/);
    expect(await audited()).toMatchObject({ ok: true, stale: false });
  });

  it('is none where only the words were added to that the audit knows, or what no page is made from', async () => {
    change('data/words.txt', 'Lic', 'Lic\nlede');
    for (const name of ['.DS_Store', '.home.yaml.swp', 'home.yaml~', 'home.yaml.bak', 'cities/notes']) writeFileSync(join(data, name), '');
    expect(await audited()).toMatchObject({ stale: false });
  });
});

describe('similarity', () => {
  it('is not fooled by another name: a city page with its names swapped is a copy', async () => {
    cpSync(join(data, 'cities/el-centro.yaml'), join(data, 'cities/brawley.yaml'));
    change('data/cities/brawley.yaml', 'El Centro', 'Brawley');
    for (const [from, to] of [
      ['One', 'West Side'],
      ['Two', 'East Side of Town'],
      ['Three', 'Oaks'],
    ] as const)
      change('data/cities/brawley.yaml', from, to);
    await generate();
    const report = await audited();
    expect(report.twins).toEqual([
      { page: '/cities/brawley', twin: '/cities/el-centro', share: 1, passage: expect.stringContaining('§') },
      { page: '/cities/el-centro', twin: '/cities/brawley', share: 1, passage: expect.stringContaining('§') },
    ]);
    expect(told(report, 'similarity')).toEqual([
      expect.stringContaining('error: data/cities/brawley.yaml  100.0% of its text stands on /cities/el-centro too'),
      expect.stringContaining('error: data/cities/el-centro.yaml  100.0% of its text stands on /cities/brawley too'),
    ]);
  });
});

describe('claims', () => {
  it('finds a figure that the register does not have, and the line it is written in', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'We save you 40% on paint. The sun does not.');
    await generate();
    expect(told(await audited(), 'claims')).toContainEqual(
      'error: data/cities/el-centro.yaml:4:19  lede: "40%" is in no entry of the claims register: "We save you 40% on paint." On /cities/el-centro.\n' +
        '  fix: state it in claims.yaml with its basis and refer to it as {claim:id}; a local fact wants its source beside it; or write it without the figure',
    );
  });

  it('finds counts, years and prices that nothing proves, each with its line', async () => {
    change(
      'data/cities/el-centro.yaml',
      "The sun is the painter's enemy.",
      'Since 1998, 12 crews for 4,000 homeowners at the lowest price, and your most trusted contractor.',
    );
    await generate();
    const found = told(await audited(), 'claims').filter((line) => line.includes('data/cities/el-centro.yaml:4:'));
    expect(found.map((line) => /lede: "([^"]*)" (is in no entry|wants proof)/.exec(line)?.slice(1))).toEqual([
      ['Since 1998', 'is in no entry'],
      ['12 crews', 'is in no entry'],
      ['4,000 homeowners', 'is in no entry'],
      ['lowest price', 'is in no entry'],
      ['your most trusted contractor', 'wants proof'],
    ]);
  });

  it('finds one that is only in the page', async () => {
    change(CITY, '<h1', '<p>A lifetime warranty</p><h1');
    expect(told(await audited(), 'claims')).toContainEqual(expect.stringContaining('error: out/cities/el-centro.html  "lifetime warranty" is in no entry'));
  });

  it('finds one that was typed, where the register has it', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'Covered for $1M, whatever the sun does.');
    await generate();
    expect(told(await audited(), 'claims')).toContainEqual(
      expect.stringContaining(
        'warning: data/cities/el-centro.yaml:4:19  warning: lede: "$1M" is typed here, where the register has it as a claim. On /cities/el-centro.\n  fix: write {claim:liability}',
      ),
    );
  });

  it('lets local facts be that name their source', async () => {
    change('data/cities/el-centro.yaml', 'value: "1"', 'value: "40% shade"');
    await generate();
    expect(told(await audited(), 'claims')).toHaveLength(1);
  });

  it('points at words of rank, once for all pages', async () => {
    for (const { file } of pagesIn(out)) change(`out/${file}`, '</footer>', '<p>Top rated painters</p></footer>');
    expect(told(await audited(), 'claims').filter((line) => line.includes('wants proof'))).toHaveLength(1);
  });
});

describe('advertising law', () => {
  it('wants the license number on every page', async () => {
    change(CITY, '0000000', '');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining(
        'error: out/cities/el-centro.html  the license number 0000000 stands neither in the header nor in the footer. On /cities/el-centro.',
      ),
    ]);
  });

  it('does not count one that only the body shows, or that is hidden', async () => {
    change(CITY, /<p>Lic\. 0000000<\/p>/, '<p hidden="">Lic. 0000000</p>');
    change(CITY, /<li>Lic\. 0000000<\/li>/, '');
    change(CITY, '<h1', '<p>Lic. 0000000</p><h1');
    expect(told(await audited(), 'law')).toHaveLength(1);
  });

  it('refuses the word bonded wherever it stands', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'Licensed and bonded.');
    await generate();
    change('out/index.html', '<h1', '<img alt="Bonded"/><h1');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining('error: data/cities/el-centro.yaml:4:20  lede: "bonded" may not be said'),
      expect.stringContaining('error: out/index.html  "Bonded" may not be said'),
    ]);
  });

  it('refuses "insured" without its kind in the same card, and takes it with its kind', async () => {
    change(CITY, '<h1', '<ul><li><b>Licensed &amp; Insured</b></li><li>$1M general liability</li></ul><h1');
    expect(told(await audited(), 'law')).toEqual([expect.stringContaining('"Insured" does not say by what kind of insurance: "Licensed & Insured"')]);
    change(CITY, '</b></li><li>', '</b><p>');
    change(CITY, 'liability</li></ul>', 'liability</p></li></ul>');
    expect(told(await audited(), 'law')).toEqual([]);
  });

  it('wants terms, and the last day in them', async () => {
    change(CITY, 'Until December 31, 2030.', 'Soon over.');
    expect(told(await audited(), 'law')).toEqual([
      expect.stringContaining('error: data/promotion.yaml:7:8  terms: the offer does not say on which day it ends. On /cities/el-centro.'),
      expect.stringContaining('error: data/promotion.yaml:7:8  terms: the offer is made without its terms. On /cities/el-centro.'),
    ]);
  });

  it('ends the offer by the day in California', async () => {
    const last = await audited({ now: new Date('2031-01-01T07:59:00Z') });
    expect(told(last, 'law')).toEqual([]);
    const over = await audited({ now: new Date('2031-01-01T08:01:00Z') });
    expect(told(over, 'law')).toEqual([
      expect.stringMatching(
        /^error: data\/promotion\.yaml:8:9 {2}endsOn: the offer ended on December 31, 2030; today is January 1, 2031\. On \/cities\/el-centro and 3 other pages\./,
      ),
    ]);
  });

  it('wants each service within the classes of the license', async () => {
    change('data/services/painting.yaml', /classification: .*/, 'classification: C-39');
    expect(told(await audited(), 'law')).toEqual([expect.stringContaining('the license (C-33) does not cover work of class C-39.')]);
  });
});

describe('launch', () => {
  it('warns of placeholders and samples in a preview, and refuses them in a site that may be found', async () => {
    change('data/testimonials.yaml', /testimonials: .*/, 'testimonials: [{ name: Ann, location: Here, rating: 5, text: Good., project: Walls, sample: true }]');
    const preview = await audited();
    expect(told(preview, 'launch').join('\n')).toMatch(/^warning: data\/testimonials\.yaml:\d+:\d+ {2}warning: testimonials\[0\]\.sample/m);
    expect(told(preview, 'launch').join('\n')).toMatch(/^warning: data\/company\.yaml:4:20 {2}warning: license\.number/m);
    expect(preview.ok).toBe(true);
    change('out/index.html', /<meta name="robots" content="noindex"\/>/, '');
    const live = await audited();
    expect(live).toMatchObject({ ok: false, production: true });
    expect(told(live, 'launch').every((line) => line.startsWith('error: '))).toBe(true);
    expect((await audited({ production: true })).ok).toBe(false);
  });

  it('has nothing to settle where everything is', async () => {
    rmSync(data, { recursive: true });
    layOver(sample, join(project, 'tests/fixtures/launched'), data);
    const made = await shingleInside(['generate', '--production', '--quiet', '--data', 'data', '--out', 'out'], scratch);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    const report = await audited();
    expect(report).toMatchObject({ ok: true, production: true });
    expect(told(report, 'launch')).toEqual([]);
  });
});

describe('reading', () => {
  const own = async () => told(await audited(), 'reading').filter((line) => line.includes('/cities/el-centro.'));

  it('measures title and description', async () => {
    change(CITY, /<title>[^<]*/, `<title>${'Long title '.repeat(6)}`);
    change(CITY, /<meta name="description" content="[^"]*"/, `<meta name="description" content="${'Long text '.repeat(20)}"`);
    expect(await own()).toEqual([expect.stringContaining('the description has 199 characters.'), expect.stringContaining('the title has 65 characters')]);
  });

  it('wants one h1 and no level left out', async () => {
    change(CITY, '</main>', '<h1>Again</h1><h4>Deep</h4></main>');
    expect((await own()).slice(-2)).toEqual([
      expect.stringContaining('the heading "Deep" (level 4) follows one of level 1.'),
      expect.stringContaining('the page has 2 headings of the first level.'),
    ]);
  });

  it('points at a text that is hard to read', async () => {
    const hard =
      'Comprehensive evaluations of residential installations necessitate multidisciplinary considerations regarding ventilation, insulation and specification documentation.';
    change(CITY, '</main>', `<p>${`${hard} `.repeat(12)}</p></main>`);
    expect(await own()).toContainEqual(expect.stringMatching(/the text is hard to read: a reading ease of -?\d+, where 60 is plain English\./));
  });
});

describe('spelling', () => {
  it('names the word, the nearest, and the line it is written in', async () => {
    change('data/cities/el-centro.yaml', "The sun is the painter's enemy.", 'The sun is the paintter of walls.');
    await generate();
    expect(told(await audited(), 'spelling')).toEqual([
      'warning: data/cities/el-centro.yaml:4:22  warning: lede: "paintter" is in no list of words. On /cities/el-centro.\n  fix: write "painter"; if "paintter" is right, add it to words.txt',
    ]);
  });

  it('reads what only listeners hear, and tells what stands on every page once', async () => {
    for (const { file } of pagesIn(out)) change(`out/${file}`, '</footer>', '<i aria-label="Clsoe"></i></footer>');
    expect(told(await audited(), 'spelling')).toEqual([expect.stringMatching(/"Clsoe" is in no list of words\. On .* and 6 other pages\./)]);
  });

  it('takes the words of words.txt, and one a line', async () => {
    change('data/words.txt', 'Lic', 'two words # no');
    expect(told(await audited(), 'spelling')).toEqual([
      expect.stringContaining('"Lic" is in no list of words.'),
      expect.stringContaining('warning: data/words.txt:1  warning: "two words" is more than one word.'),
    ]);
  });
});
