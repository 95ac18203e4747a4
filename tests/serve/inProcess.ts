// The server in this process, with a store that does as it is told; it ends with each test.
import { afterEach } from 'vitest';
import { LOCAL_KEY } from '../../client/leads/config';
import { type HttpServer, type Limits, startHttp } from '../../generator/serve/http';
import type { Proxies } from '../../generator/serve/peer';
import type { SiteFiles } from '../../generator/serve/siteFiles';
import { contact, insertRequest } from './running';

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
  waitingOf?: (sender: string) => number;
  limit?: { leads: number; minutes: number };
  proxies?: Proxies;
  news?: string[];
}

export async function start({
  limits,
  files = { read: async () => null },
  execute = async () => ({ kind: 'done' }),
  waiting = 0,
  waitingOf = () => waiting,
  limit,
  proxies,
  news = [],
}: Parts = {}) {
  const log: string[] = [];
  const store = { call: execute as never, waiting: () => waiting, waitingOf };
  const server = await startHttp({
    host: '127.0.0.1',
    port: 0,
    base: '/',
    files,
    store,
    schema: SCHEMA,
    log: (line) => log.push(line),
    news: (line) => news.push(line),
    limits,
    ...(limit && { limit }),
    ...(proxies && { proxies }),
  });
  running.push(server);
  return { server, log, url: `http://127.0.0.1:${server.port}/` };
}

export const insert = (url: string) => fetch(`${url}rest/v1/contact_submissions`, insertRequest(LOCAL_KEY, contact()));
