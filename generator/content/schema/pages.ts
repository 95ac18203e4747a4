// data/home.yaml, services/, counties/, cities/, pages/: one schema for each kind of page, and for what its kind shares.
import { z } from 'zod';
import { eaveSection } from '../../../templates/art/eaveWords';
import { DRAWING_NAMES } from '../../../templates/art/services/index';
import { line, name, paragraph, phone, slug, source } from '../../../templates/fields';
import { bodyRule, planYearRule, specialtyRule, stepsRule } from './bodyRules';
import { body, hero, pageFields, sharedFields, stats } from './page';
import { lettersRule, noScene, scene } from './scene';
import { servicesRule } from './servicesRule';
import { sitemap } from './site';

const ON_CITY = 'it belongs on the page of a city';
const ON_COUNTY = 'it belongs on the page of a county';

export const home = z
  .strictObject({
    ...pageFields,
    title: line,
    description: paragraph,
    sitemap,
    hero: hero.extend({
      counters: z.array(z.strictObject({ number: line, label: line })).max(4),
      drawing: eaveSection.optional(),
    }),
    body,
  })
  .superRefine(bodyRule({ page: 'the home page', none: { areas: ON_CITY, cities: ON_COUNTY } }))
  .superRefine(servicesRule({ page: 'the home page', columns: 4 }));

export const servicePages = z.strictObject({ ...sharedFields });

export const service = z
  .strictObject({
    /** As menus and footer call it. */
    name,
    /** Place in the footer's list; without one it follows by name. */
    order: z.number().int().min(0).optional(),
    ...pageFields,
    sitemap,
    /** The license classification the work is done under (D22). */
    classification: line,
    /** For work beside roofing: the sentence that it is done as part of roofing work (D22). */
    incidental: paragraph.optional(),
    /** The page is for those in an emergency: every call from it is counted as an emergency call (D11). */
    emergency: z.boolean().optional(),
    /** `drawing`: the work as it is drawn beside the words (templates/art/services). */
    hero: hero.extend({ drawing: z.enum(DRAWING_NAMES).optional() }),
    body,
  })
  .superRefine(bodyRule({ page: 'a service page', none: { areas: ON_CITY, cities: ON_COUNTY } }))
  .superRefine(stepsRule)
  .superRefine(planYearRule);

export const countyPages = z.strictObject({
  ...sharedFields,
  sitemap,
  /** The four tiles of every county page. */
  stats,
  /** Over the links under the list of cities: pages of the county that the list does not name. */
  cities: z.strictObject({ also: line }),
});

export const county = z
  .strictObject({
    /** With the word County: Riverside County */
    name,
    order: z.number().int().min(0).optional(),
    ...pageFields,
    /** The cities the page lists, in this order; one that has a page is linked to it. */
    cities: z.array(name).min(1),
    hero,
    body,
  })
  .superRefine(bodyRule({ page: 'a county page', one: ['cities'], none: { areas: ON_CITY } }));

export const cityPages = z.strictObject({
  ...sharedFields,
  sitemap,
  hero: z.strictObject({ label: line, title: line, quote: line, call: line }),
  /** The four tiles of every city page that does not have its own. */
  stats,
  band: z.strictObject({ title: line, lede: paragraph }),
  /** Over the twelve areas, and over those of them that are not in the city. */
  areas: z.strictObject({ title: line, around: line }),
  /** Over the callouts of the drawing, where a page has no section "failures" of its own. */
  failures: z.strictObject({ title: line }),
  /** None: only cities with a scene of their own are drawn. */
  scene: noScene.optional(),
});

export const city = z
  .strictObject({
    name,
    /** The county's file name in data/counties. */
    county: line,
    phone,
    ...pageFields,
    lede: paragraph,
    /** Text of the quote button, where it is not that of all city pages. */
    quote: line.optional(),
    /** Two to four facts in the strip under the hero, each with its source. */
    facts: z
      .array(z.strictObject({ label: line, value: line, source }))
      .min(2)
      .max(4),
    stats: stats.optional(),
    /** The drawing of its house; left out, the climate of the place gives one (city-pages.yaml can turn that off). */
    scene: z.union([noScene, scene]).optional(),
    body,
    band: z.strictObject({ title: line.optional(), lede: paragraph.optional() }).optional(),
  })
  .superRefine(
    bodyRule({
      page: 'a city page',
      one: ['areas', 'services', 'neighborhoods'],
      atMostOne: ['specialty', 'failures'],
      none: { cities: ON_COUNTY, 'call-band': 'every city page has one by itself, whose words are in "band"' },
    }),
  )
  .superRefine(specialtyRule)
  .superRefine(lettersRule)
  .superRefine(servicesRule({ page: 'a city page', columns: 4, features: 4 }));

/** Something to operate in a page of plain text: the switch for the Meta pixel, hidden where no script runs (D11). */
const control = z.strictObject({
  type: z.literal('pixel-choice'),
  label: line,
  states: z.strictObject({ on: line, off: line }),
  /** Said once the visitor has switched. */
  turnedOn: line,
  turnedOff: line,
  /** Why there is nothing to switch where Global Privacy Control is set. */
  signal: paragraph,
  /** What to do where the browser does not keep the choice. */
  blocked: paragraph,
});

export const prosePage = z.strictObject({
  name,
  title: line,
  description: paragraph,
  lastmod: pageFields.lastmod,
  /** In the sitemap only when this is given. */
  sitemap: sitemap.optional(),
  /** Whether the owner, or counsel, has read it; a production build asks for it (D19). */
  reviewed: z.boolean(),
  /** Linked in the footer. */
  footer: z.boolean(),
  heading: line,
  lede: paragraph.optional(),
  parts: z
    .array(z.strictObject({ id: slug, title: line, paragraphs: z.array(paragraph), items: z.array(line).optional(), control: control.optional() }))
    .min(1),
});

export const claims = z.strictObject({
  claims: z.record(
    slug,
    z.strictObject({
      /** The figure or words as pages show them; {price:tpo} stands for the estimator's price. */
      text: line,
      /** What it says in full. */
      meaning: line,
      /** Evidence: a document, a public page, a count. */
      basis: line.nullable(),
      /** The day the owner confirmed it, YYYY-MM-DD; null: not yet (a production build asks for basis or this, D21). */
      ownerConfirmed: z.iso.date().nullable(),
      note: paragraph.optional(),
      safer: paragraph.optional(),
    }),
  ),
});
