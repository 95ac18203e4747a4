// Header, footer and promotion: what is the same on every page of one variant.

import { LEAD_DAY_ZONE } from '../../client/leads/config';
import type { FooterModel, FrameModel, HeaderModel, NavEntry, NavGroup } from '../../templates/frameModel';
import type { FrameVariant, LinkModel } from '../../templates/model';
import type { PlannedSite } from '../content/site/index';
import { type LinkContext, phoneModel, resolveTarget } from '../content/site/links';
import { namedIn } from '../content/site/named';
import { ordered, pathOf } from '../content/site/routes';
import { fillText, licenseText } from '../content/site/tokens';
import { hrefOf } from '../content/site/url';
import { leadForm } from './leadForm';
import { type Context, resolveContent } from './resolveContent';

export function planFrame(site: PlannedSite, variant: FrameVariant, placeholders: number): FrameModel {
  const here: LinkContext = { anchors: site.anchors[variant], base: site.base, phone: phoneModel(site.data.company.phones.header) };
  const context: Context = { tokens: site.tokens, here };
  return {
    header: planHeader(site, context),
    footer: planFooter(site, context, placeholders),
    promotion: variant === 'plain' ? null : planPromotion(site, context),
  };
}

function planHeader(site: PlannedSite, context: Context): HeaderModel {
  const { company, navigation, site: settings } = site.data;
  return {
    home: hrefOf(site.base, '/'),
    roof: site.data.site.drawings === 'roofs',
    company: company.shortName,
    license: licenseText(company.license),
    hours: company.hoursShort,
    phone: context.here.phone,
    nav: navigation.header.map((entry) => planEntry(site, entry, context)),
    words: {
      skip: settings.words.skip,
      main: settings.words.mainNavigation,
      menu: settings.words.menu,
      close: settings.words.close,
      call: settings.words.call,
      more: settings.words.more,
    },
  };
}

type HeaderEntry = PlannedSite['data']['navigation']['header'][number];

function planEntry(site: PlannedSite, entry: HeaderEntry, context: Context): NavEntry {
  return {
    label: fillText(entry.label, context.tokens),
    href: entry.to === undefined ? null : resolveTarget(entry.to, context.here),
    button: entry.button ?? false,
    menu: entry.counties ? countyMenu(site) : (entry.menu ?? []).map((group) => planGroup(group, context)),
  };
}

function planGroup(group: NonNullable<HeaderEntry['menu']>[number], context: Context): NavGroup {
  return {
    label: fillText(group.label, context.tokens),
    href: group.to === undefined ? null : resolveTarget(group.to, context.here),
    intro: group.intro === undefined ? null : fillText(group.intro, context.tokens),
    items: resolveContent(group.items ?? [], context).map((item) => ({ ...item, fallback: false })),
  };
}

/** Each county with its cities: those with a page of their own where there are any, else the county's list, which leads to the county (D3). */
function countyMenu(site: PlannedSite): NavGroup[] {
  return ordered(site.data.counties).map((county) => {
    const href = hrefOf(site.base, pathOf({ kind: 'county', slug: county.slug }));
    const cities = site.citiesOf.get(county.slug) ?? [];
    const items =
      cities.length > 0
        ? cities.map((city) => ({ label: city.name, href: cityHref(site, city.slug), fallback: false }))
        : county.cities.map((name) => ({ label: name, href, fallback: true }));
    return { label: county.name, href, intro: null, items };
  });
}

function cityHref(site: PlannedSite, slug: string): string {
  return hrefOf(site.base, pathOf({ kind: 'city', slug }));
}

/** The page of a city that a county names, if it has one. */
export function cityPageOf(site: PlannedSite, county: string, name: string): string | null {
  const city = namedIn(site.data.cities, { name, county });
  return city ? cityHref(site, city.slug) : null;
}

function planFooter(site: PlannedSite, context: Context, placeholders: number): FooterModel {
  const { company, navigation, site: settings } = site.data;
  const words = navigation.footer;
  return {
    home: hrefOf(site.base, '/'),
    roof: site.data.site.drawings === 'roofs',
    company: company.shortName,
    legalName: company.legalName,
    license: licenseText(company.license),
    insurance: fillText(company.insurance, context.tokens),
    phone: context.here.phone,
    hours: company.hours.map(({ days, hours }) => `${days} ${hours}`),
    links: resolveContent(words.links, context),
    counties: { title: words.counties, items: ordered(site.data.counties).map((county) => pageLink(site, 'county', county)) },
    services: { title: words.services, items: ordered(site.data.services).map((service) => pageLink(site, 'service', service)) },
    cities: ordered(site.data.counties).flatMap((county) => cityColumn(site, county)),
    social: company.social.map(({ label, url }) => ({ label, href: url })),
    socialTitle: words.social,
    privacy: site.data.pages.filter((page) => page.footer).map((page) => pageLink(site, 'prose', page)),
    preview: site.production ? null : previewLine(settings.words.preview, placeholders),
    copyright: `© ${company.legalName}`,
  };
}

/** The count is derived from the data, never typed (D2). */
function cityColumn(site: PlannedSite, county: { slug: string; name: string }) {
  const { cities: title, oneCity } = site.data.navigation.footer;
  const cities = site.citiesOf.get(county.slug) ?? [];
  if (cities.length === 0) return [];
  const words = new Map([
    ['count', String(cities.length)],
    ['county', county.name],
  ]);
  return [{ title: fillText(cities.length === 1 ? oneCity : title, words), items: cities.map((city) => pageLink(site, 'city', city)) }];
}

function pageLink(site: PlannedSite, kind: 'service' | 'county' | 'city' | 'prose', page: { slug: string; name: string }): LinkModel {
  return { label: page.name, href: hrefOf(site.base, pathOf({ kind, slug: page.slug })) };
}

function previewLine(words: string, placeholders: number): string {
  return fillText(words, new Map([['placeholders', String(placeholders)]]));
}

function planPromotion(site: PlannedSite, context: Context): FrameModel['promotion'] {
  const { promotion, contact } = site.data;
  if (promotion === null) return null;
  const words = resolveContent(promotion, context);
  return {
    title: words.title,
    close: words.close,
    form: {
      ...leadForm(site, context, { id: 'promotion', ...words, sending: words.submitting }),
      labels: words.labels,
      placeholders: contact.examples,
      privacy: privacyLink(site, words.privacy),
    },
    terms: words.terms,
    endsOn: promotion.endsOn,
    zone: LEAD_DAY_ZONE,
    delayMs: promotion.delayMs,
    stayClosedDays: promotion.stayClosedDays,
  };
}

/** The privacy page stands beside every form (D19). */
export function privacyLink(site: PlannedSite, label: string): LinkModel {
  return { label, href: hrefOf(site.base, '/privacy') };
}
