// The lead store as a visitor, role anon, and its owner see it: what is answered, and what is kept.
import { z } from 'zod';
import { contactLead, contactValues, promotionLead, promotionValues } from '../../../client/leads/rows';
import type { Database } from '../../database/open';
import { type Lead, send, type Table } from '../../database/request';
import type { Miss } from '../miss';
import { readRows } from '../rows';
import { type Check, type Given, once, want } from './check';

export const SAME = '23505';
export const MISSING = '23502';
export const REFUSED_VALUE = '23514';
export const NOT_ALLOWED = '42501';

export const columnExpectation = z.strictObject({
  table: z.enum(['contact_submissions', 'promotion_leads']),
  column: z.string(),
  /** The name of its field in the form. */
  form: z.string().optional(),
  type: z.enum(['text', 'boolean']).optional(),
  required: z.boolean().optional(),
  empty: z.null().optional(),
  default: z.boolean().optional(),
  always: z.string().optional(),
});
export type Column = z.output<typeof columnExpectation>;

/** The store has one connection, and rows are checked several at a time: one after another. */
let last: Promise<unknown> = Promise.resolve();

export function inTheStore(look: (store: Database, given: Given) => Promise<Miss[]>): Check {
  return once('the lead store', (given) => {
    const next = last.then(async () => look(await given.backend.store(), given));
    last = next.catch(() => {});
    return next;
  });
}

/** Inserts as a visitor, and reads as the owner what was kept under that name. */
async function sent(store: Database, table: Table, lead: Lead): Promise<{ answer: string; kept: Lead }> {
  const answer = await send(store, table, lead);
  const [kept = {}] = await store.query(`select * from public.${table} where name = $1`, [String(lead.name).trim()]);
  return { answer, kept };
}

/** A lead is saved, and these of its columns are kept so. */
export async function wronglyKept(store: Database, table: Table, lead: Lead, expected: Lead): Promise<Miss[]> {
  const { answer, kept } = await sent(store, table, lead);
  if (answer !== 'saved') return want(false, `saved: ${JSON.stringify(lead)}`, answer);
  return Object.entries(expected).flatMap(([column, value]) =>
    want(kept[column] === value, `${column} kept as ${JSON.stringify(value)}`, JSON.stringify(kept[column]) ?? 'no such column'),
  );
}

export async function wrongAnswer(store: Database, table: Table, lead: Lead, expected: string): Promise<Miss[]> {
  const answer = await send(store, table, lead);
  return want(answer === expected, `${expected} for ${JSON.stringify(lead)}`, answer);
}

/** One after the other: the store has one connection, and what is told has an order. */
export async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<Miss[]>): Promise<Miss[]> {
  const misses: Miss[] = [];
  for (const item of items) misses.push(...(await look(item)));
  return misses;
}

export function without(lead: Lead, ...columns: string[]): Lead {
  return Object.fromEntries(Object.entries(lead).filter(([column]) => !columns.includes(column)));
}

function filledForm(values: Lead): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== false) form.set(name, value === true ? 'on' : String(value));
  return form;
}

/** As the page makes it of a filled form, by the names of its fields. */
export function leadOfForm(table: Table, values: Lead) {
  const form = filledForm(values);
  return table === 'contact_submissions' ? contactLead(contactValues(form, '')) : promotionLead(promotionValues(form));
}

export function rowOfForm(table: Table, values: Lead): Lead {
  return { ...leadOfForm(table, values).row };
}

const ROWS = readRows();

/** The columns that rows of the specification name, with what they say of them. */
export function namedColumns(table: Table): Column[] {
  return ROWS.flatMap(({ expect }) => {
    const { data } = columnExpectation.safeParse(expect);
    return data?.table === table ? [data] : [];
  });
}
