// serve under attack: it stays, its disk stays, and an honest visitor is answered beside every kind of attacker.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { drawing } from '../setup/random';
import { shingle } from '../setup/run';
import { ATTACKS, attack, manyLong, nineWritten, post } from './attackers';
import { contact, type Running, scratchFolder, startServe } from './running';

const SOAK = process.env.SOAK === '1';
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const scratch = scratchFolder('flood');
const running: Running[] = [];
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  scratch.clear();
});

const folder = (name: string) => join(scratch.folder, name);

async function start(leads: string, ...more: string[]): Promise<Running> {
  const server = await startServe(['--out', inject('site'), '--leads', leads, '--trust-proxy', 'loopback', ...more]);
  running.push(server);
  return server;
}

function megabytes(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1_000_000;
}

/** Where the system tells. */
function peakMemory({ process: { pid } }: Running): string {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1000).toFixed(0);
}

async function inTurn<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  while (results.length < count) results.push(await act());
  return results;
}

const kept = (leads: string) => (JSON.parse(shingle(['leads', 'list', '--json', '--leads', leads]).stdout) as { name: string }[]).map(({ name }) => name);

describe('the disk', () => {
  it('does not grow by what is refused unread: 20 posts of 400 rows of 5 KB', async () => {
    const leads = folder('unread');
    const server = await start(leads);
    const before = megabytes(leads);
    const random = drawing(SEED);
    for (let count = 0; count < 20; count += 1) expect([0, 413]).toContain(await post(server, { body: manyLong(random), address: '203.0.113.4' }));
    expect(megabytes(leads) - before).toBeLessThan(1);
    expect(await server.end()).toBe(0);
    expect(kept(leads)).toEqual([]);
  });

  // Each of them writes 90 KB before it is refused: 360 of them 32 MB into the table and as much into the log.
  it(`gives back what was written before it was refused (SEED=${SEED})`, { timeout: 240_000 }, async () => {
    const leads = folder('written');
    const server = await start(leads);
    const random = drawing(SEED);
    const sizes = [megabytes(leads)];
    for (let sent = 1; sent <= 360; sent += 1) {
      expect(await post(server, { body: nineWritten(random), address: `198.51.100.${sent % 50}` })).toBe(400);
      if (sent % 90 === 0) sizes.push(megabytes(leads));
    }
    console.info(`the folder: ${sizes.map((size) => size.toFixed(0)).join(', ')} MB`);
    // Postgres keeps some pieces of its log, of 16 MB each, to write them anew.
    expect(Math.max(...sizes) - (sizes[0] ?? 0)).toBeLessThan(45);
    expect(await server.end()).toBe(0);
  });
});

describe('an honest visitor', () => {
  const SECONDS = SOAK ? 120 : 12;

  it(`is answered beside attackers of every kind, for ${SECONDS} s (SEED=${SEED})`, { timeout: SECONDS * 1000 + 120_000 }, async () => {
    const leads = folder('honest');
    const server = await start(leads, '--lead-limit', '50/10', '--hour-limit', '1000000');
    const acknowledged: string[] = [];
    const visit = async () => {
      const name = `Honest ${acknowledged.length}`;
      const began = Date.now();
      const status = await post(server, { body: JSON.stringify(contact({ name })), address: `192.0.2.${acknowledged.length % 250}` });
      expect([name, status]).toEqual([name, 201]);
      acknowledged.push(name);
      return Date.now() - began;
    };
    const calm = Math.max(...(await inTurn(10, visit)));
    const end = new AbortController();
    const attacked = attack(() => server, { random: drawing(SEED), signal: end.signal, atOnce: 4 });
    const until = Date.now() + SECONDS * 1000;
    const waits: number[] = [];
    while (Date.now() < until) {
      waits.push(await visit());
      await delay(100);
    }
    end.abort();
    const answers = await attacked;
    console.info(`${waits.length} visitors, the longest wait ${Math.max(...waits)} ms (${calm} ms without attackers); the attackers: ${JSON.stringify(answers)}; the folder: ${megabytes(leads).toFixed(0)} MB; memory at most ${peakMemory(server)} MB`);
    // A machine that is busy with other things takes longer for everything.
    expect(Math.max(...waits)).toBeLessThan(Math.max(5_000, calm * 50));
    for (const { name } of ATTACKS) expect(Object.keys(answers).some((answer) => answer.startsWith(name))).toBe(true);
    expect(server.process.exitCode).toBeNull();
    expect(await server.end()).toBe(0);
    const honest = kept(leads).filter((name) => name.startsWith('Honest'));
    expect(honest.sort()).toEqual(acknowledged.sort());
  });
});
