// The kinds of value that data files are made of. Each says in its message how to write it.
import { z } from 'zod';

/** One line of text, trimmed, never empty. May hold {tokens} (generator/content/site/tokens.ts). */
export const line = z.string().trim().min(1).max(400);

/** It is part of no name: a search does not find one that holds it. */
const SOFT_HYPHEN = /\u00ad/;

/** The name of a place, a service or a page: it stands in menus, headings and drawings. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((value) => !SOFT_HYPHEN.test(value), 'holds a soft hyphen, which nobody sees (U+00AD).\ntype the name anew');

/** A paragraph, trimmed, never empty. May hold {tokens}. */
export const paragraph = z.string().trim().min(1).max(3000);

/** A file name, a path segment, an anchor: a to z, 0 to 9 and single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const slug = z.string().max(80).regex(SLUG, 'is not a name as addresses have it.\nuse only a to z, 0 to 9 and single hyphens, like palm-springs');

const PHONE = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;

/** A US phone number as it is shown; the tel link is made from its digits. */
export const phone = z
  .string({ error: ({ input }) => (typeof input === 'number' ? noPhone(input) : undefined) })
  .regex(PHONE, { error: ({ input }) => noPhone(input) });

function noPhone(written: unknown): string {
  const digits = String(written)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  const form = PHONE.test(shown) ? `"${shown}"` : 'its ten digits like "(213) 555-0154"';
  return `is not a phone number as the site shows it.\nwrite ${form}, in quotes`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day, YYYY-MM-DD; days that do not exist are refused. */
export const day = z.string().refine(isDay, {
  error: ({ input }) =>
    DAY.test(String(input))
      ? 'is not a day that exists.\nwrite a day of the calendar as year-month-day, like 2024-08-22'
      : 'is not a day as it is written here.\nwrite it as year-month-day, like 2024-08-22',
});

function isDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** An address on the web, https only, without a user name or password. */
export const httpsUrl = z.string().refine(isHttps, {
  error: ({ input }) => `is not a full web address that begins with https://.\nwrite ${nearHttps(String(input))}`,
});

function isHttps(value: string): boolean {
  if (!URL.canParse(value) || /[\s“”"]/.test(value)) return false;
  const url = new URL(value);
  return url.protocol === 'https:' && !url.username && !url.password;
}

function nearHttps(written: string): string {
  const full = `https://${written.replace(/[\s“”„«»"]/g, '').replace(/^[a-z]*:?\/\//i, '')}`;
  return isHttps(full) && /^[^/]+\.[a-z]/i.test(full.slice('https://'.length)) ? full : 'it in full, like https://www.example.com/page';
}

/** The host of a site alone: its path goes with --base. */
export const httpsOrigin = httpsUrl.refine((value) => !isHttps(value) || (new URL(value).pathname === '/' && !/[?#]/.test(value)), {
  error: ({ input }) => `holds more than the host of the site.\nwrite ${originOf(String(input))}, and give the path on the command line with --base`,
});

function originOf(written: string): string {
  return URL.canParse(written) ? new URL(written).origin : 'https://www.example.com';
}

const TARGET = /^(\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?|#[a-z0-9-]+|tel|https:\/\/\S+)$/;

/** Where a link leads: a path of this site, an anchor, `tel` (the page's own phone number) or an https address. */
export const target = z.string().regex(TARGET, {
  error: ({ input }) => `is nowhere a link can lead.\nwrite ${nearTarget(String(input))}`,
});

function nearTarget(written: string): string {
  const near = written
    .trim()
    .replace(/^tel:.*/i, 'tel')
    .replace(/^http:/i, 'https:')
    .replace(/^(?=[a-z0-9-]+\/)/, '/')
    .replace(/(\.html|\/)(?=#|$)/, '');
  return TARGET.test(near) ? `"${near}"` : 'a path of this site like "/services/gutters", an anchor like "#contact", the word tel, or an https:// address';
}

export const link = z.strictObject({ label: line, to: target });

/** A photograph of the owner's: a file of data/images, and what it shows in words. */
export const image = z.strictObject({
  src: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*\.(jpe?g|png|webp|avif)$/, 'write the name of a .jpg, .png, .webp or .avif file in data/images, in lower case without spaces'),
  alt: line,
});

/** A number with its label. `icon` is for those who want one; the shipped design shows figures. */
export const stat = z.strictObject({ number: line, label: line, icon: slug.optional() });

/** Where a local fact comes from; never shown, kept for the audit and for whoever updates the page. */
export const source = z.strictObject({ title: line, url: httpsUrl.optional(), license: line.optional() });
