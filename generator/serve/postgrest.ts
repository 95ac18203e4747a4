// What PostgREST is asked, and its answers and of the gateway before it, as hosted Supabase gives them: status, headers, body.

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  /** Empty: no body. */
  body: string;
}

export interface ApiRequest {
  method: string;
  /** Below /rest/v1, decoded. */
  path: string[];
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Tables of schema public and their columns, in order, with types as SQL writes them. */
export type Schema = Readonly<Record<string, { columns: Readonly<Record<string, string>>; key: readonly string[] }>>;

interface ErrorBody {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

/** What the database says when it refuses. */
export interface DatabaseError {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
}

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

export function refusal(status: number, code: string, message: string, more: { details?: string; hint?: string | null } = {}): ApiAnswer {
  const body: ErrorBody = { code, details: more.details ?? null, hint: more.hint ?? null, message };
  return { status, headers: { ...JSON_TYPE, 'Proxy-Status': `PostgREST; error=${code}` }, body: JSON.stringify(body) };
}

/** The gateway's own refusals have no code. */
export function gatewayRefusal(status: number, message: string, hint?: string): ApiAnswer {
  return { status, headers: JSON_TYPE, body: JSON.stringify(hint === undefined ? { message } : { message, hint }) };
}

export const noKey = () => gatewayRefusal(401, 'No API key found in request', 'No `apikey` request header or url param was found.');
export const wrongKey = () => gatewayRefusal(401, 'Invalid API key', 'Double check your Supabase `anon` or `service_role` API key.');
export const tooLarge = () => gatewayRefusal(413, 'Request size limit exceeded');
export const busy = () => later(refusal(504, 'PGRST003', 'Timed out acquiring connection from connection pool.'), 1);
export const broken = () => refusal(503, 'PGRST001', 'Database client error. Retrying the connection.');
/** These two as the functions of supabase/migrations say it. */
export const tooManyRows = (most: number) => refusal(413, 'PT413', `At most ${most} leads are taken in one request.`);
export const tooManyRequests = (seconds: number) =>
  later(refusal(429, 'PT429', 'Too many requests were sent from this address.', { hint: 'Please call, or try again later.' }), seconds);
export const notOffered = () => refusal(400, 'PGRST127', 'Feature not implemented', { details: 'This store takes inserts only.' });

function later(answer: ApiAnswer, seconds: number): ApiAnswer {
  answer.headers['Retry-After'] = String(seconds);
  return answer;
}

/** A token that is not the key itself: PostgREST looks for a signed one. */
export function wrongToken(token: string): ApiAnswer {
  const parts = token.split('.').length;
  const message =
    token === '' ? 'Empty JWT is sent in Authorization header' : parts === 3 ? 'No suitable key or wrong key type' : `Expected 3 parts in JWT; got ${parts}`;
  const answer = refusal(401, 'PGRST301', message);
  answer.headers['WWW-Authenticate'] = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`;
  return answer;
}

/** A refusal of the database, as role anon gets it. */
export function databaseRefusal({ code, message, detail, hint }: DatabaseError): ApiAnswer {
  const answer = refusal(statusOf(code, message), code, message, { details: detail ?? undefined, hint });
  if (answer.status === 401) answer.headers['WWW-Authenticate'] = 'Bearer';
  return answer;
}

const STATUSES: readonly (readonly [start: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['42501', 401],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['21000', 500],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

function statusOf(code: string, message: string): number {
  const chosen = /^PT([1-5]\d\d)$/.exec(code);
  if (chosen) return Number(chosen[1]);
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401;
  return STATUSES.find(([start]) => code.startsWith(start))?.[1] ?? 400;
}
