// The one rule between a page's path, its file, its link and its canonical address (D18).

/** A path of the site without the base: '/', '/cities/riverside'. No trailing slash, no .html. */
export type PagePath = string;

/** The file of a page, relative to the output folder, with forward slashes on every system. */
export function fileOf(path: PagePath): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The page that a file is, or null for a file that is not a page. */
export function pageOf(file: string): PagePath | null {
  if (!file.endsWith('.html')) return null;
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** Where an image of data/images lies in the site. */
export function imageFile(name: string): string {
  return `images/${name}`;
}

/** Folders of a site: beside one, hosts disagree on what the address of a page or a file of the same name means, and a disk has no room for it. */
export const SITE_FOLDERS: readonly string[] = ['assets', 'cities', 'images', 'service-areas', 'services'];

/** What others ask a site for by rule stands here (RFC 8615): the one hidden folder that is published. */
export const WELL_KNOWN = '.well-known';

/** A link to a path, an anchor of it, or a file, under the base: ('/roofing/', '/cities/riverside#contact'). */
export function hrefOf(base: string, path: string): string {
  return `${base.slice(0, -1)}${path}`;
}

/** The absolute address of a page. The home page is the root and keeps its slash. */
export function absoluteOf(siteUrl: string, base: string, path: string): string {
  return `${siteUrl}${hrefOf(base, path)}`;
}

/** The file that an href of a page leads to, and the anchor in it; null where it leaves the site. */
export function destinationOf(base: string, from: PagePath, href: string): { file: string; anchor: string | null } | null {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//')) return null;
  const [address = '', anchor = null] = href.split('#');
  const clean = address.split('?')[0] ?? '';
  if (clean === '') return { file: fileOf(from), anchor };
  if (!clean.startsWith(base)) return { file: clean, anchor };
  const path = `/${clean.slice(base.length)}`;
  return { file: /\.[a-z0-9]+$/.test(path) ? path.slice(1) : fileOf(path), anchor };
}
