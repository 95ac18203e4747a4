// The HTTP server: site and data API behind one address, with limits of time and size, and an end that cuts no answer off.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { parseRequest } from './address';
import { type Api, answerWithApi, sendApiFailure } from './apiAnswers';
import { createBodyReader } from './body';
import { openHeaders, type SaidHeaders } from './headerRules';
import { DEFAULT_LIMIT, type LeadLimit } from './leadLimit';
import { addressOf, NO_PROXIES, type Proxies, proxyWarning } from './peer';
import { Refusal } from './refusal';
import { countSenders } from './senders';
import { pageSentFrom } from './sentFrom';
import { answerWithSite, sendFailure } from './siteAnswers';
import type { SiteFiles } from './siteFiles';

export interface HttpOptions {
  host: string;
  /** 0 stands for whichever is free. */
  port: number;
  base: string;
  files: SiteFiles;
  store: Api['store'];
  schema: Api['schema'];
  limit?: Pick<LeadLimit, 'leads' | 'minutes'>;
  proxies?: Proxies;
  log(line: string): void;
  news?: Api['news'];
  limits?: Partial<Limits>;
}

export interface Limits {
  /** A lead is a few hundred bytes; with every field at its longest it is 60,000. */
  bodyBytes: number;
  allBodiesBytes: number;
  /** From the first byte of a request to its last. */
  requestMs: number;
  headersMs: number;
  /** How long a stop waits for answers in flight. */
  graceMs: number;
}

/** For each lead that an address may save it may send so many requests, whatever becomes of them. */
const REQUESTS_OF_A_LEAD = 10;

const LIMITS: Limits = { bodyBytes: 100_000, allBodiesBytes: 100_000_000, requestMs: 30_000, headersMs: 10_000, graceMs: 10_000 };

export interface HttpServer {
  port: number;
  /** Takes no more requests, lets answers in flight finish. */
  stop(): Promise<void>;
}

export async function startHttp(options: HttpOptions): Promise<HttpServer> {
  const limits = { ...LIMITS, ...options.limits };
  const { limit = DEFAULT_LIMIT, proxies = NO_PROXIES } = options;
  const api: Api = {
    ...options,
    readBody: createBodyReader({ one: limits.bodyBytes, all: limits.allBodiesBytes }),
    senders: countSenders({ requests: limit.leads * REQUESTS_OF_A_LEAD, minutes: limit.minutes }),
    addressOf: ({ socket, headers }) => addressOf({ peer: socket.remoteAddress, forwarded: forwardedIn(headers) }, proxies),
    sentFrom: (headers) => pageSentFrom(headers, options),
  };
  const warn = warnOnce(proxies, options.log);
  const headersOf = openHeaders(options.files, options.log);
  const open = new Set<ServerResponse>();
  let stopping = false;
  const server = createServer(
    {
      requestTimeout: limits.requestMs,
      headersTimeout: Math.min(limits.headersMs, limits.requestMs),
      connectionsCheckingInterval: Math.min(1000, limits.requestMs / 2),
      keepAliveTimeout: 5000,
    },
    (request, response) => {
      if (stopping) response.setHeader('Connection', 'close');
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (stopping) server.closeIdleConnections();
      });
      warn(request);
      void answer(request, response, { ...options, api, headersOf });
    },
  );
  // Nothing moves on the connection: the other side is gone, or plays for time.
  server.setTimeout(limits.requestMs * 2);
  server.on('clientError', refuseMalformed);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await listen(server, options);
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      stopping = true;
      for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
      return closed({ server, sockets, graceMs: limits.graceMs });
    },
  };
}

/** Of a proxy that hides who its visitors are. */
function warnOnce(proxies: Proxies, log: HttpOptions['log']): (request: IncomingMessage) => void {
  let isSaid = false;
  return ({ socket, headers }) => {
    if (isSaid) return;
    const warning = proxyWarning({ peer: socket.remoteAddress, forwarded: forwardedIn(headers), host: headers.host }, proxies);
    if (warning === null) return;
    isSaid = true;
    log(warning);
  };
}

function forwardedIn({ 'x-forwarded-for': forwarded }: IncomingHttpHeaders): string | undefined {
  return Array.isArray(forwarded) ? forwarded.join(', ') : forwarded;
}

interface Answering extends HttpOptions {
  api: Api;
  headersOf: (target: string) => Promise<SaidHeaders>;
}

async function answer(request: IncomingMessage, response: ServerResponse, server: Answering): Promise<void> {
  const target = request.url ?? '/';
  const asked = parseRequest(target, server.base);
  const { always, cache } = await server.headersOf(target);
  for (const [name, value] of always) response.setHeader(name, value);
  try {
    if (asked.kind === 'api') await answerWithApi({ asked, request, response }, server.api);
    else await answerWithSite({ asked, cache, request, response }, server);
  } catch (cause) {
    if (isGone(cause)) return;
    server.log(`500 ${request.method} ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
    if (asked.kind === 'api') sendApiFailure(response);
    else await sendFailure(request, response, server);
  }
}

/** The browser closed the connection before it had everything. */
function isGone(cause: unknown): boolean {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}

const MALFORMED: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function refuseMalformed(cause: NodeJS.ErrnoException, socket: Duplex): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(`HTTP/1.1 ${MALFORMED[cause.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listen(server: Server, { host, port }: HttpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(listenRefusal(cause, host, port) ?? cause));
    server.listen({ host, port }, () => resolve());
  });
}

function listenRefusal({ code }: NodeJS.ErrnoException, host: string, port: number): Refusal | null {
  switch (code) {
    case 'EADDRINUSE':
      return new Refusal({ field: '--port', what: `port ${port} of ${host} is taken by another program.`, fix: `name another one: --port ${port + 1}` });
    case 'EACCES':
      return new Refusal({ field: '--port', what: `port ${port} is not for everyone.`, fix: 'name one above 1023: --port 4173' });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Refusal({
        field: '--host',
        what: `${host} is not an address of this machine.`,
        fix: 'name one that is: --host 127.0.0.1, or 0.0.0.0 for all',
      });
    default:
      return null;
  }
}

async function closed({ server, sockets, graceMs }: { server: Server; sockets: ReadonlySet<Socket>; graceMs: number }): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // To Node a connection that has not sent anything yet is a slow request; browsers open such ones to spare.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });
  clearTimeout(cut);
}
