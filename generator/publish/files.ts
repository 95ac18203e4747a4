// The files of a site that are neither pages nor assets: robots, manifest, favicon, what a host is told; and all of them in a row.

import { color } from '../assets/color';
import { drawnMark } from '../assets/drawnMark';
import type { SiteFile } from '../assets/hashed';
import { assetsOf, filesOf, type Making, type OwnAssets } from '../assets/index';
import type { PlannedSite } from '../content/site/index';
import { absoluteOf, hrefOf } from '../content/site/url';
import { HEADERS_FILE, headersFile } from '../host/headers';
import { sitemapFiles } from '../host/sitemap';

export function siteFiles({ site, bundle, own, templates }: Making & { own: OwnAssets }): SiteFile[] {
  return [
    ...filesOf(own),
    ...sitemapFiles(site, bundle, templates),
    { file: 'robots.txt', text: robots(site) },
    { file: 'site.webmanifest', text: webManifest(site) },
    tabIcon(site, own),
    { file: HEADERS_FILE, text: headers(site, assetsOf(site, bundle, own)) },
    // GitHub Pages would hide files that begin with an underscore without it.
    { file: '.nojekyll', text: '' },
  ];
}

/** The site's own mark, or the one that is drawn for it. */
export function tabIcon(site: PlannedSite, { mark }: Pick<OwnAssets, 'mark'>): SiteFile {
  return { file: 'favicon.svg', text: mark?.text ?? drawnMark(site) };
}

/** A preview may be crawled, so that its noindex is seen. */
function robots(site: PlannedSite): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteOf(site.url, site.base, '/sitemap.xml')}\n`;
}

function headers(site: PlannedSite, assets: readonly string[]): string {
  const { url, anonKey } = site.backend;
  const { metaPixelId } = site.data.site;
  return headersFile({
    supabase: url === '' || anonKey === '' ? null : url,
    pixel: metaPixelId === '' ? null : metaPixelId,
    webhook: site.data.contact.webhook,
    base: site.base,
    httpsOnly: site.production && site.url.startsWith('https://'),
    assets,
  });
}

function webManifest(site: PlannedSite): string {
  const { company, site: settings } = site.data;
  const manifest = {
    name: company.legalName,
    short_name: company.shortName,
    lang: settings.language,
    start_url: hrefOf(site.base, '/'),
    scope: hrefOf(site.base, '/'),
    display: 'browser',
    background_color: color(site, 'paper'),
    theme_color: color(site, 'ink'),
    icons: [{ src: hrefOf(site.base, '/favicon.svg'), type: 'image/svg+xml', sizes: 'any' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
