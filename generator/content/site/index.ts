// The site as planning sees it: the data with its pages looked up by slug, its texts and its addresses settled.
import type { BackendSettings } from '../../../client/leads/config';
import type { Settings } from '../../settings';
import type { City, County, ProsePage, Service, SiteData } from '../read';
import type { Colors } from '../rules/colors';
import { planAnchors, type VariantAnchors } from './anchors';
import { byName, pathOf, planRoutes, type Route } from './routes';
import { fillKnown, priceTokens, siteTokens, type Tokens } from './tokens';
import type { PagePath } from './url';

export interface PlannedSite {
  /** With the tokens filled in that are the same on every page. */
  data: SiteData;
  /** Origin of the finished site, without a slash at the end. */
  url: string;
  base: string;
  production: boolean;
  /** Where the forms send leads: the environment's word before the data's. */
  backend: BackendSettings;
  /** The design's colors with the site's changes. */
  colors: Colors;
  tokens: Tokens;
  routes: Route[];
  paths: ReadonlySet<PagePath>;
  anchors: VariantAnchors;
  services: ReadonlyMap<string, Service>;
  counties: ReadonlyMap<string, County>;
  cities: ReadonlyMap<string, City>;
  pages: ReadonlyMap<string, ProsePage>;
  /** The cities that have a page, by the slug of their county. */
  citiesOf: ReadonlyMap<string, City[]>;
}

export function planSite(written: SiteData, settings: Pick<Settings, 'siteUrl' | 'base' | 'production' | 'supabase'>, design: Colors): PlannedSite {
  const tokens = siteTokens(written);
  const data = { ...fillKnown(written, tokens), claims: fillKnown(written.claims, priceTokens(written)) };
  const routes = planRoutes(data);
  return {
    data,
    url: settings.siteUrl ?? new URL(data.site.url).origin,
    base: settings.base,
    production: settings.production,
    backend: { url: settings.supabase.url ?? data.site.supabase.url, anonKey: settings.supabase.anonKey ?? data.site.supabase.anonKey },
    colors: { ...design, ...data.site.theme },
    tokens,
    routes,
    paths: new Set(routes.map(pathOf)),
    anchors: planAnchors(data),
    services: bySlug(data.services),
    counties: bySlug(data.counties),
    cities: bySlug(data.cities),
    pages: bySlug(data.pages),
    citiesOf: grouped(byName(data.cities)),
  };
}

function bySlug<Item extends { slug: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.slug, item]));
}

function grouped(cities: readonly City[]): Map<string, City[]> {
  const groups = new Map<string, City[]>();
  for (const city of cities) {
    const group = groups.get(city.county);
    if (group) group.push(city);
    else groups.set(city.county, [city]);
  }
  return groups;
}

/** The entry of a slug that a route names; routes are made from the same data, so a missing one is a bug of ours. */
export function entryOf<Item>(entries: ReadonlyMap<string, Item>, slug: string): Item {
  const entry = entries.get(slug);
  if (entry === undefined) throw new Error(`A route names ${slug}, which the data does not have.`);
  return entry;
}
