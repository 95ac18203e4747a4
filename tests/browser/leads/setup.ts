// What the tests of the lead path share: a site that holds its modules, and servers that remember what Chromium really sends.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch } from '../../setup/chromium';
import { project } from '../../setup/run';
import type { Leads } from './entry';

declare global {
  /** In the page; the functions given to evaluate run there. */
  const leads: Leads;
}

interface Received {
  line: string;
  headers: [name: string, value: string][];
  body: string;
}

interface Listener {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export async function listen(answer: Answer): Promise<Listener> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (more: string) => (body += more));
    request.on('end', () => {
      const { rawHeaders: raw } = request;
      const headers = raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
      received.push({ line: `${request.method} ${request.url}`, headers, body });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, close };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: project,
    mode: 'production',
    logLevel: 'error',
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: join(project, 'tests/browser/leads/entry.ts') } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.find((file) => file.type === 'chunk')?.code ?? '';
}

let script: string;
let browser: Browser;
export let context: BrowserContext;
export let page: Page;
export let outside: string[];
const open: Listener[] = [];

beforeAll(async () => {
  [script, browser] = await Promise.all([bundle(), launch()]);
});
afterAll(() => browser?.close());

beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await Promise.all(open.splice(0).map((listener) => listener.close()));
});

/** No request leaves this machine. Not for the insert: where requests are intercepted, Chromium's preflights are not to be seen. */
export async function closeOff(): Promise<void> {
  outside = [];
  await context.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
}

export function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((call) => {
    resolve = call;
  });
  return { promise, resolve };
}

export async function listening(answer: Answer): Promise<Listener> {
  const listener = await listen(answer);
  open.push(listener);
  return listener;
}

/** A site with one page, which holds the modules; whatever else is asked for is answered like this. */
export async function site(answer: Answer = (response) => response.writeHead(404).end('not here'), body = ''): Promise<Listener> {
  return listening((response, request) => {
    const path = request.url?.split('?')[0];
    if (path === '/assets/leads.js') response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
    else if (path === '/' || path === '/other')
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end(`<!doctype html><title>Site</title><link rel="icon" href="data:,"><script type="module" src="/assets/leads.js"></script>${body}`);
    else answer(response, request);
  });
}

export const created: Answer = (response) => response.writeHead(201, { 'Content-Range': '*/*' }).end();
