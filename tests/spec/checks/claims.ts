// Rows about what the site claims and counts: each claim stated once, doubtful ones as they are stated, counts derived.
import { z } from 'zod';
import { at, type Data, listAt, textAt, textsIn } from '../data';
import { mentions, textOf } from '../dom';
import type { Miss } from '../miss';
import type { Page, Site } from '../site';
import { acrossPages, all, type Check, expectation, miss, once, quoted, want } from './check';
import { slugsOf } from './routes';

/** Who the site speaks to (S1-04), on which page each is meant, and the words by which one sees it there. */
const AUDIENCE: Record<string, [path: string, words: RegExp][]> = {
  homeowners: [
    ['/', /\bhomeowners?\b/i],
    ['/services/residential-roofing', /\b(your|a) (house|home|street)\b|\bhomeowners?\b/i],
  ],
  'commercial or industrial property owners and managers': [['/services/commercial-roofing', /\b(property|building) owners and managers\b/i]],
  'home buyers': [['/services/roof-inspections', /\bpre-purchase\b|\bbuyers?\b/i]],
  insurers: [['/services/roof-inspections', /\binsurers?\b/i]],
  builders: [['/services/new-construction', /\bbuilders?\b/i]],
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

/** So many cities, counties or services, in a text of the data. */
const TYPED_COUNT =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty[- ]\w+) (riverside |county |city |service )*(cit(y|ies)|counties|pages|services)\b(?! in one)/i;

/** Figures that can only be such a claim: outside the register a text refers to them. */
const STATED_ONCE = ['25+', '200+', '5/5', '99%', '24-48hr', '24/7', '$2M', 'over a decade', 'up to 50 years'];

export const claimChecks: Record<string, Check> = {
  'S1-04': acrossPages('the pages of each', ({ row, site }) => {
    const { audience } = expectation(row, z.strictObject({ audience: z.array(z.string()) }));
    return audience.flatMap((name) => {
      const places = AUDIENCE[name] ?? [];
      const silent = places.filter(([path, words]) => !words.test(saidOn(site.pages.get(path))));
      return want(places.length > 0 && silent.length === 0, `the site addresses ${name}`, `not on ${quoted(silent.map(([path]) => path))}`);
    });
  }),
  'S1-14': once('data/claims.yaml', ({ row, data }) => {
    const { claims } = expectation(row, z.strictObject({ claims: z.array(z.string()) }));
    return claims.flatMap((claim) => want(isClaimed(claim, data), `a claim of the register: ${claim}`, 'no such entry')).concat(statedTwice(data));
  }),
  'S1-26': once('data/', async ({ data, runs }) => markedPlaceholders(data, (await runs.production()).stderr)),
  'S2.1-31': all(
    acrossPages('footer and data/', ({ site, data }) => derivedCounts(site, data)),
    once('generate with one city less', async ({ runs }) => {
      const { made, stderr } = await runs.otherData();
      return made ? derivedCounts(made.site, made.data) : miss('a site', stderr);
    }),
  ),
  'S9.6-15': all(
    once('data/claims.yaml', ({ data }) => wrongVerdicts(data)),
    acrossPages('the pages of the claims', ({ site, data }) => unpublishedClaims(site, data)),
  ),
};

/** What a page says between its menus and its form. */
function saidOn(page: Page | undefined): string {
  const parts = page ? [...page.document.querySelectorAll('main > [data-section]')] : [];
  return parts
    .filter((part) => part.getAttribute('data-section') !== 'contact')
    .map(textOf)
    .join(' ');
}

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

/** Fields that the data marks, or that no one can take for real, are refused as placeholders; there is no key to be one. */
function markedPlaceholders(data: Data, refusals: string): Miss[] {
  const fields = ['shortName', 'legalName', 'license.number', 'phones.header', 'phones.services', 'phones.counties'];
  const unmarked = fields.filter((field) => !new RegExp(`company\\.yaml:\\d+:\\d+ +${field.replace('.', '\\.')}: .* is a placeholder`).test(refusals));
  const key = textAt(data.files.get('site'), 'supabase', 'anonKey');
  return [...want(unmarked.length === 0, `placeholders: ${quoted(fields)}`, `not marked: ${quoted(unmarked)}`), ...want(key === '', 'no key as shipped', key)];
}

/** The number over the footer's list is the number of pages, and no text of the data types such a number, in digits or in words. */
function derivedCounts(site: Site, data: Data): Miss[] {
  const count = slugsOf(site, 'city').length;
  const typed = [...data.files].flatMap(([name, file]) =>
    textsIn(file)
      .filter((text) => TYPED_COUNT.test(text))
      .map((text) => `${name}: ${text}`),
  );
  const pattern = textAt(data.files.get('navigation'), 'footer', 'cities');
  const title = new RegExp(`\\b${count} \\w+ County cities\\b`);
  const footers = [...site.pages.values()].flatMap((page) => {
    const footer = page.document.querySelector('[data-section="footer"]');
    return want(footer !== null && title.test(textOf(footer)), `${count} in the footer of ${page.path}`, 'another number, or none');
  });
  const wrong = [...site.pages.values()].flatMap(({ path, slug, document }) => {
    // A county's page counts the list of its own.
    const counts = [count, listAt(data.files.get(`counties/${slug}`), 'cities').length];
    const told = textOf(document.body).matchAll(/\b(\d+) (?:largest |\w+ County )?cit(?:y|ies)\b/g);
    return [...told].filter(([, number]) => !counts.includes(Number(number))).map(([text]) => `${text} on ${path}`);
  });
  return [
    ...want(count > 1, 'cities', String(count)),
    ...want(pattern.includes('{count}'), 'a {count} in the title of the footer list', pattern),
    ...want(typed.length === 0, 'no typed counts', quoted(typed)),
    ...want(wrong.length === 0, 'no other number of cities than that of the data', quoted(wrong)),
    ...footers,
  ];
}

/** The figures of 9.6 that nothing proves, as the specification states them, and the claim that is each (D21). */
const DOUBTFUL: Record<string, string> = {
  'tpo-life': '20-30 years',
  'epdm-life': '15-25 years',
  'modified-bitumen-life': '15-20 years',
  'tile-life': '50+ years',
  'tpo-cooling': 'up to 30%',
  'home-energy-saving': 'up to 30%',
  'commercial-energy-saving': 'up to 40%',
  'insulation-saving': '20-50%',
  'summer-cooling': 'up to 50%',
  'gutter-warranty': '25-year warranty',
};

/** Each stands in the register as stated, with the verdict as note, and with other words beside it that do not repeat it. */
function wrongVerdicts(data: Data): Miss[] {
  const claims = at(data.files.get('claims'), 'claims');
  const stated = Object.entries(DOUBTFUL).flatMap(([id, text]) => want(textAt(claims, id, 'text') === text, `${id}: ${text}`, textAt(claims, id, 'text')));
  const noted = Object.keys(claims ?? {}).filter((id) => id in DOUBTFUL || textAt(claims, id, 'note') !== '' || textAt(claims, id, 'safer') !== '');
  const wrong = noted.flatMap((id) => {
    const [text = '', note = '', safer = ''] = ['text', 'note', 'safer'].map((field) => textAt(claims, id, field));
    return [
      ...want(at(claims, id, 'basis') === null, `${id}: no basis`, textAt(claims, id, 'basis')),
      ...want(/\w+ \w+ \w+/.test(note), `${id}: the verdict as note`, note || 'none'),
      ...want(/\w+ [\w-]+ \w+/.test(safer) && !mentions(safer, text), `${id}: safer words`, safer || 'none'),
    ];
  });
  return [...stated, ...wrong];
}

/** A page whose data refers to such a claim shows it as it is stated; the safer words are on no page. */
function unpublishedClaims(site: Site, data: Data): Miss[] {
  const claims = at(data.files.get('claims'), 'claims');
  const all = [...site.pages.values()].map(({ document }) => textOf(document.body)).join(' ');
  return Object.entries(DOUBTFUL).flatMap(([id, text]) => {
    const files = [...data.files].filter(([, file]) => textsIn(file).some((words) => words.includes(`{claim:${id}}`)));
    const referring = files.map(([name]) => `/${name.replace(/^counties/, 'service-areas')}`);
    const silent = referring.filter((path) => !mentions(saidOn(site.pages.get(path)), text));
    return [
      ...want(referring.length > 0 && silent.length === 0, `${text} on the pages that claim ${id}`, referring.length === 0 ? 'no page' : quoted(silent)),
      ...want(!mentions(all, textAt(claims, id, 'safer')), `${id}: the safer words are not swapped in`, textAt(claims, id, 'safer')),
    ];
  });
}
