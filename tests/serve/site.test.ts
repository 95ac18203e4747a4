// The site as serve serves it: the generator's URL rule, what may be cached, nothing from outside the folder.
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { filesIn } from '../setup/output';
import { type Running, rawGet, rawRequest, scratchFolder, startServe } from './running';

const scratch = scratchFolder('site');
const out = join(scratch.folder, 'out');
let server: Running;

/** As data/public may hold them. */
const PUBLIC = ['CNAME', '.well-known/security.txt', '.well-known/apple-app-site-association', 'Price-List.PDF'];

beforeAll(async () => {
  cpSync(inject('site'), out, { recursive: true });
  writeFileSync(join(scratch.folder, 'secret.html'), 'secret');
  writeFileSync(join(out, '.env'), 'secret');
  mkdirSync(join(out, '.git'));
  writeFileSync(join(out, '.git', 'config'), 'secret');
  symlinkSync(join(scratch.folder, 'secret.html'), join(out, 'escape.html'));
  symlinkSync(scratch.folder, join(out, 'up'));
  mkdirSync(join(out, '.well-known', '.hidden'), { recursive: true });
  for (const file of PUBLIC) writeFileSync(join(out, file), `this is ${file}`);
  writeFileSync(join(out, '.well-known/.hidden/x'), 'secret');
  writeFileSync(join(out, 'large.bin'), Buffer.alloc(5_000_000, 'abcdefghij'));
  symlinkSync('loop.html', join(out, 'loop.html'));
  server = await startServe(['--out', out, '--leads', join(scratch.folder, 'leads')]);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

const page = (file: string) => readFileSync(join(out, file), 'utf8');
const get = (path: string, init: RequestInit = {}) => fetch(new URL(path, server.url), { redirect: 'manual', ...init });

describe('pages and files', () => {
  it('serves every file of the site at its address', async () => {
    for (const file of filesIn(inject('site')).filter((name) => !/(^|\/)[._]/.test(name) && !/^(404|500)\.html$/.test(name))) {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(out, file)))).toBe(true);
    }
  });

  it('serves files of the owner: without an ending, with one in capitals, in .well-known', async () => {
    for (const file of PUBLIC) {
      const response = await get(`/${file}`);
      expect([file, response.status, await response.text()]).toEqual([file, 200, `this is ${file}`]);
    }
    for (const path of ['/_headers', '/.well-known', '/.well-known/', '/.well-known/.hidden/x', '/cities/.well-known/x', '/CNAME/'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('gives each page one address', async () => {
    for (const path of ['/cities/riverside.html', '/cities/riverside/']) {
      const response = await get(`${path}?a=1`);
      expect([response.status, response.headers.get('location')]).toEqual([308, '/cities/riverside?a=1']);
    }
    expect((await get('/nowhere.html')).status).toBe(404);
  });

  it('says the types, and forbids guessing them', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const home = await get('/');
    expect(home.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(home.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(home.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('answers an unknown path with 404.html and 404, and logs it', async () => {
    const response = await get('/no/such-page?x=%1b[2J');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(page('404.html'));
    expect(response.headers.get('cache-control')).toBe('no-cache');
    await expect.poll(() => server.log()).toMatch(/ 404 GET \/no\/such-page\?x=%1b\[2J\n/);
    expect((await get('/404')).status).toBe(404);
  });

  it('answers a failure with 500.html, and logs it', async () => {
    const response = await get('/loop');
    expect([response.status, await response.text()]).toEqual([500, page('500.html')]);
    await expect.poll(() => server.log()).toMatch(/ 500 GET .*ELOOP/);
  });

  it('keeps no listing', async () => {
    for (const path of ['/cities', '/cities/', '/assets/', '/services']) expect((await get(path)).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    const response = await get('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });
});

describe('a way out of the folder', () => {
  it.each([
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret',
    '/cities/../../secret',
    '/cities/..%2f..%2fsecret.html',
    '/..\\secret.html',
    '/..%5csecret.html',
    '/.env',
    '/.git/config',
    '/.shingle.json',
    '/.nojekyll',
    '/cities/.%2e/secret',
    '//etc/passwd',
    '/%00',
    '/escape',
    '/escape.html',
    '/up/secret',
    '/up/secret.html',
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(2000)}`,
  ])('is not %s', async (target) => {
    const { status, body } = await rawGet(server.url, target);
    expect(status).toBe(404);
    expect(body).not.toContain('secret\n');
    expect(body).not.toMatch(/^secret$/);
  });

  it('is not an address that cannot be read', async () => {
    expect((await rawGet(server.url, '/%E0%A4%A')).status).toBe(400);
    expect(await rawRequest(server.url, 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });
});

describe('caches', () => {
  it('keeps hashed assets for ever and asks for everything else anew', async () => {
    for (const file of filesIn(join(out, 'assets'))) {
      const expected = /-[\w-]{8}\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
      expect([file, (await get(`/assets/${file}`)).headers.get('cache-control')]).toEqual([file, expected]);
    }
    for (const path of ['/', '/cities/riverside', '/sitemap.xml', '/robots.txt']) expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  });

  it('answers 304 for what the browser has, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const tag = (await get('/', { headers: { 'accept-encoding': encoding } })).headers.get('etag') ?? '';
      expect(tag).toMatch(/^"[\w-]+"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const { status, head, body } = await rawGet(server.url, '/', { 'Accept-Encoding': encoding, 'If-None-Match': known });
        expect([known, status, body]).toEqual([known, 304, '']);
        expect(head).toContain(`ETag: ${tag}`);
        expect(head).toContain('Cache-Control: no-cache');
        expect(head).toContain('Vary: Accept-Encoding');
      }
      expect((await rawGet(server.url, '/', { 'Accept-Encoding': encoding, 'If-None-Match': '"other"' })).status).toBe(200);
    }
  });

  it('compresses texts, once, and only where it is accepted', async () => {
    const plain = page('index.html');
    const answer = async (accept: string) => {
      const raw = await rawRequest(server.url, `GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${accept}\r\nConnection: close\r\n\r\n`);
      const end = raw.indexOf('\r\n\r\n');
      return { head: raw.slice(0, end), bytes: Buffer.from(raw.slice(end + 4), 'latin1') };
    };
    const br = await answer('gzip, deflate, br');
    expect(br.head).toContain('Content-Encoding: br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain);
    const gzip = await answer('br;q=0, gzip');
    expect(gzip.head).toContain('Content-Encoding: gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain);
    const none = await answer('identity');
    expect(none.head).not.toContain('Content-Encoding');
    expect(none.bytes.toString()).toBe(plain);
    expect(br.bytes.length).toBeLessThan(plain.length / 4);
    const font = filesIn(join(out, 'assets')).find((name) => name.endsWith('.woff2'));
    expect((await get(`/assets/${font}`)).headers.get('content-encoding')).toBe(null);
  });

  it('answers HEAD with the head of the answer to GET', async () => {
    for (const path of ['/', '/large.bin', '/nowhere']) {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(await head.text()).toBe('');
      expect([head.status, head.headers.get('content-length'), head.headers.get('etag')]).toEqual([
        whole.status,
        whole.headers.get('content-length'),
        whole.headers.get('etag'),
      ]);
      await whole.arrayBuffer();
    }
  });

  it('gives parts of a file', async () => {
    for (const path of ['/large.bin', '/favicon.svg']) {
      const all = Buffer.from(await (await get(path)).arrayBuffer());
      const part = async (range: string, headers: Record<string, string> = {}) => {
        const response = await get(path, { headers: { range, ...headers } });
        return { status: response.status, range: response.headers.get('content-range'), bytes: Buffer.from(await response.arrayBuffer()) };
      };
      expect(await part('bytes=2-11')).toEqual({ status: 206, range: `bytes 2-11/${all.length}`, bytes: all.subarray(2, 12) });
      expect((await part('bytes=-7')).bytes).toEqual(all.subarray(-7));
      expect(await part(`bytes=${all.length}-`)).toEqual({ status: 416, range: `bytes */${all.length}`, bytes: Buffer.alloc(0) });
      expect((await part('bytes=0-1,4-5')).bytes.equals(all)).toBe(true);
      expect((await part('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
    }
  });
});
