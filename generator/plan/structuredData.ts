// What a page tells search engines of itself: the contractor, the site, the way to the page, the service it is about.
// Nothing here that the site does not show, and no ratings: a business may not rate itself in its own pages.
import type {
  AdministrativeArea,
  BreadcrumbList,
  City as CityNode,
  Graph,
  HomeAndConstructionBusiness,
  Place,
  Service as ServiceNode,
  WebSite,
} from 'schema-dts';
import type { LandingContent, PageContent, PhoneModel } from '../../templates/model';
import type { City, Company, County } from '../content/read';
import { entryOf, type PlannedSite } from '../content/site/index';
import { phoneModel } from '../content/site/links';
import { namedIn } from '../content/site/named';
import { ordered, pathOf, type Route } from '../content/site/routes';
import { licenseText } from '../content/site/tokens';
import { absoluteOf } from '../content/site/url';
import { crumbsOf } from './breadcrumbs';

/** One graph for each page, whole in itself; null for pages that no search engine should keep. */
export function planStructuredData(site: PlannedSite, route: Route, content: PageContent): Graph | null {
  if (content.type === 'notFound' || content.type === 'serverError') return null;
  const service = content.type === 'landing' && route.kind !== 'home' ? [serviceOf(site, route, content)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [businessOf(site), websiteOf(site), ...breadcrumbsOf(site, route), ...service],
  };
}

/**
 * The license is a credential rather than a bare identifier: schema.org has hasCredential for what an authority awards to an
 * organization, and the credential carries the words that pages show beside the number itself.
 */
function businessOf(site: PlannedSite): HomeAndConstructionBusiness {
  const { company } = site.data;
  return {
    '@type': company.business ?? 'HomeAndConstructionBusiness',
    '@id': addressOf(site, '/', 'business'),
    name: company.legalName,
    ...(company.shortName === company.legalName ? {} : { alternateName: company.shortName }),
    url: addressOf(site, '/'),
    telephone: dialled(phoneModel(company.phones.header)),
    email: company.email,
    address: postalAddress(company),
    ...openingHours(company),
    areaServed: ordered(site.data.counties).map((county) => countyArea(site, county)),
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      name: licenseText(site.data.company.license),
      identifier: company.license.number,
    },
    ...(company.social.length === 0 ? {} : { sameAs: company.social.map(({ url }) => url) }),
  };
}

/** No street: a contractor comes to the house, and what the data does not have is not made up. */
function postalAddress({ address: { locality, region, country } }: Company) {
  return {
    '@type': 'PostalAddress' as const,
    ...(locality === undefined ? {} : { addressLocality: locality }),
    addressRegion: region,
    addressCountry: country,
  };
}

/** Days without fixed hours, like those with emergency calls only, are not opening hours. */
function openingHours({ hours }: Company): Pick<Exclude<HomeAndConstructionBusiness, string>, 'openingHoursSpecification'> {
  const specification = hours.flatMap(({ open }) =>
    open === undefined ? [] : [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek: open.days, opens: open.from, closes: open.until }],
  );
  return specification.length === 0 ? {} : { openingHoursSpecification: specification };
}

function websiteOf(site: PlannedSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': addressOf(site, '/', 'website'),
    name: site.data.company.shortName,
    url: addressOf(site, '/'),
    inLanguage: site.data.site.language,
    publisher: { '@id': addressOf(site, '/', 'business') },
  };
}

function breadcrumbsOf(site: PlannedSite, route: Route): BreadcrumbList[] {
  const crumbs = crumbsOf(site, route);
  if (crumbs.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': addressOf(site, pathOf(route), 'breadcrumbs'),
      itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: addressOf(site, path) })),
    },
  ];
}

/** The page's own number belongs to its service, not to the business, which has one number everywhere. */
function serviceOf(site: PlannedSite, route: Route, { hero, contact }: LandingContent): ServiceNode {
  const url = addressOf(site, pathOf(route));
  const kind = route.kind === 'service' ? entryOf(site.services, route.slug).name : null;
  return {
    '@type': 'Service',
    '@id': addressOf(site, pathOf(route), 'service'),
    name: kind ?? hero.title,
    ...(kind === null ? {} : { serviceType: kind }),
    description: hero.lede,
    url,
    provider: { '@id': addressOf(site, '/', 'business') },
    areaServed: servedBy(site, route),
    availableChannel: {
      '@type': 'ServiceChannel',
      serviceUrl: url,
      servicePhone: { '@type': 'ContactPoint', telephone: dialled(contact.phone) },
    },
  };
}

/** The counties stand in full with the business: a service names them by their ids. */
function servedBy(site: PlannedSite, route: Route): Exclude<ServiceNode, string>['areaServed'] {
  switch (route.kind) {
    case 'city':
      return cityArea(site, entryOf(site.cities, route.slug));
    case 'county':
      return { '@id': countyId(site, route.slug) };
    default:
      return ordered(site.data.counties).map(({ slug }) => ({ '@id': countyId(site, slug) }));
  }
}

function countyArea(site: PlannedSite, { slug, name }: County): AdministrativeArea {
  return { '@type': 'AdministrativeArea', '@id': countyId(site, slug), name };
}

function cityArea(site: PlannedSite, { name, county }: City): CityNode | Place {
  const containedInPlace = { '@id': countyId(site, county) };
  const place = namedIn(site.data.places.places, { name, county });
  return place?.kind === 'unincorporated community' ? { '@type': 'Place', name, containedInPlace } : { '@type': 'City', name, containedInPlace };
}

function countyId(site: PlannedSite, slug: string): string {
  return addressOf(site, pathOf({ kind: 'county', slug }), 'area');
}

/** The absolute address of a page, or the id of a thing that is told of there. */
function addressOf(site: PlannedSite, path: string, thing?: 'business' | 'website' | 'breadcrumbs' | 'service' | 'area'): string {
  const address = absoluteOf(site.url, site.base, path);
  return thing === undefined ? address : `${address}#${thing}`;
}

/** +12135550154, as numbers are written across borders. */
function dialled({ href }: PhoneModel): string {
  return href.slice('tel:'.length);
}
