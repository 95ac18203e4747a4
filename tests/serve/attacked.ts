// A server under attack, and those who attack it: all of them end with the tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { LOCAL_KEY } from '../../client/leads/config';
import { project } from '../setup/run';
import { type Running, scratchFolder, startServe } from './running';

/** What one address may save in a minute: more than a visitor does, less than the attackers try. */
const LIMIT = '5/1';
/** The limit for all together is tried elsewhere (limit.test.ts). */
const HOUR_LIMIT = '1000000';

const scratch = scratchFolder('attack');
const running: ChildProcess[] = [];
export let isOver = false;
afterAll(() => {
  // After a failure nobody is left who starts a server again.
  isOver = true;
  for (const child of running) child.kill('SIGKILL');
  scratch.clear();
});

/** The server under attack: it is killed and started again on the same port, and says how it is. */
export class Target {
  readonly leads = join(scratch.folder, 'leads');
  server: Running | null = null;
  /** Changes whenever the server goes or comes. */
  turn = 0;
  readonly diedBySelf: string[] = [];

  constructor(readonly port: number) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = await startServe([
      '--port',
      String(this.port),
      '--out',
      inject('site'),
      '--leads',
      this.leads,
      '--trust-proxy',
      'loopback',
      '--lead-limit',
      LIMIT,
      '--hour-limit',
      HOUR_LIMIT,
    ]);
    running.push(server.process);
    if (isOver) server.process.kill('SIGKILL');
    server.process.once('exit', () => {
      if (this.server !== server) return;
      this.server = null;
      this.turn += 1;
      this.diedBySelf.push(server.log().slice(-300));
    });
    this.server = server;
    this.turn += 1;
  }

  async kill(): Promise<void> {
    const dying = this.server;
    this.server = null;
    this.turn += 1;
    await dying?.end('SIGKILL');
  }
}

/** Free at this moment, and the same for every server of the test. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export function attackers(port: number): { end(): Promise<string> } {
  const kinds = process.env.ATTACKERS ?? '';
  if (kinds === 'none') return { end: async () => 'none' };
  const child = spawn(process.execPath, [join(project, 'tests/serve/attackers.mjs'), String(port), LOCAL_KEY, kinds], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
  return {
    end: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return told.trim();
    },
  };
}
