// What stands between hero and form: the sections of a page's file, and those that every page of its kind has.
import type { SceneModel } from '../../templates/art/city/Elevation';
import type { SectionData } from '../../templates/sections/schemas';
import type { City } from '../content/read';
import { entryOf, type PlannedSite } from '../content/site/index';
import type { Route } from '../content/site/routes';
import { withFailures } from './scene';

/** Pages of other kinds have no sections. `scene`: the drawing of a city's house, whose callouts stand as text too. */
export function bodyOf(site: PlannedSite, route: Route, scene: SceneModel | null = null): readonly SectionData[] {
  switch (route.kind) {
    case 'home':
      return site.data.home.body;
    case 'service':
      return entryOf(site.services, route.slug).body;
    case 'county':
      return [{ type: 'stats', items: site.data['county-pages'].stats }, ...entryOf(site.counties, route.slug).body];
    case 'city':
      return cityBody(site, entryOf(site.cities, route.slug), scene);
    default:
      return [];
  }
}

function cityBody(site: PlannedSite, city: City, scene: SceneModel | null): SectionData[] {
  const { stats, band, failures } = site.data['city-pages'];
  return [
    { type: 'stats', items: city.stats ?? stats },
    ...withFailures(city.body, scene, failures.title),
    { type: 'call-band', ...band, ...city.band, actions: cityActions(site, city) },
  ];
}

/** A quote, and the city's own number. */
export function cityActions(site: PlannedSite, city: City): { label: string; to: string }[] {
  const { quote, call } = site.data['city-pages'].hero;
  return [
    { label: city.quote ?? quote, to: '#contact' },
    { label: call, to: 'tel' },
  ];
}
