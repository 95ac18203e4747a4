// Limits of time and size, and the end of the server: in this process, with short limits and a store that does as it is told.
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_KEY } from '../../client/leads/config';
import { type HttpServer, type Limits, startHttp } from '../../generator/serve/http';
import type { SiteFiles } from '../../generator/serve/siteFiles';
import { contact, insertRequest, rawRequest } from './running';

const SCHEMA = { contact_submissions: { columns: Object.fromEntries(Object.keys(contact()).map((name) => [name, 'text'])), key: ['id'] } };

let running: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(running.map((server) => server.stop()));
  running = [];
});

interface Parts {
  limits?: Partial<Limits>;
  files?: SiteFiles;
  execute?: () => Promise<unknown>;
  waiting?: number;
}

async function start({ limits, files = { read: async () => null }, execute = async () => ({ kind: 'done' }), waiting = 0 }: Parts = {}) {
  const log: string[] = [];
  const store = { call: execute as never, waiting: () => waiting };
  const server = await startHttp({ host: '127.0.0.1', port: 0, base: '/', files, store, schema: SCHEMA, log: (line) => log.push(line), limits });
  running.push(server);
  return { server, log, url: `http://127.0.0.1:${server.port}/` };
}

const insert = (url: string) => fetch(`${url}rest/v1/contact_submissions`, insertRequest(LOCAL_KEY, contact()));

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
    ['a line that is no request', 'GET\r\n\r\n', 400],
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

  it('sends the next one away when too many wait for the store', async () => {
    const { url } = await start({ waiting: 1000 });
    const response = await insert(url);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([504, 'PGRST003']);
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
