// What all pages with the contact form share: a hero, typed sections, a title for the form.
import { z } from 'zod';
import { line, link, paragraph, stat } from '../../../templates/fields';
import { section } from '../../../templates/sections/schemas';
import { lastmod } from './site';

export const hero = z.strictObject({
  title: line,
  lede: paragraph,
  actions: z.array(link).min(1).max(2),
  notes: z.array(line).max(4).optional(),
});

export const body = z.array(section);

/** Words of the contact section that a page may change. */
const contactOverride = z.strictObject({
  title: line.optional(),
  lede: paragraph.optional(),
  /** Beside the number, where nobody who reads the page has a leak; a call beside it is not counted as an emergency call. */
  callLabel: line.optional(),
  steps: z.array(line).max(4).optional(),
});
export type ContactOverride = z.infer<typeof contactOverride>;

/** Fields of every page's file. */
export const pageFields = {
  /** Title in the browser's tab and in search results; left out: made by the pattern of its kind. */
  title: line.optional(),
  description: paragraph.optional(),
  lastmod,
  contact: contactOverride.optional(),
};

/** What all pages of one kind share (data/service-pages.yaml, county-pages.yaml, city-pages.yaml). */
export const sharedFields = {
  /** Patterns; hold {name}. */
  title: line,
  description: paragraph,
  contact: z.strictObject({ title: line, lede: paragraph }),
};

export const stats = z.array(stat).length(4);
