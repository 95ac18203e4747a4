// Answers of the data API: reads the request, asks the lead store, says what PostgREST would say.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BodyReader } from './body';
import { meaningOf, refuseBeforeBody } from './dataApi';
import { leadLog } from './leadLog';
import { type ApiAnswer, type ApiRequest, broken, busy, databaseRefusal, gatewayRefusal, type Schema, tooLarge, tooManyRequests } from './postgrest';
import { networksOf, type Senders } from './senders';
import type { Store } from './store';

export interface Api {
  store: Pick<Store, 'call' | 'waiting' | 'waitingOf'>;
  schema: Schema;
  readBody: BodyReader;
  senders: Senders;
  /** Whose request it is, as we vouch for it. */
  addressOf(request: IncomingMessage): string;
  log(line: string): void;
  /** The page of the site that a request came from. */
  sentFrom(headers: IncomingHttpHeaders): Promise<string | null>;
  /** Told of each lead that is saved or refused. */
  news?(line: string): void;
}

export interface ApiExchange {
  asked: { path: string[]; query: URLSearchParams };
  request: IncomingMessage;
  response: ServerResponse;
}

/** More than this waiting for the database: the next one is told to come back; later where nothing of that sender is waiting yet. */
const WAITING = 1000;
const WAITING_FOR_OTHERS = 2000;

const EXPOSED = 'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit';

export async function answerWithApi({ asked, request, response }: ApiExchange, api: Api): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'no-store');
  if (isPreflight(request)) return sendPreflight(request, response);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  const address = api.addressOf(request);
  const head = { method: request.method ?? '', ...asked, headers: headersOf(request, address), body: Buffer.alloc(0) };
  const send = async (answer: ApiAnswer, rows?: number) => {
    sendAnswer(answer, request, response);
    const line = api.news && (await leadLog({ method: head.method, path: asked.path, page: () => api.sentFrom(request.headers) }, answer, rows));
    if (line) api.news?.(line);
  };
  const turn = api.senders.count(address);
  // A line for each of thousands would fill the disk too.
  if (turn.kind === 'refused' && !turn.isFirst) return sendAnswer(tooManyRequests(turn.retryAfterSeconds), request, response);
  if (turn.kind === 'refused') return send(tooManyRequests(turn.retryAfterSeconds));
  const early = refuseBeforeBody(head, api.schema);
  if (early) return send(early);
  const body = await api.readBody(request);
  switch (body.kind) {
    case 'broken':
      response.destroy();
      return;
    case 'tooLarge':
      return send(tooLarge());
    case 'busy':
      return send(busy());
    case 'body':
      return send(...(await answerTo({ ...head, body: body.bytes }, address, api)));
  }
}

/** The answer, and how many rows were written. */
async function answerTo(request: ApiRequest, address: string, { store, schema, log }: Api): Promise<[answer: ApiAnswer, rows?: number]> {
  const meaning = meaningOf(request, schema);
  if ('answer' in meaning) return [meaning.answer];
  const [sender = address] = networksOf(address);
  if (store.waiting() >= (store.waitingOf(sender) === 0 ? WAITING_FOR_OTHERS : WAITING)) return [busy()];
  try {
    const result = await store.call('execute', { settings: settingsFor(request), statement: meaning.statement }, sender);
    if (result.kind === 'done') return [meaning.done, result.rows];
    const answer = databaseRefusal(result.error);
    if (answer.status >= 500) log(`${answer.status} ${request.method} /rest/v1/${request.path.join('/')}: ${result.error.code} ${result.error.message}`);
    return [answer];
  } catch (cause) {
    log(`503 ${request.method} /rest/v1/${request.path.join('/')}: ${cause instanceof Error ? cause.message : String(cause)}`);
    return [broken()];
  }
}

/** The settings of PostgREST's transaction. */
function settingsFor({ method, path, headers }: ApiRequest): Record<string, string> {
  return {
    search_path: '"public", "extensions"',
    role: 'anon',
    'request.jwt.claims': '{"role":"anon"}',
    'request.method': method,
    'request.path': `/${path.join('/')}`,
    'request.headers': JSON.stringify(headers),
    'request.cookies': '{}',
  };
}

/** One text for each name; the address that the limit counts for is the one that we vouch for. */
function headersOf(request: IncomingMessage, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  headers['x-forwarded-for'] = address;
  return headers;
}

function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}

function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'] ?? '';
  const allowed = asked
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\w-]+$/.test(name));
  response.writeHead(200, {
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    'Access-Control-Allow-Headers': ['authorization', ...allowed.filter((name) => name.toLowerCase() !== 'authorization')].join(', '),
    'Access-Control-Max-Age': '86400',
    'Content-Length': 0,
  });
  response.end();
}

/** Of an answer that does not wait for the whole request, the rest is thrown away, for a moment only. */
function sendAnswer({ status, headers, body }: ApiAnswer, request: IncomingMessage, response: ServerResponse): void {
  if (!request.complete) {
    response.setHeader('Connection', 'close');
    request.on('error', () => {}).resume();
    setTimeout(() => request.socket.destroy(), 2000).unref();
  }
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}

/** Never a page here, and never an empty answer that could be taken for success. */
export function sendApiFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, headers, body } = gatewayRefusal(500, 'An unexpected error occurred');
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
