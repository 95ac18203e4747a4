// Which pages exist. Data, before anything is rendered.
import type { SiteData } from '../read';
import type { PagePath } from './url';

export type Route =
  | { kind: 'home' }
  | { kind: 'service'; slug: string }
  | { kind: 'county'; slug: string }
  | { kind: 'city'; slug: string }
  | { kind: 'prose'; slug: string }
  | { kind: 'notFound' }
  | { kind: 'serverError' };

export function pathOf(route: Route): PagePath {
  switch (route.kind) {
    case 'home':
      return '/';
    case 'service':
      return `/services/${route.slug}`;
    case 'county':
      return `/service-areas/${route.slug}`;
    case 'city':
      return `/cities/${route.slug}`;
    case 'prose':
      return `/${route.slug}`;
    case 'notFound':
      return '/404';
    case 'serverError':
      return '/500';
  }
}

/** Every page, in the order in which menus, footer and sitemap name them. */
export function planRoutes(site: SiteData): Route[] {
  return [
    { kind: 'home' },
    ...ordered(site.services).map(({ slug }): Route => ({ kind: 'service', slug })),
    ...ordered(site.counties).map(({ slug }): Route => ({ kind: 'county', slug })),
    ...byName(site.cities).map(({ slug }): Route => ({ kind: 'city', slug })),
    ...byName(site.pages).map(({ slug }): Route => ({ kind: 'prose', slug })),
    { kind: 'notFound' },
    { kind: 'serverError' },
  ];
}

/** By their `order`, then by name; those without an order come last. */
export function ordered<Item extends { order?: number | undefined; name: string; slug: string }>(items: readonly Item[]): Item[] {
  return byName(items).sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));
}

/** By name without accents, then by slug: the same order in every locale. */
export function byName<Item extends { name: string; slug: string }>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, key: `${sortKey(item.name)}\u0000${item.slug}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

function sortKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
