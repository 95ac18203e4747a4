// The one insert against servers that hang, drop, lie and dawdle: always an outcome, never a false success.
import { afterEach, describe, expect, it } from 'vitest';
import { insert, LIMIT, type Outcome } from '../../../../client/leads/insert';
import { contact, key } from './leads';
import { answer, answers, type Behavior, failure, type Hostile, hostile, nobody } from './servers';
import { Time, throughTime, Watched } from './time';

const open: Hostile[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

interface Told {
  outcome: Outcome;
  requests: number;
  /** Milliseconds that passed until it was told. */
  took: number;
}

async function against(behave: Behavior): Promise<Told> {
  const time = new Time();
  const server = await hostile(time, behave);
  open.push(server);
  return toldBy(server.url, time, server);
}

async function toldBy(url: string, time: Time, server?: Hostile): Promise<Told> {
  const runtime = new Watched(time);
  const start = time.now();
  const promise = insert({ backend: { url, key }, lead: contact, maybeThere: false }, runtime);
  const outcome = await throughTime(promise, time, () => runtime.inFlight === 0 || server?.isHolding() === true);
  expect(time.now() - start).toBeLessThanOrEqual(LIMIT);
  return { outcome, requests: runtime.requests, took: time.now() - start };
}

const HTML = '<!doctype html><title>Welcome</title>';
const html = { 'Content-Type': 'text/html' };

describe('saved', () => {
  const cases: [string, Behavior][] = [
    ['201 without a body, as PostgREST answers', answers(201, '', { 'Content-Range': '*/*' })],
    ['201 with the row as its body', answers(201, '[{"id":1}]', { 'Content-Type': 'application/json' })],
    [
      '201 in chunks, some empty time apart',
      inPieces(['HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n', 'Connection: close\r\n\r\n', '2\r\n[]\r\n', '0\r\n\r\n'], 3_000),
    ],
  ];
  it.each(cases)('%s', async (_name, behave) => {
    expect(await against(behave)).toMatchObject({ outcome: { kind: 'saved', as: 'new' }, requests: 1 });
  });

  it('201 after 14 seconds', async () => {
    const late: Behavior = (socket, { time, hold }) => {
      hold();
      time.after(14_000, () => socket.end(answer(201)));
    };
    expect(await against(late)).toEqual({ outcome: { kind: 'saved', as: 'new' }, requests: 1, took: 14_000 });
  });

  it('already, when the unique rule says so', async () => {
    expect(await against(failure(409, '23505'))).toMatchObject({ outcome: { kind: 'saved', as: 'before' }, requests: 1 });
  });

  const lost: [string, Behavior][] = [
    ['before the headers', (socket) => void socket.destroy()],
    ['within the headers', (socket) => void socket.end('HTTP/1.1 201 Created\r\nContent-Le')],
    ['after the headers', (socket) => void socket.end('HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\n')],
    ['within the body', (socket) => void socket.end('HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\n[{"i')],
    ['and a gateway answered', answers(502, HTML, html)],
  ];
  it.each(lost)('by the first attempt, whose answer was lost %s', async (_name, lose) => {
    const told = await against((socket, place) => (place.n === 0 ? lose : failure(409, '23505'))(socket, place));
    expect(told).toEqual({ outcome: { kind: 'saved', as: 'recovered' }, requests: 2, took: 500 });
  });

  it('by the sixth attempt, when five failed', async () => {
    const told = await against((socket, place) => (place.n < 5 ? failure(503, 'PGRST001') : answers(201))(socket, place));
    expect(told).toEqual({ outcome: { kind: 'saved', as: 'new' }, requests: 6, took: 11_500 });
  });
});

describe('refused, and not asked again', () => {
  const cases: [string, Behavior, object][] = [
    ['the limit', failure(429, 'PT429'), { because: 'limit', status: 429, code: 'PT429' }],
    ['a limit of a gateway', answers(429, HTML, html), { because: 'limit', status: 429, code: null }],
    ['a check', failure(400, '23514'), { because: 'check', code: '23514' }],
    ['a missing value', failure(400, '23502'), { because: 'check', code: '23502' }],
    ['a value of the wrong kind', failure(400, '22P02'), { because: 'check', code: '22P02' }],
    ['a text with a NUL', failure(400, '22P05'), { because: 'check', code: '22P05' }],
    ['a foreign key', failure(409, '23503'), { because: 'check', code: '23503' }],
    ['a body over the limit', answers(413, HTML, html), { because: 'check', status: 413 }],
    ['row level security', failure(401, '42501'), { because: 'permission', status: 401 }],
    ['row level security, as another role', failure(403, '42501'), { because: 'permission', status: 403 }],
  ];
  it.each(cases)('%s', async (_name, behave, expected) => {
    expect(await against(behave)).toMatchObject({ outcome: { kind: 'refused', ...expected }, requests: 1, took: 0 });
  });
});

describe('broken, and not asked again', () => {
  const cases: [string, Behavior, object][] = [
    ['a page with 200', answers(200, HTML, html), { status: 200 }],
    ['200 without a body', answers(200), { status: 200 }],
    ['200 with null', answers(200, 'null'), { status: 200 }],
    ['202', answers(202), { status: 202 }],
    ['203', answers(203), { status: 203 }],
    ['204, as a host that keeps nothing may answer', (socket) => void socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n'), { status: 204 }],
    ['205', (socket) => void socket.end('HTTP/1.1 205 Reset Content\r\nConnection: close\r\n\r\n'), { status: 205 }],
    ['206', answers(206, '[]'), { status: 206 }],
    ['a page with 201', answers(201, HTML, html), { status: 201 }],
    ['a page with 500', answers(500, HTML, html), { status: 500 }],
    ['JSON with 500', failure(500, 'XX000'), { status: 500, code: 'XX000' }],
    ['null with 500', answers(500, 'null'), { status: 500 }],
    ['a text with 500', answers(500, '"no"'), { status: 500 }],
    ['a code that is not a text', answers(400, '{"code":23505}'), { status: 400, code: null }],
    ['404 without a body', answers(404), { status: 404 }],
    ['404 with an empty list', answers(404, '[]'), { status: 404 }],
    ['an unknown table', failure(404, 'PGRST205'), { status: 404, code: 'PGRST205' }],
    ['an unknown column', failure(400, 'PGRST204'), { status: 400, code: 'PGRST204' }],
    ['a wrong key', answers(401, '{"message":"Invalid API key"}'), { status: 401, code: null }],
    ['a host of files', answers(405, HTML, html), { status: 405 }],
    ['409 of somebody else', answers(409, HTML, html), { status: 409 }],
    ['409 without a code', answers(409, '{"message":"conflict"}'), { status: 409 }],
    ['the code of the unique rule with another status', failure(500, '23505'), { status: 500 }],
  ];
  it.each(cases)('%s', async (_name, behave, expected) => {
    expect(await against(behave)).toMatchObject({ outcome: { kind: 'broken', because: 'answer', ...expected }, requests: 1, took: 0 });
  });

  it.each([301, 302, 303, 307, 308])('a redirect (%i), which nobody follows', async (status) => {
    const elsewhere = await hostile(new Time(), answers(201));
    open.push(elsewhere);
    const told = await against(answers(status, '', { Location: `${elsewhere.url}/rest/v1/contact_submissions` }));
    expect(told).toMatchObject({ outcome: { kind: 'broken', because: 'redirect', status }, requests: 1 });
    expect(elsewhere.received).toEqual([]);
  });

  it('an address that is none', async () => {
    expect((await toldBy('leads', new Time())).outcome).toMatchObject({ kind: 'broken', because: 'address' });
  });

  it('a key that no page may hold is not sent', async () => {
    const runtime = new Watched(new Time());
    const backend = { url: await nobody(), key: 'sb_secret_abc' };
    expect(await insert({ backend, lead: contact, maybeThere: false }, runtime)).toMatchObject({ kind: 'broken', because: 'key' });
    expect(runtime.requests).toBe(0);
  });
});

describe('unreachable', () => {
  const SIX = { outcome: { kind: 'unreachable' }, requests: 6, took: 11_500 };

  it.each([502, 503, 504, 520, 521, 522, 523, 525, 526, 530, 540, 544])('%i, asked six times', async (status) => {
    expect(await against(answers(status, HTML, html))).toMatchObject({ ...SIX, outcome: { kind: 'unreachable', status } });
  });

  it('a connection that is refused', async () => {
    expect(await toldBy(await nobody(), new Time())).toMatchObject(SIX);
  });

  it('a name that leads nowhere', async () => {
    // A label of more than 63 letters is not a name of a host: the resolver says so without asking anyone.
    expect(await toldBy(`http://${'x'.repeat(70)}.test`, new Time())).toMatchObject(SIX);
  });

  it('a connection that is dropped each time', async () => {
    expect(await against((socket) => void socket.destroy())).toMatchObject(SIX);
  });

  it('an answer that is no HTTP', async () => {
    expect(await against((socket) => void socket.end('220 mail.example ESMTP\r\n'))).toMatchObject(SIX);
  });

  const hanging: [string, Behavior][] = [
    ['that never answers', (_socket, { hold }) => hold()],
    ['that stops within the headers', (socket, { hold }) => void socket.write('HTTP/1.1 201 Cre', hold)],
    ['that stops within the body', (socket, { hold }) => void socket.write('HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\n[{', hold)],
    ['whose answer drips and never ends', drip('HTTP/1.1 201 Created\r\nContent-Length: 1000\r\n\r\n'.padEnd(1_000, ' '))],
  ];
  it.each(hanging)('a server %s: 15 s, and no longer', async (_name, behave) => {
    const told = await against(behave);
    expect(told).toMatchObject({ outcome: { kind: 'unreachable' }, took: LIMIT });
    expect(told.requests).toBe(1);
  });

  it('a server that drops once and then hangs', async () => {
    const told = await against((socket, { n, hold }) => (n === 0 ? void socket.destroy() : hold()));
    expect(told).toMatchObject({ outcome: { kind: 'unreachable' }, requests: 2, took: LIMIT });
  });

  it('a fetch that heeds no signal', async () => {
    const time = new Time();
    const runtime = new Watched(time, () => new Promise(() => {}));
    const outcome = await throughTime(insert({ backend: { url: 'http://127.0.0.1', key }, lead: contact, maybeThere: false }, runtime), time, () => true);
    expect(outcome).toEqual({ kind: 'unreachable', status: 0 });
  });

  it('leaves no timer and no request behind', async () => {
    const time = new Time();
    const runtime = new Watched(time);
    const server = await hostile(time, (_socket, { hold }) => hold());
    open.push(server);
    await throughTime(insert({ backend: { url: server.url, key }, lead: contact, maybeThere: false }, runtime), time, () => server.isHolding());
    while (runtime.inFlight > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(time.pending).toBe(0);
    expect(runtime.requests).toBe(1);
  });
});

function drip(text: string): Behavior {
  return inPieces([...text], 1_000);
}

function inPieces(pieces: string[], apart: number): Behavior {
  return (socket, { time, hold }) => {
    const write = ([piece, ...rest]: string[]) => {
      if (piece === undefined) return void socket.end();
      socket.write(piece, hold);
      time.after(apart, () => write(rest));
    };
    write(pieces);
  };
}
