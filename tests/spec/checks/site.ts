// Rows of 1, 2.1, 2.11, 6, 7 and 9.7 that no kind alone can check: which pages there are, their addresses, what every page keeps to.
import { z } from 'zod';
import { at, type Data, filesIn, textAt } from '../data';
import { blocksOf, linksOf, mentions, textOf, tidy } from '../dom';
import { WIDTHS } from '../reader/reader';
import { hasForm, type Page, type Site } from '../site';
import { acrossPages, type Check, expectation, expectedBy, inFiles, inPlace, inSection, MET, type Miss, miss, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { wrongOrder } from './order';

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

/** The work of section 1 and the page it has in 2.1. */
const WORK: Record<string, string> = {
  residential: 'residential-roofing',
  commercial: 'commercial-roofing',
  repairs: 'roof-repair',
  replacement: 'roof-replacement',
  inspections: 'roof-inspections',
  gutters: 'gutters',
  TPO: 'tpo-roofing',
  insulation: 'roof-insulation',
  skylights: 'roof-skylights',
  'new construction': 'new-construction',
  'water testing': 'certified-water-testing',
};

/** Parameters where there are only lists. */
const UNKNOWN = ['cities/nowhere', 'service-areas/orange-county', 'services/anything', 'cities/riverside/roof-repair', 'services/gutters/riverside'];

/** Without its spaces: blocks begin and end elsewhere where a part of them is hidden. */
function squeezed(text: string): string {
  return text.replace(/\s/g, '');
}

/** All text of a part, folded or not, without what scripts are given. */
function mentionable(root: Element | undefined): string {
  const data = [...(root?.querySelectorAll('script') ?? [])].map(({ textContent }) => textContent ?? '');
  return squeezed(tidy(data.reduce((text, script) => text.replace(script, ''), root?.textContent ?? '')));
}

export const siteChecks: Record<string, Check> = {
  // No wording is stated, so each of its three facts counts, in whatever words.
  'S1-01': inSection((body) =>
    [/\blicensed\b/i, /\broofing (contractor|company)|\broofers?\b/i, /\bSouthern California\b/].flatMap((fact) =>
      want(fact.test(textOf(body)), `the page says ${String(fact)}`),
    ),
  ),
  'S1-03': onPages((given) => [
    ...inPlace('contact', (section) => wrongNumber(formsOutsideDialogs(section), { n: 1, of: 'contact form' }))(given),
    ...inPlace('dialog:promotion', (dialog) => wrongNumber(dialog.querySelectorAll('form').length, { n: 1, of: 'promotion form' }))(given),
  ]),
  'S1-05': once('services', ({ row, site }) => {
    const { work } = expectation(row, z.strictObject({ work: z.array(z.string()) }));
    return work.flatMap((name) => want(site.pages.has(`/services/${WORK[name]}`), `a page for ${name}`, `no /services/${WORK[name]}`));
  }),
  'S1-06': once('data/counties', ({ row, data }) => {
    const expected = expectation(row, z.array(z.string())).map((name) => `${name} County`);
    const counties = [...filesIn(data, 'counties').values()].sort((a, b) => Number(at(a, 'order')) - Number(at(b, 'order')));
    return wrongOrder(
      counties.map((county) => textAt(county, 'name')),
      expected,
      { described: false },
    );
  }),
  'S1-07': onPages(({ page }) => {
    const links = linksOf(page.document.body).filter(({ href }) => /^\/?#contact$/.test(href));
    return want(
      links.some(({ text }) => /inspection|quote/i.test(text)),
      'a link toward a free inspection or quote',
      () => quoted(links.map(({ text }) => text)),
    );
  }),
  // What is seen with every script at work stands in the file.
  'S1-09': onPages((given) => {
    const { page, site } = given;
    const file = site.pages.get(page.path)?.document;
    const main = file?.querySelector('main');
    const words = main ? textOf(main).split(' ').length : 0;
    const inFile = mentionable(file?.body);
    const added = blocksOf(page.document.body).filter((block) => !inFile.includes(squeezed(block)));
    return [
      ...want(main?.querySelector('h1') != null && words >= 60, 'the whole page in its HTML file', `${words} words in main`),
      ...want(added.length === 0, 'nothing that only a script puts there', quoted(added)),
    ];
  }),
  'S1-20': acrossPages('cities', ({ site }) => {
    const pages = [...site.pages.values()].filter(({ kind, document }) => kind === 'city' && mentions(textOf(document.body), 'serving since 2009'));
    return wrongNumber(
      pages.length,
      { min: 3, of: 'city pages that say "serving since 2009"' },
      pages.map(({ path }) => path),
    );
  }),
  'S1-27': inFiles(({ page }) => robots(page)),
  'S1-28': inSection((footer) => {
    const lines = blocksOf(footer).filter((block) => /preview/i.test(block) && /placeholder/i.test(block));
    return wrongNumber(lines.length, { n: 1, of: 'line that says this is a preview with placeholders' }, lines);
  }),
  'S1-29': onPages(({ page }) => {
    const around = [...page.document.body.children].filter((part) => part.getAttribute('data-section') !== 'footer');
    const said = around.flatMap(blocksOf).filter((block) => /\bpreview\b|\bplaceholders?\b/i.test(block));
    return wrongNumber(said.length, { n: 0, of: 'banners about the preview' }, said);
  }),
  'S1-33': once('data/services', ({ row, data }) => {
    const { classification } = expectation(row, z.strictObject({ classification: z.string() }));
    const services = filesIn(data, 'services');
    return want(services.size > 0, 'services', 'none').concat(
      [...services].flatMap(([slug, service]) =>
        want(at(service, 'classification') === classification, `${slug}: classification ${classification}`, textAt(service, 'classification')),
      ),
    );
  }),
  'S1-35': inFiles(({ page }) => {
    const said = [...blocksOf(page.document.body), ...metaTexts(page)].filter((text) => /\bbonded\b/i.test(text));
    return wrongNumber(said.length, { n: 0, of: 'uses of the word bonded' }, said);
  }),

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

  'S6-04': inFiles(({ page }) => {
    const passwords = page.document.querySelectorAll('input[type="password"]').length;
    const links = linksOf(page.document.body).filter(({ text }) => /\b(sign|log) ?in\b|\bregister\b/i.test(text));
    return wrongNumber(passwords + links.length, { n: 0, of: 'sign-in screens' });
  }),
  'S6-05': once('every page, as anybody gets it', async ({ site, backend }) => {
    const { url } = await backend.served();
    const guarded = [...site.pages.keys()].filter((path) => /admin|login|account|signin|dashboard/i.test(path));
    const answers = await Promise.all(
      // That of a server that fails is given for no path.
      [...site.pages.values()]
        .filter(({ kind }) => kind !== 'serverError')
        .map(async ({ path, kind, html }) => {
          const answer = await fetch(new URL(path.slice(1), url), { redirect: 'manual' });
          const isPublic = (answer.ok || kind === 'notFound') && (await answer.text()) === html;
          return isPublic && !answer.headers.has('set-cookie') && !answer.headers.has('www-authenticate') ? [] : [`${path}: ${answer.status}`];
        }),
    );
    return [
      ...want(answers.length > 0 && answers.flat().length === 0, 'each page as it is, for anybody', quoted(answers.flat())),
      ...want(guarded.length === 0, 'no page behind a role', quoted(guarded)),
    ];
  }),
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

function robots(page: Page): Miss[] {
  const content = page.document.querySelector('meta[name="robots"]')?.getAttribute('content');
  return want(
    content
      ?.split(',')
      .map((word) => word.trim())
      .includes('noindex') ?? false,
    'robots noindex',
    String(content),
  );
}

export function formsOutsideDialogs(section: Element): number {
  return [...section.querySelectorAll('form')].filter((form) => !form.closest('dialog')).length;
}

function metaTexts(page: Page): string[] {
  return [...page.document.querySelectorAll('title, meta[content]')].map((element) => element.getAttribute('content') ?? textOf(element));
}

function anchorOf(site: Site, page: Page, href: string): boolean {
  const [path = '', id = ''] = href.split('#');
  return site.pages.get(path === '' ? page.path : path)?.document.getElementById(id) != null;
}
