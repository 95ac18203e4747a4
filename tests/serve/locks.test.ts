// One server for one folder, whatever happens to the files that say so: deleted, left behind, copied, or not seen at all.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { tryLockStore } from '../../generator/serve/storeLock';
import { shingle } from '../setup/run';
import { contact, insertRequest, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('locks');
const servers: Running[] = [];
afterAll(async () => {
  for (const server of servers) await server.end('SIGKILL');
  scratch.clear();
});

async function start(leads: string): Promise<Running> {
  const server = await startServe(['--out', inject('site'), '--leads', leads, '--lead-limit', '1000000/1']);
  servers.push(server);
  return server;
}

const socketsIn = (leads: string) => readdirSync(leads).filter((name) => name.endsWith('.sock'));
const insert = async ({ url, key }: Running, name: string) => (await fetch(`${url}rest/v1/contact_submissions`, insertRequest(key, contact({ name })))).status;
const namesIn = (leads: string) => (JSON.parse(shingle(['leads', 'list', '--json', '--leads', leads]).stdout) as { name: string }[]).map(({ name }) => name);

describe('a server whose socket is deleted', { timeout: 120_000 }, () => {
  it('stays the only one, makes the socket again, and keeps every lead', async () => {
    const leads = join(scratch.folder, 'deleted');
    const server = await start(leads);
    for (let turn = 0; turn < 3; turn += 1) {
      for (const name of socketsIn(leads)) rmSync(join(leads, name));
      const second = shingle(['serve', '--port', '0', '--out', inject('site'), '--leads', leads]);
      expect(second).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('another shingle serve keeps its leads in this folder') });
      expect(await insert(server, `Lead ${turn}`)).toBe(201);
    }
    await expect.poll(() => socketsIn(leads).length).toBe(1);
    for (const name of socketsIn(leads)) rmSync(join(leads, name));
    expect(namesIn(leads)).toEqual(['Lead 0', 'Lead 1', 'Lead 2']);
    expect(await server.end()).toBe(0);
    expect(socketsIn(leads)).toEqual([]);
  });
});

describe('a server whose folder is no longer its own', { timeout: 120_000 }, () => {
  it('takes no more leads once another process opened the database where no lock is seen', async () => {
    const leads = join(scratch.folder, 'shared');
    const server = await start(leads);
    expect(await insert(server, 'Before')).toBe(201);
    // As from a container or a machine that shares the folder.
    const other = await PGlite.create(join(leads, 'database'));
    await expect.poll(() => server.process.exitCode).toBe(1);
    expect(server.log()).toContain(`${leads}  another process opened the leads of this folder`);
    const { rows } = await other.query<{ name: string }>('SELECT name FROM contact_submissions');
    expect(rows).toEqual([{ name: 'Before' }]);
    await other.close();
  });

  it('takes none once the folder was moved away', async () => {
    const leads = join(scratch.folder, 'moved');
    const server = await start(leads);
    renameSync(leads, `${leads}-away`);
    await expect.poll(() => server.process.exitCode).toBe(1);
    expect(server.log()).toContain('was moved or deleted');
    expect(await insert(server, 'After').catch(() => 'nobody answers')).toBe('nobody answers');
  });
});

describe('a server whose folder is moved away while leads come', { timeout: 120_000 }, () => {
  it('refuses each of them, and says that the folder is gone, not that the store failed', async () => {
    const leads = join(scratch.folder, 'moved-under-way');
    const server = await start(leads);
    expect(await insert(server, 'Before')).toBe(201);
    renameSync(leads, `${leads}-away`);
    const answers = [];
    while (server.process.exitCode === null) answers.push(await insert(server, `After ${answers.length}`).catch(() => 'nobody answers'));
    expect(answers[0]).toBe(503);
    expect(answers.filter((answer) => typeof answer === 'number' && answer < 500)).toEqual([]);
    expect(server.process.exitCode).toBe(1);
    expect(server.log()).toContain('was moved or deleted');
    expect(server.log()).not.toContain('the lead store failed');
    expect(namesIn(`${leads}-away`)).toEqual(['Before']);
  });
});

describe('locks that are left behind or copied', { timeout: 120_000 }, () => {
  it('hold nobody up', async () => {
    const leads = join(scratch.folder, 'left');
    const killed = await start(leads);
    expect(await insert(killed, 'Kept')).toBe(201);
    await killed.end('SIGKILL');
    expect(socketsIn(leads).length).toBe(1);
    expect(spawnSync('cp', ['-a', leads, `${leads}-copy`]).status).toBe(0);
    const [first, second] = [await start(leads), await start(`${leads}-copy`)];
    expect([namesIn(leads), namesIn(`${leads}-copy`)]).toEqual([['Kept'], ['Kept']]);
    expect([await first.end(), await second.end()]).toEqual([0, 0]);
  });
});

describe('a process that is too busy to answer', () => {
  it('is not taken for dead, and its socket stays', async () => {
    if (process.platform !== 'linux') return console.info('only Linux tells a busy process from a dead one');
    const folder = join(scratch.folder, 'busy');
    mkdirSync(folder);
    const socket = join(folder, 'serve-1-busy.sock');
    const script = `require('node:net').createServer().listen({ path: ${JSON.stringify(socket)}, backlog: 1 }, () => { require('node:fs').writeSync(1, 'listening\\n'); for (;;); })`;
    const busy = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(createInterface({ input: busy.stdout }), 'line');
    const callers = Array.from({ length: 5 }, () => connect(socket).on('error', () => {}));
    try {
      expect(await tryLockStore(folder, 'serve')).toBe('serve');
      expect(socketsIn(folder)).toEqual(['serve-1-busy.sock']);
    } finally {
      busy.kill('SIGKILL');
      for (const caller of callers) caller.destroy();
    }
  });
});
