// The rows: none passes over pages without anything on them, with other prices, or with a server that answers otherwise.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { blankSite, data, findings, nothing, passes, rowCalled, rows } from './nothing';
import type { Row } from './rows';

/** Rows that say that something is not there: an empty page meets them, the HTML beside each does not. */
const ABSENCE: Record<string, string> = {
  'S1-29': '<p>This is a preview</p>',
  'S1-35': '<p>Licensed and bonded</p>',
  'S2.1-33': '<section id="about"></section>',
  'S2.1-41': '<a href="/cities/riverside/">Riverside</a>',
  'S2.7-08': '<dialog></dialog>',
  'S6-04': '<a href="/x">Sign in</a>',
  'S7-19': '<p>(951) 555-0100</p>',
};
/** Rows about the list of pages or the data alone, which a blank page does not change. */
const LISTS = new Set(['S2.1-18', 'S2.1-28', 'S2.1-29', 'S2.11-07', 'S3.5-01', 'S3.5-02', 'S3.5-08']);

function isReckoned(row: Row): boolean {
  return row.section === '9.1' && ['result', 'pricePerSqFt', 'multiplier'].some((key) => key in Object(row.expect));
}
/** Rows about the formula, which no page shows. */
const FORMULA = new Set(['S3.4-02', 'S5-23', 'S9.1-15']);

describe('no row of the formula passes with other prices', () => {
  const files = new Map(data.files);
  files.set('estimator', cheaper(data.files.get('estimator')));

  it.each(rows.filter(isReckoned).map((row) => [row.id, row] as const))('%s', async (_, row) => {
    expect(await passes(row, {})).toBe(true);
    expect(await passes(row, { data: { ...data, files } })).toBe(false);
  });
});

/** Every price one dollar less. */
function cheaper(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, /^(price|otherPrice)$/.test(key) ? Number(inner) - 1 : cheaper(inner)]));
}

describe('no row passes over a site of blank pages', () => {
  const onPages = rows
    .filter(({ id, where }) => !['data', 'cli', 'script', 'sitemap', 'database'].includes(where) && !LISTS.has(id) && !FORMULA.has(id))
    .filter((row) => !isReckoned(row));

  it.each(onPages.filter(({ id }) => !(id in ABSENCE)).map((row) => [row.id, row] as const))('%s', async (_, row) => {
    expect(await passes(row, { site: blankSite('') })).toBe(false);
  });

  it.each(Object.entries(ABSENCE))('%s finds what it forbids', async (id, html) => {
    expect(await passes(rowCalled(id), { site: blankSite(html) })).toBe(false);
    expect(await passes(rowCalled(id), { site: blankSite('') })).toBe(true);
  });
});

describe('no row of serve passes with a server that answers otherwise', () => {
  const isHome = (url = '') => /^\/(\?|$)/.test(url);
  const good: RequestListener = ({ url }, response) => {
    response.writeHead(isHome(url) || url === '/sitemap.xml' ? 200 : 404, { 'Content-Type': 'application/xml' }).end();
  };
  const asText: RequestListener = (_, response) => void response.writeHead(200, { 'Content-Type': 'text/xml' }).end();
  const missing: RequestListener = (_, response) => void response.writeHead(404, { 'Content-Type': 'application/xml' }).end();
  const logged = (url: string) => (isHome(url) ? '' : `404 GET ${url}\n`);

  it.each([
    ['S2.1-91', 'as it is', good, logged, true],
    ['S2.1-91', 'another type', asText, logged, false],
    ['S2.1-91', 'no such file', missing, logged, false],
    ['S2.11-05', 'as it is', good, logged, true],
    ['S2.11-05', 'no line', good, () => '', false],
    ['S2.11-05', 'another path', good, () => '404 GET /\n', false],
    ['S2.11-05', 'a line for each page', good, (url: string) => `GET ${url}\n`, false],
    ['S2.11-05', '200 for any path', asText, logged, false],
  ] as const)('%s: %s', async (id, _what, listener, lineOf, met) => {
    let log = '';
    const server = createServer((request, response) => {
      log += lineOf(request.url ?? '');
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const served = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, log: () => log, logMs: 200 };
    const backend = { ...nothing.backend, served: () => Promise.resolve(served) };
    const found = await findings(rowCalled(id), { backend });
    server.closeAllConnections();
    server.close();
    expect(found === 0).toBe(met);
  });
});
