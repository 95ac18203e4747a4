// What a text of the data may refer to, in braces: {company}, {city}, {claim:years}.
import type { City, County, Service, SiteData } from '../content/site';

/** The words that stand for each name. */
export type Tokens = ReadonlyMap<string, string>;

const TOKEN = /\{([^{}\n]*)\}/g;

/** Names of the tokens in a text, with their positions in it. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(TOKEN)].map((match) => match[1] ?? '');
}

/** The text with its tokens filled in. References are checked before (plan/references.ts), so an unknown one is a bug of ours. */
export function fillText(text: string, tokens: Tokens): string {
  return text.replace(TOKEN, (_, name: string) => {
    const words = tokens.get(name);
    if (words === undefined) throw new Error(`No words for {${name}} in: ${text}`);
    return words;
  });
}

/** What every text may refer to. */
export function siteTokens(site: SiteData): Map<string, string> {
  const claims = new Map(Object.entries(site.claims.claims).map(([id, claim]) => [`claim:${id}`, claim.text]));
  return new Map([
    ...claims,
    ['company', site.company.shortName],
    ['legalName', site.company.legalName],
    ['licence', licenceText(site)],
    // The kind of insurance names its sum, which is a claim.
    ['insurance', site.company.insurance.replace(TOKEN, (token, name: string) => claims.get(name) ?? token)],
    ['founder', site.company.founder],
    ['cityPages', String(site.cities.length)],
    ['endsOn', longDay(site.promotion.endsOn)],
  ]);
}

export function serviceTokens(site: Tokens, service: Pick<Service, 'name'>): Tokens {
  return new Map([...site, ['name', service.name]]);
}

export function countyTokens(site: Tokens, county: Pick<County, 'name' | 'cities'>): Tokens {
  return new Map([...site, ['name', county.name], ['county', county.name], ['cities', String(county.cities.length)]]);
}

export function cityTokens(site: Tokens, city: Pick<City, 'name'>, county: string): Tokens {
  return new Map([...site, ['name', city.name], ['city', city.name], ['county', county]]);
}

export function licenceText(site: SiteData): string {
  const { display, number, classification } = site.company.licence;
  return display.replaceAll('{number}', number).replaceAll('{classification}', classification);
}

/** Texts with tokens of their own, beside those of their file: file name and field. */
export const LOCAL_TOKENS: Readonly<Record<string, readonly string[]>> = {
  'company.yaml licence.display': ['number', 'classification'],
  'navigation.yaml footer.cities': ['count', 'county'],
  'navigation.yaml footer.oneCity': ['county'],
  'site.yaml words.preview': ['placeholders'],
  'estimator.yaml words.range': ['min', 'max'],
  'estimator.yaml words.hints.belowMin': ['min'],
  'estimator.yaml words.hints.aboveMax': ['max'],
};

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** 2030-12-31 as December 31, 2030; by arithmetic, so that no time zone can move the day. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
