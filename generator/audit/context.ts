// What every part of the audit looks at, and how it answers.
import { join } from 'node:path';
import type { Sources } from '../content/read';
import type { PlannedSite } from '../content/site/index';
import type { Route } from '../content/site/routes';
import { hrefOf, pageOf } from '../content/site/url';
import type { Place, Problem } from '../problem';
import { type Origins, placeOf } from './origins';
import type { AuditedPage } from './pages';

export const KINDS = {
  site: 'The site and its data',
  similarity: 'Pages too much alike',
  claims: 'Claims',
  law: 'Contractor advertising law',
  launch: 'To settle before launch',
  reading: 'Reading',
  spelling: 'Spelling',
} as const;

export type Kind = keyof typeof KINDS;

export interface AuditContext {
  site: PlannedSite;
  sources: Sources;
  /** Folder of the data. */
  data: string;
  /** Folder of the finished site. */
  out: string;
  /** Whether the site is judged as one that goes live. */
  production: boolean;
  /** YYYY-MM-DD, Pacific time. */
  today: string;
  /** What each page's file was made from. */
  routes: ReadonlyMap<string, Route>;
  origins: Origins;
}

/** One subject. It sees each page once, keeps no HTML, and tells what it found when all are seen. */
export interface Inspector {
  kind: Kind;
  see(page: AuditedPage): void;
  finish(): Problem[];
}

/** As a person names a page: /cities/norco. */
export function shownPage(file: string): string {
  return hrefOf('/', pageOf(file) ?? `/${file}`);
}

/** Where words of a block stand: in the data where that can be found, else the page itself. */
export function placeOn({ out, origins }: AuditContext, page: AuditedPage, block: string, words: string): Place {
  const origin = words === '' ? null : origins.find(page.file, block, words);
  return origin === null ? { file: join(out, page.file) } : placeOf(origin, words);
}
