// The rows of statements.yaml, validated: a typing error in a row is an error, not a row that nobody checks.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export const KINDS = ['text', 'count', 'link', 'order', 'value', 'attribute', 'state', 'timing', 'event'] as const;
const GROUPS = ['home', 'services', 'counties', 'cities', 'contact-pages', 'all', 'not-found'] as const;

const row = z.strictObject({
  id: z.string().regex(/^S\d+(\.\d+)?-\d\d+$/),
  section: z.string(),
  due: z.enum(['pages', 'content', 'widgets', 'forms', 'cities', 'leads']),
  routes: z.union([z.enum(GROUPS), z.array(z.string().startsWith('/')).min(1)]),
  where: z.string(),
  kind: z.enum(KINDS),
  expect: z.unknown(),
  note: z.string().optional(),
});

export type Row = z.output<typeof row>;
export type Routes = Row['routes'];

export function readRows(): Row[] {
  const text = readFileSync(new URL('statements.yaml', import.meta.url), 'utf8');
  return z.array(row).parse(parse(text));
}

/** The specification describes such a text and does not quote it: case and the words around it are free. */
export function isDescribed(row: Row): boolean {
  return /\bdescribed\b/.test(row.note ?? '');
}

/** What a row says, short enough for the name of a test. */
export function titleOf(row: Row): string {
  const words = typeof row.expect === 'string' ? row.expect : JSON.stringify(row.expect);
  const routes = typeof row.routes === 'string' ? row.routes : row.routes.join(' ');
  const title = `${row.id} ${routes} > ${row.where}: ${row.kind} ${words}`;
  return title.length > 180 ? `${title.slice(0, 179)}…` : title;
}
