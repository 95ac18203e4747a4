// The towns of a county by their height over the sea: those that have a page and whose place is known.
import type { Heights } from '../../templates/art/townHeights';
import type { City } from '../content/site';
import { pathOf } from './routes';
import type { PlannedSite } from './site';
import { hrefOf } from './url';

/** Fewer are no comparison. */
const LEAST = 6;

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

function placed({ name, slug, county }: City, places: PlannedSite['data']['places']['places']) {
  const place = places.find((known) => known.name === name && known.county === county);
  if (place?.longitude === undefined) return [];
  return [{ name, slug, elevation: place.elevation, longitude: place.longitude }];
}
