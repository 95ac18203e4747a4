// data/site.yaml: the site itself: address, language, analytics, backend, looks, and the few words that belong to no page.
import { z } from 'zod';
import { day, httpsOrigin, line, link, paragraph } from '../../../templates/fields';
import { backendAddress } from '../../settings/backend';
import { isFromRight, isLanguage, languageMeant } from '../rules/language';

const backendUrl = z.string().superRefine((written, context) => {
  const address = written === '' ? null : backendAddress(written);
  if (address === null || 'origin' in address) return;
  context.addIssue({ code: 'custom', message: address.wrong.what, params: { fix: address.wrong.fix } });
});

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'is not a color as it is written here.\nwrite # and six digits or letters a to f, like "#b23a1e", in quotes')
  .toLowerCase();

const fontFile = z.string().regex(/^[a-z0-9][a-z0-9._-]*\.woff2$/, 'write the name of a .woff2 file in data/fonts, in lower case without spaces');

/** It stands in the stylesheets between quotes. */
const family = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,60}$/, 'is not a name of a typeface as it is written here.\nuse letters, digits, spaces and hyphens, like National Park');

const weight = z.number().int().min(1).max(1000);
const weights = z.string().regex(/^[1-9]\d{2} [1-9]\d{2}$/, 'write one weight like 400, or the lightest and the heaviest like "400 700", in quotes');

export const site = z.strictObject({
  url: httpsOrigin,
  language: z
    .string()
    .refine(isLanguage, {
      abort: true,
      error: ({ input }) => `is not a language as it is written here.\nwrite ${languageMeant(String(input)) ?? 'a language like en-US, es or zh-Hans'}`,
    })
    .refine((language) => !isFromRight(language), 'is written from right to left, which the design cannot do.\nwrite a language like en-US'),
  /** Meta pixel; empty: nothing of it is loaded (D11). */
  metaPixelId: z.string().regex(/^\d*$/, 'write the digits of the pixel id, or "" for none'),
  /** Empty: forms post to the page's own origin (D26). */
  supabase: z.strictObject({ url: backendUrl, anonKey: z.string().trim() }),
  /** Says that leads are meant to go to the page's own origin; without it a production build wants Supabase. */
  leads: z.literal('same-origin').optional(),
  /** Changes to the colors of the design (visual tokens); pairs of text and ground keep a contrast of 4.5. */
  theme: z
    .strictObject({
      ink: color.optional(),
      paper: color.optional(),
      sand: color.optional(),
      clay: color.optional(),
      'clay-deep': color.optional(),
      sun: color.optional(),
      sky: color.optional(),
      dawn: color.optional(),
      'ink-soft': color.optional(),
      line: color.optional(),
      leaf: color.optional(),
      alarm: color.optional(),
      gold: color.optional(),
      earth: color.optional(),
      'on-ink': color.optional(),
    })
    .optional(),
  /** Files of data/fonts in the place of the design's: `display` for headings and figures, `text` for everything else. */
  fonts: z
    .strictObject({
      display: z.strictObject({ file: fontFile, family, weight }).optional(),
      text: z.strictObject({ file: fontFile, family, weight: z.union([weight, weights]) }).optional(),
    })
    .optional(),
  /** An SVG file of the data folder: before the name in header and footer, and the icon of the browser's tab. */
  mark: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*\.svg$/, 'write the name of an .svg file in the data folder, in lower case without spaces')
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
