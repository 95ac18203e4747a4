// The towns of a county by their height over the sea: those that have a page and whose place is known. And the section through all
// places of a county, whether they have a page or not.
import type { CountySectionModel } from '../../templates/art/countySectionPlan';
import type { Heights } from '../../templates/art/townHeights';
import type { City, County } from '../content/read';
import type { PlannedSite } from '../content/site/index';
import { namedIn } from '../content/site/named';
import { pathOf } from '../content/site/routes';
import { hrefOf } from '../content/site/url';

/** Fewer are no comparison; of more, the section's houses would touch. */
const LEAST = 6;
const MOST = 40;

export function planHeights(site: PlannedSite, county: string, here: string | null): Heights | null {
  const { heights, places, credit } = site.data.places;
  if (heights === undefined) return null;
  const towns = (site.citiesOf.get(county) ?? []).flatMap((city) => placed(city, places));
  if (towns.length < LEAST) return null;
  const westToEast = towns.sort((one, other) => one.longitude - other.longitude);
  return {
    towns: westToEast.map(({ name, slug, elevation }) => ({ name, elevation, href: hrefOf(site.base, pathOf({ kind: 'city', slug })) })),
    here,
    words: { ...heights, credit },
  };
}

/** Beside the words of the county's page; without it ground stands there that is set out. */
export function planCountySection({ data }: Pick<PlannedSite, 'data'>, county: County): CountySectionModel | undefined {
  const { heights, section, places, credit } = data.places;
  if (data.site.drawings !== 'roofs' || heights === undefined || section === undefined) return undefined;
  const known = places.flatMap(({ longitude, ...place }) => (place.county === county.slug && longitude !== undefined ? [{ ...place, longitude }] : []));
  if (known.length < LEAST || known.length > MOST) return undefined;
  return {
    name: 'county-section',
    places: byZone(known).map(({ name, elevation, zone }) => ({ name, elevation, zone })),
    order: county.cities.map((name) => namedIn(places, { name, county: county.slug })?.name ?? name),
    words: { ...section, sea: heights.sea, unit: heights.unit, credit },
  };
}

/** Zones from west to east, by where their places are on the whole; in each from the lowest place to the highest. */
function byZone<Place extends { zone: number; longitude: number; elevation: number }>(places: readonly Place[]): Place[] {
  const middle = (of: readonly Place[]) => of.reduce((sum, { longitude }) => sum + longitude, 0) / of.length;
  const zones = [...new Set(places.map(({ zone }) => zone))].map((zone) => places.filter((place) => place.zone === zone));
  const westToEast = zones.sort((one, other) => middle(one) - middle(other));
  return westToEast.flatMap((zone) => zone.toSorted((one, other) => one.elevation - other.elevation));
}

function placed({ name, slug, county }: City, places: PlannedSite['data']['places']['places']) {
  const place = namedIn(places, { name, county });
  if (place?.longitude === undefined) return [];
  return [{ name, slug, elevation: place.elevation, longitude: place.longitude }];
}
