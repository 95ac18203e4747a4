// Classes that the pages of a kind would have with other data than this site's: rules for them stay out of its sheet.
import type { PageKind } from '../../templates/model';
import type { Ground } from '../../templates/sections/define';
import type { SectionName } from '../../templates/sections/index';
import { bodyOf } from '../plan/body';
import { planGrounds } from '../plan/grounds';
import type { Route } from '../plan/routes';
import { planCountySection } from '../plan/heights';
import { planScene } from '../plan/scene';
import { entryOf, type PlannedSite } from '../plan/site';

const GROUNDS: readonly Ground[] = ['dawn', 'sand', 'gold', 'ink'];

export function absentClasses(site: PlannedSite, kind: PageKind): Set<string> {
  const routes = site.routes.filter((route) => route.kind === kind);
  const bodies = routes.map((route) => bodyOf(site, route));
  const services = bodies.flat().filter((section) => section.type === 'services');
  // The form stands on sand, and the facts of a city on ink.
  const grounds = new Set<Ground>(['sand', ...(kind === 'city' ? (['ink'] as const) : []), ...bodies.flatMap((body) => planGrounds(body.map(({ type }) => type)))]);
  const has = (name: SectionName) => bodies.flat().some(({ type }) => type === name);
  const shown: Record<string, boolean> = {
    'mark--own': site.data.site.mark !== undefined,
    stats: has('stats'),
    'split-8-3': has('stories'),
    'buttons--stack': has('call-band'),
    ...Object.fromEntries(['stakes', 'stakes__wash', 'stakes__left', 'stakes__pegs'].map((name) => [name, routes.some((route) => hasStakes(site, route))])),
    service__image: services.some(({ items }) => items.some(({ image }) => image !== undefined)),
    street: services.some(({ drawing }) => drawing !== undefined),
    services__banner: services.some(({ banner }) => banner !== undefined),
    services__text: services.some(({ banner }) => banner !== undefined),
    ...Object.fromEntries(GROUNDS.map((ground) => [`band--${ground}`, grounds.has(ground)])),
  };
  return new Set(Object.keys(shown).filter((name) => !shown[name]));
}

/** The hero's own drawing takes the place of the stakes (templates/layout/Hero.tsx). */
function hasStakes(site: PlannedSite, route: Route): boolean {
  switch (route.kind) {
    case 'home':
      return site.data.home.hero.drawing === undefined;
    case 'service':
      return entryOf(site.services, route.slug).hero.drawing === undefined;
    case 'county':
      return planCountySection(site, entryOf(site.counties, route.slug)) === undefined;
    case 'city':
      return planScene(site, entryOf(site.cities, route.slug)) === null;
    default:
      return false;
  }
}
