// For tests of the checks: all that a check may look at, and nothing in it.
import type { Given } from './checks/check';
import { checkOf } from './checks/index';
import { readData } from './data';
import { type Row, readRows } from './rows';
import { type Page, parse, type Site } from './site';

export const data = readData();
export const rows = readRows();

const none = () => Promise.reject(new Error('nothing is run, served or opened here'));

export const nothing: Omit<Given, 'row'> = {
  data,
  runs: {
    help: none,
    preview: none,
    production: none,
    underBase: none,
    otherData: none,
    withPixel: none,
    brokenData: none,
    sameOrigin: none,
    audit: none,
    launched: none,
  },
  backend: { store: none, served: none, servedWithPixel: none },
  browse: none,
  read: (page) => Promise.resolve(page),
  site: { folder: '', files: [], pages: new Map() },
};

export function rowCalled(id: string): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** How much a row finds wrong. */
export async function findings(row: Row, changed: Partial<Given>): Promise<number> {
  const given: Given = { ...nothing, row, ...changed };
  return ((await checkOf(row)?.(given)) ?? []).length;
}

export async function passes(row: Row, changed: Partial<Given>): Promise<boolean> {
  try {
    return (await findings(row, changed)) === 0;
  } catch {
    return false;
  }
}

/** A page of each kind, and the same in each. */
export function blankSite(body: string): Site {
  const paths: [string, Page['kind'], string][] = [
    ['/', 'home', data.phones.header],
    ['/services/tpo-roofing', 'service', data.phones.services],
    ['/service-areas/riverside-county', 'county', data.phones.counties],
    ['/cities/riverside', 'city', '(951) 555-0101'],
    ['/privacy', 'prose', data.phones.header],
    ['/404', 'notFound', data.phones.header],
    ['/500', 'serverError', data.phones.header],
  ];
  const html = `<!doctype html><html><head></head><body>${body}</body></html>`;
  const pages = paths.map(([path, kind, phone]): [string, Page] => [
    path,
    {
      path,
      kind,
      phone,
      html,
      file: `${path.slice(1) || 'index'}.html`,
      slug: path.split('/').at(-1) ?? '',
      document: parse(html),
    },
  ]);
  return { folder: '', files: [], pages: new Map(pages) };
}
