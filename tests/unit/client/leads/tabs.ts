// A visitor in some tabs, and a backend that loses answers: each request meets a fate.
import { expect } from 'vitest';
import { type Backend, LEAD_DAY_ZONE, SAME_LEAD_MS } from '../../../../client/leads/config';
import type { Lead } from '../../../../client/leads/fields';
import { LIMIT, type Outcome } from '../../../../client/leads/insert';
import { contactLead } from '../../../../client/leads/rows';
import { leadSender } from '../../../../client/leads/sender';
import type { Random } from '../../../setup/random';
import { contact, key, promotion, values } from './leads';
import { Time, throughTime, Watched } from './time';

export const backend: Backend = { url: 'http://127.0.0.1', key };

/** The table with its rule for equal leads; each request meets a fate. */
export class Table {
  /** Equal rows by the times they were stored. */
  rows = new Map<string, number[]>();
  /** How often each of them was acknowledged. */
  acknowledged = new Map<string, number>();
  constructor(private readonly time: Time) {}

  store(table: string, body: string): Response {
    const id = idOf(table, body);
    const times = this.rows.get(id) ?? [];
    if (times.some((time) => isSameTime(time, this.time.now()))) return new Response('{"code":"23505"}', { status: 409 });
    this.rows.set(id, [...times, this.time.now()]);
    return new Response('', { status: 201 });
  }

  acknowledge(table: string, body: string): Response {
    const response = this.store(table, body);
    const row = `${this.time.now()} ${idOf(table, body)}`;
    if (response.status === 201) this.acknowledged.set(row, (this.acknowledged.get(row) ?? 0) + 1);
    return response;
  }
}

function idOf(table: string, body: string): string {
  return `${table} ${body}`;
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: LEAD_DAY_ZONE }).format;

export function isSameTime(one: number, other: number): boolean {
  return day(one) === day(other) || Math.abs(one - other) <= SAME_LEAD_MS;
}

interface Request {
  table: string;
  body: string;
  signal: AbortSignal;
}

type Fate = (request: Request, tools: { table: Table; time: Time; random: Random }) => Promise<Response>;

function later<T>(time: Time, milliseconds: number, act: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    time.after(milliseconds, () => {
      try {
        resolve(act());
      } catch (error) {
        reject(error);
      }
    });
  });
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

export function lost(): never {
  throw new TypeError('Failed to fetch');
}

const fates = {
  soon: ({ table: name, body }, { table, time, random }) => later(time, random(300), () => table.acknowledge(name, body)),
  slowly: ({ table: name, body, signal }, { table, time, random }) =>
    Promise.race([later(time, random(20_000), () => table.acknowledge(name, body)), never(signal)]),
  droppedBefore: (_request, { time, random }) => later(time, random(2_000), lost),
  droppedAfter: ({ table: name, body }, { table, time, random }) => later(time, random(2_000), () => (table.store(name, body), lost())),
  gatewayBefore: (_request, { time, random }) => later(time, random(500), () => new Response('', { status: 503 })),
  gatewayAfter: ({ table: name, body }, { table, time, random }) =>
    later(time, random(500), () => (table.store(name, body), new Response('', { status: 504 }))),
  hangs: ({ signal }) => never(signal),
  /** On its way for so long that the visitor has given up; it is stored all the same. */
  storedUnseen: ({ table: name, body, signal }, { table, time, random }) => {
    time.after(random(30_000), () => table.store(name, body));
    return never(signal);
  },
  refused: (_request, { time, random }) => later(time, random(300), () => new Response('{"code":"PT429"}', { status: 429 })),
} satisfies Record<string, Fate>;

export interface Tab {
  runtime: Watched;
  send(lead: Lead): Promise<void>;
  told: { id: string; start: number; outcome: Outcome }[];
  /** Leads that were acknowledged here, and when the first click on each was: not to be sent again on that day. */
  done: Map<string, number>;
  onTheWay: Set<string>;
}

function openTab(time: Time, table: Table, random: Random, choose: () => Fate): Tab {
  const tab: Omit<Tab, 'send' | 'runtime'> = { told: [], done: new Map(), onTheWay: new Set() };
  const runtime = new Watched(time, async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const body = String(init?.body);
    const done = tab.done.get(idOf(name, body));
    expect(done !== undefined && isSameTime(done, time.now()), 'sent again what was acknowledged').toBe(false);
    expect(tab.onTheWay.has(body), 'sent beside itself').toBe(false);
    tab.onTheWay.add(body);
    const signal = init?.signal ?? AbortSignal.abort();
    return choose()({ table: name, body, signal }, { table, time, random }).finally(() => tab.onTheWay.delete(body));
  });
  const sender = leadSender(backend, runtime);
  const send = async (lead: Lead) => {
    const start = time.now();
    const id = idOf(lead.table, JSON.stringify(lead.row));
    const outcome = await sender.send(lead);
    expect(time.now() - start).toBeLessThanOrEqual(LIMIT);
    const done = tab.done.get(id);
    if (outcome.kind === 'saved') tab.done.set(id, done !== undefined && isSameTime(done, start) ? Math.min(done, start) : start);
    tab.told.push({ id, start, outcome });
  };
  return { ...tab, runtime, send };
}

/** One visitor in some tabs, who clicks, clicks twice, and tries again after a failure: shortly before midnight or an hour later, for a minute or for longer. */
export async function visit(random: Random): Promise<{ tabs: Tab[]; table: Table; clicks: number }> {
  const time = new Time(Date.parse('2026-03-03T07:59:30Z') + random(2) * 3_600_000);
  const table = new Table(time);
  const span = random(3) === 0 ? 1_500_000 : 60_000;
  const leads = [contact, promotion, contactLead({ ...values, message: 'And the gutters.' })].slice(0, 1 + random(3));
  const calm = random(4) === 0;
  const choose = () => (calm ? fates.soon : (Object.values<Fate>(fates)[random(Object.keys(fates).length)] ?? fates.soon));
  const tabs = Array.from({ length: 1 + random(3) }, () => openTab(time, table, random, choose));
  const clicks: Promise<void>[] = [];
  const wanted = 2 + random(10);
  while (clicks.length < wanted) {
    const tab = tabs[random(tabs.length)];
    const lead = leads[random(leads.length)];
    const at = random(3) === 0 ? 5_000 + random(200) : random(span);
    if (tab && lead) clicks.push(later(time, at, () => tab.send(lead)).then());
  }
  await throughTime(Promise.all(clicks), time, () => true);
  return { tabs, table, clicks: clicks.length };
}
