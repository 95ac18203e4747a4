// Rows of 2.1 about sitemap.xml: a valid file, the urls that belong in it, and no others.
import { z } from 'zod';
import { sitemapParts } from '../../../generator/host/sitemap';
import type { Data } from '../data';
import type { Miss } from '../miss';
import { readFile, type Site } from '../site';
import { type Check, expectation, miss, once, want } from './check';
import { wrongNumber } from './count';

export const sitemapChecks: Record<string, Check> = {
  'S2.1-19': once('/sitemap.xml', ({ site }) => want(site.files.includes('sitemap.xml'), 'the file sitemap.xml', 'none')),
  'S2.1-48': once('/sitemap.xml', ({ site }) => noSitemapRow(site, '/privacy')),
  'S2.1-49': once('/sitemap.xml', ({ site }) => wrongNumber(sitemapOf(site).length, { n: 41, of: 'url elements' })),
  'S2.1-92': once('/sitemap.xml', ({ site, data }) => validSitemap(site, data)),
  'S2.1-93': once('/sitemap.xml', ({ site }) => {
    const sheet = /<\?xml-stylesheet [^>]*href="\/([^"]+)"[^>]*\?>/.exec(readFile(site, 'sitemap.xml'))?.[1];
    if (sheet === undefined || !site.files.includes(sheet)) return miss('a reference to a stylesheet of the site', String(sheet));
    return want(/monospace/.test(readFile(site, sheet)), 'a monospaced stylesheet', 'no monospace in it');
  }),
  'S2.1-94': once('sitemap parts', ({ row }) => {
    const { maxUrls } = expectation(row, z.strictObject({ maxUrls: z.number(), maxSize: z.literal('50 MB'), over: z.string() }));
    return sitemapLimits(maxUrls);
  }),
  'S2.1-98': once('/sitemap.xml', ({ site }) => noSitemapRow(site, '/404')),
};

const sitemapRow = z.strictObject({ loc: z.string(), priority: z.string(), changefreq: z.string(), lastmod: z.string() });

/** A url of the sitemap with what it says (2.1). */
export const checkSitemapRow: Check = once('/sitemap.xml', ({ row, site, data }) => {
  const expected = expectation(row, sitemapRow);
  const loc = expected.loc.replace('{siteUrl}', data.siteUrl);
  const found = sitemapOf(site).filter((entry) => entry.loc === loc);
  const [entry] = found;
  if (!entry || found.length > 1) return miss(`one url ${loc}`, String(found.length));
  return (['priority', 'changefreq', 'lastmod'] as const).flatMap((key) => want(entry[key] === expected[key], `${key} ${expected[key]}`, String(entry[key])));
});

export interface SitemapRow {
  loc: string;
  priority: string | undefined;
  changefreq: string | undefined;
  lastmod: string | undefined;
}

export function sitemapOf(site: Site): SitemapRow[] {
  if (!site.files.includes('sitemap.xml')) return [];
  return [...readFile(site, 'sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, inner = '']) => {
    const value = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(inner)?.[1];
    return { loc: value('loc') ?? '', priority: value('priority'), changefreq: value('changefreq'), lastmod: value('lastmod') };
  });
}

function noSitemapRow(site: Site, path: string): Miss[] {
  const entries = sitemapOf(site);
  const rows = entries.filter(({ loc }) => loc.includes(path));
  return [...want(entries.length > 0, 'a sitemap with urls', 'none'), ...wrongNumber(rows.length, { n: 0, of: `rows for ${path}` })];
}

/** The rules of sitemaps.org: the namespace, whole addresses of this site, known words and ranges, each address once. */
function validSitemap(site: Site, data: Data): Miss[] {
  const text = readFile(site, 'sitemap.xml');
  const entries = sitemapOf(site);
  const wrong = entries.filter(
    ({ loc, priority = '', changefreq = '', lastmod }) =>
      !loc.startsWith(`${data.siteUrl}/`) ||
      !/^(0\.\d|1\.0)$/.test(priority) ||
      !/^(always|hourly|daily|weekly|monthly|yearly|never)$/.test(changefreq) ||
      (lastmod !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(lastmod)),
  );
  const known =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*(<\?xml-stylesheet [^>]*\?>\s*)?<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/i;
  const rest = text.replace(/<\?.*?\?>|<\/?(urlset|url|loc|lastmod|changefreq|priority)( xmlns="[^"]*")?>/g, '');
  return [
    ...want(known.test(text), 'an XML declaration and a urlset of sitemaps.org', text.slice(0, 200)),
    ...want(!/[<>]/.test(rest), 'elements of sitemaps.org only', rest),
    ...want(entries.length > 0 && wrong.length === 0, 'urls that keep the rules', () => JSON.stringify(wrong)),
    ...want(new Set(entries.map(({ loc }) => loc)).size === entries.length, 'each address once', 'one stands twice'),
  ];
}

/** 50,000 addresses fit in one file, one more makes a second; so does the 50 MB limit, with few but long addresses. */
function sitemapLimits(maxUrls: number): Miss[] {
  const entry = { loc: 'https://www.example.com/cities/name', lastmod: null, changefreq: 'monthly', priority: '0.7' };
  const parts = (count: number, loc = entry.loc) => sitemapParts(Array.from({ length: count }, () => ({ ...entry, loc }))).length;
  return [
    ...want(parts(maxUrls) === 1, `${maxUrls} urls in one file`, String(parts(maxUrls))),
    ...want(parts(maxUrls + 1) === 2, `${maxUrls + 1} urls in two files`, String(parts(maxUrls + 1))),
    ...want(parts(40_000, `https://www.example.com/${'n'.repeat(1976)}`) > 1, '80 MB of addresses in more than one file', 'one file'),
  ];
}
