// The sitemap: the pages that search engines should know, in as many files as its limits ask for.
import type { SitemapEntry } from '../../templates/sitemap';
import type { SiteFile } from '../assets/hashed';
import type { Bundle } from '../bundle/index';
import { entryOf, type PlannedSite } from '../content/site/index';
import { pathOf, type Route } from '../content/site/routes';
import { absoluteOf, hrefOf } from '../content/site/url';
import type { Templates } from '../render/index';

/** Limits of a sitemap file (sitemaps.org): 50,000 addresses, 50 MB uncompressed. */
const SITEMAP_URLS = 50_000;
const SITEMAP_BYTES = 50_000_000;

/** The pages that search engines should know, each as its data says. A preview's sitemap is the same (D6). */
function sitemapEntries(site: PlannedSite): SitemapEntry[] {
  return site.routes.flatMap((route) => {
    const { lastmod, sitemap } = sitemapData(site, route);
    if (!sitemap) return [];
    return [
      {
        loc: absoluteOf(site.url, site.base, pathOf(route)),
        lastmod: lastmod ?? null,
        changefreq: sitemap.changefreq,
        priority: sitemap.priority.toFixed(1),
      },
    ];
  });
}

function sitemapData(site: PlannedSite, route: Route): { lastmod?: string; sitemap?: { priority: number; changefreq: string } } {
  switch (route.kind) {
    case 'home':
      return site.data.home;
    case 'service':
      return entryOf(site.services, route.slug);
    case 'county':
      return { lastmod: entryOf(site.counties, route.slug).lastmod, sitemap: site.data['county-pages'].sitemap };
    case 'city':
      return { lastmod: entryOf(site.cities, route.slug).lastmod, sitemap: site.data['city-pages'].sitemap };
    case 'prose':
      return entryOf(site.pages, route.slug);
    case 'notFound':
    case 'serverError':
      return {};
  }
}

export function sitemapFiles(site: PlannedSite, bundle: Bundle, templates: Templates): SiteFile[] {
  const stylesheet = hrefOf(site.base, `/${bundle.files.sitemap}`);
  const parts = sitemapParts(sitemapEntries(site));
  if (parts.length === 1) return [{ file: 'sitemap.xml', text: templates.renderSitemap(parts[0] ?? [], stylesheet) }];
  const files = parts.map((entries, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: templates.renderSitemap(entries, stylesheet),
  }));
  const addresses = files.map(({ file }) => absoluteOf(site.url, site.base, `/${file}`));
  return [{ file: 'sitemap.xml', text: templates.renderSitemapIndex(addresses, stylesheet) }, ...files];
}

/** Cuts a list of addresses where a sitemap file would grow past its limits. */
export function sitemapParts(entries: readonly SitemapEntry[], limits = { urls: SITEMAP_URLS, bytes: SITEMAP_BYTES }): SitemapEntry[][] {
  const parts: SitemapEntry[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    // The elements round an entry take under 160 bytes; an escaped character at most six times its own.
    const size = 160 + 6 * Buffer.byteLength(entry.loc);
    const last = parts.at(-1);
    if (last && last.length < limits.urls && bytes + size <= limits.bytes) {
      last.push(entry);
      bytes += size;
    } else {
      parts.push([entry]);
      bytes = size;
    }
  }
  return parts;
}
