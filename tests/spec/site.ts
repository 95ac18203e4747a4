// The generated site as the tests see it: its pages by path, its files, and which pages a row speaks of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { type Data, filesIn, textAt } from './data';
import type { Routes } from './rows';

export type PageKind = 'home' | 'service' | 'county' | 'city' | 'prose' | 'notFound' | 'serverError';

export interface Page {
  /** As in a link: '/', '/cities/riverside'. */
  path: string;
  file: string;
  kind: PageKind;
  /** The last part of the path. */
  slug: string;
  html: string;
  document: Document;
  /** The page's own number (D23). */
  phone: string;
}

export interface Site {
  folder: string;
  /** All files, with forward slashes. */
  files: string[];
  pages: ReadonlyMap<string, Page>;
}

export function readSite(folder: string, data: Data): Site {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => readPage(folder, file, data));
  return { folder, files, pages: new Map(pages.map((page) => [page.path, page])) };
}

export function readFile(site: Site, file: string): string {
  return readFileSync(join(site.folder, file), 'utf8');
}

function readPage(folder: string, file: string, data: Data): Page {
  const html = readFileSync(join(folder, file), 'utf8');
  const path = file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
  const kind = kindOf(path);
  const slug = path.split('/').at(-1) ?? '';
  return { path, file, kind, slug, html, document: parse(html), phone: phoneOf(kind, slug, data) };
}

/** Attribute names as the standard has them: React writes inputMode, which is inputmode to a browser, and the parser keeps what it reads. */
export function parse(html: string): Document {
  const { document } = parseHTML(html);
  for (const element of document.querySelectorAll('*')) {
    if (element.closest('svg')) continue;
    for (const { name, value } of [...element.attributes]) {
      if (name !== name.toLowerCase()) element.setAttribute(name.toLowerCase(), value);
    }
  }
  return document;
}

function kindOf(path: string): PageKind {
  if (path === '/') return 'home';
  if (path === '/404') return 'notFound';
  if (path === '/500') return 'serverError';
  if (path.startsWith('/services/')) return 'service';
  if (path.startsWith('/service-areas/')) return 'county';
  if (path.startsWith('/cities/')) return 'city';
  return 'prose';
}

function phoneOf(kind: PageKind, slug: string, data: Data): string {
  switch (kind) {
    case 'service':
      return data.phones.services;
    case 'county':
      return data.phones.counties;
    case 'city':
      return textAt(filesIn(data, 'cities').get(slug), 'phone');
    default:
      return data.phones.header;
  }
}

const KINDS_OF: Record<Exclude<Routes, string[]>, readonly PageKind[]> = {
  home: ['home'],
  services: ['service'],
  counties: ['county'],
  cities: ['city'],
  'contact-pages': ['home', 'service', 'county', 'city'],
  all: ['home', 'service', 'county', 'city'],
  'not-found': ['notFound'],
};

/** The pages of a group that there are today; of a list each path, null for a page that there is not. */
export function pagesOf(site: Site, routes: Routes): { path: string; page: Page | null }[] {
  if (typeof routes !== 'string') return routes.map((path) => named(site, path));
  const kinds = KINDS_OF[routes];
  const pages = [...site.pages.values()].filter(({ kind }) => kinds.includes(kind)).map((page) => ({ path: page.path, page }));
  const found = pages.length === 0 ? [{ path: routes, page: null }] : pages;
  return routes === 'all' ? [...found, named(site, '/privacy')] : found;
}

function named(site: Site, path: string): { path: string; page: Page | null } {
  return { path, page: site.pages.get(path.replace(/\.html$/, '')) ?? null };
}

export function hasForm(page: Page): boolean {
  return KINDS_OF['contact-pages'].includes(page.kind);
}

/** The href that dials a number as it is shown. */
export function telOf(display: string): string {
  return `tel:+1${display.replace(/\D/g, '')}`;
}

/** Where the sections of a row's `where` are in the HTML, if they do not carry that name themselves. */
const PLACES: Record<string, string> = {
  page: 'body',
  head: 'head',
  'dialog:promotion': '[data-section="promotion"] dialog, dialog[data-section="promotion"]',
  'dialog:webhook': 'dialog[data-section="webhook"], [data-section="webhook"] dialog, [data-section="contact"] dialog',
};

/** The part of a page that a row speaks of; a sentence if there is none, or more than one. */
export function sectionOf(document: Document, where: string): Element | string {
  const found = [...document.querySelectorAll(PLACES[where] ?? `[data-section="${where}"]`)];
  const [first] = found;
  if (!first) return `no ${where} on the page; it has ${sectionNames(document).join(', ') || 'no sections'}`;
  return found.length === 1 ? first : `${found.length} times ${where}`;
}

function sectionNames(document: Document): string[] {
  return [...document.querySelectorAll('[data-section]')].map((section) => section.getAttribute('data-section') ?? '');
}
