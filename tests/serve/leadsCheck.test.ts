// shingle leads check: what it says of good and bad backends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainEnvironment } from '../setup/environment';
import { keyOf } from '../setup/keys';
import { project } from '../setup/run';
import { type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('leads-check');
let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', join(scratch.folder, 'leads')]);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

/** A backend that says one thing to each kind of request. */
async function answering(answer: (method: string, body: string) => [number, unknown]): Promise<{ url: string; close: () => void }> {
  const backend = createServer((request, response) => {
    let sent = '';
    request.setEncoding('utf8').on('data', (text: string) => (sent += text));
    request.on('end', () => {
      const [status, body] = answer(request.method ?? '', sent);
      const isPage = typeof body === 'string';
      response.writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json' }).end(isPage ? body : body === null ? '' : JSON.stringify(body));
    });
  });
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const { port } = backend.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => backend.close() };
}

describe('shingle leads check of a configured backend', () => {
  const checkOf = (env: Record<string, string>) =>
    new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = spawn(process.execPath, [join(project, 'bin/shingle'), 'leads', 'check'], {
        env: { ...plainEnvironment(), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [stdout, stderr] = ['', ''];
      child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      child.once('exit', (status) => resolve({ status, stdout, stderr }));
    });

  it('is good where migrations and key are right', async () => {
    const checked = await checkOf({ SUPABASE_URL: new URL(server.url).origin, SUPABASE_ANON_KEY: server.key });
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.stdout).toContain(`Good: Supabase at ${new URL(server.url).origin} takes`);
  });

  it.each([
    ['one setting alone', 1, { SUPABASE_URL: 'https://abc.supabase.co' }, 'SUPABASE_ANON_KEY: is not set'],
    [
      'a key of another project',
      1,
      { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: keyOf({ role: 'anon', ref: 'xyz' }) },
      'belongs to another project',
    ],
    ['a secret key', 2, { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_ANON_KEY: 'sb_secret_HiddenWord' }, 'is not the public key'],
    ['no address', 2, { SUPABASE_URL: 'HiddenWord', SUPABASE_ANON_KEY: 'sb_publishable_x' }, 'is not an address'],
    [
      'a connection string',
      2,
      { SUPABASE_URL: 'postgresql://postgres:HiddenWord@db.abc.supabase.co:5432/postgres', SUPABASE_ANON_KEY: 'sb_publishable_x' },
      'write https://abc.supabase.co',
    ],
    ['a password', 2, { SUPABASE_URL: 'https://admin:HiddenWord@abc.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_x' }, 'write https://abc.supabase.co'],
  ])('refuses %s, without a stack and without repeating it', async (_name, status, env, reason) => {
    const checked = await checkOf(env);
    expect(checked).toMatchObject({ status, stdout: '', stderr: expect.stringContaining(reason) });
    expect(checked.stderr).not.toMatch(/HiddenWord|fault in shingle|\n {4}at /);
  });

  it('is bad where the key is wrong or nobody answers', async () => {
    const wrong = await checkOf({ SUPABASE_URL: new URL(server.url).origin, SUPABASE_ANON_KEY: 'sb_publishable_other' });
    expect(wrong).toMatchObject({ status: 1, stdout: expect.stringContaining('it refuses the key') });
    const nobody = await checkOf({ SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'sb_publishable_other' });
    expect(nobody).toMatchObject({ status: 1, stdout: expect.stringContaining('it cannot be reached') });
  });

  it('takes a reached limit for what it is: no broken rule', async () => {
    const limited = async (answer: (method: string) => [number, unknown]) => {
      const backend = await answering(answer);
      const checked = await checkOf({ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'sb_publishable_x' });
      backend.close();
      return checked;
    };
    const refused = { code: '42501', message: 'no', details: null, hint: null };
    const ours = await limited((method) =>
      method === 'POST' ? [429, { message: 'Too many requests were sent from this address.', hint: null }] : [401, refused],
    );
    expect(ours).toMatchObject({ status: 1, stderr: '' });
    expect(ours.stdout.match(/^LATER /gm)).toHaveLength(6);
    expect(ours.stdout).not.toContain('WRONG');
    expect(ours.stdout).toMatch(/\nNot known yet: this address has reached the limit of leads .* Nothing was stored\.\n$/);
    const hosts = await limited(() => [429, '<!doctype html>']);
    expect(hosts).toMatchObject({ status: 1, stdout: expect.stringContaining('LATER The backend answers.') });
    const broken = await limited((method) => (method === 'POST' ? [429, null] : [200, null]));
    expect(broken).toMatchObject({ status: 1, stdout: expect.stringContaining('Not good') });
  });

  it('is bad where the migration of the limits is missing', async () => {
    const refused = { code: '42501', message: 'no', details: null, hint: null };
    const said = (code: string) => ({ code, message: 'no', details: null, hint: null });
    // As Postgres would: a row that is no lead fails its check; of eleven, the last fails NOT NULL.
    const backend = await answering((method, body) => {
      if (method !== 'POST' || body.includes('2000-01-01')) return [401, refused];
      return [400, body.includes('"shingle leads check"') ? said('23514') : said('23502')];
    });
    const checked = await checkOf({ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'sb_publishable_x' });
    backend.close();
    expect(checked).toMatchObject({ status: 1, stderr: '' });
    expect(checked.stdout.match(/^WRONG .*\n.*/gm)).toEqual([
      'WRONG contact_submissions takes a limited number of leads.\n      it took eleven in one request: the limit is missing. Apply the migrations: supabase db push.',
      'WRONG promotion_leads takes a limited number of leads.\n      it took eleven in one request: the limit is missing. Apply the migrations: supabase db push.',
    ]);
  });

  it('shows what a backend says without the codes in it', async () => {
    const backend = await answering(() => [400, { code: '22P02', message: 'red \u001b[31m\u009b2J alarm', details: null, hint: null }]);
    const checked = await checkOf({ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'sb_publishable_x' });
    backend.close();
    expect(checked.stdout).toContain('red \ufffd[31m\ufffd2J alarm');
  });

  // What a project without our migrations might say to each request.
  it.each([
    ['takes everything', () => [201, null], 'Not good'],
    ['has no tables', () => [404, { code: 'PGRST205', message: 'no table', details: null, hint: null }], 'supabase db push'],
    ['refuses everything', () => [401, { code: '42501', message: 'permission denied', details: null, hint: null }], 'visitors may not insert'],
    [
      'has no checks',
      (method: string) =>
        method === 'POST'
          ? [400, { code: '23502', message: 'null', details: null, hint: null }]
          : [401, { code: '42501', message: 'no', details: null, hint: null }],
      'the checks are missing',
    ],
    ['answers pages', () => [200, '<!doctype html>'], 'Not good'],
    ['answers errors in HTML', () => [540, '<!doctype html>paused'], 'no answer of a data API'],
  ] as [string, (method: string) => [number, unknown], string][])('is bad where a backend %s', async (_name, answer, reason) => {
    const backend = await answering(answer);
    const checked = await checkOf({ SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: 'sb_publishable_x' });
    backend.close();
    expect(checked).toMatchObject({ status: 1, stderr: '' });
    expect(checked.stdout).toContain(reason);
  });
});
