// Rows of 2.1 and 2.11 that no kind alone can check: which pages there are, and their addresses.
import { z } from 'zod';
import { at, type Data, filesIn, textAt } from '../data';
import { blocksOf, linksOf, textOf } from '../dom';
import type { Miss } from '../miss';
import { WIDTHS } from '../reader/reader';
import { hasForm, type Page, type Site } from '../site';
import { acrossPages, type Check, expectation, expectedBy, inFiles, inSection, MET, miss, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { wrongOrder } from './order';
import { robots } from './site';

export const SERVICES = [
  'residential-roofing',
  'commercial-roofing',
  'maintenance-protection-plans',
  'roof-repair',
  'tpo-roofing',
  'roof-skylights',
  'gutters',
  'roof-inspections',
  'roof-replacement',
  'roof-insulation',
  'new-construction',
  'certified-water-testing',
];
const COUNTIES = ['riverside-county', 'san-bernardino-county', 'san-diego-county', 'los-angeles-county'];

/** Parameters where there are only lists. */
const UNKNOWN = ['cities/nowhere', 'service-areas/orange-county', 'services/anything', 'cities/riverside/roof-repair', 'services/gutters/riverside'];

export const routeChecks: Record<string, Check> = {
  'S2.1-18': acrossPages('cities', ({ site }) => {
    const cities = [...site.pages.values()].filter(({ kind }) => kind === 'city');
    const wrong = cities.filter(({ file, slug, document }) => file !== `cities/${slug}.html` || !document.querySelector('h1'));
    return want(cities.length > 0, 'city pages', 'none').concat(
      want(wrong.length === 0, 'cities/{city-slug}.html with a headline', quoted(wrong.map(({ file }) => file))),
    );
  }),
  'S2.1-23': once('all pages', ({ site }) => wrongNumber([...site.pages.values()].filter(hasForm).length, { n: 41, of: 'pages of the route table' })),
  'S2.1-24': once('cities', ({ site }) => wrongNumber(slugsOf(site, 'city').length, { n: 24, of: 'city pages' }, slugsOf(site, 'city'))),
  'S2.1-25': once('all pages', async ({ site, data, backend }) => {
    const cities = expectedBy('S2.1-26', z.array(z.string()));
    const known = new Set([
      ...['/', '/404', '/500', '/privacy'],
      ...SERVICES.map((slug) => `/services/${slug}`),
      ...COUNTIES.map((slug) => `/service-areas/${slug}`),
      ...cities.map((slug) => `/cities/${slug}`),
    ]);
    const others = [...site.pages.keys()].filter((path) => !known.has(path));
    const missing = [...known].filter((path) => !site.pages.has(path));
    const { url } = await backend.served();
    const answers = await Promise.all(UNKNOWN.map(async (path) => ({ path, status: (await fetch(new URL(path, url))).status })));
    const answered = answers.filter(({ status }) => status !== 404);
    const asking = [...site.pages.values()].flatMap(({ path, document }) =>
      linksOf(document.documentElement)
        .filter(({ href }) => /^\/[^#]*\?|[:{*]/.test(href.replace(/^(https?|tel|mailto):/, '')))
        .map(({ href }) => `${href} on ${path}`),
    );
    return [
      ...want(
        filesIn(data, 'pages').has('privacy') && others.length === 0 && missing.length === 0,
        'the pages of the fixed lists',
        quoted([...others, ...missing]),
      ),
      ...want(answered.length === 0, 'no page for what is in no list', quoted(answered.map(({ path, status }) => `${path}: ${status}`))),
      ...want(asking.length === 0, 'no link with a parameter', quoted(asking)),
    ];
  }),
  'S2.1-26': once('data/cities', ({ row, data }) => {
    const expected = expectation(row, z.array(z.string()));
    return wrongOrder([...filesIn(data, 'cities').keys()].sort(), [...expected].sort(), { described: false });
  }),
  'S2.1-27': once('data/cities', ({ row, data }) => {
    const { county } = expectation(row, z.strictObject({ county: z.string() }));
    const cities = [...filesIn(data, 'cities')];
    const wrong = cities.filter(([, city]) => textAt(filesIn(data, 'counties').get(textAt(city, 'county')), 'name') !== county);
    return want(cities.length > 0 && wrong.length === 0, `every city in ${county}`, quoted(wrong.map(([slug]) => slug)));
  }),
  'S2.1-28': once('cities', ({ site, data }) => {
    const riverside = new Set(cityFilesOf(data, 'riverside-county'));
    return noPages(
      site,
      slugsOf(site, 'city').filter((slug) => !riverside.has(slug)),
    );
  }),
  'S2.1-29': once('cities', ({ site }) =>
    noPages(
      site,
      slugsOf(site, 'city').filter((slug) => ['wildomar', 'canyon-lake', 'norco'].includes(slug)),
    ),
  ),
  'S2.1-30': inSection((footer, { row }) => {
    const count = String(expectation(row, z.number()));
    return want(new RegExp(`\\b${count}\\b`).test(textOf(footer)) && !/\b23\b/.test(textOf(footer)), `the number ${count}, not 23`, () =>
      quoted(blocksOf(footer).filter((block) => /\d+ .*cities/i.test(block))),
    );
  }),
  'S2.1-32': onPages(({ row, page }) => {
    const expected = expectation(row, z.array(z.string()));
    const ids = [...page.document.querySelectorAll('main [id]')].map((element) => element.getAttribute('id') ?? '').filter((id) => expected.includes(id));
    return wrongOrder(ids, expected, { described: false });
  }),
  'S2.1-33': inFiles(({ page }) => {
    if (page.kind === 'home') return MET;
    const found = [...page.document.querySelectorAll('#estimator, #about')];
    return wrongNumber(found.length, { n: 0, of: 'elements with id estimator or about' });
  }),
  'S2.1-34': inSection((section) => want(section.getAttribute('id') === 'contact', 'id contact', String(section.getAttribute('id')))),
  'S2.1-35': onPages(({ page, site }) => {
    const anchors = linksOf(page.document.body).filter(({ href }) => /^\/?#(estimator|about|contact)$/.test(href));
    const dead = anchors.filter(({ href }) => !anchorOf(site, page, href));
    return [
      ...want(anchors.length > 0, 'links to #estimator, #about, #contact', 'none'),
      ...want(dead.length === 0, 'anchors that exist', quoted(dead.map(({ href }) => href))),
    ];
  }),
  'S2.1-40': inFiles(({ page, data }) => {
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    return want(canonical === data.siteUrl + page.path, `canonical ${data.siteUrl}${page.path}`, String(canonical));
  }),
  'S2.1-41': once('every page', ({ site }) => {
    const wrong = [...site.pages.values()].flatMap((page) =>
      linksOf(page.document.documentElement)
        .filter(({ href }) => href.startsWith('/') && (/.\/($|[?#])/.test(href) || /\.html?($|[?#])/.test(href)))
        .map(({ href }) => `${href} on ${page.path}`),
    );
    return want(wrong.length === 0, 'links without a trailing slash and without .html', quoted(wrong));
  }),
  'S2.1-46': once('data/pages/privacy.yaml', ({ data }) => {
    const reviewed = at(data.files.get('pages/privacy'), 'reviewed');
    return want(reviewed === false, 'reviewed: false', `reviewed: ${String(reviewed)}`);
  }),
  'S2.1-95': once('data/', ({ row, data }) => {
    const { lastmod } = expectation(row, z.strictObject({ lastmod: z.string(), in: z.string() }));
    const pages = ['home', ...['services', 'counties', 'cities'].flatMap((folder) => [...filesIn(data, folder).keys()].map((slug) => `${folder}/${slug}`))];
    const wrong = pages.filter((name) => textAt(data.files.get(name), 'lastmod') !== lastmod);
    return [...wrongNumber(pages.length, { n: 41, of: 'data files of pages' }), ...want(wrong.length === 0, `lastmod ${lastmod}`, quoted(wrong))];
  }),
  'S2.1-100': onPages(({ page }) => want(/\b500\b/.test(textOf(page.document.body)), 'the status 500', textOf(page.document.body))),

  'S2.11-06': inFiles(({ page }) => robots(page)),
  'S2.11-07': once('404.html', ({ site }) => want(site.files.includes('404.html'), '404.html at the root of the output', 'none')),
};

/** The pages of the route table by the file that each row names (2.1). */
export const checkPageFile: Check = once('output', async ({ row, site, read }) => {
  const { file } = expectation(row, z.looseObject({ file: z.string() }));
  const page = [...site.pages.values()].find((candidate) => candidate.file === file);
  if (!page) return miss(`the file ${file}`, 'none');
  const seen = await Promise.all(WIDTHS.map((width) => read(page, width)));
  return seen.flatMap(({ document }) => {
    const [heading, title] = ['h1', 'head > title'].map((place) => document.querySelector(place));
    return want(heading != null && textOf(heading) !== '' && title != null && textOf(title) !== '', 'a page with a headline and a title', 'none');
  });
});

export function slugsOf(site: Site, kind: Page['kind']): string[] {
  return [...site.pages.values()].filter((page) => page.kind === kind).map(({ slug }) => slug);
}

function cityFilesOf(data: Data, county: string): string[] {
  return [...filesIn(data, 'cities')].filter(([, city]) => textAt(city, 'county') === county).map(([slug]) => slug);
}

function noPages(site: Site, slugs: readonly string[]): Miss[] {
  return [...want(slugsOf(site, 'city').length > 0, 'city pages', 'none'), ...wrongNumber(slugs.length, { n: 0, of: 'such pages' }, slugs)];
}

function anchorOf(site: Site, page: Page, href: string): boolean {
  const [path = '', id = ''] = href.split('#');
  return site.pages.get(path === '' ? page.path : path)?.document.getElementById(id) != null;
}
