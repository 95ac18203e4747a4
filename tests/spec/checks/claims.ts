// Rows about what lives where: claims stated once, counts derived, placeholders marked, nothing of the contractor in the code.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';
import { at, type Data, filesIn, PROJECT, textAt, textsIn } from '../data';
import { mentions, textOf } from '../dom';
import type { Site } from '../site';
import { type Check, expectation, type Miss, once, quoted, want } from './check';
import { slugsOf } from './site';

/** Who the site speaks to (S1-04), and the words by which one sees it. */
const AUDIENCE: Record<string, RegExp> = {
  homeowners: /homeowner/i,
  'commercial or industrial property owners and managers': /(commercial|industrial|building|property) (property )?(owners?|managers?)/i,
  'home buyers': /\bbuy(ers?|ing)\b/i,
  insurers: /\binsurers?\b|insurance (compan|claim|carrier)/i,
  builders: /\bbuilders?\b/i,
};

/** The claims of section 1, and the entry of the register that makes each. */
const CLAIMS: Record<string, RegExp> = {
  '5-star or 5.0 Google rating': /^(5|5\.0|5-star)\b.*google/i,
  '200+ happy homes or roofs completed': /^200\+ .*(roof|home)/i,
  '25+ years of experience': /^25\+ .*year/i,
  '$0 down available': /^\$0\b.*down/i,
  '24-48 hour response': /^24-48 ?h.*(hour|respon)/i,
  'warranties up to 50 years': /^up to 50 years .*warrant/i,
  'A+ BBB rating': /^A\+ .*(BBB|Better Business Bureau)/i,
  '99% would recommend': /^99% .*recommend/i,
  '100% satisfaction guarantee': /^100% .*satisfaction/i,
  '$2M liability coverage': /^\$2M .*liability/i,
  '24/7 emergency service': /^24\/7 .*emergency/i,
};

/** Figures that can only be such a claim: outside the register a text refers to them. */
const STATED_ONCE = ['25+', '200+', '5/5', '99%', '24-48hr', '24/7', '$2M', 'over a decade', 'up to 50 years'];

const SOURCE_FOLDERS = ['generator', 'templates', 'client'];

export const claimChecks: Record<string, Check> = {
  'S1-04': once('all pages', ({ site }) => {
    const text = [...site.pages.values()].map(({ document }) => textOf(document.body)).join(' ');
    return Object.entries(AUDIENCE).flatMap(([name, words]) => want(words.test(text), `the site addresses ${name}`, `no ${String(words)}`));
  }),
  'S1-14': once('data/claims.yaml', ({ row, data }) => {
    const { claims } = expectation(row, z.strictObject({ claims: z.array(z.string()) }));
    return claims.flatMap((claim) => want(isClaimed(claim, data), `a claim of the register: ${claim}`, 'no such entry')).concat(statedTwice(data));
  }),
  'S1-23': once('generator/ templates/ client/', ({ data }) => contractorInCode(data)),
  'S1-26': once('data/', async ({ data, runs }) => markedPlaceholders(data, (await runs.production()).stderr)),
  'S2.1-31': once('footer and data/', ({ site, data }) => derivedCounts(site, data)),
  'S9.6-15': once('data/claims.yaml', ({ site, data }) => doubtfulClaims(site, data)),
};

function isClaimed(claim: string, data: Data): boolean {
  const company = data.files.get('company');
  const classification = textAt(company, 'license', 'classification');
  if (claim === 'a C39 contractor license') return classification === 'C-39';
  if (claim === 'licensed and insured') return classification !== '' && textAt(company, 'insurance') !== '';
  const entries = Object.values(at(data.files.get('claims'), 'claims') ?? {});
  return entries.some((entry) => CLAIMS[claim]?.test(`${textAt(entry, 'text')} ${textAt(entry, 'meaning')}`));
}

/** Each claim is stated in the register and referred to from everywhere else (D16). */
function statedTwice(data: Data): Miss[] {
  return [...data.files].flatMap(([name, file]) => {
    if (name === 'claims') return [];
    const texts = textsIn(file).filter((text) => STATED_ONCE.some((claim) => text.toLowerCase().includes(claim.toLowerCase())));
    return want(texts.length === 0, `data/${name}.yaml refers to claims by {claim:…}`, quoted(texts));
  });
}

/** Names, numbers and places of the data, in code and stylesheets; comments do not count. */
function contractorInCode(data: Data): Miss[] {
  const words = contractorWords(data);
  return sourceFiles().flatMap((file) => {
    const code = withoutComments(readFileSync(file, 'utf8'));
    const found = words.filter((word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(code));
    return want(found.length === 0, `nothing of this contractor in ${file.slice(PROJECT.length)}`, quoted(found));
  });
}

function contractorWords(data: Data): string[] {
  const company = data.files.get('company');
  const places = [...filesIn(data, 'counties').values()].flatMap((county) => [textAt(county, 'name'), ...textsIn(at(county, 'cities'))]);
  const cities = [...filesIn(data, 'cities').values()];
  const own = [data.company, textAt(company, 'legalName'), data.license, textAt(company, 'email'), textAt(company, 'founder')];
  const phones = [...Object.values(data.phones), ...cities.map((city) => textAt(city, 'phone'))];
  return [...new Set([...own, ...phones, ...places, ...cities.map((city) => textAt(city, 'name'))])].filter((word) => word !== '');
}

function sourceFiles(): string[] {
  return SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && ['.ts', '.tsx', '.mjs', '.js', '.css'].includes(extname(entry.name)))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:"'`\\])\/\/.*$/gm, '$1');
}

/** Fields that the data marks, or that no one can take for real, are refused as placeholders; there is no key to be one. */
function markedPlaceholders(data: Data, refusals: string): Miss[] {
  const fields = ['shortName', 'legalName', 'license.number', 'phones.header', 'phones.services', 'phones.counties'];
  const unmarked = fields.filter((field) => !new RegExp(`company\\.yaml:\\d+:\\d+ +${field.replace('.', '\\.')}: .* is a placeholder`).test(refusals));
  const key = textAt(data.files.get('site'), 'supabase', 'anonKey');
  return [...want(unmarked.length === 0, `placeholders: ${quoted(fields)}`, `not marked: ${quoted(unmarked)}`), ...want(key === '', 'no key as shipped', key)];
}

/** The number over the footer's list is the number of pages, and no text of the data types such a number. */
function derivedCounts(site: Site, data: Data): Miss[] {
  const count = slugsOf(site, 'city').length;
  const typed = [...data.files].flatMap(([name, file]) =>
    textsIn(file)
      .filter((text) => /\b\d+ (riverside |county )*(cit(y|ies)|counties|city pages)\b/i.test(text))
      .map((text) => `${name}: ${text}`),
  );
  const pattern = textAt(data.files.get('navigation'), 'footer', 'cities');
  const footers = [...site.pages.values()].flatMap((page) => {
    const footer = page.document.querySelector('[data-section="footer"]');
    return want(footer !== null && new RegExp(`\\b${count}\\b`).test(textOf(footer)), `${count} in the footer of ${page.path}`, 'another number, or none');
  });
  return [
    ...want(pattern.includes('{count}'), 'a {count} in the title of the footer list', pattern),
    ...want(typed.length === 0, 'no typed counts', quoted(typed)),
    ...footers,
  ];
}

/** A claim with a verdict offers safer words, and the pages show the claim, never those. */
function doubtfulClaims(site: Site, data: Data): Miss[] {
  const doubtful = Object.entries(at(data.files.get('claims'), 'claims') ?? {}).filter(([, claim]) => textAt(claim, 'note') !== '');
  const text = [...site.pages.values()].map(({ document }) => textOf(document.body)).join(' ');
  return [
    ...want(doubtful.length > 0, 'claims with the verdict as note', 'none'),
    ...doubtful.flatMap(([id, claim]) => want(textAt(claim, 'safer') !== '', `${id}: safer words`, 'none')),
    ...doubtful.flatMap(([id, claim]) => want(!mentions(text, textAt(claim, 'safer')), `${id}: the safer words are not swapped in`, textAt(claim, 'safer'))),
  ];
}
