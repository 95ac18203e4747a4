// Clicks, double clicks, retries and tabs in every order, against a backend that loses answers: one lead stays one lead.
import { describe, expect, it } from 'vitest';
import { type Backend, LEAD_DAY_ZONE, SAME_LEAD_MS } from '../../../../client/leads/config';
import type { Lead } from '../../../../client/leads/fields';
import { LIMIT, type Outcome } from '../../../../client/leads/insert';
import { contactLead } from '../../../../client/leads/rows';
import { isFirstSave, leadSender } from '../../../../client/leads/sender';
import { count, drawing, type Random, SEED } from '../../../setup/random';
import { contact, key, promotion, values } from './leads';
import { Time, throughTime, Watched } from './time';

const backend: Backend = { url: 'http://127.0.0.1', key };

/** The table with its rule for equal leads; each request meets a fate. */
class Table {
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

function isSameTime(one: number, other: number): boolean {
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

function lost(): never {
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

interface Tab {
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
async function visit(random: Random): Promise<{ tabs: Tab[]; table: Table; clicks: number }> {
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

describe('one lead', () => {
  const runs = count(3_000);

  it(
    `is saved once in whatever order things happen (SEED=${SEED}, ${runs} runs)`,
    async () => {
      const random = drawing(SEED);
      const kinds = new Map<string, number>();
      for (let run = 0; run < runs; run += 1) {
        const { tabs, table, clicks } = await visit(random);
        const told = tabs.flatMap((tab) => tab.told);
        expect(told).toHaveLength(clicks);
        for (const times of table.acknowledged.values()) expect(times).toBe(1);
        for (const tab of tabs) expectEachCountedOnce(tab);
        expectRowsFor(told, table);
        for (const { outcome } of told) {
          const kind = outcome.kind === 'saved' ? `saved ${outcome.as}` : outcome.kind;
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        }
      }
      expect([...kinds.keys()].sort()).toEqual(['refused', 'saved before', 'saved new', 'saved recovered', 'unreachable']);
    },
    60_000 + runs * 60,
  );
});

function expectEachCountedOnce({ told }: Tab): void {
  const counted = told.filter(({ outcome }) => isFirstSave(outcome));
  for (const [index, one] of counted.entries()) {
    for (const other of counted.slice(index + 1)) expect(one.id === other.id && isSameTime(one.start, other.start)).toBe(false);
  }
}

/** What was told as saved is in the table, and no two were told that they had stored the same row. */
function expectRowsFor(told: Tab['told'], table: Table): void {
  for (const { id, outcome } of told) {
    if (outcome.kind !== 'saved') continue;
    const fresh = told.filter((other) => other.id === id && other.outcome.kind === 'saved' && other.outcome.as === 'new');
    expect(table.rows.get(id)?.length ?? 0).toBeGreaterThanOrEqual(Math.max(1, fresh.length));
  }
}

describe('what a page remembers', () => {
  function page(answers: Response[], time = new Time()) {
    const runtime = new Watched(time, async () => answers.shift() ?? lost());
    const sender = leadSender(backend, runtime);
    return { runtime, time, send: (lead: Lead) => throughTime(sender.send(lead), time, () => true), sender };
  }
  const created = () => new Response('', { status: 201 });
  const duplicate = () => new Response('{"code":"23505"}', { status: 409 });

  it('what was acknowledged is not sent again', async () => {
    const { send, runtime } = page([created()]);
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'new' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
    expect(runtime.requests).toBe(1);
  });

  it('two clicks are one request, and count once', async () => {
    const { sender, runtime, time } = page([created()]);
    const outcomes = await throughTime(Promise.all([sender.send(contact), sender.send({ ...contact })]), time, () => true);
    expect(outcomes).toEqual([
      { kind: 'saved', as: 'new' },
      { kind: 'saved', as: 'before' },
    ]);
    expect(runtime.requests).toBe(1);
  });

  it('any difference is another lead, and so is another table', async () => {
    const { send, runtime } = page([created(), created(), created()]);
    await send(contact);
    await send(contactLead({ ...values, phone: '951 555 0198' }));
    await send(promotion);
    expect(runtime.requests).toBe(3);
  });

  it('a lead that was given up, and is there when it is sent again, counts', async () => {
    const { send } = page([...Array.from({ length: 6 }, () => new Response('', { status: 503 })), duplicate()]);
    expect(await send(contact)).toMatchObject({ kind: 'unreachable' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'recovered' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
  });

  it.each([
    ['refused by the limit', 429, 'refused'],
    ['refused by a gateway as too large', 413, 'refused'],
    ['answered by something else', 500, 'broken'],
  ])('a lead whose answer was lost before the retry was %s, and that is there when it is sent again, counts', async (_why, status, kind) => {
    const { send, runtime } = page([new Response('', { status: 504 }), new Response('', { status }), duplicate()]);
    expect(await send(contact)).toMatchObject({ kind });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'recovered' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
    expect(runtime.requests).toBe(3);
  });

  it('a lead that was refused at once, and is there when it is sent again, was sent by another page', async () => {
    const { send } = page([new Response('', { status: 429 }), duplicate()]);
    expect(await send(contact)).toMatchObject({ kind: 'refused' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
  });

  it('a lead that was refused may be sent again', async () => {
    const { send } = page([new Response('', { status: 429 }), created()]);
    expect(await send(contact)).toMatchObject({ kind: 'refused', because: 'limit' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'new' });
  });

  /** Sends the same lead at each of these times, and tells how each was taken. */
  async function sentAt(times: string[], answers: Response[]) {
    const time = new Time(Date.parse(times[0] ?? ''));
    const { send, runtime } = page(answers, time);
    const outcomes = [];
    for (const at of times) {
      time.after(Math.max(0, Date.parse(at) - time.now()), () => {});
      time.pass();
      const outcome = await send(contact);
      outcomes.push(outcome.kind === 'saved' ? outcome.as : outcome.kind);
    }
    return { outcomes, requests: runtime.requests };
  }

  it('the next day in California it is a new lead, more than ten minutes later', async () => {
    const times = [
      '2026-03-03T07:59:00Z',
      '2026-03-03T07:59:59Z',
      '2026-03-03T08:00:45Z',
      '2026-03-03T08:09:00Z',
      '2026-03-03T08:09:01Z',
      '2026-03-04T07:59:59Z',
    ];
    expect(await sentAt(times, [created(), created()])).toEqual({ outcomes: ['new', 'before', 'before', 'before', 'new', 'before'], requests: 2 });
  });

  it('an answer that was lost before midnight is not another lead after it', async () => {
    const away = () => Array.from({ length: 6 }, () => new Response('', { status: 503 }));
    const soon = ['2026-03-03T07:59:30Z', '2026-03-03T08:00:15Z'];
    expect(await sentAt(soon, [...away(), duplicate()])).toEqual({ outcomes: ['unreachable', 'recovered'], requests: 7 });
    // Much later it is somebody else's row: another page of the same visitor sent it.
    const late = ['2026-03-03T07:59:30Z', '2026-03-03T08:30:00Z'];
    expect(await sentAt(late, [...away(), duplicate()])).toEqual({ outcomes: ['unreachable', 'before'], requests: 7 });
  });
});
