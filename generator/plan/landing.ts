// What every landing page has: the hero, its sections, the contact form, the floating buttons, and words for trouble.
import type { SceneModel } from '../../templates/art/city/Elevation';
import type { HeroModel, LandingContent } from '../../templates/model';
import type { City, County } from '../content/read';
import type { PlannedSite } from '../content/site/index';
import type { Route } from '../content/site/routes';
import { fillText } from '../content/site/tokens';
import { bodyOf } from './body';
import { planBreadcrumbs } from './breadcrumbs';
import { type ContactHead, planContact } from './contact';
import type { Context } from './resolveContent';
import { planSections } from './sections';

interface Landing {
  site: PlannedSite;
  route: Route;
  context: Context;
  hero: Omit<HeroModel, 'seed'>;
  contact: ContactHead;
  emergency?: boolean | undefined;
  /** What sections of a county need to know: whose cities they list. */
  county?: County;
  /** What sections of a city need to know: which town of its county it is. */
  city?: City;
  /** The drawing of a city's house, where it has one. */
  scene?: SceneModel | null;
}

export function landing({ site, route, context, hero, contact, emergency = false, county, city, scene = null }: Landing): LandingContent {
  const { words, serverError } = site.data.site;
  return {
    type: 'landing',
    emergency,
    breadcrumbs: planBreadcrumbs(site, route),
    hero: { ...hero, seed: 'slug' in route ? route.slug : route.kind },
    sections: planSections(bodyOf(site, route, scene), { site, context, county: county ?? null, city: city ?? null, scene }),
    contact: planContact(site, context, contact),
    floating: {
      label: words.quickContact,
      call: { label: words.call, href: context.here.phone.href },
      quote: { label: fillText(words.quote, context.tokens), href: '#contact' },
      top: words.backToTop,
    },
    trouble: {
      heading: fillText(serverError.heading, context.tokens),
      notLoaded: fillText(words.notLoaded, context.tokens),
      retry: words.retry,
      call: fillText(serverError.call, context.tokens),
      phone: context.here.phone,
    },
  };
}
