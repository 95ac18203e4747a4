// What stands between hero and form: the sections of a page's file, and those that every page of its kind has.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { City } from '../../../generator/content/read';
import { entryOf, type PlannedSite } from '../../../generator/content/site/index';
import { bodyOf, cityActions } from '../../../generator/plan/body';
import { plannedSite } from '../../setup/planned';
import { project } from '../../setup/run';

const site = plannedSite(join(project, 'tests/fixtures/small'));
const CITY = { kind: 'city', slug: 'el-centro' } as const;
const city = entryOf(site.cities, CITY.slug);
const { stats, band, hero } = site.data['city-pages'];

function withCity(changes: Partial<City>): PlannedSite {
  return { ...site, cities: new Map([[CITY.slug, { ...city, ...changes }]]) };
}

describe('the body of a page', () => {
  it('is what its file says, on the home page and on those of services', () => {
    expect(bodyOf(site, { kind: 'home' })).toBe(site.data.home.body);
    const [[slug = '', service] = []] = [...site.services];
    expect(bodyOf(site, { kind: 'service', slug })).toBe(service?.body);
  });

  it('has the figures of all counties before what a county says', () => {
    const [[slug = '', county] = []] = [...site.counties];
    expect(bodyOf(site, { kind: 'county', slug })).toEqual([{ type: 'stats', items: site.data['county-pages'].stats }, ...(county?.body ?? [])]);
  });

  it('has the figures of all cities first and the band last, unless a city has its own', () => {
    const body = bodyOf(site, CITY);
    expect(body[0]).toEqual({ type: 'stats', items: stats });
    expect(body.at(-1)).toEqual({ type: 'call-band', ...band, ...city.band, actions: cityActions(site, city) });
    const own = [{ number: '7', label: 'wells' }];
    const changed = bodyOf(withCity({ stats: own, band: { ...city.band, title: 'Its own' } }), CITY);
    expect(changed[0]).toEqual({ type: 'stats', items: own });
    expect(changed.at(-1)).toMatchObject({ type: 'call-band', title: 'Its own' });
    for (const section of city.body) expect(changed).toContain(section);
  });

  it('is empty on pages of plain text and of errors', () => {
    const [slug = ''] = [...site.pages.keys()];
    for (const route of [{ kind: 'prose', slug }, { kind: 'notFound' }, { kind: 'serverError' }] as const) expect(bodyOf(site, route)).toEqual([]);
  });
});

it('a city asks for a quote in its own words, else in those of all, and gives its own number', () => {
  expect(cityActions(site, { ...city, quote: 'Ask us' })).toEqual([
    { label: 'Ask us', to: '#contact' },
    { label: hero.call, to: 'tel' },
  ]);
  expect(cityActions(site, { ...city, quote: undefined })[0]).toEqual({ label: hero.quote, to: '#contact' });
});
