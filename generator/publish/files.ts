// The files of a site that are no pages: sitemap, robots, manifest, favicon, what a host is told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetsModel } from '../../templates/model';
import type { SitemapEntry } from '../../templates/sitemap';
import type { Bundle } from '../bundle/index';
import { markSize } from '../content/mark';
import { pathOf, type Route } from '../plan/routes';
import { entryOf, type PlannedSite } from '../plan/site';
import { absoluteOf, hrefOf } from '../plan/url';
import type { Templates } from '../render/index';
import { assetName } from './hashed';
import { HEADERS_FILE, headersFile } from './headers';
import { type Icon, planIcons, type Polygon, TOUCH_ICON } from './icons';
import { isReplaced, type OwnFont, planOwnFonts } from './ownFonts';
import { planSheets, type Sheets } from './stylesheets';

/** Limits of a sitemap file (sitemaps.org): 50,000 addresses, 50 MB uncompressed. */
const SITEMAP_URLS = 50_000;
const SITEMAP_BYTES = 50_000_000;

export interface SiteFile {
  file: string;
  text: string;
}

/** Files of assets/ that are made for this site alone. */
export interface OwnAssets {
  sheets: Sheets;
  /** The street at night on the footer, where the site is drawn with roofs. */
  street: SiteFile | null;
  /** The site's own mark, where it has one. */
  mark: SiteFile | null;
  fonts: OwnFont[];
  /** What is asked for by name, at the site's root. */
  icons: Icon[];
}

/** `data`: the folder with the site's own files. */
export function planOwnAssets({ site, bundle, templates, data }: Omit<Making, 'own'> & { data: string }): OwnAssets {
  const fonts = planOwnFonts(site, data);
  return { sheets: planSheets(site, bundle.styles, fonts), street: nightStreet(site, templates), mark: ownMark(site, data), fonts, icons: planIcons(site.data.site.mark === undefined ? drawnMark(site) : null, data) };
}

export function planAssets(site: PlannedSite, bundle: Bundle, own: OwnAssets): AssetsModel {
  const { sheets, street, mark } = own;
  const href = (file: string) => hrefOf(site.base, `/${file}`);
  return {
    stylesheets: Object.fromEntries(Object.entries(sheets).map(([kind, { file }]) => [kind, href(file)])) as AssetsModel['stylesheets'],
    promotion: href(bundle.files.promotion),
    script: href(bundle.files.script),
    fonts: [...own.fonts.map(({ file }) => file), ...bundle.files.fonts.filter((file) => !isReplaced(file, own.fonts))].map(href),
    favicon: href('favicon.svg'),
    touchIcon: own.icons.some((icon) => icon.file === TOUCH_ICON) ? href(TOUCH_ICON) : null,
    manifest: href('site.webmanifest'),
    street: street === null ? null : href(street.file),
    mark: mark === null ? null : { src: href(mark.file), ...sizeOf(mark) },
    themeColor: colour(site, 'ink'),
  };
}

/** The files of assets/: the bundle's, and the site's own. */
export function assetsOf(bundle: Bundle, own: OwnAssets): string[] {
  return [...new Set([...bundleFiles(bundle, own), ...[...filesOf(own), ...own.fonts].map(({ file }) => file)])].sort();
}

/** The bundle's files without the fonts that the site replaces. */
export function bundleFiles(bundle: Bundle, { fonts }: OwnAssets): string[] {
  return bundle.files.all.filter((file) => !isReplaced(file, fonts));
}

function filesOf({ sheets, street, mark }: OwnAssets): SiteFile[] {
  return [...Object.values(sheets), ...(street === null ? [] : [street]), ...(mark === null ? [] : [mark])];
}

export interface Making {
  site: PlannedSite;
  bundle: Bundle;
  own: OwnAssets;
  templates: Templates;
}

export function siteFiles({ site, bundle, own, templates }: Making): SiteFile[] {
  return [
    ...filesOf(own),
    ...sitemapFiles(site, bundle, templates),
    { file: 'robots.txt', text: robots(site) },
    { file: 'site.webmanifest', text: webManifest(site) },
    { file: 'favicon.svg', text: own.mark?.text ?? favicon(site) },
    { file: HEADERS_FILE, text: headers(site, assetsOf(bundle, own)) },
    // GitHub Pages would hide files that begin with an underscore without it.
    { file: '.nojekyll', text: '' },
  ];
}

/** The pages that search engines should know, each as its data says. A preview's sitemap is the same (D6). */
export function sitemapEntries(site: PlannedSite): SitemapEntry[] {
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

function sitemapFiles(site: PlannedSite, bundle: Bundle, templates: Templates): SiteFile[] {
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
    background_color: colour(site, 'paper'),
    theme_color: colour(site, 'ink'),
    icons: [{ src: hrefOf(site.base, '/favicon.svg'), type: 'image/svg+xml', sizes: 'any' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The image that pages of a site of roofs end on, named after what is in it. */
function nightStreet(site: PlannedSite, templates: Templates): SiteFile | null {
  if (site.data.site.drawings !== 'roofs') return null;
  const text = templates.renderStreet({ ink: colour(site, 'ink'), sun: colour(site, 'sun') });
  return { file: assetName('street', text, 'svg'), text };
}

function ownMark(site: PlannedSite, data: string): SiteFile | null {
  const { mark } = site.data.site;
  if (mark === undefined) return null;
  const text = readFileSync(join(data, mark), 'utf8');
  return { file: assetName('mark', text, 'svg'), text };
}

function sizeOf({ text }: SiteFile): { width: number; height: number } {
  const size = markSize(text);
  if (size === null) throw new Error('The mark has no size: content/mark.ts should have refused it.');
  return size;
}

function favicon(site: PlannedSite): string {
  const paths = drawnMark(site).map(({ corners, colour }) => `<path fill="${colour}" d="M${corners.join(' ')}z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${paths.join('')}</svg>\n`;
}

/** The mark: a wedge of exactly 4 in 12 over a line, on paper; a plain block where the site is not one of roofs. */
function drawnMark(site: PlannedSite): Polygon[] {
  const block = [[6, 14], [42, 14], [42, 30], [6, 30]] as const;
  const wedge = [[6, 30], [42, 30], [42, 18]] as const;
  return [
    { colour: colour(site, 'paper'), corners: [[0, 0], [48, 0], [48, 48], [0, 48]] },
    { colour: colour(site, 'clay'), corners: site.data.site.drawings === 'roofs' ? wedge : block },
    { colour: colour(site, 'ink'), corners: [[6, 33], [42, 33], [42, 37], [6, 37]] },
  ];
}

function colour(site: PlannedSite, name: string): string {
  const found = site.colours[name];
  if (found === undefined) throw new Error(`The design has no colour called ${name}.`);
  return found;
}
