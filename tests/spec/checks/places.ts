// Rows of 2.9, 2.10, 3.5 and 9.3 about county and city pages, and the hours in the footer.
import { z } from 'zod';
import { at, filesIn, listAt, textAt } from '../data';
import { blocksOf, itemsOf, linksOf, mentions, textOf, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { type Page, type Site, sectionOf } from '../site';
import { acrossPages, type Check, expectation, inPlace, inSection, miss, once, onPages, quoted, want } from './check';
import { wrongItems, wrongNumber } from './count';
import { partsOf, textsOfOneItem } from './home';
import { wantedLinks, wrongLinks } from './link';
import { orderExpectation, wrongOrder } from './order';

/** What each county's page has of climate areas or service groups (2.9). */
const GROUPS_OF: Record<string, { where: string; n: number; named?: string[] }> = {
  'riverside-county': { where: 'climate', n: 3 },
  'san-bernardino-county': { where: 'climate', n: 4, named: ['High Desert'] },
  'san-diego-county': { where: 'climate', n: 3, named: ['Coastal', 'North County', 'East County'] },
  'los-angeles-county': { where: 'services', n: 4 },
};

/** The local emphases of 2.10, and the words by which one sees each. */
const EMPHASES: Record<string, RegExp> = {
  'golf and resorts': /\bgolf|\bresort|\bfairway/i,
  'agriculture and festivals': /agricultur|festival|citrus|\bdate (palms?|groves?|gardens?)/i,
  lakefront: /\blake/i,
  'mountain climate': /\bmountain|\bsnow/i,
  'senior communities': /\bsenior|55\+|retire/i,
  'historic districts': /\bhistoric/i,
  'mobile homes': /\bmobile home|manufactured home/i,
  'new construction': /\bnew (construction|tracts?|homes?|build)/i,
  'master-planned communities': /master-planned|planned communit/i,
  'industrial zones': /\bindustrial|warehouse/i,
  'luxury areas': /\bluxury|\bestates?\b/i,
};

/** The parts of a city's page in which its own emphasis is: its places and what is special about it. */
const LOCAL = ['neighborhoods', 'specialty'];

function localParts({ document }: Page): Element[] {
  return LOCAL.map((where) => sectionOf(document, where)).filter((part) => typeof part !== 'string');
}

/** Every page has such parts and says there what no other page says; and each emphasis of the row is that of some city. */
function emphases(site: Site, named: readonly string[]): Miss[] {
  const pages = cityPages(site).map((page) => ({ page, parts: localParts(page), texts: localParts(page).flatMap((part) => itemsOf(part).map(textOf)) }));
  const times = new Map<string, number>();
  for (const text of pages.flatMap(({ texts }) => texts)) times.set(text, (times.get(text) ?? 0) + 1);
  const all = pages.map(({ page }) => mainText(page));
  return [
    ...want(pages.length > 0, 'city pages', 'none'),
    ...pages.flatMap(({ page, parts, texts }) =>
      want(
        parts.length === LOCAL.length && texts.length >= 5 && texts.every((text) => times.get(text) === 1 && text.split(' ').length > 10),
        `${page.path}: an emphasis of its own`,
        () =>
          `${parts.length} parts; said elsewhere too, or too short: ${quoted(texts.filter((text) => times.get(text) !== 1 || text.split(' ').length <= 10))}`,
      ),
    ),
    ...named.flatMap((name) =>
      want(
        all.some((text) => EMPHASES[name]?.test(text) ?? false),
        `a city of ${name}`,
        'none',
      ),
    ),
  ];
}

/** What a city's page says of its own: the menus, the cards of services and the form are nobody's emphasis. */
function mainText(page: Page): string {
  return localParts(page).map(textOf).join(' ');
}

function cityPages(site: Site): Page[] {
  return [...site.pages.values()].filter(({ kind }) => kind === 'city');
}

function specialtyOf(page: Page): { section: Element; kind: string } | null {
  const section = sectionOf(page.document, 'specialty');
  return typeof section === 'string' ? null : { section, kind: section.getAttribute('data-kind') ?? '' };
}

/** Cards of the special section on pages of some kinds; a site without any such page is a finding, not a pass. */
function specialtyCards(kinds: readonly string[]): Check {
  return acrossPages('cities', ({ row, site }) => {
    const expected = expectation(row, z.strictObject({ n: z.number().optional(), min: z.number().optional(), max: z.number().optional(), of: z.string() }));
    const sections = cityPages(site).flatMap((page) => {
      const special = specialtyOf(page);
      return special && kinds.includes(special.kind) ? [{ page, section: special.section }] : [];
    });
    return want(sections.length > 0, `a city page with a section of ${kinds.join(' or ')}`, 'none').concat(
      sections.flatMap(({ page, section }) => wrongNumber(itemsOf(section).length, { ...expected, of: `${expected.of} on ${page.path}` })),
    );
  });
}

const hours: Check = inSection((footer, { row }) => {
  const expected = expectation(row, z.strictObject({ days: z.string(), hours: z.string() }));
  const found = blocksOf(footer).some((block) => mentions(block, expected.days) && mentions(block, expected.hours));
  const apart = [...footer.querySelectorAll('tr, li, div')].some((element) => {
    const text = textOf(element);
    return text.length < 60 && mentions(text, expected.days) && mentions(text, expected.hours);
  });
  return want(found || apart, `${expected.days} ${expected.hours}`, textOf(footer));
});

const noAnimation: Check = onPages((given) => [
  ...inPlace('stats', (stats) =>
    want(stats.closest('[data-count]') === null && stats.querySelector('[data-count]') === null, 'tiles that do not count up', 'data-count'),
  )(given),
  // Without any counter on the site the row would say nothing.
  ...want(
    [...given.site.pages.values()].some(({ document }) => document.querySelector('[data-count]') !== null),
    'counters somewhere on the site',
    'none',
  ),
]);

/** The list under the grid, which names the cities that the grid does not. */
function underTheGrid(section: Element): Element | null {
  const heading = [...section.querySelectorAll('h3, h4, p')].find((element) => /also in this county/i.test(textOf(element)));
  return heading?.parentElement ?? null;
}

export const placeChecks: Record<string, Check> = {
  'S2.9-02': inSection((section, given) => {
    const links = itemsOf(section).flatMap(linksOf);
    const wanted = wantedLinks(given);
    return [...wrongLinks(links, wanted, { described: false }), ...wrongNumber(links.length, { n: wanted.length, of: 'links in the grid' })];
  }),
  'S2.9-03': inSection((section, { row }) => {
    const names = expectation(row, z.array(z.string()));
    const items = itemsOf(section);
    return names.flatMap((name) => {
      const item = items.find((candidate) => textOf(candidate) === name);
      return want(item !== undefined && item.querySelector('a') === null, `${name} as plain text in the grid`, item ? 'a link' : quoted(items.map(textOf)));
    });
  }),
  'S2.9-05': inSection((section, given) => {
    const list = underTheGrid(section);
    if (!list) return miss('a list under the grid', 'none');
    const wanted = wantedLinks(given);
    const links = linksOf(list);
    return [...wrongLinks(links, wanted, { described: false }), ...wrongNumber(links.length, { n: wanted.length, of: 'links under the grid' })];
  }),
  'S2.9-13': inSection((section) => wrongNumber(section.querySelectorAll('a[href^="/cities/"]').length, { n: 0, of: 'links to /cities/' })),
  'S2.9-17': onPages((given) => {
    const { where, n, named = [] } = GROUPS_OF[given.page.slug] ?? { where: 'climate', n: 3 };
    return inPlace(where, (section) => wrongItems(section, { n, of: `${where} areas or groups, each with a text`, names: named }))(given);
  }),
  'S2.9-18': noAnimation,

  'S2.10-01': onPages(({ row, page }) => {
    const expected = expectation(row, orderExpectation);
    const parts = partsOf(page.document).filter((part) => expected.includes(part));
    return wrongOrder(parts, expected, { described: false });
  }),
  'S2.10-06': textsOfOneItem,
  'S2.10-07': textsOfOneItem,
  'S2.10-08': textsOfOneItem,
  'S2.10-09': textsOfOneItem,
  'S2.10-10': noAnimation,
  'S2.10-13': inSection((section) => {
    const items = itemsOf(section);
    const wrong = items.filter((item) => titleOfItem(item) === textOf(item) || !item.querySelector('p'));
    return [
      ...wrongNumber(items.length, { n: 4, of: 'service cards' }),
      ...want(wrong.length === 0, 'a title and a description in each', quoted(wrong.map(titleOfItem))),
    ];
  }),
  'S2.10-15': inSection((section, { row }) => {
    const { n } = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
    const items = itemsOf(section);
    return want(items.length > 0, 'cards', 'none').concat(
      items.flatMap((item) => wrongNumber(item.querySelectorAll('li').length, { n, of: `features of ${titleOfItem(item)}` })),
    );
  }),
  'S2.10-17': acrossPages('cities', ({ site }) => {
    const pages = cityPages(site).filter((page) => ['climate', 'specialty'].includes(specialtyOf(page)?.kind ?? ''));
    return wrongNumber(pages.length, { min: 18, of: 'city pages with a climate or specialty section' });
  }),
  'S2.10-18': specialtyCards(['climate', 'specialty']),
  'S2.10-19': specialtyCards(['local-expertise']),
  'S2.10-22': acrossPages('cities', ({ row, site }) => emphases(site, expectation(row, z.strictObject({ emphasis: z.array(z.string()) })).emphasis)),
  'S2.10-23': onPages(({ row, page }) => {
    const { min } = expectation(row, z.strictObject({ min: z.number(), of: z.string() }));
    const parts = [...page.document.querySelectorAll('main [data-section]')].filter((section) => section.getAttribute('data-section') !== 'contact');
    const words = parts
      .filter((section) => !section.parentElement?.closest('[data-section]'))
      .map(textOf)
      .join(' ')
      .split(/\s+/).length;
    return wrongNumber(words, { min, of: 'words of main text, the contact section left out' });
  }),

  'S3.5-08': once('data/counties', ({ data }) => {
    const counties = [...filesIn(data, 'counties')];
    return want(counties.length > 0, 'counties', 'none').concat(
      counties.flatMap(([slug, county]) => want(listAt(county, 'cities').length > 0, `${slug}: a list of cities`, 'none')),
    );
  }),
  'S3.5-09': once('data/cities', ({ data }) => {
    const cities = [...filesIn(data, 'cities')];
    return want(cities.length > 0, 'cities', 'none').concat(cities.flatMap(([slug, city]) => wrongRecord(slug, city)));
  }),

  'S9.3-01': hours,
  'S9.3-02': hours,
  'S9.3-03': hours,
};

/** 12 areas, 4 services with 4 features each, 3 neighborhoods, a number of its own. */
function wrongRecord(slug: string, city: unknown): Miss[] {
  const items = (name: string) =>
    listAt(
      listAt(city, 'body').find((part) => (textAt(part, 'name') || textAt(part, 'type')) === name),
      'items',
    );
  const features = items('services').map((service) => listAt(service, 'features').length);
  return [
    ...wrongNumber(items('areas').length, { n: 12, of: `area names of ${slug}` }),
    ...wrongNumber(features.length, { n: 4, of: `service cards of ${slug}` }),
    ...want(
      features.every((count) => count === 4),
      `4 features on each card of ${slug}`,
      features.join(', '),
    ),
    ...wrongNumber(items('neighborhoods').length, { n: 3, of: `neighborhood cards of ${slug}` }),
    ...want(/^\(\d{3}\) \d{3}-\d{4}$/.test(String(at(city, 'phone'))), `a phone number of ${slug}`, String(at(city, 'phone'))),
  ];
}
