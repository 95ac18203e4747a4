// What is refused takes no room on the disk: neither what is not read, nor what was written before it was refused.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { drawing, type Random, SEED } from '../setup/random';
import { shingle } from '../setup/run';
import { contact, insertRequest, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('flood');
const running: Running[] = [];
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  scratch.clear();
});

const folder = (name: string) => join(scratch.folder, name);

async function start(leads: string): Promise<Running> {
  const server = await startServe(['--out', inject('site'), '--leads', leads, '--trust-proxy', 'loopback']);
  running.push(server);
  return server;
}

function megabytes(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1_000_000;
}

/** The status; 0 where the connection was cut in the middle of the body. */
async function post({ url, key }: Running, rows: unknown[], address: string): Promise<number> {
  const init = insertRequest(key, rows);
  const headers = { ...init.headers, 'x-forwarded-for': address };
  return fetch(`${url}rest/v1/contact_submissions`, { ...init, headers }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Two bytes for each character, which do not repeat: no table and no log keeps them in less. */
const noise = (random: Random, length: number) => String.fromCharCode(...Array.from({ length }, () => 0x100 + random(0x700)));

const rows = (random: Random, { count, length }: { count: number; length: number }) =>
  Array.from({ length: count }, (_, index) => contact({ name: `Row ${index}`, message: noise(random, length) }));

describe('the disk', () => {
  it('does not grow by what is refused unread: 20 posts of 400 rows of 5 KB', async () => {
    const leads = folder('unread');
    const server = await start(leads);
    const before = megabytes(leads);
    const random = drawing(SEED);
    for (let count = 0; count < 20; count += 1) expect([0, 413]).toContain(await post(server, rows(random, { count: 400, length: 2400 }), '203.0.113.4'));
    expect(megabytes(leads) - before).toBeLessThan(1);
    expect(await server.end()).toBe(0);
    expect(shingle(['leads', 'list', '--json', '--leads', leads]).stdout).toBe('[]\n');
  });

  // Of ten rows the last is refused: nine, 86 KB, were written by then. 360 times it is 31 MB in the table and as much in the log.
  it(`gets back what was written before it was refused (SEED=${SEED})`, { timeout: 300_000 }, async () => {
    const leads = folder('written');
    const server = await start(leads);
    const random = drawing(SEED);
    const sizes = [megabytes(leads)];
    for (let sent = 1; sent <= 360; sent += 1) {
      const written = rows(random, { count: 9, length: 4800 });
      expect(await post(server, [...written, contact({ roof_age: 'old' })], `198.51.100.${sent % 50}`)).toBe(400);
      if (sent % 90 === 0) sizes.push(megabytes(leads));
    }
    console.info(`the folder: ${sizes.map((size) => size.toFixed(0)).join(', ')} MB`);
    // Postgres keeps some pieces of its log, of 16 MB each, to write them anew.
    expect(Math.max(...sizes) - (sizes[0] ?? 0)).toBeLessThan(45);
    expect(await server.end()).toBe(0);
  });
});
