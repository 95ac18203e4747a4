// data/site.yaml: the site itself: address, language, analytics, backend, looks, and the few words that belong to no page.
import { z } from 'zod';
import { day, httpsOrigin, httpsUrl, line, link, paragraph } from '../../../templates/fields';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is no colour as it is written here.\nwrite # and six digits or small letters a to f, like "#b23a1e", in quotes');

export const site = z.strictObject({
  url: httpsOrigin,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'write a language like en-US'),
  /** Meta pixel; empty: nothing of it is loaded (D11). */
  metaPixelId: z.string().regex(/^\d*$/, 'write the digits of the pixel id, or "" for none'),
  /** Empty: forms post to the page's own origin (D26). */
  supabase: z.strictObject({ url: z.union([z.literal(''), httpsUrl]), anonKey: z.string().trim() }),
  /** Says that leads are meant to go to the page's own origin; without it a production build wants Supabase. */
  leads: z.literal('same-origin').optional(),
  /** Changes to the colours of the design (visual tokens); pairs of text and ground keep a contrast of 4.5. */
  theme: z
    .strictObject({
      ink: colour.optional(),
      paper: colour.optional(),
      sand: colour.optional(),
      clay: colour.optional(),
      'clay-deep': colour.optional(),
      sun: colour.optional(),
      sky: colour.optional(),
      dawn: colour.optional(),
    })
    .optional(),
  /** What the frame of every page is drawn with: roofs over bands and sheets, a street on the footer. Left out: plain bands. */
  drawings: z.literal('roofs').optional(),
  words: z.strictObject({
    skip: line,
    /** Name of the way back to the pages above, for those who hear the page. */
    breadcrumbs: line,
    home: line,
    mainNavigation: line,
    menu: line,
    close: line,
    call: line,
    more: line,
    backToTop: line,
    quickContact: line,
    quote: line,
    preview: line,
    /** Where the code of a form or another part did not come. */
    notLoaded: line,
    retry: line,
  }),
  notFound: z.strictObject({ title: line, heading: line, lede: paragraph, description: paragraph, action: link }),
  serverError: z.strictObject({
    title: line,
    heading: line,
    lede: paragraph,
    description: paragraph,
    call: line,
    action: link,
  }),
});

const SITEMAP_FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** How a page stands in the sitemap (D6). */
export const sitemap = z.strictObject({
  priority: z.number().min(0).max(1),
  changefreq: z.enum(SITEMAP_FREQUENCIES),
});

/** The day of the last significant change; a page without one has no lastmod in the sitemap. */
export const lastmod = day.optional();
