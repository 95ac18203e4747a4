// One stylesheet a kind of page, of the parts that its pages need, with what is the site's own behind them.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Styles } from '../../../generator/bundle/styles';
import { sectionsOf } from '../../../generator/plan/body';
import type { PlannedSite } from '../../../generator/plan/site';
import { planSheets } from '../../../generator/publish/stylesheets';
import type { OwnFont } from '../../../generator/publish/ownFonts';
import { sectionTypes } from '../../../templates/sections/index';
import { plannedSite } from '../../setup/planned';
import { project } from '../../setup/run';

const site = plannedSite(join(project, 'tests/fixtures/small'));
const PARTS = ['base', 'layout/header', 'layout/hero', 'layout/eave', 'layout/title', 'layout/breadcrumbs', 'layout/missing', 'sections/dimension', 'sections/faq'];

/** Each part has one rule, for an element of its name. */
const tagOf = (name: string) => `x-${name.replace('/', '-')}`;
const part = (name: string) => ({ name, css: `${tagOf(name)}{color:var(--ink);margin:var(--measure)}` });
const styles: Styles = { layers: '@layer tokens,parts;', parts: [{ name: 'tokens', css: ':root{--ink:#111;--clay:#a40;--measure:1px;--idle:2px}' }, ...PARTS.map(part)], used: ['--clay'] };

const partsIn = (text = '') => PARTS.filter((name) => new RegExp(`(^|[},])${tagOf(name)}[,{]`).test(text));

describe('the stylesheets', () => {
  const sheets = planSheets(site, styles, []);

  it('are one a kind of page, named by what is in them, the layers first', () => {
    expect(Object.keys(sheets).sort()).toEqual(['city', 'county', 'home', 'notFound', 'prose', 'serverError', 'service']);
    for (const { file, text } of Object.values(sheets)) {
      expect(file).toMatch(/^assets\/(home|service|county|city|prose|missing)-[\w-]{8}\.css$/);
      expect(text.startsWith(styles.layers)).toBe(true);
    }
    expect(sheets.notFound).toEqual(sheets.serverError);
    const other = planSheets(site, { ...styles, parts: [...styles.parts, { name: 'more', css: 'x-more{color:red}' }] }, []);
    expect(other.city.file).not.toBe(sheets.city.file);
  });

  it('have what all pages need, in its order, and of the other parts what theirs do', () => {
    expect(partsIn(sheets.home.text)).toEqual(['base', 'layout/header', 'layout/hero', 'layout/eave', 'sections/dimension', ...faqOn('home')]);
    expect(partsIn(sheets.prose.text)).toEqual(['base', 'layout/header', 'layout/title', 'layout/breadcrumbs']);
    expect(partsIn(sheets.notFound.text)).toEqual(['base', 'layout/header', 'layout/title', 'layout/missing']);
    expect(partsIn(sheets.city.text)).toEqual(expect.arrayContaining(['layout/hero', 'layout/breadcrumbs', ...faqOn('city')]));
    expect(partsIn(sheets.city.text)).not.toContain('layout/eave');
  });

  function faqOn(kind: 'home' | 'city'): string[] {
    const parts = [...sectionsOf(site, kind)].flatMap((type) => sectionTypes[type].styles);
    return parts.includes('faq') ? ['sections/faq'] : [];
  }

  it('lose what no page of a kind has: a section that is taken from all of them', () => {
    const without = { ...site, data: { ...site.data, home: { ...site.data.home, body: site.data.home.body.filter(({ type }) => type !== 'faq') } } };
    expect(partsIn(planSheets(without, styles, []).home.text)).not.toContain('sections/faq');
  });

  it('keep the names of custom properties that others use, shorten the rest, and drop those that nothing uses', () => {
    expect(sheets.home.text).toContain('--clay:#a40;--a:1px}');
    expect(sheets.home.text).toContain('margin:var(--a);color:var(--ink)');
    expect(sheets.home.text).not.toMatch(/--(measure|idle)\b/);
  });

  it("end with the site's own fonts and colors, under their full names", () => {
    const font: OwnFont = { face: 'text', family: 'Own Sans', weight: '400 700', from: '', file: 'assets/own-12345678.woff2' };
    const themed: PlannedSite = { ...site, colours: { ink: '#123456' }, data: { ...site.data, site: { ...site.data.site, theme: { ink: '#123456' } } } };
    const { text } = planSheets(themed, styles, [font]).home;
    expect(text).toContain('color:var(--ink)');
    expect(text).toMatch(/@font-face\{font-family:"Own Sans";[^}]*font-display:optional;[^}]*url\(own-12345678\.woff2\)[^}]*\}:root\{--face-text:"Own Sans",[^}]*\}:root\{--ink:#123456\}$/);
  });
});
