// serve as a process: killed, started twice, stopped, out of room. What was acknowledged is kept, exactly once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { withinOneDay } from '../setup/day';
import { project, shingle } from '../setup/run';
import { contact, insertRequest, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('process');
const cleanups: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
  scratch.clear();
});

const folder = (name: string) => join(scratch.folder, name);

async function start(leads: string, ...more: string[]): Promise<Running> {
  const server = await startServe(['--out', inject('site'), '--leads', leads, '--lead-limit', '1000000/1', ...more]);
  cleanups.push(() => server.end('SIGKILL'));
  return server;
}

const insert = (server: Running, name: string) => fetch(`${server.url}rest/v1/contact_submissions`, insertRequest(server.key, contact({ name })));

function names(leads: string): string[] {
  const run = shingle(['leads', 'list', '--json', '--leads', leads]);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  return (JSON.parse(run.stdout) as { name: string }[]).map(({ name }) => name);
}

describe('a server that is killed', () => {
  beforeEach(() => withinOneDay(100_000));

  it('has what it acknowledged when it is started again', async () => {
    const leads = folder('killed');
    const first = await start(leads);
    expect((await insert(first, 'Before')).status).toBe(201);
    expect(names(leads)).toEqual(['Before']);
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    expect(names(leads)).toEqual(['Before']);
    const second = await start(leads);
    expect((await insert(second, 'Before')).status).toBe(409);
    expect((await insert(second, 'After')).status).toBe(201);
    expect(names(leads)).toEqual(['Before', 'After']);
    expect(await second.end()).toBe(0);
    expect(readdirSync(leads).filter((name) => name.endsWith('.sock'))).toEqual([]);
  });
});

describe('what serve says of leads', () => {
  const send = async (server: Running, row: Record<string, unknown>) => {
    const request = insertRequest(server.key, contact(row));
    const referer = new URL('cities/riverside?name=Ann', server.url).href;
    return (await fetch(`${server.url}rest/v1/contact_submissions`, { ...request, headers: { ...request.headers, referer } })).status;
  };

  it('is a line for each, saved or refused, and nothing that was typed', async () => {
    const server = await start(folder('told'));
    expect(await send(server, {})).toBe(201);
    expect(await send(server, {})).toBe(409);
    expect(await send(server, { email: 'Nobody' })).toBe(400);
    await expect
      .poll(() => server.log().match(/lead (not )?saved: .*/g))
      .toEqual([
        'lead saved: contact form on /cities/riverside',
        'lead not saved: contact form on /cities/riverside: the same lead is kept already (409)',
        'lead not saved: contact form on /cities/riverside: its email is not as it has to be (400)',
      ]);
    expect(server.log()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z lead saved/m);
    for (const typed of ['Ann', 'ann@example.com', '555-0123', 'Main Street', 'Nobody']) expect(server.log()).not.toContain(typed);
    expect(await server.end()).toBe(0);
  });

  it('is nothing with --quiet', async () => {
    const server = await start(folder('untold'), '--quiet');
    expect(await send(server, {})).toBe(201);
    expect(await send(server, {})).toBe(409);
    expect(await server.end()).toBe(0);
    expect(server.log()).toBe('');
  });
});

describe('two servers on one folder', () => {
  it('are one: the second refuses, clearly, and harms nothing', async () => {
    const leads = folder('two');
    const first = await start(leads);
    const second = shingle(['serve', '--port', '0', '--out', inject('site'), '--leads', leads]);
    expect(second).toMatchObject({ status: 1, stdout: '' });
    expect(second.stderr).toContain('another shingle serve keeps its leads in this folder');
    expect((await insert(first, 'Still')).status).toBe(201);
    expect(names(leads)).toEqual(['Still']);
    expect(await first.end()).toBe(0);
  });

  it('are one too when both start at the same moment on what a killed one left', async () => {
    const leads = folder('race');
    await (await start(leads)).end('SIGKILL');
    for (let turn = 0; turn < 3; turn += 1) {
      const started = await Promise.allSettled([start(leads), start(leads), start(leads)]);
      const running = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(running.length).toBeLessThanOrEqual(1);
      for (const server of running) await server.end('SIGKILL');
    }
    const server = await start(leads);
    expect(await server.end()).toBe(0);
  });

  it('leave each other alone on two folders, and say when a port is taken', async () => {
    const first = await start(folder('port-1'));
    const { port } = new URL(first.url);
    const second = shingle(['serve', '--port', port, '--out', inject('site'), '--leads', folder('port-2')]);
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`port ${port} of 127.0.0.1 is taken`);
    expect(second.stderr).toContain(`--port ${Number(port) + 1}`);
    await first.end();
  });
});

describe('the folder of the leads', () => {
  it('is for its owner, its socket too, and not for git', async () => {
    const leads = folder('modes');
    mkdirSync(leads, { mode: 0o755 });
    let server = await start(leads);
    await server.end();
    // Something that an operating system leaves behind must not lock its owner out.
    writeFileSync(join(leads, '.DS_Store'), '');
    server = await start(leads);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const socket = readdirSync(leads).find((name) => name.endsWith('.sock')) ?? '';
    expect({ folder: mode(leads), socket: mode(join(leads, socket)) }).toEqual({ folder: '700', socket: '600' });
    expect(spawnSync('git', ['check-ignore', '--no-index', '-q', 'database'], { cwd: leads }).status).not.toBe(1);
    await server.end();
  });

  it.each([
    ['inside the site', () => join(inject('site'), 'leads'), 'what is in the folder of the site is public'],
    ['the site', () => inject('site'), 'what is in the folder of the site is public'],
    ['above the site', () => join(inject('site'), '..'), 'what is in the folder of the site is public'],
    ['among the sources', () => join(project, 'templates/leads'), 'is part of what the site is made from'],
    ['full of other things', () => folder('others'), 'files that shingle did not make'],
    ['too long for a socket', () => join(folder('long'), 'a'.repeat(200)), 'too long for a socket'],
  ])('is not one that is %s', (_name, path, reason) => {
    mkdirSync(folder('others'), { recursive: true });
    writeFileSync(join(folder('others'), 'letter.txt'), 'mine');
    const run = shingle(['serve', '--port', '0', '--out', inject('site'), '--leads', path()]);
    expect({ status: run.status, stdout: run.stdout }).toEqual({ status: 1, stdout: '' });
    expect(run.stderr).toContain(reason);
    expect(existsSync(join(path(), 'database'))).toBe(false);
  });
});

describe('a server that is stopped', () => {
  it('lets answers in flight finish and ends with 0', async () => {
    const leads = folder('stopped');
    const server = await start(leads);
    const sent = Array.from({ length: 40 }, (_, index) =>
      insert(server, `Lead ${index}`).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await Promise.race(sent);
    expect(await server.end('SIGTERM')).toBe(0);
    const statuses = await Promise.all(sent);
    const saved = statuses.filter((status) => status === 201).length;
    expect(statuses.filter((status) => status !== 201 && status !== 0)).toEqual([]);
    expect(names(leads).length).toBe(saved);
  });

  it('waits for the rest of a request that has begun', async () => {
    const server = await start(folder('half'));
    const body = JSON.stringify(contact({ name: 'Half' }));
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += text.toString()));
    // Asked for, a server says when it has the head.
    socket.write(
      `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${server.key}\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
    );
    await expect.poll(() => answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    const ended = server.end('SIGINT');
    await expect
      .poll(() =>
        fetch(server.url).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write(body.slice(9));
    expect(await ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 201 Created/);
    expect(answer).toMatch(/Connection: close/i);
  });
});
