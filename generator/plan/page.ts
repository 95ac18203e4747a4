// One route → everything that is on its page.
import type { YearlyPlan } from '../../templates/art/services/planYear';
import type { FrameVariant, HeadModel, PageContent, PageModel } from '../../templates/model';
import type { City, County, Service } from '../content/read';
import type { ContactOverride } from '../content/schema/page';
import { entryOf, type PlannedSite } from '../content/site/index';
import { phoneModel } from '../content/site/links';
import { pathOf, type Route } from '../content/site/routes';
import { cityTokens, countyTokens, fillText, serviceTokens, type Tokens } from '../content/site/tokens';
import { absoluteOf } from '../content/site/url';
import { cityActions } from './body';
import { planBreadcrumbs } from './breadcrumbs';
import type { ContactHead } from './contact';
import { planCountySection } from './heights';
import { landing } from './landing';
import { type Context, resolveContent } from './resolveContent';
import { planScene } from './scene';
import { planStructuredData } from './structuredData';

export function planPage(site: PlannedSite, route: Route): PageModel {
  const path = pathOf(route);
  const { words, variant, content } = planKind(site, route);
  return { path, kind: route.kind, variant, head: { ...planHead(site, route, words), structuredData: planStructuredData(site, route, content) }, content };
}

interface PlannedKind {
  variant: FrameVariant;
  words: { title: string; description: string };
  content: PageContent;
}

function planKind(site: PlannedSite, route: Route): PlannedKind {
  switch (route.kind) {
    case 'home':
      return planHome(site);
    case 'service':
      return planService(site, entryOf(site.services, route.slug));
    case 'county':
      return planCounty(site, entryOf(site.counties, route.slug));
    case 'city':
      return planCity(site, entryOf(site.cities, route.slug));
    case 'prose':
      return planProse(site, route.slug);
    case 'notFound':
      return planNotFound(site);
    case 'serverError':
      return planServerError(site);
  }
}

function planHead(site: PlannedSite, route: Route, words: { title: string; description: string }): Omit<HeadModel, 'structuredData'> {
  const hidden = route.kind === 'notFound' || route.kind === 'serverError';
  const address = hidden ? null : absoluteOf(site.url, site.base, pathOf(route));
  return {
    lang: site.data.site.language,
    title: words.title,
    description: words.description,
    canonical: address,
    ogUrl: address,
    siteName: site.data.company.shortName,
    robots: hidden || !site.production ? 'noindex' : null,
    drawings: site.data.site.drawings ?? null,
    pixel: site.data.site.metaPixelId === '' ? null : site.data.site.metaPixelId,
  };
}

/** The page's own number, which bands, forms, notices and error screens use (D23). */
function contextOf(site: PlannedSite, variant: FrameVariant, number: string, tokens: Tokens): Context {
  return { tokens: new Map([...tokens, ['phone', number]]), here: { anchors: site.anchors[variant], base: site.base, phone: phoneModel(number) } };
}

function planHome(site: PlannedSite): PlannedKind {
  const { home, company } = site.data;
  const route: Route = { kind: 'home' };
  const context = contextOf(site, 'home', company.phones.header, site.tokens);
  const { notes = [], ...hero } = resolveContent(home.hero, context);
  return {
    variant: 'home',
    words: titleAndDescription(home, home, context),
    content: landing({
      site,
      route,
      context,
      hero: { form: 'home', ...hero, notes, facts: [], credits: [] },
      contact: contactWords(home.contact, site.data['service-pages'].contact, context),
    }),
  };
}

/** What the drawing of a year shows. */
function yearlyPlans({ body }: Service): YearlyPlan[] {
  return body.flatMap((section) =>
    section.type === 'plans' ? section.items.flatMap(({ name, perYear }) => (perYear === undefined ? [] : [{ name, perYear }])) : [],
  );
}

function planService(site: PlannedSite, service: Service): PlannedKind {
  const shared = site.data['service-pages'];
  const context = contextOf(site, 'contact', site.data.company.phones.services, serviceTokens(site.tokens, service));
  const { notes = [], ...hero } = resolveContent(service.hero, context);
  // Work beside roofing says at once that it is done as part of roofing work (D22).
  const incidental = service.incidental === undefined ? [] : [fillText(service.incidental, context.tokens)];
  return {
    variant: 'contact',
    words: titleAndDescription(service, shared, context),
    content: landing({
      site,
      route: { kind: 'service', slug: service.slug },
      context,
      hero: { form: 'service', ...hero, plans: yearlyPlans(service), notes: [...notes, ...incidental], counters: [], facts: [], credits: [] },
      contact: contactWords(service.contact, shared.contact, context),
      emergency: service.emergency,
    }),
  };
}

function planCounty(site: PlannedSite, county: County): PlannedKind {
  const shared = site.data['county-pages'];
  const context = contextOf(site, 'contact', site.data.company.phones.counties, countyTokens(site.tokens, county));
  const { notes = [], ...hero } = resolveContent(county.hero, context);
  return {
    variant: 'contact',
    words: titleAndDescription(county, shared, context),
    content: landing({
      site,
      route: { kind: 'county', slug: county.slug },
      context,
      hero: { form: 'county', ...hero, drawing: planCountySection(site, county), notes, counters: [], facts: [], credits: [] },
      contact: contactWords(county.contact, shared.contact, context),
      county,
    }),
  };
}

function planCity(site: PlannedSite, city: City): PlannedKind {
  const shared = site.data['city-pages'];
  const county = entryOf(site.counties, city.county);
  const context = contextOf(site, 'contact', city.phone, cityTokens(site.tokens, city, county.name));
  const actions = cityActions(site, city);
  const scene = planScene(site, city);
  return {
    variant: 'contact',
    words: titleAndDescription(city, shared, context),
    content: landing({
      site,
      route: { kind: 'city', slug: city.slug },
      context,
      hero: {
        form: 'city',
        ...resolveContent({ label: shared.hero.label, title: shared.hero.title, lede: city.lede, actions }, context),
        notes: [],
        counters: [],
        facts: resolveContent(city.facts, context),
        credits: credits(city.facts, context),
        scene: scene && { ...scene, callouts: resolveContent(scene.callouts, context) },
      },
      contact: contactWords(city.contact, shared.contact, context),
      city,
      scene,
    }),
  };
}

/** Some licenses ask that their source is named beside the fact (CC BY). */
function credits(facts: City['facts'], context: Context): string[] {
  return facts.flatMap(({ label, source: { title, license } }) =>
    license?.startsWith('CC BY') ? [`${fillText(label, context.tokens)}: ${title}, ${license}`] : [],
  );
}

function planProse(site: PlannedSite, slug: string): PlannedKind {
  const page = entryOf(site.pages, slug);
  const context = contextOf(site, 'plain', site.data.company.phones.header, site.tokens);
  const words = resolveContent({ title: page.title, description: page.description }, context);
  return {
    variant: 'plain',
    words,
    content: {
      type: 'prose',
      breadcrumbs: planBreadcrumbs(site, { kind: 'prose', slug }),
      title: fillText(page.heading, context.tokens),
      lede: page.lede === undefined ? null : fillText(page.lede, context.tokens),
      parts: resolveContent(page.parts, context).map(({ items = [], control = null, ...part }) => ({ ...part, items, control })),
    },
  };
}

function planNotFound(site: PlannedSite): PlannedKind {
  const context = contextOf(site, 'plain', site.data.company.phones.header, site.tokens);
  const { title, description, heading, lede, action } = resolveContent(site.data.site.notFound, context);
  return {
    variant: 'plain',
    words: { title, description },
    content: { type: 'notFound', roof: site.data.site.drawings === 'roofs', code: '404', title: heading, lede, action },
  };
}

function planServerError(site: PlannedSite): PlannedKind {
  const context = contextOf(site, 'plain', site.data.company.phones.header, site.tokens);
  const { title, description, heading, lede, call, action } = resolveContent(site.data.site.serverError, context);
  return {
    variant: 'plain',
    words: { title, description },
    content: { type: 'serverError', code: '500', title: heading, lede, phone: context.here.phone, callLabel: call, action },
  };
}

function titleAndDescription(
  page: { title?: string | undefined; description?: string | undefined },
  pattern: { title: string; description: string },
  context: Context,
) {
  return {
    title: fillText(page.title ?? pattern.title, context.tokens),
    description: fillText(page.description ?? pattern.description, context.tokens),
  };
}

function contactWords(own: ContactOverride | undefined, shared: { title: string; lede: string }, context: Context): ContactHead {
  return resolveContent({ ...shared, ...own }, context);
}
