// Does a backend take leads and protect them? Each question is asked in a way that can store nothing, whatever the answer.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { PROMOTION_TYPE } from '../../client/leads/fields';
import { withoutSecrets } from '../text/secrets';
import { CONTACT_COLUMNS, PROMOTION_COLUMNS } from './columns';

export interface Finding {
  ok: boolean;
  /** The address is over the limit of leads: this could not be asked now, and the limit works. */
  later?: true;
  /** What was asked, in words: 'contact_submissions takes a lead'. */
  what: string;
  /** What came back instead, and what to do. */
  why: string | null;
}

const PATIENCE_MS = 10_000;
const NOBODY = '00000000-0000-0000-0000-000000000000';

const TABLES = [
  { name: 'contact_submissions', columns: CONTACT_COLUMNS, flag: 'emergency', good: {}, bad: { roof_age: 'shingle leads check' } },
  {
    name: 'promotion_leads',
    columns: PROMOTION_COLUMNS,
    flag: 'interested_in_consultation',
    good: { promotion_type: PROMOTION_TYPE },
    bad: { promotion_type: 'shingle leads check' },
  },
] as const;

type Table = (typeof TABLES)[number];
type Reply = { error: { code?: string; message: string } | null; status: number };

export async function checkBackend({ url, key }: { url: string; key: string }): Promise<Finding[]> {
  const client = connect(url, key);
  const reached = await reach(client);
  if (reached !== null) return [reached];
  const findings: Finding[] = [{ ok: true, what: 'The backend answers.', why: null }];
  for (const table of TABLES) findings.push(...(await checkTable(client, table)));
  return findings;
}

function connect(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Node 20 has no WebSocket, which the client wants to see; nothing here opens one.
    realtime: { transport: class NoSocket {} as never },
    global: { fetch: (input, init) => fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }) },
  });
}

/** The first question: are there a data API, the right key and the tables? */
async function reach(client: SupabaseClient): Promise<Finding | null> {
  const { error, status } = (await client.from(TABLES[0].name).select('id').limit(1).retry(false)) as Reply;
  const what = 'The backend answers.';
  if (isOverLimit({ error, status })) return { ok: false, later: true, what, why: OVER_LIMIT };
  if (status === 0)
    return { ok: false, what, why: `it cannot be reached: ${error?.message ?? 'no answer'}. Is the address right, and is the project not paused?` };
  if (status === 401 && error?.code === undefined)
    return { ok: false, what, why: 'it refuses the key. Set SUPABASE_ANON_KEY to the public key of this project.' };
  if (status >= 500 || (error !== null && error.code === undefined))
    return { ok: false, what, why: `it gives status ${status}, and no answer of a data API. Is the address right?` };
  return null;
}

async function checkTable(client: SupabaseClient, table: Table): Promise<Finding[]> {
  const read = (await client.from(table.name).select('*').limit(1).retry(false)) as Reply;
  if (read.error?.code === 'PGRST205' || read.error?.code === '42P01') {
    return [{ ok: false, what: `${table.name} is there.`, why: 'there is no such table. Apply the migrations: supabase db push.' }];
  }
  const change = (await client.from(table.name).update({ name: 'x' }).eq('id', NOBODY)) as Reply;
  const removal = (await client.from(table.name).delete().eq('id', NOBODY)) as Reply;
  return [
    { ok: true, what: `${table.name} is there.`, why: null },
    takesLeads(table, await insert(client, table, {})),
    limitsLeads(table, await insertMany(client, table)),
    expected(
      '42501',
      `${table.name} does not let a visitor choose id and time.`,
      await insert(client, table, { id: NOBODY, created_at: '2000-01-01T00:00:00Z' }),
    ),
    expected('42501', `${table.name} cannot be read by visitors.`, read),
    expected('42501', `${table.name} cannot be changed by visitors.`, change),
    expected('42501', `${table.name} cannot be emptied by visitors.`, removal),
  ];
}

/**
 * Two rows in one insert: the first fails a check; the second fails NOT NULL, so that nothing is stored even where the check
 * is missing. Which of the two fails tells whether the check is there.
 */
async function insert(client: SupabaseClient, table: Table, more: Record<string, string>): Promise<Reply> {
  const filled = { ...filledRow(table), ...table.bad, ...more };
  return (await client.from(table.name).insert([filled, { ...emptyRow(table), ...more }])) as Reply;
}

/** One row more than a request may bring, which fails NOT NULL where nothing counts them: then nothing is stored either. */
async function insertMany(client: SupabaseClient, table: Table): Promise<Reply> {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...filledRow(table), ...table.good, name: `shingle leads check ${index + 1}` }));
  return (await client.from(table.name).insert([...ten, emptyRow(table)])) as Reply;
}

function emptyRow({ columns, flag }: Table): Record<string, string | boolean | null> {
  return Object.fromEntries(columns.map((column) => [column, column === flag ? false : null]));
}

function filledRow(table: Table): Record<string, string | boolean | null> {
  return { ...emptyRow(table), name: 'shingle leads check', email: 'check@example.com', phone: '0', address: '0' };
}

function takesLeads({ name }: Table, { error, status }: Reply): Finding {
  const what = `${name} takes leads, and checks them.`;
  if (isOverLimit({ error, status })) return { ok: false, later: true, what, why: OVER_LIMIT };
  switch (error?.code) {
    case '23514':
      return { ok: true, what, why: null };
    case '23502':
      return { ok: false, what, why: 'it takes values that are on no list: the checks are missing. Apply the migrations: supabase db push.' };
    case '42501':
      return { ok: false, what, why: `visitors may not insert: ${withoutSecrets(error.message).slice(0, 200)}. Apply the migrations: supabase db push.` };
    default:
      return { ok: false, what, why: `unexpected answer: ${said(error, status)}.` };
  }
}

function limitsLeads({ name }: Table, { error, status }: Reply): Finding {
  const what = `${name} takes a limited number of leads.`;
  if (error?.code === 'PT413') return { ok: true, what, why: null };
  if (isOverLimit({ error, status })) return { ok: false, later: true, what, why: OVER_LIMIT };
  if (error?.code === '23502') return { ok: false, what, why: 'it took eleven in one request: the limit is missing. Apply the migrations: supabase db push.' };
  return { ok: false, what, why: `unexpected answer: ${said(error, status)}.` };
}

function expected(code: string, what: string, { error, status }: Reply): Finding {
  if (error?.code === code) return { ok: true, what, why: null };
  if (isOverLimit({ error, status })) return { ok: false, later: true, what, why: OVER_LIMIT };
  return { ok: false, what, why: `this was not refused (${said(error, status)}). Apply the migrations: supabase db push.` };
}

/** By our own limit (PT429), or by one of the host's. */
function isOverLimit({ error, status }: Reply): boolean {
  return status === 429 || error?.code === 'PT429';
}

const OVER_LIMIT = 'this address has reached its limit; wait some minutes and check again.';

function said(error: Reply['error'], status: number): string {
  return error === null ? `status ${status}` : `status ${status}, ${error.code ?? 'no code'}: ${withoutSecrets(error.message).slice(0, 200)}`;
}
