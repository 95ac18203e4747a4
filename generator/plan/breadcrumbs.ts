// The way from the home page to a page: shown over its heading, and told to search engines in the same words.
import type { BreadcrumbsModel } from '../../templates/model';
import { entryOf, type PlannedSite } from '../content/site/index';
import { pathOf, type Route } from '../content/site/routes';
import { hrefOf, type PagePath } from '../content/site/url';

export interface Crumb {
  name: string;
  path: PagePath;
}

/** The page itself comes last. Empty where nothing is above a page: home, and what a server shows for what went wrong. */
export function crumbsOf(site: PlannedSite, route: Route): Crumb[] {
  const below = namesBelowHome(site, route).map(({ name, at }) => ({ name, path: pathOf(at) }));
  return below.length === 0 ? [] : [{ name: site.data.site.words.home, path: '/' }, ...below];
}

/** Services have no page above them, so none is named. */
function namesBelowHome(site: PlannedSite, route: Route): { name: string; at: Route }[] {
  switch (route.kind) {
    case 'service':
      return [{ name: entryOf(site.services, route.slug).name, at: route }];
    case 'county':
      return [{ name: entryOf(site.counties, route.slug).name, at: route }];
    case 'city': {
      const city = entryOf(site.cities, route.slug);
      return [...namesBelowHome(site, { kind: 'county', slug: city.county }), { name: city.name, at: route }];
    }
    case 'prose':
      return [{ name: entryOf(site.pages, route.slug).name, at: route }];
    case 'home':
    case 'notFound':
    case 'serverError':
      return [];
  }
}

export function planBreadcrumbs(site: PlannedSite, route: Route): BreadcrumbsModel | null {
  const crumbs = crumbsOf(site, route);
  const here = crumbs.at(-1);
  if (here === undefined) return null;
  const above = crumbs.slice(0, -1).map(({ name, path }) => ({ label: name, href: hrefOf(site.base, path) }));
  return { label: site.data.site.words.breadcrumbs, above, here: here.name };
}
