// shingle audit: the shipped site passes; what is told, in which order and with which status, and what a launch still wants.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import type { AuditReport } from '../../../generator/audit/index';
import { shingleInside } from '../../setup/inside';
import { pagesIn } from '../../setup/output';
import { layOver } from '../../setup/overlay';
import { project, sample } from '../../setup/run';
import { audited, change, data, generate, out, scratch, told } from './setup';

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
