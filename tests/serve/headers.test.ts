// What serve says beside each answer: what the site's `_headers` says, and where that cannot be read, the strictest there is.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { headersFile, securityHeaders } from '../../generator/host/headers';
import { contentSecurityPolicy, type PolicySettings } from '../../generator/host/policy';
import { headersFor, parseHeaders } from '../../generator/serve/headerRules';
import { type HttpServer, startHttp } from '../../generator/serve/http';
import { openSite } from '../../generator/serve/siteFiles';
import { pagesIn } from '../setup/output';
import { rawGet } from './running';

const STRICTEST: PolicySettings = { supabase: null, pixel: null, webhook: 'off' };
const SHIPPED: PolicySettings = { supabase: null, pixel: null, webhook: 'visitor' };
const lower = (settings: PolicySettings) => Object.fromEntries(securityHeaders(settings).map(([name, value]) => [name.toLowerCase(), value]));

let folder: string;
let out: string;
let log: string[];
let server: HttpServer | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shingle-headers-'));
  out = join(folder, 'out');
  cpSync(inject('site'), out, { recursive: true });
  log = [];
});
afterEach(async () => {
  await server?.stop();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

async function start(base = '/'): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const store = { call: async () => Promise.reject(new Error('no store here')), waiting: () => 0, waitingOf: () => 0 };
  server = await startHttp({ host: '127.0.0.1', port: 0, base, files: openSite(out), store, schema: {}, log: (line) => log.push(line) });
  const { port } = server;
  return (path, init = {}) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
}

/** The security headers of an answer, by their names in small letters. */
function saidBy({ headers }: Response): Record<string, string | null> {
  return Object.fromEntries(Object.keys(lower(STRICTEST)).map((name) => [name, headers.get(name)]));
}

describe('with the _headers of the site', () => {
  it('says on every answer what the file says', async () => {
    const get = await start();
    const answers: [string, number, RequestInit?][] = [
      ['/', 200],
      ['/cities/riverside?a=1', 200],
      ['/assets/boot.js', 200],
      ['/cities/riverside.html', 308],
      ['/nowhere', 404],
      ['/', 405, { method: 'POST' }],
      ['/%E0%A4%A', 400],
      ['/rest/v1/contact_submissions', 401],
    ];
    for (const [path, status, init] of answers) {
      const response = await get(path, init);
      expect([path, response.status, saidBy(response)]).toEqual([path, status, lower(SHIPPED)]);
      await response.arrayBuffer();
    }
    for (const { file } of pagesIn(out).filter(({ file }) => !/^(404|500|index)\.html$/.test(file))) {
      const response = await get(`/${file.replace(/\.html$/, '')}`);
      expect([file, response.headers.get('content-security-policy')]).toEqual([file, contentSecurityPolicy(SHIPPED)]);
      await response.arrayBuffer();
    }
  });

  it('keeps for ever what the file says, and no answer that is not the file', async () => {
    const get = await start();
    const rules = parseHeaders(readFileSync(join(out, '_headers'), 'utf8')) ?? [];
    const [hashed = ''] = rules.map(({ path }) => path).filter((path) => path.endsWith('.css'));
    const forEver = 'public, max-age=31536000, immutable';
    expect((await get(hashed)).headers.get('cache-control')).toBe(forEver);
    expect((await get(hashed, { method: 'POST' })).headers.get('cache-control')).not.toBe(forEver);
    rmSync(join(out, hashed));
    const gone = await get(hashed);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-cache']);
    expect((await get('/assets/boot.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('says what a new site says as soon as it is there', async () => {
    const get = await start();
    await get('/');
    const pixel: PolicySettings = { supabase: 'https://abc.supabase.co', pixel: '123', webhook: 'off' };
    writeFileSync(join(out, '_headers'), headersFile({ ...pixel, base: '/', httpsOnly: true, assets: [] }));
    expect(saidBy(await get('/'))).toEqual(lower(pixel));
    expect(log).toEqual([]);
  });

  it('never binds a browser to https over http', async () => {
    writeFileSync(join(out, '_headers'), headersFile({ ...SHIPPED, base: '/', httpsOnly: true, assets: [] }));
    const get = await start();
    const response = await get('/');
    expect(saidBy(response)).toEqual(lower(SHIPPED));
    expect(response.headers.get('strict-transport-security')).toBe(null);
  });

  it('says the strictest beside what is outside the folder of the site', async () => {
    writeFileSync(join(out, '_headers'), headersFile({ ...SHIPPED, base: '/roofing/', httpsOnly: false, assets: [] }));
    const get = await start('/roofing/');
    expect(saidBy(await get('/roofing/privacy'))).toEqual(lower(SHIPPED));
    expect(saidBy(await get('/privacy'))).toEqual(lower(STRICTEST));
    expect(saidBy(await get('/rest/v1/contact_submissions'))).toEqual(lower(STRICTEST));
  });

  it.each(['/_headers', '/%5Fheaders', '/_headers/', '/_headers?x'])('does not give the file away at %s', async (path) => {
    await start();
    const { status, body } = await rawGet(`http://127.0.0.1:${server?.port}/`, path);
    expect([status, body.includes('Content-Security-Policy:')]).toEqual([404, false]);
  });
});

describe('without _headers that can be read', () => {
  it('says the strictest where there is none, and every file is asked for anew', async () => {
    const rules = parseHeaders(readFileSync(join(out, '_headers'), 'utf8')) ?? [];
    rmSync(join(out, '_headers'));
    const get = await start();
    for (const path of ['/', '/nowhere', '/rest/v1/contact_submissions']) expect(saidBy(await get(path))).toEqual(lower(STRICTEST));
    for (const { path } of rules.slice(1)) expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['a header before any address', '  X-A: b\n'],
    ['a line that is neither', '/*\n  X-A: b\nnonsense\n'],
    ['a header without a value', '/*\n  X-A:\n'],
    ['a name that is none', '/*\n  X A: b\n'],
    ['a value that no header may have', '/*\n  X-A: b\u0007c\n'],
    ['a value of other letters', '/*\n  X-A: \u201cb\u201d\n'],
    ['bytes that are no text', '\u0000\u0001\ufffd'],
    ['a star amid an address', '/*.js\n  X-A: b\n'],
  ])('says the strictest for %s, logs it once, and answers', async (_name, text) => {
    writeFileSync(join(out, '_headers'), text);
    const get = await start();
    for (const path of ['/', '/privacy']) {
      const response = await get(path);
      expect([response.status, saidBy(response), response.headers.get('x-a')]).toEqual([200, lower(STRICTEST), null]);
    }
    expect(log).toEqual(['_headers cannot be read: the strictest headers are sent']);
  });

  it('does not take half a file for a whole one', async () => {
    const whole = readFileSync(join(out, '_headers'), 'utf8');
    for (const text of ['', whole.slice(0, 3), whole.slice(0, whole.indexOf('Content-Security-Policy:') + 10)]) {
      writeFileSync(join(out, '_headers'), text);
      const get = await start();
      expect(saidBy(await get('/'))).toEqual(lower(STRICTEST));
      await server?.stop();
    }
  });
});

describe('the rules', () => {
  it('are read as their hosts read them', () => {
    const text = '# said of all\r\n/*\r\n  X-A: one: two  \r\n\tX-B:b\r\n\r\n  # indented\r\n/a\r\n  X-A: other\r\n';
    expect(parseHeaders(text)).toEqual([
      {
        path: '/*',
        headers: [
          ['X-A', 'one: two'],
          ['X-B', 'b'],
        ],
      },
      { path: '/a', headers: [['X-A', 'other']] },
    ]);
  });

  it('hold for the path of an address, without its query', () => {
    const rules = parseHeaders("/*\n  Content-Security-Policy: default-src 'self'\n/a*\n  X-A: a\n/ab\n  Cache-Control: no-store\n") ?? [];
    const names = (target: string) => headersFor(rules, target).always.map(([name]) => name);
    expect(names('/ab?x=/c')).toEqual(['Content-Security-Policy', 'X-A']);
    expect(headersFor(rules, '/ab?x').cache).toBe('no-store');
    expect(headersFor(rules, '/abc').cache).toBe(null);
    expect(names('/b?/a')).toEqual(['Content-Security-Policy']);
    // As a proxy may write it.
    expect(names('http://site.test/ab?x#y')).toEqual(['Content-Security-Policy', 'X-A']);
    expect(names('HTTP://site.test')).toEqual(['Content-Security-Policy']);
  });
});
