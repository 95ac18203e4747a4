// What a text of the data may refer to, in braces: {company}, {city}, {claim:years}; in a claim, {price:tpo}.
import { formatDollars } from '../../../client/estimate';
import type { City, County, Service, SiteData } from '../read';

/** The words that stand for each name. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /\{([^{}\n]*)\}/g;

/** Names of the tokens in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');
}

/** The text with its tokens filled in. References are checked before (content/rules/references.ts), so an unknown one is a bug of ours. */
export function fillText(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (_, name: string) => {
    const words = tokens.get(name);
    if (words === undefined) throw new Error(`No words for {${name}} in: ${text}`);
    return words;
  });
}

/** What every text may refer to. The company's own texts may refer to claims, so claims come first. */
export function siteTokens(data: SiteData): Tokens {
  const { company, cities, promotion } = data;
  const claims = claimTokens(data);
  const { shortName, legalName, insurance, founder, license } = fillKnown(company, claims);
  return new Map([
    ...claims,
    ['company', shortName],
    ['legalName', legalName],
    ['license', licenseText(license)],
    ['insurance', insurance],
    ['founder', founder],
    ['cityPages', String(cities.length)],
    ...(promotion === null ? [] : [['endsOn', longDay(promotion.endsOn)] as const]),
  ]);
}

export function claimTokens(data: Pick<SiteData, 'claims' | 'estimator'>): Tokens {
  const { claims } = fillKnown(data.claims, priceTokens(data));
  return new Map(Object.entries(claims).map(([id, claim]) => [`claim:${id}`, claim.text]));
}

/** The estimator's prices, for claims alone: a price that pages name is a claim, and stands once. */
export function priceTokens({ estimator }: Pick<SiteData, 'estimator'>): Tokens {
  if (estimator === null) return new Map();
  const prices = [...Object.entries(estimator.materials).map(([name, { price }]) => [name, price] as const), ['other', estimator.otherPrice] as const];
  return new Map(prices.map(([name, dollars]) => [`price:${name}`, formatDollars(Math.round(dollars * 100))]));
}

/** A copy of data in which the tokens that are known are filled in; others, which a page or a count will know, stay. */
export function fillKnown<T>(value: T, tokens: Tokens): T {
  return fill(value, (text) => text.replace(TOKEN, (token, name: string) => tokens.get(name) ?? token)) as T;
}

function fill(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => fill(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, change)]));
}

/** A page's own tokens come first: so they do where errors list what can be written. */
export function serviceTokens(site: Tokens, service: Pick<Service, 'name'>): Tokens {
  return new Map([['name', service.name], ...site]);
}

export function countyTokens(site: Tokens, county: Pick<County, 'name' | 'cities'>): Tokens {
  return new Map([['name', county.name], ['county', county.name], ['cities', String(county.cities.length)], ...site]);
}

export function cityTokens(site: Tokens, city: Pick<City, 'name'>, county: string): Tokens {
  return new Map([['name', city.name], ['city', city.name], ['county', county], ...site]);
}

export function licenseText({ display, number, classification }: SiteData['company']['license']): string {
  return display.replaceAll('{number}', number).replaceAll('{classification}', classification);
}

/** Texts with tokens of their own, beside those of their file: file name and field. */
export const LOCAL_TOKENS: Readonly<Record<string, readonly string[]>> = {
  'company.yaml license.display': ['number', 'classification'],
  'navigation.yaml footer.cities': ['count', 'county'],
  'navigation.yaml footer.oneCity': ['county'],
  'site.yaml words.preview': ['placeholders'],
  'estimator.yaml words.range': ['min', 'max'],
  'estimator.yaml words.hints.belowMin': ['min'],
  'estimator.yaml words.hints.aboveMax': ['max'],
  'estimator.yaml words.message': ['choices', 'total'],
  'contact.yaml errors.tooLong': ['max'],
};

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 2030-12-31 as December 31, 2030; by arithmetic, so that no time zone can move the day. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
