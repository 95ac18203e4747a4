// Which towns of a county are measured, in which order, and when there is nothing to compare.
import { describe, expect, it } from 'vitest';
import type { PlannedSite } from '../../../generator/content/site/index';
import { planHeights } from '../../../generator/plan/heights';
import { plannedSite } from '../../setup/planned';
import { sample } from '../../setup/run';

const shipped = plannedSite(sample);
const COUNTY = 'riverside-county';

/** The shipped site with other places. */
function withPlaces(changes: Partial<PlannedSite['data']['places']>): PlannedSite {
  return { ...shipped, data: { ...shipped.data, places: { ...shipped.data.places, ...changes } } };
}

describe('the heights of a county', () => {
  it('are those of its towns that have a page, from west to east, each with the way there', () => {
    const heights = planHeights(shipped, COUNTY, 'hemet');
    const cities = shipped.citiesOf.get(COUNTY) ?? [];
    const { places } = shipped.data.places;
    const longitudeOf = (town: string) => places.find(({ name, county }) => name === town && county === COUNTY)?.longitude ?? Number.NaN;
    const longitudes = heights?.towns.map(({ name }) => longitudeOf(name)) ?? [];
    expect(heights?.towns).toHaveLength(cities.length);
    expect(longitudes).toEqual([...longitudes].sort((one, other) => one - other));
    expect(heights?.towns.find(({ name }) => name === 'Hemet')?.href).toBe('/cities/hemet');
    expect(heights).toMatchObject({ here: 'hemet', words: { ...shipped.data.places.heights, credit: shipped.data.places.credit } });
  });

  it('lead to pages under the base of the site', () => {
    const based = plannedSite(sample, { siteUrl: null, base: '/roofing/' });
    for (const { href } of planHeights(based, COUNTY, null)?.towns ?? [{ href: '' }]) expect(href).toMatch(/^\/roofing\/cities\//);
  });

  it('leave out a town whose place is not known', () => {
    const unknown = shipped.data.places.places.map((place) => (place.name === 'Hemet' ? { ...place, longitude: undefined } : place));
    const without = withPlaces({ places: unknown.filter(({ name }) => name !== 'Corona') });
    const names = planHeights(without, COUNTY, null)?.towns.map(({ name }) => name) ?? [];
    expect(names).toHaveLength((shipped.citiesOf.get(COUNTY)?.length ?? 0) - 2);
    expect(names).not.toContain('Hemet');
    expect(names).not.toContain('Corona');
  });

  it('are none where the data has no words for them, or of fewer than six towns', () => {
    const some = (count: number) => {
      const names = (shipped.citiesOf.get(COUNTY) ?? []).slice(0, count).map(({ name }) => name);
      return withPlaces({ places: shipped.data.places.places.filter(({ name }) => names.includes(name)) });
    };
    expect(planHeights(withPlaces({ heights: undefined }), COUNTY, null)).toBeNull();
    expect(planHeights(shipped, 'nowhere', null)).toBeNull();
    expect(planHeights(some(5), COUNTY, null)).toBeNull();
    expect(planHeights(some(6), COUNTY, null)?.towns).toHaveLength(6);
  });
});
