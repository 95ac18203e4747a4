// The insert where it will run: what Chromium really sends to the backend, and what is made of each answer.
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../client/leads/insert';
import { contact, promotion } from '../../unit/client/leads/leads';
import { type Answer, context, created, later, listening, page, site } from './setup';

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
