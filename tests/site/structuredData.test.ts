// The structured data of every page of the finished site: by our schema, and nothing in it that the page does not show.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import { pageOf } from '../../generator/content/site/url';
import { pagesIn } from '../setup/output';
import { sample } from '../setup/run';
import { type DescribedKind, dataBlocksOf, structuredData } from '../setup/structuredData';
import { linksOf, textOf, tidy } from '../spec/dom';

const ORIGIN = 'https://www.example.com';
const pages = pagesIn(inject('site')).map(({ file, html }) => ({ path: pageOf(file) ?? '', html, document: parseHTML(html).document }));
const isStatus = (path: string) => path === '/404' || path === '/500';
const described = pages.filter(({ path }) => !isStatus(path));

function kindOf(path: string): DescribedKind {
  if (path === '/') return 'home';
  if (path.startsWith('/services/')) return 'service';
  if (path.startsWith('/service-areas/')) return 'county';
  return path.startsWith('/cities/') ? 'city' : 'prose';
}

/** The nodes that every page has, and the two that only some have. */
function nodesOf({ path, html }: { path: string; html: string }) {
  const kind = kindOf(path);
  const graph: unknown = JSON.parse(dataBlocksOf(html)[0] ?? '');
  const [business, website] = structuredData[kind].parse(graph)['@graph'];
  const breadcrumbs = kind === 'home' ? undefined : structuredData[kind].parse(graph)['@graph'][2];
  const service = kind === 'home' || kind === 'prose' ? undefined : structuredData[kind].parse(graph)['@graph'][3];
  return { business, website, breadcrumbs, service };
}

const dials = (root: Element | null, number: string) => root !== null && linksOf(root).some(({ href }) => href === `tel:${number}`);

/** '19:00' as pages write it: 7:00 PM */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

describe.each(described)('the structured data of $path', (page) => {
  const { document, html, path } = page;

  it('is one block in the head that keeps to our schema', () => {
    expect(dataBlocksOf(html)).toHaveLength(1);
    expect(document.querySelectorAll('head script[type="application/ld+json"]')).toHaveLength(1);
    const parsed = structuredData[kindOf(path)].safeParse(JSON.parse(dataBlocksOf(html)[0] ?? ''));
    expect(parsed.error?.issues).toBeUndefined();
  });

  it('says of the contractor what header and footer say', () => {
    const { business, website } = nodesOf(page);
    const header = document.querySelector('header');
    const footer = document.querySelector('footer');
    const shown = footer === null ? '' : textOf(footer);
    expect(dials(header, business.telephone)).toBe(true);
    for (const text of [business.name, business.hasCredential.name, ...business.areaServed.map(({ name }) => name)]) expect(shown).toContain(tidy(text));
    expect(business.hasCredential.name).toContain(business.hasCredential.identifier);
    const links = footer === null ? [] : linksOf(footer).map(({ href }) => href);
    expect(links).toEqual(expect.arrayContaining(business.sameAs ?? []));
    for (const { '@id': id } of business.areaServed) expect(links).toContain(id.slice(ORIGIN.length).replace(/#area$/, ''));
    for (const { opens, closes } of business.openingHoursSpecification ?? []) expect(shown).toContain(`${clock(opens)}-${clock(closes)}`);
    expect(header === null ? '' : textOf(header)).toContain(website.name);
  });

  it('says of the way to the page what stands over its heading', () => {
    const items = nodesOf(page).breadcrumbs?.itemListElement ?? [];
    const nav = document.querySelectorAll('main nav[aria-label]');
    expect(nav).toHaveLength(path === '/' ? 0 : 1);
    expect(Array.from(document.querySelectorAll('main nav li'), textOf)).toEqual(items.map(({ name }) => tidy(name)));
    expect(Array.from(document.querySelectorAll('main nav a'), (link) => ORIGIN + (link.getAttribute('href') ?? ''))).toEqual(
      items.slice(0, -1).map(({ item }) => item),
    );
    expect(Array.from(document.querySelectorAll('main nav [aria-current="page"]'), textOf)).toEqual(items.slice(-1).map(({ name }) => tidy(name)));
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    if (items.length > 0) expect(items.at(-1)?.item).toBe(canonical);
  });

  it('says of the service what the hero says', () => {
    const { service } = nodesOf(page);
    if (service === undefined) return;
    const hero = document.querySelector('[data-section="hero"]');
    const shown = hero === null ? '' : textOf(hero);
    for (const text of [service.name, service.description]) expect(shown).toContain(tidy(text));
    expect(dials(document.querySelector('main'), service.availableChannel.servicePhone.telephone)).toBe(true);
    expect(service.url).toBe(document.querySelector('link[rel="canonical"]')?.getAttribute('href'));
    if ('name' in service.areaServed) expect(shown).toContain(tidy(service.areaServed.name));
  });
});

describe('the structured data', () => {
  it('is not on pages that no search engine should keep', () => {
    const status = pages.filter(({ path }) => isStatus(path));
    expect(status).toHaveLength(2);
    for (const { html } of status) expect(html).not.toContain('ld+json');
  });

  it('has an hour for each day that the shown hours give one', () => {
    const company = parse(readFileSync(join(sample, 'company.yaml'), 'utf8')) as { hours: { hours: string; open?: unknown }[] };
    for (const { hours, open } of company.hours) expect(open !== undefined, hours).toBe(/\d/.test(hours));
  });
});
