// What the tests of the limit share: how much an address may save, many leads at once, and time that passes.
import type { Database } from '../open';
import { type Lead, newLead, type Request, send } from '../request';

export const LIMITED = 'PT429';
export const CHECK = '23514';
export const SAME = '23505';

export async function flood(database: Database, count: number, options: Request): Promise<string[]> {
  const results: string[] = [];
  for (let round = 0; round < count; round++) results.push(await send(database, 'contact_submissions', newLead('contact_submissions'), options));
  return results;
}

export async function setLimit(database: Database, saved: number, minutes: number): Promise<void> {
  await database.query('update private.lead_settings set saved_leads = $1, minutes = $2', [saved, minutes]);
}

export async function setHour(database: Database, leads: number): Promise<void> {
  await database.query('update private.lead_settings set hour_leads = $1', [leads]);
}

export function rows(count: number): Lead[] {
  return Array.from({ length: count }, () => newLead('promotion_leads'));
}

/** Instead of waiting. */
export async function passTime(database: Database, time: string): Promise<void> {
  await database.query('update private.lead_senders set second = second - $1::interval', [time]);
}

/** How many addresses are remembered: one has a row for each second in which it saved. */
export async function senders(database: Database): Promise<number> {
  const [row] = await database.query('select count(distinct sender)::int as n from private.lead_senders');
  return Number(row?.n);
}
