// The data API at /rest/v1: what a request means. Pure: it gives a statement for the database, or the answer at once.
import { LOCAL_KEY } from '../../client/leads/config';
import { nearest } from '../text/near';
import { columnNames, type Payload, payloadOf } from './payload';
import { type ApiAnswer, type ApiRequest, noKey, notOffered, refusal, type Schema, wrongKey, wrongToken } from './postgrest';

export interface Statement {
  sql: string;
  params: string[];
  readOnly: boolean;
}

export type Meaning = { answer: ApiAnswer } | { statement: Statement; done: ApiAnswer };

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];
const READS = ['GET', 'HEAD'];

/** What can be answered without the body: who asks, and whether it is an address and a verb of ours. */
export function refuseBeforeBody(request: ApiRequest, schema: Schema): ApiAnswer | null {
  return refuseKey(request) ?? refusePath(request) ?? refuseSchema(request) ?? refuseAccept(request) ?? refuseTable(request, schema);
}

/** Of what is not refused before its body. */
export function meaningOf(request: ApiRequest, schema: Schema): Meaning {
  const name = request.path[0] ?? '';
  const table = schema[name];
  if (table === undefined) return { answer: unknownTable(name, schema) };
  switch (request.method) {
    case 'POST':
      return insertInto({ name, ...table }, request);
    case 'PATCH':
      return updateOf({ name, ...table }, request);
    case 'DELETE':
      // The rights are checked as for a real one; no row is touched.
      return { statement: { sql: `DELETE FROM ${qualified(name)} WHERE false`, params: [], readOnly: false }, done: notOffered() };
    default:
      return { statement: { sql: `SELECT * FROM ${qualified(name)} LIMIT 0`, params: [], readOnly: true }, done: notOffered() };
  }
}

function refuseKey({ headers, query }: ApiRequest): ApiAnswer | null {
  const key = headers.apikey ?? query.get('apikey');
  if (key === null) return noKey();
  if (key !== LOCAL_KEY) return wrongKey();
  const bearer = /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? '');
  const token = bearer?.[1]?.trim() ?? '';
  return bearer === null || token === LOCAL_KEY ? null : wrongToken(token);
}

function refusePath({ method, path }: ApiRequest): ApiAnswer | null {
  const [first = '', second] = path.at(-1) === '' ? path.slice(0, -1) : path;
  if (first === '') return refusal(404, 'PGRST126', 'Root endpoint metadata is disabled');
  if (first === 'rpc' && second !== undefined && path.length === 2) return refuseFunction(method, second);
  if (path.length !== 1) return refusal(404, 'PGRST125', 'Invalid path specified in request URL');
  return METHODS.includes(method) ? null : refusal(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}

/** There is no function to call: none is granted. */
function refuseFunction(method: string, name: string): ApiAnswer {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return refusal(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  const what = `the function public.${name}`;
  return refusal(404, 'PGRST202', `Could not find ${what} without parameters in the schema cache`, {
    details: `Searched for ${what} without parameters or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
  });
}

function refuseSchema({ method, headers }: ApiRequest): ApiAnswer | null {
  const profile = headers[READS.includes(method) ? 'accept-profile' : 'content-profile'];
  if (profile === undefined || profile === 'public') return null;
  return refusal(406, 'PGRST106', `Invalid schema: ${profile}`, { hint: 'Only the following schemas are exposed: public' });
}

function refuseAccept({ headers }: ApiRequest): ApiAnswer | null {
  const accepted = (headers.accept ?? '*/*').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  const known = accepted.some((type) => /^(\*\/\*|application\/(\*|json|vnd\.pgrst\..+)|text\/csv|)$/.test(type));
  return known ? null : refusal(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`);
}

function refuseTable({ method, path }: ApiRequest, schema: Schema): ApiAnswer | null {
  const name = path[0] ?? '';
  if (!Object.hasOwn(schema, name)) return unknownTable(name, schema);
  if (method === 'OPTIONS') return { status: 200, headers: { Allow: 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE' }, body: '' };
  if (method !== 'PUT') return null;
  return refusal(405, 'PGRST105', "Filters must include all and only primary key columns with 'eq' operators");
}

function unknownTable(name: string, schema: Schema): ApiAnswer {
  const near = nearest(name, Object.keys(schema));
  return refusal(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`, {
    hint: near === undefined ? null : `Perhaps you meant the table 'public.${near}'`,
  });
}

type Table = { name: string } & Schema[string];

function insertInto(table: Table, request: ApiRequest): Meaning {
  const payload = payloadOf(request, table);
  if ('status' in payload) return { answer: payload };
  const prefer = preferences(request);
  const sql = [
    `INSERT INTO ${qualified(table.name)}`,
    payload.keys.length === 0 ? emptyRowsOf(payload) : `(${columnList(payload.keys)}) ${rowsOf(payload, table)}`,
    conflictRule({ table, prefer, keys: payload.keys, on: request.query.get('on_conflict') }),
    returning(prefer, { table, select: request.query.get('select') }),
  ];
  const params = payload.keys.length === 0 && !payload.many ? [] : [payload.text];
  return { statement: { sql: sql.filter(Boolean).join(' '), params, readOnly: false }, done: created(request) };
}

/** As anon may read nothing, asking for the row back is refused by the database; without it the answer has no body. */
function created(request: ApiRequest): ApiAnswer {
  const applied = preferences(request).filter((value) => /^(return=|resolution=)/.test(value));
  const headers: Record<string, string> = { 'Content-Range': '*/*' };
  if (applied.length > 0) headers['Preference-Applied'] = applied.join(', ');
  return { status: 201, headers, body: '' };
}

function updateOf(table: Table, request: ApiRequest): Meaning {
  const payload = payloadOf(request, table);
  if ('status' in payload) return { answer: payload };
  const sets = payload.keys.map((key) => `${quoted(key)} = ${quoted(key)}`).join(', ');
  const sql = sets === '' ? 'SELECT 1' : `UPDATE ${qualified(table.name)} SET ${sets} WHERE false`;
  return { statement: { sql, params: [], readOnly: false }, done: notOffered() };
}

function preferences({ headers }: ApiRequest): string[] {
  return (headers.prefer ?? '').split(',').map((value) => value.trim().toLowerCase());
}

function rowsOf({ keys, many }: Payload, { columns }: Table): string {
  const types = keys.map((key) => `${quoted(key)} ${columns[key] ?? 'text'}`).join(', ');
  return `SELECT ${columnList(keys)} FROM ${many ? 'json_to_recordset' : 'json_to_record'}($1::json) AS _(${types})`;
}

/** Rows without a column, as many as the list has: all of each is what it is by default. */
function emptyRowsOf({ many }: Payload): string {
  return many ? 'SELECT FROM json_array_elements($1::json) AS _' : 'DEFAULT VALUES';
}

function conflictRule({ table, prefer, keys, on }: { table: Table; prefer: string[]; keys: string[]; on: string | null }): string {
  const merge = prefer.includes('resolution=merge-duplicates');
  if (!merge && !prefer.includes('resolution=ignore-duplicates')) return '';
  const target = columnList(on === null ? table.key : columnNames(on));
  if (!merge || keys.length === 0) return `ON CONFLICT (${target}) DO NOTHING`;
  return `ON CONFLICT (${target}) DO UPDATE SET ${keys.map((key) => `${quoted(key)} = EXCLUDED.${quoted(key)}`).join(', ')}`;
}

function returning(prefer: string[], { table, select }: { table: Table; select: string | null }): string {
  if (prefer.includes('return=headers-only')) return `RETURNING ${columnList(table.key)}`;
  if (!prefer.includes('return=representation')) return '';
  const named = (select ?? '*')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => Object.hasOwn(table.columns, name));
  return `RETURNING ${named.length === 0 ? '*' : columnList(named)}`;
}

function qualified(table: string): string {
  return `"public".${quoted(table)}`;
}

function columnList(names: readonly string[]): string {
  return names.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
