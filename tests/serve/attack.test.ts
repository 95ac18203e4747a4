// Leads of many visitors while the server is killed again and again and attacked all the time: what was acknowledged is kept,
// exactly once, each is answered soon, and neither memory nor disk runs away. The figures are printed.
// SEED repeats the kills; ATTACKERS=flood,slow names the kinds of attackers.mjs to try alone, ATTACKERS=none none of them.
import { readFileSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LOCAL_KEY } from '../../client/leads/config';
import { browser, insert, type Runtime } from '../../client/leads/insert';
import { withinOneDay } from '../setup/day';
import { isSoak, SEED, seeded } from '../setup/random';
import { shingle } from '../setup/run';
import { attackers, freePort, isOver, Target } from './attacked';

const [LEADS, CLIENTS, KILLS] = isSoak ? [10_000, 256, 10] : [500, 64, 2];
/** A person waits so long. Beside other tests only what takes minutes can be told from a busy machine. */
const PATIENCE_MS = isSoak ? 5000 : 60_000;
/** Between two leads of one client a form is filled in: without it, 256 people would press Send all the time. */
const FILLING_IN_MS = isSoak ? 8000 : 500;
/** Measured: 400 to 600 MB, of which Postgres takes 300. */
const MEMORY_MB = 1200;
/** An empty store has 40 MB, and Postgres keeps some pieces of its log, of 16 MB each. */
const DISK_MB = 250;

/** What the visitors met. */
class Figures {
  readonly answered: number[] = [];
  /** Attempts that failed although the server was there all the time. */
  dropped = 0;
  busy = 0;
  repeated = 0;
  pages: number[] = [];
  memoryMb = 0;
  diskMb = 0;

  text(): string {
    const worst = (times: number[]) => (Math.max(0, ...times) / 1000).toFixed(1);
    const sorted = this.answered.toSorted((a, b) => a - b);
    const half = (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0);
    return `${sorted.length} answers: half within ${half} ms, slowest ${worst(sorted)} s; ${this.busy} told to come back, ${this.dropped} dropped, ${this.repeated} saved although the answer was lost; slowest page ${worst(this.pages)} s; memory ${this.memoryMb.toFixed(0)} MB, disk ${this.diskMb.toFixed(0)} MB at most`;
  }
}

/** A visitor's browser, behind a proxy on this machine that says from which address it comes. */
function browserAt(address: string, target: Target, figures: Figures): Runtime {
  return {
    ...browser,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      const [turn, begun] = [target.server === null ? -1 : target.turn, performance.now()];
      try {
        const answer = await fetch(input, { ...init, headers });
        if (answer.status === 201 || answer.status === 409) figures.answered.push(performance.now() - begun);
        if (answer.status >= 500) figures.busy += 1;
        return answer;
      } catch (cause) {
        await wait(100);
        if (turn === target.turn && !init?.signal?.aborted) figures.dropped += 1;
        throw cause;
      }
    },
  };
}

/** Presses Send until the form says that the lead is saved. */
async function visit(number: number, target: Target, figures: Figures): Promise<void> {
  const row = {
    name: `Honest ${number}`,
    email: 'honest@example.com',
    phone: '951',
    address: '1 Main Street',
    roof_age: null,
    best_time: null,
    emergency: false,
    message: null,
    webhook_url: null,
  };
  const runtime = browserAt(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, target, figures);
  for (let maybeThere = false; ; maybeThere = true) {
    const outcome = await insert({ backend: { url: target.url, key: LOCAL_KEY }, lead: { table: 'contact_submissions', row }, maybeThere }, runtime);
    if (outcome.kind === 'saved' && outcome.as !== 'new') figures.repeated += 1;
    if (outcome.kind === 'saved') return;
    expect(outcome).toMatchObject({ kind: 'unreachable' });
  }
}

/** Looks at pages, memory and disk while the leads come. */
async function watch(target: Target, figures: Figures, allSaved: () => boolean): Promise<void> {
  while (!allSaved() && !isOver) {
    const begun = performance.now();
    const page = await fetch(target.url).then(
      (answer) => answer.text(),
      () => null,
    );
    if (page !== null) figures.pages.push(performance.now() - begun);
    figures.memoryMb = Math.max(figures.memoryMb, memoryOf(target.server?.process.pid));
    figures.diskMb = Math.max(figures.diskMb, await sizeOf(target.leads));
    await wait(1000);
  }
}

/** The most it ever had, in MB; 0 where the system does not tell. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

describe('visitors, while the server is killed and attacked', () => {
  it(`lose none of ${LEADS} leads and have none twice, from ${CLIENTS} at once (SEED=${SEED})`, { timeout: isSoak ? 3_600_000 : 600_000 }, async () => {
    await withinOneDay(100_000);
    const random = seeded(SEED);
    const [target, figures] = [new Target(await freePort()), new Figures()];
    await target.start();
    let [next, saved, kills] = [0, 0, 0];

    async function client(): Promise<void> {
      while (next < LEADS && !isOver) {
        next += 1;
        const number = next;
        await wait(random() * FILLING_IN_MS);
        await visit(number, target, figures);
        saved += 1;
      }
    }

    /** At moments that differ from run to run, and whenever the server ended by itself. */
    async function killer(): Promise<void> {
      for (let at = (LEADS / KILLS) * (0.3 + random() * 0.6); saved < LEADS && !isOver; ) {
        await wait(20);
        if (target.server === null) await target.start();
        if (saved < at) continue;
        at += (LEADS / KILLS) * (0.6 + random() * 0.6);
        await wait(random() * 50);
        await target.kill();
        kills += 1;
        await target.start();
      }
    }

    const hostile = attackers(target.port);
    const begun = performance.now();
    const work = Promise.all([...Array.from({ length: CLIENTS }, client), killer()]);
    await Promise.all([work, watch(target, figures, () => saved >= LEADS)]);
    console.info(`attackers: ${await hostile.end()}`);
    const last = performance.now();
    await visit(LEADS + 1, target, figures);
    const honest = keptIn(target.leads).filter((name) => name.startsWith('Honest '));
    console.info(`${LEADS + 1} leads acknowledged in ${((last - begun) / 1000).toFixed(0)} s, ${honest.length} kept, ${kills} kills. ${figures.text()}`);

    expect(kills).toBeGreaterThan(0);
    expect(honest.length).toBe(LEADS + 1);
    expect(new Set(honest).size).toBe(LEADS + 1);
    expect(target.diedBySelf).toEqual([]);
    expect(figures.dropped).toBe(0);
    expect(Math.max(...figures.answered, ...figures.pages)).toBeLessThan(PATIENCE_MS);
    expect(figures.memoryMb).toBeLessThan(MEMORY_MB);
    expect(figures.diskMb).toBeLessThan(DISK_MB);
    expect(await target.server?.end()).toBe(0);
  });
});

function keptIn(leads: string): string[] {
  const run = shingle(['leads', 'list', '--json', '--leads', leads]);
  expect(run).toMatchObject({ status: 0, stderr: '' });
  return (JSON.parse(run.stdout) as { name: string }[]).map(({ name }) => name);
}
