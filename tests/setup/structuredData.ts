// What the structured data of a page has to be: a schema of our own. It is strict, so that what is not named here, like a
// rating of ourselves, is refused.
import { z } from 'zod';
import { BUSINESSES } from '../../generator/content/schema/company';

const text = z.string().min(1);
const address = z.url({ protocol: /^https$/ });
const phone = z.string().regex(/^\+1[2-9]\d{9}$/);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const reference = z.strictObject({ '@id': address });
const county = z.strictObject({ '@type': z.literal('AdministrativeArea'), '@id': address, name: text });

const business = z.strictObject({
  '@type': z.enum(BUSINESSES),
  '@id': address,
  name: text,
  alternateName: text.optional(),
  url: address,
  telephone: phone,
  email: z.email(),
  address: z.strictObject({ '@type': z.literal('PostalAddress'), addressLocality: text.optional(), addressRegion: text, addressCountry: text }),
  openingHoursSpecification: z
    .array(z.strictObject({ '@type': z.literal('OpeningHoursSpecification'), dayOfWeek: z.array(day).min(1), opens: time, closes: time }))
    .min(1)
    .optional(),
  areaServed: z.array(county).min(1),
  hasCredential: z.strictObject({
    '@type': z.literal('EducationalOccupationalCredential'),
    credentialCategory: z.literal('license'),
    name: text,
    identifier: z.string().regex(/^\d{6,7}$/),
  }),
  sameAs: z.array(address).min(1).optional(),
});

const website = z.strictObject({
  '@type': z.literal('WebSite'),
  '@id': address,
  name: text,
  url: address,
  inLanguage: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  publisher: reference,
});

const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  '@id': address,
  itemListElement: z
    .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.number(), name: text, item: address }))
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions count from 1'),
});

const serviceFields = {
  '@type': z.literal('Service'),
  '@id': address,
  name: text,
  description: text,
  url: address,
  provider: reference,
  availableChannel: z.strictObject({
    '@type': z.literal('ServiceChannel'),
    serviceUrl: address,
    servicePhone: z.strictObject({ '@type': z.literal('ContactPoint'), telephone: phone }),
  }),
};

const place = z.strictObject({ '@type': z.enum(['City', 'Place']), name: text, containedInPlace: reference });

const service = z.strictObject({ ...serviceFields, serviceType: text, areaServed: z.array(reference).min(1) });
const countyService = z.strictObject({ ...serviceFields, areaServed: reference });
const cityService = z.strictObject({ ...serviceFields, areaServed: place });

function graph<Nodes extends [z.ZodType, ...z.ZodType[]]>(...nodes: Nodes) {
  return z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.tuple(nodes) }).superRefine((value, context) => {
    for (const id of danglingIds(value)) context.addIssue({ code: 'custom', message: `nothing in the graph has the id ${id}` });
  });
}

/** By the kind of page; 404 and 500 have none. */
export const structuredData = {
  home: graph(business, website),
  prose: graph(business, website, breadcrumbs),
  service: graph(business, website, breadcrumbs, service),
  county: graph(business, website, breadcrumbs, countyService),
  city: graph(business, website, breadcrumbs, cityService),
} as const;

export type DescribedKind = keyof typeof structuredData;

/** Ids that are referred to and belong to nothing in the same graph. */
function danglingIds(value: unknown): string[] {
  const named = new Set<string>();
  const referred: string[] = [];
  walk(value, (node) => {
    const id = node['@id'];
    if (typeof id !== 'string') return;
    if (Object.keys(node).length === 1) referred.push(id);
    else named.add(id);
  });
  return referred.filter((id) => !named.has(id));
}

function walk(value: unknown, see: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) value.forEach((item) => walk(item, see));
  else if (typeof value === 'object' && value !== null) {
    see(value as Record<string, unknown>);
    Object.values(value).forEach((item) => walk(item, see));
  }
}

/** The texts of the data blocks of a page, as a browser finds their ends. */
export function dataBlocksOf(html: string): string[] {
  return Array.from(html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script/gi), (match) => match[1] ?? '');
}
