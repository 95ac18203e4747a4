// Rows of 2.8, 3.5, 9.4, 9.5 and 9.6 about the service pages: their layout, tables and plans.
import { z } from 'zod';
import { blocksOf, controlsOf, holds, itemsOf, linksOf, mentions, textOf, titleOfItem } from '../dom';
import type { Miss } from '../miss';
import { telOf } from '../site';
import { type Check, expectation, inPlace, inSection, miss, onPages, quoted, want } from './check';
import { wrongNumber } from './count';
import { partsOf } from './home';
import { orderExpectation, wrongOrder } from './order';

/** The rows' words for the cells of the comparison, and its columns. */
const COLUMNS: Record<string, string> = { tpo: 'TPO', epdm: 'EPDM', mb: 'modified bitumen' };

export interface Table {
  columns: string[];
  rows: { name: string; cells: string[] }[];
}

/** A table with column headings above and row headings at the left; the empty corner does not count as a column. */
export function tableOf(section: Element): Table | null {
  const table = section.querySelector('table');
  if (!table) return null;
  const columns = [...table.querySelectorAll('thead th')].map(textOf).filter((text) => text !== '');
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => ({
    name: textOf(row.querySelector('th') ?? row),
    cells: [...row.querySelectorAll('td')].map(textOf),
  }));
  return { columns, rows };
}

function inTable(check: (table: Table, given: { row: Parameters<typeof expectation>[0] }) => Miss[]): Check {
  return inSection((section, { row }) => {
    const table = tableOf(section);
    return table ? check(table, { row }) : miss('a table', 'none');
  });
}

/** A cell of the comparison (9.6): {row: lifespan, tpo: '20-30 years'}. */
export const checkComparisonCell = inTable((table, { row }) => {
  const { row: name, ...cells } = expectation(row, z.looseObject({ row: z.string() }));
  const line = table.rows.find((candidate) => mentions(candidate.name, name));
  if (!line) return miss(`the row ${name}`, quoted(table.rows.map((candidate) => candidate.name)));
  return Object.entries(cells).flatMap(([column, text]) => {
    const index = table.columns.findIndex((title) => mentions(title, COLUMNS[column] ?? column));
    const cell = line.cells[index] ?? '';
    return want(index !== -1 && holds(cell, String(text)), `${column}, ${name}: ${String(text)}`, cell);
  });
});

/** A line of a table or list that holds several texts: plans (2.8), prices (9.4), R-values (9.5). */
export const checkTogether: Check = inSection((section, { row }) => {
  const texts = Object.values(expectation(row, z.record(z.string(), z.string())));
  const [name = '', ...others] = texts;
  const places = [...section.querySelectorAll('[data-item], tr')].map((element) => ({
    title: titleOfItem(element),
    text: textOf(element),
  }));
  const found = places.some(({ title, text }) => mentions(title, name) && others.every((words) => mentions(text, words)));
  return want(found, `${quoted(texts)} together`, () => quoted(places.map(({ text }) => text)));
});

const hasSection: Check = inSection((section) => want(blocksOf(section).length >= 2, 'a section with a text', textOf(section)));

const oneBand: Check = inSection((band, { page }) => {
  const dials = linksOf(band).filter(({ href, element }) => href === telOf(page.phone) && Number(element.getAttribute('data-height')) >= BUTTON);
  const [ground, ink] = ['data-ground', 'data-ink'].map((name) => band.getAttribute(name) ?? '');
  return [
    ...want(
      dials.some(({ text }) => text.includes(page.phone)),
      'a phone button in the band',
      quoted(linksOf(band).map(({ text, href }) => `${text} ${href}`)),
    ),
    ...want(lightOf(ground) < 0.1 && lightOf(ink) > 0.5, 'a dark band with light text', `${ink} on ${ground}`),
  ];
});

/** How high what looks like a button is at least, in px. */
const BUTTON = 44;

/** Relative luminance, 0 for black and 1 for white; of what is no color none. */
function lightOf(color = ''): number {
  const [red, green, blue] =
    /^rgb\((\d+), (\d+), (\d+)\)$/
      .exec(color)
      ?.slice(1)
      .map((part) => (Number(part) / 255) ** 2.2) ?? [];
  return red === undefined || green === undefined || blue === undefined ? Number.NaN : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const serviceChecks: Record<string, Check> = {
  'S2.8-01': onPages(({ page }) => {
    const parts = partsOf(page.document);
    const band = parts.indexOf('call-band');
    const frame = [...parts.slice(0, 2), ...parts.slice(band)];
    return [
      ...wrongOrder(frame.slice(0, 5), ['header', 'hero', 'call-band', 'contact', 'footer'], { described: false }),
      ...want(band >= 3, 'content sections between hero and call band', quoted(parts)),
    ];
  }),
  'S2.8-02': inSection((hero) => wrongNumber(hero.querySelectorAll('h1').length, { n: 1, of: 'headline' })),
  'S2.8-05': oneBand,
  'S2.8-07': inSection((section) => [
    ...want(section.getAttribute('id') === 'contact', 'id contact', String(section.getAttribute('id'))),
    ...want(section.querySelector('form') !== null && controlsOf(section).length >= 6, 'the contact form', `${controlsOf(section).length} fields`),
  ]),
  'S2.8-08': onPages((given) => {
    const { phones } = given.data;
    return [
      ...inPlace('call-band', (band) => want(textOf(band).includes(phones.services), phones.services, textOf(band)))(given),
      ...want(phones.services !== phones.counties, 'another number than that of the county pages', phones.counties),
    ];
  }),
  'S2.8-16': inSection((section) => {
    const items = itemsOf(section);
    const bare = items.filter((item) => !item.querySelector('li'));
    return [...wrongNumber(items.length, { min: 1, of: 'offerings' }), ...want(bare.length === 0, 'a feature list in each', quoted(bare.map(titleOfItem)))];
  }),
  'S2.8-20': oneBand,
  'S2.8-22': checkTogether,
  'S2.8-23': checkTogether,
  'S2.8-24': checkTogether,
  'S2.8-30': inTable((table, { row }) => wrongOrder(table.columns, expectation(row, orderExpectation), { described: true })),
  'S2.8-31': inTable((table, { row }) =>
    wrongOrder(
      table.rows.map(({ name }) => name),
      expectation(row, orderExpectation),
      { described: true },
    ),
  ),
  'S2.8-59': inSection((section) => wrongNumber(section.querySelectorAll('table').length, { n: 1, of: 'R-value table' })),
  'S2.8-65': hasSection,
  'S2.8-66': inSection((section) => [
    ...want(mentions(textOf(section), 'builder'), 'builder partnerships', textOf(section)),
    ...want(
      linksOf(section).some(({ text }) => text === 'Partner With Us'),
      'the button Partner With Us',
      'none',
    ),
  ]),
  'S2.8-73': onPages(({ page }) =>
    wrongNumber(linksOf(page.document.body).filter(({ text }) => text === 'Emergency Testing').length, {
      n: 1,
      of: 'button Emergency Testing',
    }),
  ),

  'S3.5-04': inSection((section) => {
    const items = itemsOf(section);
    const wrong = items.filter((item, index) => {
      const [number = '', ...texts] = blocksOf(item);
      return !new RegExp(`^(Step )?0?${index + 1}\\b`).test(number) || texts.length < 2;
    });
    return [...want(items.length > 0, 'steps', 'none'), ...want(wrong.length === 0, 'number, title and description in each step', quoted(wrong.map(textOf)))];
  }),
  'S3.5-06': inTable((table) => wrongRows(table, 2)),
  'S3.5-07': inTable((table) => wrongRows(table, 3)),

  'S9.4-01': inTable((table, { row }) => wrongOrder(table.columns, expectation(row, orderExpectation), { described: false })),
};

/** Each row has a name and so many filled cells. */
function wrongRows(table: Table, cells: number): Miss[] {
  const wrong = table.rows.filter((row) => row.name === '' || row.cells.length !== cells || row.cells.includes(''));
  return [
    ...want(table.rows.length > 0, 'rows', 'none'),
    ...want(wrong.length === 0, `a name and ${cells} cells in each row`, quoted(wrong.map(({ name }) => name))),
  ];
}
