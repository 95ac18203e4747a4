// What pages load: the files of assets/ that are made for one site alone, and which of the bundle's they replace.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { assetsOf, bundleFiles, planAssets, planOwnAssets } from '../../../generator/assets/index';
import type { Bundle } from '../../../generator/bundle/index';
import type { PlannedSite } from '../../../generator/content/site/index';
import type { Templates } from '../../../generator/render/index';
import { plannedSite } from '../../setup/planned';
import { project, sample } from '../../setup/run';

const roofs = sample;
const fences = join(project, 'tests/fixtures/second-contractor');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-assets-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const FONTS = ['assets/besley-11111111.woff2', 'assets/national-park-22222222.woff2'];
const bundle: Bundle = {
  key: 'key',
  templates: '',
  client: '',
  files: {
    script: 'assets/boot.js',
    styles: { plain: 'assets/site-1.css', roofs: 'assets/roofs-1.css' },
    sitemap: 'assets/sitemap.xsl',
    promotion: 'assets/promotion.css',
    fonts: FONTS,
    all: ['assets/boot.js', 'assets/promotion.css', 'assets/roofs-1.css', 'assets/site-1.css', ...FONTS],
  },
};
/** Draws the colors it is given. */
const templates = { renderStreet: ({ ink, sun }: { ink: string; sun: string }) => `<svg>${ink} ${sun}</svg>` } as unknown as Templates;

const owned = (site: PlannedSite, data: string) => planOwnAssets({ site, templates, data });

describe('the assets of a site of its own', () => {
  it('are a street in its colors where it is drawn with roofs, and none where it is not', () => {
    const site = plannedSite(roofs);
    const { street, mark } = owned(site, roofs);
    expect(street).toEqual({ file: expect.stringMatching(/^assets\/street-[\w-]{8}\.svg$/), text: `<svg>${site.colors.ink} ${site.colors.sun}</svg>` });
    expect(mark).toBeNull();
    expect(owned(plannedSite(fences), fences).street).toBeNull();
  });

  it('are its mark, with the size that pages give it', () => {
    const site = plannedSite(fences);
    const own = owned(site, fences);
    expect(own.mark).toEqual({ file: expect.stringMatching(/^assets\/mark-[\w-]{8}\.svg$/), text: readFileSync(join(fences, 'mark.svg'), 'utf8') });
    expect(planAssets(site, bundle, own).mark).toEqual({ src: `/${own.mark?.file}`, width: expect.any(Number), height: expect.any(Number) });
  });

  it('are its fonts, loaded in the place of the ones that the design has for the same, and the sheet that says so', () => {
    const data = join(scratch, 'data');
    cpSync(fences, data, { recursive: true });
    mkdirSync(join(data, 'fonts'));
    writeFileSync(join(data, 'fonts/own.woff2'), 'bytes of a font');
    const site = plannedSite(fences);
    const changed: PlannedSite = {
      ...site,
      data: { ...site.data, site: { ...site.data.site, fonts: { text: { file: 'own.woff2', family: 'Own', weight: 400 } } } },
    };
    const own = owned(changed, data);
    const [{ file } = { file: '' }] = own.fonts;
    expect(file).toMatch(/^assets\/own-[\w-]{8}\.woff2$/);
    expect(planAssets(changed, bundle, own).fonts).toEqual([`/${file}`, `/${FONTS[0]}`]);
    expect(own.sheet?.text).toMatch(/^@font-face\{font-family:"Own";[^}]*font-display:optional;[^}]*\}:root\{--face-text:"Own",[^}]*\}:root\{--ink:#/);
    expect(own.sheet?.text).toContain(`url(${file.slice('assets/'.length)})`);
  });

  it('are each listed once, sheet, street, mark and fonts, beside what the bundle has for a site that is drawn like this', () => {
    for (const [data, sheet, other] of [
      [roofs, 'roofs', 'plain'],
      [fences, 'plain', 'roofs'],
    ] as const) {
      const site = plannedSite(data);
      const own = owned(site, data);
      const all = assetsOf(site, bundle, own);
      expect(all).toEqual([...new Set(all)].sort());
      const { styles } = bundle.files;
      expect(bundleFiles(site, bundle)).toEqual(bundle.files.all.filter((file) => file !== styles[other]));
      expect(all).toEqual([...bundleFiles(site, bundle), ...[own.sheet, own.street, own.mark].flatMap((file) => file?.file ?? [])].sort());
      expect(planAssets(site, bundle, own).stylesheets).toEqual([`/${styles[sheet]}`, ...(own.sheet === null ? [] : [`/${own.sheet.file}`])]);
    }
  });

  it('have no sheet where the data changes neither colors nor fonts', () => {
    expect(owned(plannedSite(roofs), roofs).sheet).toBeNull();
  });

  it('stand under the base of the site', () => {
    const site = plannedSite(roofs, { siteUrl: null, base: '/roofing/' });
    const { script, stylesheets, street } = planAssets(site, bundle, owned(site, roofs));
    for (const address of [script, street, ...stylesheets]) expect(address).toMatch(/^\/roofing\/assets\//);
  });
});
