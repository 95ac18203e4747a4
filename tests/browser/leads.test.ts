// The lead path where it will run: what Chromium really sends to the backend and the webhook, and when it loads the pixel.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../client/leads/insert';
import { launch } from '../setup/chromium';
import { project } from '../setup/run';
import { contact, promotion, values } from '../unit/client/leads/leads';
import type { Leads } from './leads.entry';

/** In the page; the functions given to evaluate run there. */
declare const leads: Leads;

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

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

async function listen(answer: Answer): Promise<Listener> {
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
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: join(project, 'tests/browser/leads.entry.ts') } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.find((file) => file.type === 'chunk')?.code ?? '';
}

let script: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let outside: string[];
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
async function closeOff(): Promise<void> {
  outside = [];
  await context.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    outside.push(route.request().url());
    return route.abort();
  });
}

function later(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((call) => {
    resolve = call;
  });
  return { promise, resolve };
}

async function listening(answer: Answer): Promise<Listener> {
  const listener = await listen(answer);
  open.push(listener);
  return listener;
}

/** A site with one page, which holds the modules; whatever else is asked for is answered like this. */
async function site(answer: Answer = (response) => response.writeHead(404).end('not here'), body = ''): Promise<Listener> {
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

/** As hosted Supabase answers other origins. */
function cors(answer: Answer): Answer {
  return (response, request) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method !== 'OPTIONS') return answer(response, request);
    response
      .writeHead(200, {
        'Access-Control-Allow-Headers': request.headers['access-control-request-headers'],
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Max-Age': '0',
      })
      .end();
  };
}

const created: Answer = (response) => response.writeHead(201, { 'Content-Range': '*/*' }).end();

function failure(status: number, code: string): Answer {
  return (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ code, message: 'no', details: null, hint: null }));
}

describe('the insert', () => {
  it.each([
    ['at another origin', false],
    ['at the own origin', true],
  ] as const)('is the request of supabase-js, %s', async (_name, own) => {
    const host = await site(created);
    const backend = own ? host : await listening(cors(created));
    await page.goto(host.url);
    for (const lead of [contact, promotion]) {
      backend.received.length = 0;
      const { table, row }: { table: string; row: object } = lead;
      expect(await page.evaluate(([url, name, what]) => leads.insertBySupabase(url, name, what), [backend.url, table, row] as const)).toBe(201);
      const theirs = backend.received.splice(0);
      expect(await page.evaluate(([url, what]) => leads.insert(url, what), [backend.url, lead] as const)).toEqual({ kind: 'saved', as: 'new' });
      const posts = theirs.filter(({ line }) => line === `POST /rest/v1/${table}`);
      expect(posts).toHaveLength(1);
      expect(theirs.length).toBe(own ? 1 : 2);
      expect(backend.received).toEqual(theirs);
      expect(JSON.parse(posts[0]?.body ?? '')).toEqual(row);
    }
  });

  async function outcomeOf(answer: Answer): Promise<{ outcome: Outcome; posts: number }> {
    const host = await site();
    const backend = await listening(answer);
    await page.goto(host.url);
    const outcome = await page.evaluate(([url, lead]) => leads.insert(url, lead), [backend.url, contact] as const);
    return { outcome, posts: backend.received.filter(({ line }) => line.startsWith('POST')).length };
  }

  const page500: Answer = (response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>no</h1>');
  const cases: [string, Answer, object, number][] = [
    ['201 is saved', cors(created), { kind: 'saved', as: 'new' }, 1],
    ['the unique rule is saved before', cors(failure(409, '23505')), { kind: 'saved', as: 'before' }, 1],
    ['an empty 404 is broken', cors((response) => response.writeHead(404).end()), { kind: 'broken', because: 'answer', status: 404 }, 1],
    [
      'a page is broken',
      cors((response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome</h1>')),
      { kind: 'broken', status: 200 },
      1,
    ],
    ['a page with 500 is broken', cors(page500), { kind: 'broken', status: 500 }, 1],
    ['the limit is refused', cors(failure(429, 'PT429')), { kind: 'refused', because: 'limit' }, 1],
    ['a paused project is unreachable', cors((response) => response.writeHead(540).end('<h1>paused</h1>')), { kind: 'unreachable', status: 540 }, 6],
    ['a backend that lets no other origin in is unreachable', (response) => response.writeHead(200).end(), { kind: 'unreachable', status: 0 }, 0],
    ['a dropped connection is unreachable', cors((response) => response.destroy()), { kind: 'unreachable', status: 0 }, 6],
  ];
  it.each(cases)('%s', async (_name, answer, expected, posts) => {
    const told = await outcomeOf(answer);
    expect(told.outcome).toMatchObject(expected);
    // Chromium itself repeats a request on a connection that broke before any answer.
    expect(told.posts).toBeGreaterThanOrEqual(posts);
  });

  it('a redirect is not followed', async () => {
    const elsewhere = await listening(cors(created));
    const told = await outcomeOf(cors((response) => response.writeHead(307, { Location: `${elsewhere.url}/rest/v1/contact_submissions` }).end()));
    expect(told).toEqual({ outcome: { kind: 'broken', because: 'redirect', status: 0, code: null, lost: false }, posts: 1 });
    expect(elsewhere.received).toEqual([]);
  });

  it('an answer that breaks off is asked for again', async () => {
    let stored = false;
    const told = await outcomeOf(
      cors((response, request) => {
        if (stored) return failure(409, '23505')(response, request);
        stored = true;
        response.writeHead(201, { 'Content-Length': 10 });
        response.write('[', () => response.destroy());
      }),
    );
    expect(told).toEqual({ outcome: { kind: 'saved', as: 'recovered' }, posts: 2 });
  });

  it('offline is unreachable, and online again it is saved', async () => {
    const host = await site();
    const backend = await listening(cors(created));
    await page.goto(host.url);
    const send = () => page.evaluate(([url, lead]) => leads.insert(url, lead), [backend.url, contact] as const);
    await context.setOffline(true);
    expect(await send()).toEqual({ kind: 'unreachable', status: 0 });
    await context.setOffline(false);
    expect(await send()).toEqual({ kind: 'saved', as: 'new' });
  });

  it('is given up after 15 seconds, connection and all', async () => {
    // The clock stands still until told: an installed one that runs on adds the test's own waiting to the 15 seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    const asked = later();
    const left = later();
    const host = await site();
    const backend = await listening(
      cors((_response, request) => {
        request.socket.on('close', left.resolve);
        asked.resolve();
      }),
    );
    await page.goto(host.url);
    const outcome = page.evaluate(([url, lead]) => leads.insert(url, lead), [backend.url, contact] as const);
    await asked.promise;
    await page.clock.runFor(14_900);
    expect(await Promise.race([outcome, 'waiting'])).toBe('waiting');
    await page.clock.runFor(200);
    expect(await outcome).toEqual({ kind: 'unreachable', status: 0 });
    await left.promise;
  });
});

describe('the webhook', () => {
  beforeEach(closeOff);
  const copy = { timestamp: '2026-03-02T18:00:00.000Z', source: 'Acme website contact form' };

  it('gets text/plain that is JSON, without cookies and without being asked first', async () => {
    const echo = await listening((response) => response.writeHead(200, { 'Set-Cookie': 'a=b' }).end('ok'));
    const host = await site();
    await page.goto(host.url);
    await context.addCookies([{ name: 'session', value: 'secret', url: echo.url }]);
    await page.evaluate(([url, given, when]) => leads.post(url, JSON.stringify(leads.webhookPayload(given, when))), [
      `${echo.url}/hook?x=1`,
      values,
      copy,
    ] as const);
    expect(echo.received).toHaveLength(1);
    const [{ line, headers, body } = { line: '', headers: [], body: '' }] = echo.received;
    const header = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    expect(line).toBe('POST /hook?x=1');
    expect(header).toMatchObject({ 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-mode': 'no-cors' });
    expect(header).not.toHaveProperty('cookie');
    expect(JSON.parse(body)).toEqual({ ...values, ...copy });
  });

  it('gets it after the page is left', async () => {
    const echo = await listening((response) => response.end('ok'));
    const host = await site();
    await page.goto(host.url);
    await page.evaluate((url) => {
      addEventListener('pagehide', () => void leads.post(url, 'x'.repeat(40_000)));
    }, echo.url);
    await page.goto(`${host.url}/other`);
    await expect.poll(() => echo.received.map(({ body }) => body.length)).toEqual([40_000]);
  });

  it('is called at its https address, once, with keepalive', async () => {
    const calls: { method: string; body: string | null }[] = [];
    await context.route('https://hooks.example.com/**', (route) => {
      calls.push({ method: route.request().method(), body: route.request().postData() });
      return route.fulfill({ status: 200, body: 'ok' });
    });
    const host = await site();
    await page.goto(host.url);
    const inits = await page.evaluate(
      async ([given, when]) => {
        const seen: (RequestInit | undefined)[] = [];
        const send = window.fetch;
        window.fetch = (input, init) => (seen.push(init), send(input, init));
        await leads.forwardLead({ ...given, webhookUrl: ' https://hooks.example.com/x ' }, when);
        return seen.map((init) => ({ keepalive: init?.keepalive, mode: init?.mode }));
      },
      [values, copy] as const,
    );
    expect(inits).toEqual([{ keepalive: true, mode: 'no-cors' }]);
    expect(calls.map(({ method, body }) => [method, JSON.parse(body ?? '')])).toEqual([
      ['POST', { ...values, webhookUrl: 'https://hooks.example.com/x', ...copy }],
    ]);
  });

  it('fails nothing: blocked, gone, too large', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const host = await site();
    await page.goto(host.url);
    const gone = await listen(() => {});
    await gone.close();
    await page.evaluate(
      (url) => Promise.all([leads.post('https://blocked.example/', 'x'), leads.post(url, 'x'), leads.post(url, 'x'.repeat(70_000))]),
      gone.url,
    );
    expect(warnings).toHaveLength(3);
    for (const warning of warnings) expect(warning).toMatch(/^The webhook was not reached: Failed to (fetch|execute)/);
    expect(errors).toEqual([]);
  });
});

describe('the pixel', () => {
  beforeEach(closeOff);
  const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';
  const START = '<script type="module">window.pixel = leads.startPixel(new URLSearchParams(location.search).get("id") ?? "123")</script>';
  /** What the real one does: takes over the function, and what waits in its queue. */
  const FBEVENTS = 'window.calls = window.fbq.queue.splice(0); window.fbq.callMethod = (...call) => { window.calls.push(call); };';
  type View = Window & { pixel: ReturnType<Leads['startPixel']>; calls?: unknown[][] };
  const BEGIN = [
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
  ];

  async function answerScript(body = FBEVENTS, status = 200): Promise<void> {
    await context.route(SCRIPT, (route) => {
      outside.push(route.request().url());
      return route.fulfill({ status, contentType: 'text/javascript', body });
    });
  }

  function calls(): Promise<unknown[][] | undefined> {
    return page.evaluate(() => (window as unknown as View).calls);
  }

  /** It asks for its script a turn after the page has loaded, or never: timers of the same delay come in their order. */
  function pixelDecided(): Promise<void> {
    return page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }

  function trackBoth(): Promise<void> {
    return page.evaluate(() => {
      const { pixel } = window as unknown as View;
      pixel.contact();
      pixel.lead();
    });
  }

  const id = expect.stringMatching(/^[0-9a-f]{32}$/);
  const contactCall = ['trackSingle', '123', 'Contact', {}, { eventID: id }];
  const leadCall = ['trackSingle', '123', 'Lead', { value: 1, currency: 'USD' }, { eventID: id }];

  async function openSite(query = ''): Promise<string[]> {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const host = await site(undefined, START);
    await page.goto(`${host.url}/${query}`);
    return errors;
  }

  it('comes after the page has finished, and events do not get lost meanwhile', async () => {
    await answerScript();
    const image = later();
    const host = await site((response) => void image.promise.then(() => response.writeHead(404).end()), `${START}<img src="/slow.png">`);
    await page.goto(host.url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => (window as unknown as View).pixel.contact());
    await pixelDecided();
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    image.resolve();
    await expect.poll(calls).toEqual([...BEGIN, contactCall]);
    await trackBoth();
    const all = (await calls()) ?? [];
    expect(all).toEqual([...BEGIN, contactCall, contactCall, leadCall]);
    expect(new Set(all.slice(2).map((call) => JSON.stringify(call.at(-1)))).size).toBe(3);
    expect(outside).toEqual([SCRIPT]);
  });

  const barred: [string, () => void][] = [
    ['Global Privacy Control is set', () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })],
    ['the visitor has opted out', () => localStorage.setItem('shingle:pixel', 'off')],
    [
      'nothing can be stored',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('no', 'SecurityError');
          },
        }),
    ],
  ];
  it.each(barred)('stays away where %s', async (_name, bar) => {
    await answerScript();
    await page.addInitScript(bar);
    const errors = await openSite();
    await trackBoth();
    await pixelDecided();
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    expect(errors).toEqual([]);
  });

  it.each(['?id=', '?id=%20', '?id=<script>'])('stays away without an id (%s)', async (query) => {
    await answerScript();
    const errors = await openSite(query);
    await trackBoth();
    await pixelDecided();
    expect([outside, errors]).toEqual([[], []]);
  });

  it('stays away once the visitor has opted out, on this page and the next, until they opt in', async () => {
    await answerScript();
    await openSite();
    await expect.poll(calls).toEqual(BEGIN);
    expect(await page.evaluate(() => [leads.hasOptedOut(), leads.optOut(), leads.hasOptedOut()])).toEqual([false, true, true]);
    await trackBoth();
    expect(await calls()).toEqual([...BEGIN, ['consent', 'revoke']]);
    await page.reload();
    await pixelDecided();
    expect(outside).toEqual([SCRIPT]);
    expect(await page.evaluate(() => [leads.hasOptedOut(), leads.optIn(), leads.hasOptedOut()])).toEqual([true, true, false]);
    await page.reload();
    await expect.poll(calls).toEqual(BEGIN);
  });

  it('an opt-out while the script is on its way holds', async () => {
    const go = later();
    await context.route(SCRIPT, async (route) => {
      await go.promise;
      await route.fulfill({ contentType: 'text/javascript', body: FBEVENTS });
    });
    await openSite();
    await trackBoth();
    await page.evaluate(() => leads.optOut());
    go.resolve();
    await expect.poll(calls).toEqual([...BEGIN, ['consent', 'revoke']]);
    await pixelDecided();
    expect(await calls()).toEqual([...BEGIN, ['consent', 'revoke']]);
  });

  const broken: [string, () => Promise<void>][] = [
    ['blocked', async () => {}],
    ['missing', () => answerScript('not found', 404)],
    ['a page in place of a script', () => answerScript('<h1>Welcome</h1>')],
    ['a script that throws', () => answerScript('throw new Error("pixel")')],
    ['a script whose function throws', () => answerScript('window.fbq.callMethod = () => { throw new Error("pixel"); };')],
    ['a script that takes its function away', () => answerScript('delete window.fbq;')],
  ];
  it.each(broken)('%s changes nothing', async (_name, answer) => {
    await answer();
    const host = await site(created, START);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(host.url);
    await expect.poll(() => outside.length).toBe(1);
    const outcome = await page.evaluate(
      async ([url, lead]) => {
        const { pixel } = window as unknown as View;
        pixel.contact();
        const told = await leads.insert(url, lead);
        pixel.lead();
        leads.optOut();
        return told;
      },
      [host.url, contact] as const,
    );
    expect(outcome).toEqual({ kind: 'saved', as: 'new' });
    // Only what the script itself throws while it runs, which is nobody's to catch.
    for (const error of errors) expect(error).toMatch(/^(pixel|Unexpected token '<'|Unexpected identifier 'found')/);
  });
});
