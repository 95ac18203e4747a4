// The rows that a request brings: JSON read within limits, which are looked at before anything is parsed.

import { type ApiAnswer, type ApiRequest, refusal, type Schema, tooLarge, tooManyRows } from './postgrest';

export interface Payload {
  text: string;
  many: boolean;
  keys: string[];
}

/** PostgreSQL reads JSON by recursion; the embedded one has little stack. No form nests anything. */
const DEPTH = 100;

/** Brackets, commas and colons: a lead has 20, ten leads 220. */
const MARKS = 1000;

/** As supabase/migrations have it. No form sends more than one. */
const ROWS = 10;

export function payloadOf({ headers, body, query }: ApiRequest, { name, columns }: { name: string } & Schema[string]): Payload | ApiAnswer {
  const type = (headers['content-type'] ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !/^application\/vnd\.pgrst\..+\+json$/.test(type)) return badBody(`Content-Type not acceptable: ${type}`);
  const parsed = parse(body);
  if (parsed === null) return badBody('Empty or invalid json');
  if (parsed === 'deep') return refusal(500, '54001', 'stack depth limit exceeded');
  if (parsed === 'long') return tooLarge();
  if (Array.isArray(parsed.value) && parsed.value.length > ROWS) return tooManyRows(ROWS);
  const asked = query.get('columns');
  const payload = keysOf(parsed.value);
  if (payload === null) return badBody('All object keys must match');
  const keys = asked === null ? payload.keys : columnNames(asked);
  const unknown = keys.find((key) => !Object.hasOwn(columns, key));
  if (unknown !== undefined) return refusal(400, 'PGRST204', `Could not find the '${unknown}' column of '${name}' in the schema cache`);
  return { text: parsed.text, many: payload.many, keys };
}

function badBody(message: string): ApiAnswer {
  return refusal(400, 'PGRST102', message);
}

function parse(body: Buffer): { text: string; value: unknown } | 'deep' | 'long' | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    return excessOf(text) ?? { text, value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Whether there is too much in a JSON text for the forms. What is no JSON is left to the parser. */
function excessOf(text: string): 'deep' | 'long' | null {
  let depth = 0;
  let marks = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] ?? '';
    if (inString && mark === '\\') at += 1;
    else if (mark === '"') inString = !inString;
    else if (inString || !'[]{},:'.includes(mark)) continue;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else marks += 1;
    if (depth > DEPTH) return 'deep';
    if (marks > MARKS) return 'long';
  }
  return null;
}

/** Null where the rows have not the same keys. PostgREST takes `5` or `null` for no rows at all; here they are an error. */
function keysOf(value: unknown): { many: boolean; keys: string[] } | null {
  if (isRow(value)) return { many: false, keys: Object.keys(value).sort() };
  if (!Array.isArray(value) || !value.every(isRow)) return null;
  const [first = {}] = value;
  const keys = Object.keys(first).sort();
  const same = value.every((row) => Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key)));
  return same ? { many: true, keys } : null;
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `"name","email"` or `name,email`: the columns that supabase-js names when it sends several rows. */
export function columnNames(list: string): string[] {
  const names = Array.from(list.matchAll(/"((?:[^"\\]|\\.)*)"|([^",]+)/g), ([, inQuotes, plain]) => (inQuotes ?? plain ?? '').replace(/\\(.)/g, '$1').trim());
  return [...new Set(names.filter((name) => name !== ''))].sort();
}
