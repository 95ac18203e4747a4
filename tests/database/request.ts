// A request as the data API makes it: one transaction with the role and the headers set, the look before it, then the insert.
import { CONTACT_COLUMNS, PROMOTION_COLUMNS } from '../../generator/leads/columns';
import type { Database, Query } from './open';

export const COLUMNS = { contact_submissions: CONTACT_COLUMNS, promotion_leads: PROMOTION_COLUMNS } as const;
export type Table = keyof typeof COLUMNS;
export const TABLES = Object.keys(COLUMNS) as Table[];
export type Lead = Record<string, unknown>;

export interface Request {
  role?: string;
  method?: string;
  path?: string;
  headers?: Record<string, string>;
}

let addresses = 0;

/** Never the same twice, so that no test runs into the limit by accident. */
export function newAddress(): string {
  addresses++;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

export function from(address: string): Request {
  return { headers: { 'x-forwarded-for': address } };
}

export function request<T>(database: Database, options: Request, work: (query: Query) => Promise<T>): Promise<T> {
  const { role = 'anon', method = 'POST', path = '/contact_submissions', headers = { 'x-forwarded-for': newAddress() } } = options;
  return database.transaction(async (query) => {
    await query(
      `select set_config('search_path', 'public', true), set_config('role', $1, true), set_config('request.method', $2, true),
        set_config('request.path', $3, true), set_config('request.headers', $4, true), set_config('request.jwt.claims', $5, true)`,
      [role, method, path, JSON.stringify(headers), JSON.stringify({ role })],
    );
    await query('select private.check_request()');
    return work(query);
  });
}

/** Saved, or refused with an SQLSTATE. */
export function send(database: Database, table: Table, lead: Lead | Lead[], options: Request = {}): Promise<string> {
  return outcome(request(database, { path: `/${table}`, ...options }, (query) => insert(query, table, lead)));
}

/** As PostgREST writes it: the columns that were sent, the body as one parameter. */
export function insert(query: Query, table: Table, lead: Lead | Lead[]): Promise<unknown> {
  const rows = Array.isArray(lead) ? lead : [lead];
  return insertText(query, table, Object.keys(rows[0] ?? {}), JSON.stringify(rows));
}

export function insertText(query: Query, table: Table, keys: string[], body: string): Promise<unknown> {
  const columns = keys.map((key) => `"${key}"`).join(', ');
  const typed = keys.map((key) => `"${key}" ${typeOf(key)}`).join(', ');
  return query(`insert into public.${table} (${columns}) select ${columns} from json_to_recordset($1) as _ (${typed})`, [body]);
}

function typeOf(column: string): string {
  if (column === 'emergency' || column === 'interested_in_consultation') return 'boolean';
  if (column === 'id') return 'uuid';
  if (column === 'created_at') return 'timestamptz';
  return column === 'same_lead' ? 'bytea' : 'text';
}

export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'saved';
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
    throw cause;
  }
}

let leads = 0;

/** A lead that no other test has sent; every column is there. */
export function newLead(table: Table, changes: Lead = {}): Lead {
  leads++;
  const who = { name: `Ana Ruiz ${leads}`, email: 'ana@example.com', phone: '(949) 555-0123', address: '12 Olive St, Corona, CA 92879' };
  const rest =
    table === 'contact_submissions'
      ? { roof_age: '11-15', best_time: 'morning', emergency: false, message: 'A leak over the kitchen.', webhook_url: 'https://hooks.example.com/a' }
      : { interested_in_consultation: true, promotion_type: '10_percent_reroof' };
  return { ...who, ...rest, ...changes };
}

/** What is stored of the lead with this name, as the owner sees it. */
export async function stored(database: Database, table: Table, name: unknown): Promise<Lead[]> {
  return database.query(`select ${COLUMNS[table].join(', ')} from public.${table} where name = $1`, [name]);
}

export async function countLeads(database: Database, table: Table): Promise<number> {
  const [row] = await database.query(`select count(*)::int as n from public.${table}`);
  return Number(row?.n);
}

/** Another value for each field than any that newLead gives. */
export const OTHER_LEAD: Lead = {
  name: 'Another',
  email: 'other@example.com',
  phone: '2',
  address: 'Elsewhere',
  roof_age: '20+',
  best_time: 'evening',
  emergency: true,
  message: 'Other',
  webhook_url: 'https://other.example.com/',
  interested_in_consultation: false,
};
