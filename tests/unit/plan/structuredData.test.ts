// What each kind of page tells search engines, and that no text of the data can change it or end its block.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, describe, expect, it } from 'vitest';
import type { PlannedSite } from '../../../generator/content/site/index';
import { pathOf, type Route } from '../../../generator/content/site/routes';
import { planBreadcrumbs } from '../../../generator/plan/breadcrumbs';
import { planFrame } from '../../../generator/plan/frame';
import { planPage } from '../../../generator/plan/page';
import type { PageModel } from '../../../templates/model';
import { renderFrame, renderPage } from '../../../templates/server';
import { ASSETS } from '../../setup/assets';
import { HOSTILE, HOSTILE_NAME, hostileSite } from '../../setup/hostile';
import { plannedSite } from '../../setup/planned';
import { project } from '../../setup/run';
import { type DescribedKind, dataBlocksOf, structuredData } from '../../setup/structuredData';

const small = join(project, 'tests/fixtures/small');
const scratch = mkdtempSync(join(tmpdir(), 'shingle-structured-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const smallSite = (settings?: Parameters<typeof plannedSite>[1]): PlannedSite => plannedSite(small, settings);

function render(site: PlannedSite, page: PageModel): string {
  return renderPage(page, renderFrame(planFrame(site, page.variant, 0), ASSETS));
}

const CITY: Route = { kind: 'city', slug: 'el-centro' };
const SERVICE: Route = { kind: 'service', slug: 'painting' };

function nodesOf(site: PlannedSite, route: Route) {
  const graph = planPage(site, route).head.structuredData?.['@graph'] ?? [];
  return new Map(graph.map((node) => (typeof node === 'string' ? ['', {}] : [node['@type'], node])));
}

describe('the structured data', () => {
  it('says who the contractor is, with license and hours, without a street', () => {
    expect(nodesOf(smallSite(), { kind: 'home' }).get('HousePainter')).toEqual({
      '@type': 'HousePainter',
      '@id': 'https://norte.example.net/#business',
      name: 'Norte Painting Inc.',
      alternateName: 'Norte',
      url: 'https://norte.example.net/',
      telephone: '+14425550152',
      email: 'office@example.net',
      address: { '@type': 'PostalAddress', addressRegion: 'CA', addressCountry: 'US' },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '17:00' },
      ],
      areaServed: [{ '@type': 'AdministrativeArea', '@id': 'https://norte.example.net/service-areas/imperial-county#area', name: 'Imperial County' }],
      hasCredential: { '@type': 'EducationalOccupationalCredential', credentialCategory: 'license', name: 'Lic. 0000000', identifier: '0000000' },
    });
  });

  it('leaves out what the data does not have, and has the town where it does', () => {
    const site = smallSite();
    const { company } = site.data;
    site.data = {
      ...site.data,
      company: {
        ...company,
        shortName: company.legalName,
        address: { ...company.address, locality: 'Brawley' },
        hours: [{ days: 'Sun', hours: 'emergency calls only' }],
      },
    };
    const business = nodesOf(site, { kind: 'home' }).get('HousePainter');
    expect(Object.keys(business ?? {})).toEqual(['@type', '@id', 'name', 'url', 'telephone', 'email', 'address', 'areaServed', 'hasCredential']);
    expect(business).toMatchObject({ address: { addressLocality: 'Brawley' } });
  });

  it('says what a page of a service is about, and under which number', () => {
    expect(nodesOf(smallSite(), SERVICE).get('Service')).toEqual({
      '@type': 'Service',
      '@id': 'https://norte.example.net/services/painting#service',
      name: 'Painting',
      serviceType: 'Painting',
      description: 'Walls and trim.',
      url: 'https://norte.example.net/services/painting',
      provider: { '@id': 'https://norte.example.net/#business' },
      areaServed: [{ '@id': 'https://norte.example.net/service-areas/imperial-county#area' }],
      availableChannel: {
        '@type': 'ServiceChannel',
        serviceUrl: 'https://norte.example.net/services/painting',
        servicePhone: { '@type': 'ContactPoint', telephone: '+14425550153' },
      },
    });
  });

  it('says where a city is; a place that is not a city is not called one', () => {
    const site = smallSite();
    const containedInPlace = { '@id': 'https://norte.example.net/service-areas/imperial-county#area' };
    expect(nodesOf(site, CITY).get('Service')).toMatchObject({
      name: 'Painters in El Centro',
      areaServed: { '@type': 'City', name: 'El Centro', containedInPlace },
      availableChannel: { servicePhone: { telephone: '+14425550155' } },
    });
    site.data.places.places.push({ name: 'El Centro', county: 'imperial-county', kind: 'unincorporated community', elevation: -42, zone: 15 });
    expect(nodesOf(site, CITY).get('Service')).toMatchObject({ areaServed: { '@type': 'Place', name: 'El Centro', containedInPlace } });
  });

  it('names the way to the page with full addresses, under the base', () => {
    const site = smallSite({ siteUrl: 'https://other.example.org', base: '/roofing/' });
    expect(nodesOf(site, CITY).get('BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      '@id': 'https://other.example.org/roofing/cities/el-centro#breadcrumbs',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://other.example.org/roofing/' },
        { '@type': 'ListItem', position: 2, name: 'Imperial County', item: 'https://other.example.org/roofing/service-areas/imperial-county' },
        { '@type': 'ListItem', position: 3, name: 'El Centro', item: 'https://other.example.org/roofing/cities/el-centro' },
      ],
    });
  });

  it.each(['home', 'service', 'county', 'city', 'prose'] as const)('keeps to our schema on a page of kind %s', (kind) => {
    const site = smallSite();
    const route = site.routes.find((each) => each.kind === kind) ?? { kind: 'home' };
    expect(structuredData[kind].safeParse(planPage(site, route).head.structuredData).error?.issues).toBeUndefined();
  });

  it.each(['notFound', 'serverError'] as const)('is not on a page of kind %s', (kind) => {
    expect(planPage(smallSite(), { kind }).head.structuredData).toBeNull();
  });
});

describe('the schema of our own', () => {
  const graph = planPage(smallSite(), SERVICE).head.structuredData;
  const [business, ...rest] = graph?.['@graph'] ?? [];
  const issues = (first: object) => structuredData.service.safeParse({ ...graph, '@graph': [first, ...rest] }).error?.issues.map(({ message }) => message);

  it('refuses ratings and reviews of ourselves, a street, and ids of nothing', () => {
    const own = Object(business) as Record<string, unknown>;
    expect(issues(own)).toBeUndefined();
    for (const added of [{ aggregateRating: { ratingValue: 5 } }, { review: [] }]) expect(issues({ ...own, ...added })?.[0]).toContain('Unrecognized key');
    expect(issues({ ...own, address: { ...Object(own.address), streetAddress: '1 Main St' } })?.[0]).toContain('Unrecognized key');
    expect(issues({ ...own, areaServed: [] })?.[0]).toContain('Too small');
    expect(issues({ ...own, '@id': 'https://norte.example.net/#other' })?.[0]).toContain('nothing in the graph has the id https://norte.example.net/#business');
  });
});

describe('the breadcrumbs', () => {
  it('lead from home by the county to the city', () => {
    expect(planBreadcrumbs(smallSite(), CITY)).toEqual({
      label: 'Breadcrumb',
      above: [
        { label: 'Home', href: '/' },
        { label: 'Imperial County', href: '/service-areas/imperial-county' },
      ],
      here: 'El Centro',
    });
  });

  it.each(['home', 'notFound', 'serverError'] as const)('are not on a page of kind %s', (kind) => {
    expect(planBreadcrumbs(smallSite(), { kind })).toBeNull();
  });
});

describe('hostile texts', () => {
  const site = hostileSite(small, join(scratch, 'data'));
  const { company, site: settings } = site.data;

  it('are everywhere that a text may be anything', () => {
    const [service, county, city, prose] = [site.data.services[0], site.data.counties[0], site.data.cities[0], site.data.pages[0]];
    const texts = [company.legalName, company.shortName, company.license.display, company.address.region, company.address.country, company.hours[0]?.days];
    texts.push(settings.words.home, settings.words.breadcrumbs, service?.name, service?.hero.title, service?.hero.lede);
    texts.push(county?.name, county?.hero.title, county?.hero.lede, city?.name, city?.lede, site.data['city-pages'].hero.title, prose?.name);
    for (const text of texts)
      expect(
        [HOSTILE, HOSTILE_NAME].filter((hostile) => text?.includes(hostile)),
        text,
      ).toHaveLength(1);
    expect(new Set(texts).size).toBe(texts.length);
  });

  const described = site.routes.filter((route): route is Route & { kind: DescribedKind } => route.kind in structuredData);
  it.each(described.map((route) => ({ path: pathOf(route), route })))('are given back as they were by $path', ({ route }) => {
    const page = planPage(site, route);
    const html = render(site, page);
    const blocks = dataBlocksOf(html);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).not.toMatch(/[<>&\u2028\u2029]/);
    // The module and the block: no text has become a script.
    expect(html.match(/<script/gi)).toHaveLength(2);

    const graph: unknown = JSON.parse(blocks[0] ?? '');
    expect(graph).toEqual(page.head.structuredData);
    expect(structuredData[route.kind].safeParse(graph).error?.issues).toBeUndefined();
    const [business, website, breadcrumbs] = structuredData.prose.safeParse(graph).data?.['@graph'] ?? structuredData[route.kind].parse(graph)['@graph'];
    expect(business).toMatchObject({ name: company.legalName, alternateName: company.shortName, hasCredential: { name: company.license.display } });
    expect(business.address).toMatchObject({ addressRegion: company.address.region, addressCountry: company.address.country });
    expect(business.areaServed.map(({ name }) => name)).toEqual(site.data.counties.map(({ name }) => name));
    expect(website.name).toBe(company.shortName);

    const { document } = parseHTML(html);
    const shown = Array.from(document.querySelectorAll('.breadcrumbs li'), (item) => item.textContent);
    expect(shown).toEqual(breadcrumbs?.itemListElement.map(({ name }) => name) ?? []);
    expect(document.querySelector('footer')?.textContent).toContain(company.legalName);
    expect(document.querySelector('footer')?.textContent).toContain(company.license.display);
  });

  it('stand on the page as they stand in the data', () => {
    const service = planPage(site, SERVICE);
    const { document } = parseHTML(render(site, service));
    const [data] = site.data.services;
    expect(document.querySelector('h1')?.textContent).toBe(data?.hero.title);
    expect(document.querySelector('.hero .lede')?.textContent).toBe(data?.hero.lede);
    expect(document.querySelector('.breadcrumbs [aria-current]')?.textContent).toBe(data?.name);
    expect(document.querySelector('.breadcrumbs')?.getAttribute('aria-label')).toBe(settings.words.breadcrumbs);
    expect(nodesOf(site, SERVICE).get('Service')).toMatchObject({ name: data?.name, serviceType: data?.name, description: data?.hero.lede });
    const city = site.data.cities[0];
    expect(nodesOf(site, CITY).get('Service')).toMatchObject({
      name: site.data['city-pages'].hero.title,
      description: city?.lede,
      areaServed: { name: city?.name },
    });
  });
});
