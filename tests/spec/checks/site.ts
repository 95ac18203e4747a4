// Rows of 1, 2.1, 2.11, 6 and 7 that no kind alone can check: which pages there are, the sitemap, addresses, what every page keeps to.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { sitemapParts } from '../../../generator/publish/files';
import { stat } from '../../../templates/fields';
import { at, type Data, filesIn, PROJECT, textAt, textsIn } from '../data';
import { blocksOf, linksOf, mentions, textOf } from '../dom';
import { hasForm, type Page, readFile, type Site, telOf } from '../site';
import { type Check, expectation, inPlace, inSection, MET, miss, type Miss, onPages, once, quoted, want } from './check';
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

/** Who the site speaks to (S1-04), and the words by which one sees it. */
const AUDIENCE: Record<string, RegExp> = {
  homeowners: /homeowner/i,
  'commercial or industrial property owners and managers': /(commercial|industrial|building|property) (property )?(owners?|managers?)/i,
  'home buyers': /\bbuy(ers?|ing)\b/i,
  insurers: /\binsurers?\b|insurance (compan|claim|carrier)/i,
  builders: /\bbuilders?\b/i,
};

/** The claims of section 1, and the entry of the register that makes each. */
const CLAIMS: Record<string, RegExp> = {
  '5-star or 5.0 Google rating': /^(5|5\.0|5-star)\b.*google/i,
  '200+ happy homes or roofs completed': /^200\+ .*(roof|home)/i,
  '25+ years of experience': /^25\+ .*year/i,
  '$0 down available': /^\$0\b.*down/i,
  '24-48 hour response': /^24-48 ?h.*(hour|respon)/i,
  'warranties up to 50 years': /^up to 50 years .*warrant/i,
  'A+ BBB rating': /^A\+ .*(BBB|Better Business Bureau)/i,
  '99% would recommend': /^99% .*recommend/i,
  '100% satisfaction guarantee': /^100% .*satisfaction/i,
  '$2M liability coverage': /^\$2M .*liability/i,
  '24/7 emergency service': /^24\/7 .*emergency/i,
};

/** Figures that can only be such a claim: outside the register a text refers to them. */
const STATED_ONCE = ['25+', '200+', '5/5', '99%', '24-48hr', '24/7', '$2M', 'over a decade', 'up to 50 years'];

const PHONE = /\(\d{3}\) \d{3}-\d{4}/g;
const SOURCE_FOLDERS = ['generator', 'templates', 'client'];

export const siteChecks: Record<string, Check> = {
  // No wording is stated, so each of its three facts counts, in whatever words.
  'S1-01': inSection((body) =>
    [/\blicensed\b/i, /\broofing (contractor|company)|\broofers?\b/i, /\bSouthern California\b/].flatMap((fact) => want(fact.test(textOf(body)), `the page says ${String(fact)}`)),
  ),
  'S1-03': onPages((given) => [
    ...inPlace('contact', (section) => wrongNumber(formsOutsideDialogs(section), { n: 1, of: 'contact form' }))(given),
    ...inPlace('dialog:promotion', (dialog) => wrongNumber(dialog.querySelectorAll('form').length, { n: 1, of: 'promotion form' }))(given),
  ]),
  'S1-04': once('all pages', ({ site }) => {
    const text = [...site.pages.values()].map(({ document }) => textOf(document.body)).join(' ');
    return Object.entries(AUDIENCE).flatMap(([name, words]) => want(words.test(text), `the site addresses ${name}`, `no ${String(words)}`));
  }),
  'S1-05': once('services', ({ row, site }) => {
    const { work } = expectation(row, z.strictObject({ work: z.array(z.string()) }));
    return work.flatMap((name) => want(site.pages.has(`/services/${WORK[name]}`), `a page for ${name}`, `no /services/${WORK[name]}`));
  }),
  'S1-06': once('data/counties', ({ row, data }) => {
    const expected = expectation(row, z.array(z.string())).map((name) => `${name} County`);
    const counties = [...filesIn(data, 'counties').values()].sort((a, b) => Number(at(a, 'order')) - Number(at(b, 'order')));
    return wrongOrder(counties.map((county) => textAt(county, 'name')), expected, { described: false });
  }),
  'S1-07': onPages(({ page }) => {
    const links = linksOf(page.document.body).filter(({ href }) => /^\/?#contact$/.test(href));
    return want(links.some(({ text }) => /inspection|quote/i.test(text)), 'a link toward a free inspection or quote', () => quoted(links.map(({ text }) => text)));
  }),
  'S1-09': onPages(({ page }) => {
    const main = page.document.querySelector('main');
    const words = main ? textOf(main).split(' ').length : 0;
    return want(page.document.querySelector('main h1') !== null && words >= 60, 'the whole page in its HTML file', `${words} words in main`);
  }),
  'S1-14': once('data/claims.yaml', ({ row, data }) => {
    const { claims } = expectation(row, z.strictObject({ claims: z.array(z.string()) }));
    return claims.flatMap((claim) => want(isClaimed(claim, data), `a claim of the register: ${claim}`, 'no such entry')).concat(statedTwice(data));
  }),
  'S1-20': once('cities', ({ site }) => {
    const pages = [...site.pages.values()].filter(({ kind, document }) => kind === 'city' && mentions(textOf(document.body), 'serving since 2009'));
    return wrongNumber(pages.length, { min: 3, of: 'city pages that say "serving since 2009"' }, pages.map(({ path }) => path));
  }),
  'S1-23': once('generator/ templates/ client/', ({ data }) => contractorInCode(data)),
  'S1-26': once('data/', async ({ data, runs }) => markedPlaceholders(data, (await runs.production()).stderr)),
  'S1-27': onPages(({ page }) => robots(page)),
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
  'S1-35': onPages(({ page }) => {
    const said = [...blocksOf(page.document.body), ...metaTexts(page)].filter((text) => /\bbonded\b/i.test(text));
    return wrongNumber(said.length, { n: 0, of: 'uses of the word bonded' }, said);
  }),

  'S2.1-18': once('cities', ({ site }) => {
    const cities = [...site.pages.values()].filter(({ kind }) => kind === 'city');
    const wrong = cities.filter(({ file, slug, document }) => file !== `cities/${slug}.html` || !document.querySelector('h1'));
    return want(cities.length > 0, 'city pages', 'none').concat(want(wrong.length === 0, 'cities/{city-slug}.html with a headline', quoted(wrong.map(({ file }) => file))));
  }),
  'S2.1-19': once('/sitemap.xml', ({ site }) => want(site.files.includes('sitemap.xml'), 'the file sitemap.xml', 'none')),
  'S2.1-23': once('all pages', ({ site }) => wrongNumber([...site.pages.values()].filter(hasForm).length, { n: 41, of: 'pages of the route table' })),
  'S2.1-24': once('cities', ({ site }) => wrongNumber(slugsOf(site, 'city').length, { n: 24, of: 'city pages' }, slugsOf(site, 'city'))),
  'S2.1-25': once('all pages', ({ site, data }) => {
    const known = new Set(['/', '/404', '/500', ...SERVICES.map((slug) => `/services/${slug}`), ...COUNTIES.map((slug) => `/service-areas/${slug}`)]);
    for (const slug of filesIn(data, 'cities').keys()) known.add(`/cities/${slug}`);
    for (const slug of filesIn(data, 'pages').keys()) known.add(`/${slug}`);
    const others = [...site.pages.keys()].filter((path) => !known.has(path));
    return want(others.length === 0, 'only the pages of the fixed lists', quoted(others));
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
    return noPages(site, slugsOf(site, 'city').filter((slug) => !riverside.has(slug)));
  }),
  'S2.1-29': once('cities', ({ site }) => noPages(site, slugsOf(site, 'city').filter((slug) => ['wildomar', 'canyon-lake', 'norco'].includes(slug)))),
  'S2.1-30': inSection((footer, { row }) => {
    const count = String(expectation(row, z.number()));
    return want(new RegExp(`\\b${count}\\b`).test(textOf(footer)) && !/\b23\b/.test(textOf(footer)), `the number ${count}, not 23`, () => quoted(blocksOf(footer).filter((block) => /\d+ .*cities/i.test(block))));
  }),
  'S2.1-31': once('footer and data/', ({ site, data }) => derivedCounts(site, data)),
  'S2.1-32': onPages(({ row, page }) => {
    const expected = expectation(row, z.array(z.string()));
    const ids = [...page.document.querySelectorAll('main [id]')].map((element) => element.getAttribute('id') ?? '').filter((id) => expected.includes(id));
    return wrongOrder(ids, expected, { described: false });
  }),
  'S2.1-33': onPages(({ page }) => {
    if (page.kind === 'home') return MET;
    const found = [...page.document.querySelectorAll('#estimator, #about')];
    return wrongNumber(found.length, { n: 0, of: 'elements with id estimator or about' });
  }),
  'S2.1-34': inSection((section) => want(section.getAttribute('id') === 'contact', 'id contact', String(section.getAttribute('id')))),
  'S2.1-35': onPages(({ page, site }) => {
    const anchors = linksOf(page.document.body).filter(({ href }) => /^\/?#(estimator|about|contact)$/.test(href));
    const dead = anchors.filter(({ href }) => !anchorOf(site, page, href));
    return [...want(anchors.length > 0, 'links to #estimator, #about, #contact', 'none'), ...want(dead.length === 0, 'anchors that exist', quoted(dead.map(({ href }) => href)))];
  }),
  'S2.1-40': onPages(({ page, data }) => {
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
  'S2.1-48': once('/sitemap.xml', ({ site }) => noSitemapRow(site, '/privacy')),
  'S2.1-49': once('/sitemap.xml', ({ site }) => wrongNumber(sitemapOf(site).length, { n: 41, of: 'url elements' })),
  'S2.1-92': once('/sitemap.xml', ({ site, data }) => validSitemap(site, data)),
  'S2.1-93': once('/sitemap.xml', ({ site }) => {
    const sheet = /<\?xml-stylesheet [^>]*href="\/([^"]+)"[^>]*\?>/.exec(readFile(site, 'sitemap.xml'))?.[1];
    if (sheet === undefined || !site.files.includes(sheet)) return miss('a reference to a stylesheet of the site', String(sheet));
    return want(/monospace/.test(readFile(site, sheet)), 'a monospaced stylesheet', 'no monospace in it');
  }),
  'S2.1-94': once('sitemap parts', ({ row }) => {
    const { maxUrls } = expectation(row, z.strictObject({ maxUrls: z.number(), maxSize: z.literal('50 MB'), over: z.string() }));
    return sitemapLimits(maxUrls);
  }),
  'S2.1-95': once('data/', ({ row, data }) => {
    const { lastmod } = expectation(row, z.strictObject({ lastmod: z.string(), in: z.string() }));
    const pages = ['home', ...['services', 'counties', 'cities'].flatMap((folder) => [...filesIn(data, folder).keys()].map((slug) => `${folder}/${slug}`))];
    const wrong = pages.filter((name) => textAt(data.files.get(name), 'lastmod') !== lastmod);
    return [...wrongNumber(pages.length, { n: 41, of: 'data files of pages' }), ...want(wrong.length === 0, `lastmod ${lastmod}`, quoted(wrong))];
  }),
  'S2.1-98': once('/sitemap.xml', ({ site }) => noSitemapRow(site, '/404')),
  'S2.1-100': onPages(({ page }) => want(/\b500\b/.test(textOf(page.document.body)), 'the status 500', textOf(page.document.body))),

  'S2.11-06': onPages(({ page }) => robots(page)),
  'S2.11-07': once('404.html', ({ site }) => want(site.files.includes('404.html'), '404.html at the root of the output', 'none')),

  'S3.5-05': once('templates/fields.ts', () => {
    const tile = { number: '25+', label: 'years' };
    return [
      ...want(stat.safeParse(tile).success && stat.safeParse({ ...tile, icon: 'roof' }).success, 'number, label and an optional icon', 'refused'),
      ...want(!stat.safeParse({ number: '25+' }).success && !stat.safeParse({ label: 'years' }).success, 'number and label are asked for', 'not asked for'),
    ];
  }),

  'S6-04': onPages(({ page }) => {
    const passwords = page.document.querySelectorAll('input[type="password"]').length;
    const links = linksOf(page.document.body).filter(({ text }) => /\b(sign|log) ?in\b|\bregister\b/i.test(text));
    return wrongNumber(passwords + links.length, { n: 0, of: 'sign-in screens' });
  }),
  'S6-05': once('every page', ({ site }) => {
    const guarded = [...site.pages.keys()].filter((path) => /admin|login|account|signin|dashboard/i.test(path));
    return want(guarded.length === 0, 'no page behind a role', quoted(guarded));
  }),
  'S7-19': once('every page', ({ site }) => [...site.pages.values()].flatMap(numbersThatDoNotDial)),
  'S7-20': onPages(numbersOfThePage),

  'S9.6-15': once('data/claims.yaml', ({ site, data }) => doubtfulClaims(site, data)),
  'S9.7-01': once('data/cities', ({ data }) => {
    const phones = new Set([...filesIn(data, 'cities').values()].map((city) => textAt(city, 'phone')));
    return wrongNumber(phones.size, { n: 24, of: 'different city numbers' });
  }),
  'S9.7-02': onPages(({ page, data }) => wrongNumbersShown(page, [data.phones.header, data.phones.services])),
  'S9.7-03': onPages(({ page, data }) => wrongNumbersShown(page, [data.phones.header, data.phones.counties])),
  'S9.7-04': once('data/company.yaml', ({ data: { phones } }) => want(phones.services !== phones.counties && phones.services !== '', 'two numbers', phones.services)),
};

/** The pages of the route table by the file that each row names (2.1). */
export const checkPageFile: Check = once('output', ({ row, site }) => {
  const { file } = expectation(row, z.looseObject({ file: z.string() }));
  const page = [...site.pages.values()].find((candidate) => candidate.file === file);
  if (!page) return miss(`the file ${file}`, 'none');
  const heading = page.document.querySelector('h1');
  return want(heading !== null && textOf(heading) !== '' && textOf(page.document.head.querySelector('title') ?? heading) !== '', 'a page with a headline and a title', 'none');
});

const sitemapRow = z.strictObject({ loc: z.string(), priority: z.string(), changefreq: z.string(), lastmod: z.string() });

/** A url of the sitemap with what it says (2.1). */
export const checkSitemapRow: Check = once('/sitemap.xml', ({ row, site, data }) => {
  const expected = expectation(row, sitemapRow);
  const loc = expected.loc.replace('{siteUrl}', data.siteUrl);
  const found = sitemapOf(site).filter((entry) => entry.loc === loc);
  const [entry] = found;
  if (!entry || found.length > 1) return miss(`one url ${loc}`, String(found.length));
  return (['priority', 'changefreq', 'lastmod'] as const).flatMap((key) => want(entry[key] === expected[key], `${key} ${expected[key]}`, String(entry[key])));
});

export interface SitemapRow {
  loc: string;
  priority: string | undefined;
  changefreq: string | undefined;
  lastmod: string | undefined;
}

export function sitemapOf(site: Site): SitemapRow[] {
  if (!site.files.includes('sitemap.xml')) return [];
  return [...readFile(site, 'sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, inner = '']) => {
    const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner)?.[1];
    return { loc: value('loc') ?? '', priority: value('priority'), changefreq: value('changefreq'), lastmod: value('lastmod') };
  });
}

function noSitemapRow(site: Site, path: string): Miss[] {
  const entries = sitemapOf(site);
  const rows = entries.filter(({ loc }) => loc.includes(path));
  return [...want(entries.length > 0, 'a sitemap with urls', 'none'), ...wrongNumber(rows.length, { n: 0, of: `rows for ${path}` })];
}

/** The rules of sitemaps.org: the namespace, whole addresses of this site, known words and ranges, each address once. */
function validSitemap(site: Site, data: Data): Miss[] {
  const text = readFile(site, 'sitemap.xml');
  const entries = sitemapOf(site);
  const wrong = entries.filter(
    ({ loc, priority = '', changefreq = '', lastmod }) =>
      !loc.startsWith(`${data.siteUrl}/`) ||
      !/^(0\.\d|1\.0)$/.test(priority) ||
      !/^(always|hourly|daily|weekly|monthly|yearly|never)$/.test(changefreq) ||
      (lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod)),
  );
  const known = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*(<\?xml-stylesheet [^>]*\?>\s*)?<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/i;
  const rest = text.replace(/<\?.*?\?>|<\/?(urlset|url|loc|lastmod|changefreq|priority)( xmlns="[^"]*")?>/g, '');
  return [
    ...want(known.test(text), 'an XML declaration and a urlset of sitemaps.org', text.slice(0, 200)),
    ...want(!/[<>]/.test(rest), 'elements of sitemaps.org only', rest),
    ...want(entries.length > 0 && wrong.length === 0, 'urls that keep the rules', () => JSON.stringify(wrong)),
    ...want(new Set(entries.map(({ loc }) => loc)).size === entries.length, 'each address once', 'one stands twice'),
  ];
}

/** 50,000 addresses fit in one file, one more makes a second; so does the 50 MB limit, with few but long addresses. */
function sitemapLimits(maxUrls: number): Miss[] {
  const entry = { loc: 'https://www.example.com/cities/name', lastmod: null, changefreq: 'monthly', priority: '0.7' };
  const parts = (count: number, loc = entry.loc) => sitemapParts(Array.from({ length: count }, () => ({ ...entry, loc }))).length;
  return [
    ...want(parts(maxUrls) === 1, `${maxUrls} urls in one file`, String(parts(maxUrls))),
    ...want(parts(maxUrls + 1) === 2, `${maxUrls + 1} urls in two files`, String(parts(maxUrls + 1))),
    ...want(parts(40_000, `https://www.example.com/${'n'.repeat(1976)}`) > 1, '80 MB of addresses in more than one file', 'one file'),
  ];
}

function slugsOf(site: Site, kind: Page['kind']): string[] {
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
  return want(content?.split(',').map((word) => word.trim()).includes('noindex') ?? false, 'robots noindex', String(content));
}

export function formsOutsideDialogs(section: Element): number {
  return [...section.querySelectorAll('form')].filter((form) => !form.closest('dialog')).length;
}

function metaTexts(page: Page): string[] {
  return [...page.document.querySelectorAll('title, meta[content]')].map((element) => element.getAttribute('content') ?? textOf(element));
}

function isClaimed(claim: string, data: Data): boolean {
  const company = data.files.get('company');
  const classification = textAt(company, 'licence', 'classification');
  if (claim === 'a C39 contractor licence') return classification === 'C-39';
  if (claim === 'licensed and insured') return classification !== '' && textAt(company, 'insurance') !== '';
  const entries = Object.values(at(data.files.get('claims'), 'claims') ?? {});
  return entries.some((entry) => CLAIMS[claim]?.test(`${textAt(entry, 'text')} ${textAt(entry, 'meaning')}`));
}

/** Each claim is stated in the register and referred to from everywhere else (D16). */
function statedTwice(data: Data): Miss[] {
  return [...data.files].flatMap(([name, file]) => {
    if (name === 'claims') return [];
    const texts = textsIn(file).filter((text) => STATED_ONCE.some((claim) => text.toLowerCase().includes(claim.toLowerCase())));
    return want(texts.length === 0, `data/${name}.yaml refers to claims by {claim:…}`, quoted(texts));
  });
}

/** Names, numbers and places of the data, in code and stylesheets; comments do not count. */
function contractorInCode(data: Data): Miss[] {
  const words = contractorWords(data);
  return sourceFiles().flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'));
    const found = words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(code));
    return want(found.length === 0, `nothing of this contractor in ${file.slice(PROJECT.length)}`, quoted(found));
  });
}

function contractorWords(data: Data): string[] {
  const company = data.files.get('company');
  const places = [...filesIn(data, 'counties').values()].flatMap((county) => [textAt(county, 'name'), ...textsIn(at(county, 'cities'))]);
  const cities = [...filesIn(data, 'cities').values()];
  const own = [data.company, textAt(company, 'legalName'), data.licence, textAt(company, 'email'), textAt(company, 'founder')];
  const phones = [...Object.values(data.phones), ...cities.map((city) => textAt(city, 'phone'))];
  return [...new Set([...own, ...phones, ...places, ...cities.map((city) => textAt(city, 'name'))])].filter((word) => word !== '');
}

function sourceFiles(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && ['.ts', '.tsx', '.mjs', '.js', '.css'].includes(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:"'`\\])\/\/.*$/gm, '$1');
}

/** Fields that the data marks, or that no one can take for real, are refused as placeholders; there is no key to be one. */
function markedPlaceholders(data: Data, refusals: string): Miss[] {
  const fields = ['shortName', 'legalName', 'licence.number', 'phones.header', 'phones.services', 'phones.counties'];
  const unmarked = fields.filter((field) => !new RegExp(`company\\.yaml:\\d+:\\d+ +${field.replace('.', '\\.')}: .* is a placeholder`).test(refusals));
  const key = textAt(data.files.get('site'), 'supabase', 'anonKey');
  return [
    ...want(unmarked.length === 0, `placeholders: ${quoted(fields)}`, `not marked: ${quoted(unmarked)}`),
    ...want(key === '', 'no key as shipped', key),
  ];
}

/** The number over the footer's list is the number of pages, and no text of the data types such a number. */
function derivedCounts(site: Site, data: Data): Miss[] {
  const count = slugsOf(site, 'city').length;
  const typed = [...data.files].flatMap(([name, file]) => textsIn(file).filter((text) => /\b\d+ (riverside |county )*(cit(y|ies)|counties|city pages)\b/i.test(text)).map((text) => `${name}: ${text}`));
  const pattern = textAt(data.files.get('navigation'), 'footer', 'cities');
  const footers = [...site.pages.values()].flatMap((page) => {
    const footer = page.document.querySelector('[data-section="footer"]');
    return want(footer !== null && new RegExp(`\\b${count}\\b`).test(textOf(footer)), `${count} in the footer of ${page.path}`, 'another number, or none');
  });
  return [...want(pattern.includes('{count}'), 'a {count} in the title of the footer list', pattern), ...want(typed.length === 0, 'no typed counts', quoted(typed)), ...footers];
}

function anchorOf(site: Site, page: Page, href: string): boolean {
  const [path = '', id = ''] = href.split('#');
  return site.pages.get(path === '' ? page.path : path)?.document.getElementById(id) != null;
}

/** Numbers in visible text that stand in no link which dials them (D23). */
function numbersThatDoNotDial(page: Page): Miss[] {
  const { body } = page.document;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? '').join('');
    return (own.match(PHONE) ?? []).flatMap((number) => {
      if (element.closest('script, style, template')) return [];
      const href = element.closest('a[href]')?.getAttribute('href') ?? 'no link';
      return want(href === telOf(number), `${number} on ${page.path} as a link to ${telOf(number)}`, href);
    });
  });
}

function wrongNumbersShown(page: Page, allowed: readonly string[]): Miss[] {
  const shown = new Set(textOf(page.document.body).match(PHONE) ?? []);
  const missing = allowed.filter((number) => !shown.has(number));
  const others = [...shown].filter((number) => !allowed.includes(number));
  return [...want(missing.length === 0, `the numbers ${quoted(allowed)}`, `not shown: ${quoted(missing)}`), ...want(others.length === 0, 'no other number', quoted(others))];
}

/** Everything between header and footer dials the page's own number (D23). */
function numbersOfThePage({ page }: { page: Page }): Miss[] {
  const main = page.document.querySelector('main');
  if (!main) return miss('main', 'none');
  const wrong = linksOf(main).filter(({ href }) => href.startsWith('tel:') && href !== telOf(page.phone));
  return want(wrong.length === 0, `${telOf(page.phone)} in the page's own parts`, quoted(wrong.map(({ href }) => href)));
}

/** A claim with a verdict offers safer words, and the pages show the claim, never those. */
function doubtfulClaims(site: Site, data: Data): Miss[] {
  const doubtful = Object.entries(at(data.files.get('claims'), 'claims') ?? {}).filter(([, claim]) => textAt(claim, 'note') !== '');
  const text = [...site.pages.values()].map(({ document }) => textOf(document.body)).join(' ');
  return [
    ...want(doubtful.length > 0, 'claims with the verdict as note', 'none'),
    ...doubtful.flatMap(([id, claim]) => want(textAt(claim, 'safer') !== '', `${id}: safer words`, 'none')),
    ...doubtful.flatMap(([id, claim]) => want(!mentions(text, textAt(claim, 'safer')), `${id}: the safer words are not swapped in`, textAt(claim, 'safer'))),
  ];
}
