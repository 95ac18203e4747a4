// Rows of 2.3, 2.5 and 3.5 about the home page: the order of its parts, lists beside lists, testimonials.
import { z } from 'zod';
import { at, type Data, listAt, textAt, type Yaml } from '../data';
import { blocksOf, groupsOf, holds, itemsOf, linksOf, mentions, textOf, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { isDescribed } from '../rows';
import type { Page } from '../site';
import { type Check, expectation, filled, inFiles, inPlace, inSection, once, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { orderExpectation, wrongOrder } from './order';
import { SERVICES } from './routes';
import { textExpectation } from './text';

/** Sections of the page that stand in no other section, in the order of the document. */
export function partsOf(document: Document): string[] {
  return [...document.querySelectorAll('[data-section]')]
    .filter((section) => !section.parentElement?.closest('[data-section]'))
    .map((section) => section.getAttribute('data-section') ?? '');
}

function hasMetadata(page: Page): boolean {
  const description = page.document.querySelector('meta[name="description"]')?.getAttribute('content');
  return textOf(page.document.querySelector('title') ?? page.document.head) !== '' && Boolean(description);
}

/** Figure and label of one item (a counter, a tile, a summary figure). */
export const textsOfOneItem: Check = inSection((section, given) => {
  const expected = z.array(z.string()).parse(expectation(given.row, textExpectation));
  const described = isDescribed(given.row);
  const items = itemsOf(section).map(textOf);
  const [figure = '', ...labels] = expected.map((text) => filled(text, given));
  const found = items.some((item) => holds(item, figure) && labels.every((label) => (described ? mentions(item, label) : holds(item, label))));
  return want(found, `one item with ${quoted(expected)}`, () => quoted(items));
});

/** Lists of exactly so many items, of a section that has several lists. */
function groupsOfLength(section: Element, length: number): Element[][] {
  return groupsOf(section).filter((items) => items.length === length);
}

function wrongGroups(section: Element, length: number, of: string, isRight: (items: Element[]) => boolean): Miss[] {
  const groups = groupsOfLength(section, length);
  return want(
    groups.some(isRight),
    `${length} ${of}`,
    () =>
      `lists of ${
        groupsOf(section)
          .map((items) => items.length)
          .join(', ') || 'nothing'
      }`,
  );
}

/** A figure and a label: "25+ years on roofs", "A+ BBB rating". */
function hasFigure(item: Element): boolean {
  return /(^|\s)([$]?\d\S*|A\+)(\s|$)/.test(textOf(item)) && /[a-z]{3}/i.test(textOf(item));
}

/** Title, description and badge: at least three texts, one of them a heading or term. */
function isCard(item: Element): boolean {
  return titleOfItem(item) !== textOf(item) && blocksOf(item).length >= 3;
}

function testimonials(data: Data): Yaml[] {
  return listAt(data.files.get('testimonials'), 'testimonials');
}

export const homeChecks: Record<string, Check> = {
  'S2.3-01': onPages(({ row, page }) => {
    const [, ...expected] = expectation(row, orderExpectation).map((name) => NAMES[name] ?? name);
    return [...want(hasMetadata(page), 'page metadata', 'none'), ...wrongOrder(partsOf(page.document), expected, { described: false })];
  }),
  'S2.3-02': inFiles(({ page }) => want(hasMetadata(page), 'a title and a description', 'one is missing')),
  'S2.3-05': inSection((hero, { row }) => {
    const expected = expectation(row, z.array(z.number()));
    const found = itemsOf(hero).map((item) => Number(/\d+(\.\d+)?/.exec(textOf(item.querySelector('dd') ?? item))?.[0]));
    const counting = itemsOf(hero).every((item) => item.closest('[data-count]'));
    return [
      ...want(found.join() === expected.join(), `the figures ${expected.join(', ')}`, found.join(', ') || 'none'),
      ...want(counting, 'figures that count up', 'no data-count'),
    ];
  }),
  'S2.3-07': inSection((section) => {
    const items = itemsOf(section);
    const bare = items.filter((item) => !item.querySelector('li'));
    return [...wrongNumber(items.length, { n: 4, of: 'cards' }), ...want(bare.length === 0, 'a feature list in each card', quoted(bare.map(titleOfItem)))];
  }),
  'S2.3-15': inSection((about) => {
    const words = textOf(about).split(' ').length;
    return want(words >= 80 && mentions(textOf(about), 'over a decade'), 'the company story, "over a decade" in it', `${words} words`);
  }),
  'S2.3-16': inSection((about) =>
    wrongGroups(about, 4, 'animated stat tiles', (items) => items.every((item) => hasFigure(item) && item.closest('[data-count]'))),
  ),
  'S2.3-19': inSection((section) => wrongGroups(section, 6, 'cards with title, description and badge', (items) => items.every(isCard))),
  'S2.3-20': inSection((section, { row, data }) => {
    const expected = expectation(row, orderExpectation).map((badge) =>
      badge === '{license}' ? textAt(data.files.get('company'), 'license', 'number') : badge,
    );
    const groups = groupsOfLength(section, 6).map((items) => items.map(textOf));
    const right = groups.some((texts) => expected.every((badge, index) => mentions(texts[index] ?? '', badge)));
    return want(right, `badges in this order: ${quoted(expected)}`, () => groups.map(quoted).join(' | ') || 'no six cards');
  }),
  'S2.3-21': inSection((section) => {
    const groups = groupsOf(section);
    const cards = groups.findIndex((items) => items.length === 6);
    const counters = groups.findIndex((items) => items.length === 4 && items.every(hasFigure));
    return want(cards !== -1 && counters > cards, '4 counters after the cards', `lists of ${groups.map((items) => items.length).join(', ') || 'nothing'}`);
  }),
  'S2.3-22': textsOfOneItem,
  'S2.3-23': textsOfOneItem,
  'S2.3-24': textsOfOneItem,
  'S2.3-25': textsOfOneItem,
  'S2.3-27': inSection((footer, { row }) => {
    const { hrefs } = expectation(row, z.strictObject({ hrefs: z.array(z.string()) }));
    const found = linksOf(footer)
      .map(({ href }) => href)
      .filter((href) => href.startsWith('/services/'));
    const missing = hrefs.filter((href) => !found.includes(href));
    return [
      ...want(missing.length === 0, 'links to all services', `missing: ${quoted(missing)}`),
      ...wrongNumber(found.length, { n: SERVICES.length, of: 'links to services' }),
    ];
  }),

  // One of them is in sight at a time (stories.ts).
  'S2.5-03': inFiles(
    inPlace('stories', (stories, { row, data }) => {
      const { n } = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
      return [
        ...wrongNumber(testimonials(data).length, { n, of: 'testimonials in the data' }),
        ...wrongNumber(itemsOf(stories).length, { n, of: 'testimonials in the HTML' }),
      ];
    }),
  ),
  'S2.5-06': inSection((stories, { row }) => {
    const { n } = expectation(row, z.strictObject({ n: z.number(), of: z.string() }));
    const rows = new Map<Element | null, number>();
    for (const control of stories.querySelectorAll('button, a[href^="#"]')) {
      const list = control.closest('li')?.parentElement ?? control.parentElement;
      rows.set(list, (rows.get(list) ?? 0) + 1);
    }
    return want([...rows.values()].includes(n), `a row of ${n} dots`, `rows of ${[...rows.values()].join(', ') || 'nothing'}`);
  }),
  'S2.5-08': textsOfOneItemOrText,
  'S2.5-09': textsOfOneItemOrText,
  'S2.5-10': textsOfOneItemOrText,
  'S2.5-11': once('data/testimonials.yaml', ({ data }) => {
    const entries = testimonials(data);
    const unmarked = entries.filter((entry) => at(entry, 'sample') !== true);
    return [
      ...wrongNumber(entries.length, { n: 6, of: 'testimonials' }),
      ...want(unmarked.length === 0, 'sample: true', quoted(unmarked.map((entry) => textAt(entry, 'name')))),
    ];
  }),

  'S3.5-01': once('data/testimonials.yaml', ({ row, data }) => {
    const { fields } = expectation(row, z.strictObject({ record: z.string(), fields: z.array(z.string()) }));
    const entries = testimonials(data);
    return want(entries.length > 0, 'testimonials', 'none').concat(
      entries.flatMap((entry) => {
        const missing = fields.filter((field) => textAt(entry, field) === '');
        return want(missing.length === 0, `the fields ${quoted(fields)}`, `without ${quoted(missing)}`);
      }),
    );
  }),
  'S3.5-02': once('data/testimonials.yaml', ({ data }) => {
    const entries = testimonials(data);
    const others = entries.filter((entry) => at(entry, 'rating') !== 5);
    return [
      ...wrongNumber(entries.length, { n: 6, of: 'testimonials' }),
      ...want(others.length === 0, 'rating 5', quoted(others.map((entry) => textAt(entry, 'rating')))),
    ];
  }),
};

/** Names of the row for parts of the page that the HTML names otherwise. */
const NAMES: Record<string, string> = { 'promotion pop-up': 'promotion', 'floating button': 'floating' };

/** Summary figures that are no items: figure and label in one element. */
function textsOfOneItemOrText(given: Parameters<Check>[0]): ReturnType<Check> {
  return inSection((section, { row }) => {
    const expected = z.array(z.string()).parse(expectation(row, textExpectation));
    const [figure = '', ...labels] = expected;
    const places = [...section.querySelectorAll('[data-item], li, p, dl > div')].map((element) => textOf(element));
    const found = places.some((text) => holds(text, figure) && labels.every((label) => mentions(text, label)) && text.length < 80);
    return want(found, `${quoted(expected)} together`, () => quoted(places.filter((text) => mentions(text, figure))));
  })(given);
}
