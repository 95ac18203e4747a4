// Limits of time and size, and the end of the server: in this process, with short limits and a store that does as it is told.
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { LOCAL_KEY } from '../../client/leads/config';
import { parseProxies } from '../../generator/serve/peer';
import { UPPER_LENGTHS } from '../setup/leadLimits';
import { insert, start } from './inProcess';
import { contact, insertRequest, rawRequest } from './running';

describe('limits', () => {
  it('does not wait for a head or a body that never comes to an end', async () => {
    const { url } = await start({ limits: { requestMs: 500, headersMs: 300 } });
    expect(await rawRequest(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-A: ')).toMatch(/^HTTP\/1.1 408 /);
    const head = `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${LOCAL_KEY}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n`;
    expect(await rawRequest(url, `${head}{"name`)).not.toContain('201');
    // A busy machine may be too slow for such limits too, now and then.
    await expect.poll(() => insert(url).then(({ status }) => status)).toBe(201);
  });

  it.each([
    ['no HTTP at all', '\u0016\u0003\u0001\u0000\r\n\r\n', 400],
    ['a line that is not a request', 'GET\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na', 400],
    ['a length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n', 400],
    ['a head without measure', `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ])('refuses %s', async (_name, bytes, status) => {
    const { url } = await start();
    expect(await rawRequest(url, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('takes no more bodies than it has room for', async () => {
    const { url } = await start({ limits: { allBodiesBytes: 100 } });
    expect((await insert(url)).status).toBe(504);
    expect((await insert(url)).status).toBe(504);
  });

  it('refuses a body that is too large before it is there, and before the store is asked', async () => {
    const execute = vi.fn(async () => ({ kind: 'done' }));
    const { url } = await start({ execute });
    const head = `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${LOCAL_KEY}\r\nContent-Type: application/json\r\n`;
    expect(await rawRequest(url, `${head}Content-Length: 100001\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 [\s\S]*Request size limit exceeded/);
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    expect(await rawRequest(url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(4)}`)).toMatch(/^HTTP\/1.1 413 /);
    expect(execute).not.toHaveBeenCalled();
  });

  it.each([
    ['brackets without end', '['.repeat(99_999), 500, '54001'],
    ['brackets in brackets', `{"name":${'['.repeat(101)}${']'.repeat(101)}}`, 500, '54001'],
    ['numbers without end', `[${'1,'.repeat(49_000)}1]`, 413, undefined],
    ['empty rows', `[${'{},'.repeat(10)}{}]`, 413, 'PT413'],
    ['eleven rows', JSON.stringify(Array.from({ length: 11 }, () => contact())), 413, 'PT413'],
    ['columns without end', JSON.stringify(Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`c${index}`, 1]))), 413, undefined],
  ])('refuses %s without asking the store', async (_name, body, status, code) => {
    const execute = vi.fn(async () => ({ kind: 'done' }));
    const { url } = await start({ execute });
    const response = await fetch(`${url}rest/v1/contact_submissions`, insertRequest(LOCAL_KEY, body));
    const said = (await response.json()) as { code?: string; message: string };
    expect([response.status, said.code]).toEqual([status, code]);
    expect(said.message).toMatch(/./);
    expect(execute).not.toHaveBeenCalled();
  });

  it('takes ten leads at once, with every field at its longest', async () => {
    const { url } = await start();
    expect(
      (
        await fetch(
          `${url}rest/v1/contact_submissions`,
          insertRequest(
            LOCAL_KEY,
            Array.from({ length: 10 }, () => contact()),
          ),
        )
      ).status,
    ).toBe(201);
    const longest = Object.fromEntries(Object.entries(UPPER_LENGTHS).map(([name, length]) => [name, '\u0001'.repeat(length)]));
    expect((await fetch(`${url}rest/v1/contact_submissions`, insertRequest(LOCAL_KEY, contact(longest)))).status).toBe(201);
  });

  it('refuses a sender of too many requests in memory, whatever became of the first ones, and says it once', async () => {
    const execute = vi.fn(async () => ({ kind: 'done' }));
    const news: string[] = [];
    const { url } = await start({ execute, limit: { leads: 1, minutes: 10 }, news });
    const bodies = ['[', 'x'.repeat(100_001), JSON.stringify(contact()), '[1]', '{}', JSON.stringify({ color: 'red' })];
    for (let count = 0; count < 10; count += 1)
      await fetch(`${url}rest/v1/contact_submissions`, insertRequest(LOCAL_KEY, bodies[count % bodies.length])).catch(() => null);
    const asked = execute.mock.calls.length;
    for (let count = 0; count < 5; count += 1) {
      const response = await insert(url);
      expect([response.status, response.headers.get('retry-after'), response.headers.get('access-control-allow-origin')]).toEqual([429, '60', '*']);
      expect(await response.json()).toMatchObject({ code: 'PT429', message: 'Too many requests were sent from this address.' });
    }
    expect(execute.mock.calls.length).toBe(asked);
    expect(news.filter((line) => line.includes('429'))).toEqual(['lead not saved: contact form: too many came from one address (429)']);
    expect((await fetch(url)).status).toBe(404);
  });

  it('sends the next one away when too many wait for the store', async () => {
    const { url } = await start({ waiting: 1000 });
    const response = await insert(url);
    expect([response.status, response.headers.get('retry-after'), ((await response.json()) as { code: string }).code]).toEqual([504, '1', 'PGRST003']);
  });
});

describe('a store that many wait for', () => {
  it('is busy for those who wait already, and open for others for longer', async () => {
    const statuses = async (waiting: number) => {
      const { url } = await start({ waiting, waitingOf: (sender) => (sender === '198.51.100.1' ? 10 : 0), proxies: parseProxies('loopback') ?? undefined });
      const init = insertRequest(LOCAL_KEY, contact());
      const from = (address: string) => fetch(`${url}rest/v1/contact_submissions`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });
      return [(await from('198.51.100.1')).status, (await from('198.51.100.2')).status];
    };
    expect([await statuses(999), await statuses(1000), await statuses(2000)]).toEqual([
      [201, 201],
      [504, 201],
      [504, 504],
    ]);
  });
});

describe('a proxy before the server', () => {
  const ask = (url: string, headers: string) => rawRequest(url, `GET / HTTP/1.1\r\nHost: www.example.com\r\nConnection: close\r\n${headers}\r\n`);

  it('is told of once, where it is not trusted', async () => {
    const { url, log } = await start();
    await fetch(url);
    expect(log.filter((line) => line.includes('proxy'))).toEqual([]);
    await ask(url, '');
    await ask(url, 'X-Forwarded-For: 198.51.100.1\r\n');
    expect(log.filter((line) => line.includes('proxy'))).toEqual([
      expect.stringMatching(/^requests come through a proxy at 127\.0\.0\.1, .*--trust-proxy loopback$/),
    ]);
  });

  it('says for whom it asks, where it is trusted', async () => {
    const senders: unknown[] = [];
    const execute = async (_name: unknown, options: { settings: Record<string, string> }, sender: unknown) => {
      senders.push([sender, (JSON.parse(options.settings['request.headers'] ?? '') as Record<string, string>)['x-forwarded-for']]);
      return { kind: 'done' };
    };
    const { url, log } = await start({ execute: execute as never, ...{ proxies: parseProxies('loopback') ?? undefined } });
    for (const forwarded of ['198.51.100.1', '1.1.1.1, 2001:DB8:0:0:5::1', '']) {
      const init = insertRequest(LOCAL_KEY, contact());
      await fetch(`${url}rest/v1/contact_submissions`, { ...init, headers: { ...init.headers, 'x-forwarded-for': forwarded } });
    }
    expect(senders).toEqual([
      ['198.51.100.1', '198.51.100.1'],
      ['2001:db8:0:0::/64', '2001:db8::5:0:0:1'],
      ['127.0.0.1', '127.0.0.1'],
    ]);
    expect(log).toEqual([]);
  });
});

describe('failures', () => {
  it('never says that a lead is saved when the store failed', async () => {
    const { url, log } = await start({ execute: async () => Promise.reject(new Error('gone')) });
    const response = await insert(url);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([503, 'PGRST001']);
    expect(log).toEqual(['503 POST /rest/v1/contact_submissions: gone']);
  });

  it('answers a failing site in words if even 500.html fails', async () => {
    const { url, log } = await start({ files: { read: async () => Promise.reject(new Error('broken disk')) } });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([500, 'Something went wrong here.\n']);
    expect(log[0]).toMatch(/^500 GET Error: broken disk/);
  });
});

describe('the end', () => {
  it('lets answers in flight finish, takes no new ones, closes idle connections', async () => {
    let release = () => {};
    const execute = vi.fn(() => new Promise((resolve) => (release = () => resolve({ kind: 'done' }))));
    const { server, url } = await start({ execute });
    const idle = connect(server.port, '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const ended = new Promise((resolve) => idle.once('close', resolve));
    idle.resume();
    const inFlight = insert(url);
    await expect.poll(() => execute).toHaveBeenCalled();
    const stopped = server.stop();
    await ended;
    await expect(fetch(url)).rejects.toThrow();
    release();
    expect((await inFlight).status).toBe(201);
    await stopped;
  });

  it('does not wait for ever', async () => {
    const execute = vi.fn(() => new Promise(() => {}));
    const { server, url } = await start({ limits: { graceMs: 200 }, execute });
    const inFlight = insert(url).catch(() => 'cut');
    await expect.poll(() => execute).toHaveBeenCalled();
    await server.stop();
    expect(await inFlight).toBe('cut');
  });
});
