// Clicks, double clicks, retries and tabs in every order, against a backend that loses answers: one lead stays one lead.
import { describe, expect, it } from 'vitest';
import { type Backend, type Lead, LEAD_DAY_ZONE } from '../../../../client/leads/config';
import { LIMIT, type Outcome } from '../../../../client/leads/insert';
import { isFirstSave, leadSender } from '../../../../client/leads/sender';
import { count, drawing, type Random, SEED } from '../../../setup/random';
import { contact, key, promotion, values } from './leads';
import { contactLead } from '../../../../client/leads/rows';
import { throughTime, Time, Watched } from './time';

const backend: Backend = { url: 'http://127.0.0.1', key };

/** The table with its unique rule; each request meets a fate. */
class Table {
  rows = new Map<string, number>();
  acknowledged = new Map<string, number>();
  constructor(private readonly time: Time) {}

  store(table: string, body: string): Response {
    const id = idOf(table, body, this.time.now());
    if (this.rows.has(id)) return new Response('{"code":"23505"}', { status: 409 });
    this.rows.set(id, this.time.now());
    return new Response('', { status: 201 });
  }

  acknowledge(table: string, body: string): Response {
    const response = this.store(table, body);
    const id = idOf(table, body, this.time.now());
    if (response.status === 201) this.acknowledged.set(id, (this.acknowledged.get(id) ?? 0) + 1);
    return response;
  }
}

function idOf(table: string, body: string, now: number): string {
  return `${new Date(now).toLocaleDateString('en-US', { timeZone: LEAD_DAY_ZONE })} ${table} ${body}`;
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
  slowly: ({ table: name, body, signal }, { table, time, random }) => Promise.race([later(time, random(20_000), () => table.acknowledge(name, body)), never(signal)]),
  droppedBefore: (_request, { time, random }) => later(time, random(2_000), lost),
  droppedAfter: ({ table: name, body }, { table, time, random }) => later(time, random(2_000), () => (table.store(name, body), lost())),
  gatewayBefore: (_request, { time, random }) => later(time, random(500), () => new Response('', { status: 503 })),
  gatewayAfter: ({ table: name, body }, { table, time, random }) => later(time, random(500), () => (table.store(name, body), new Response('', { status: 504 }))),
  hangs: ({ signal }) => never(signal),
  /** On its way for so long that the visitor has given up; it is stored all the same. */
  storedUnseen: ({ table: name, body, signal }, { table, time, random }) => {
    time.after(random(30_000), () => table.store(name, body));
    return never(signal);
  },
  refused: (_request, { time, random }) => later(time, random(300), () => new Response('{"code":"PT429"}', { status: 429 })),
} satisfies Record<string, Fate>;

interface Tab {
  world: Watched;
  send(lead: Lead): Promise<void>;
  told: { id: string; outcome: Outcome }[];
  /** Leads that were acknowledged here, by day: not to be sent again. */
  done: Set<string>;
  onTheWay: Set<string>;
}

function openTab(time: Time, table: Table, random: Random, choose: () => Fate): Tab {
  const tab: Omit<Tab, 'send' | 'world'> = { told: [], done: new Set(), onTheWay: new Set() };
  const world = new Watched(time, async (input, init) => {
    const name = String(input).split('/').at(-1) ?? '';
    const body = String(init?.body);
    const id = idOf(name, body, time.now());
    expect(tab.done.has(id), 'sent again what was acknowledged').toBe(false);
    expect(tab.onTheWay.has(body), 'sent beside itself').toBe(false);
    tab.onTheWay.add(body);
    const signal = init?.signal ?? AbortSignal.abort();
    return choose()({ table: name, body, signal }, { table, time, random }).finally(() => tab.onTheWay.delete(body));
  });
  const sender = leadSender(backend, world);
  const send = async (lead: Lead) => {
    const start = time.now();
    const id = idOf(lead.table, JSON.stringify(lead.row), start);
    const outcome = await sender.send(lead);
    expect(time.now() - start).toBeLessThanOrEqual(LIMIT);
    if (outcome.kind === 'saved') tab.done.add(id);
    tab.told.push({ id, outcome });
  };
  return { ...tab, world, send };
}

/** One visitor in some tabs, who clicks, clicks twice, and tries again after a failure. */
async function visit(random: Random): Promise<{ tabs: Tab[]; table: Table; clicks: number }> {
  const time = new Time(Date.parse('2026-03-03T07:59:30Z') + random(2) * 3_600_000);
  const table = new Table(time);
  const leads = [contact, promotion, contactLead({ ...values, message: 'And the gutters.' })].slice(0, 1 + random(3));
  const calm = random(4) === 0;
  const choose = () => (calm ? fates.soon : (Object.values<Fate>(fates)[random(Object.keys(fates).length)] ?? fates.soon));
  const tabs = Array.from({ length: 1 + random(3) }, () => openTab(time, table, random, choose));
  const clicks: Promise<void>[] = [];
  const wanted = 2 + random(10);
  while (clicks.length < wanted) {
    const tab = tabs[random(tabs.length)];
    const lead = leads[random(leads.length)];
    const at = random(3) === 0 ? 5_000 + random(200) : random(60_000);
    if (tab && lead) clicks.push(later(time, at, () => tab.send(lead)).then());
  }
  await throughTime(Promise.all(clicks), time, () => true);
  return { tabs, table, clicks: clicks.length };
}

describe('one lead', () => {
  const runs = count(3_000);

  it(`is saved once in whatever order things happen (SEED=${SEED}, ${runs} runs)`, async () => {
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
  });
});

function expectEachCountedOnce({ told }: Tab): void {
  const counted = told.filter(({ outcome }) => isFirstSave(outcome)).map(({ id }) => id);
  expect(new Set(counted).size).toBe(counted.length);
}

/** What was told as saved is in the table, and no two were told that they had stored the same row. */
function expectRowsFor(told: Tab['told'], table: Table): void {
  const withoutDay = (id: string) => id.slice(id.indexOf(' '));
  const rows = [...table.rows.keys()].map(withoutDay);
  for (const { id, outcome } of told) {
    if (outcome.kind !== 'saved') continue;
    const ofThis = (other: string) => other === withoutDay(id);
    const fresh = told.filter((other) => ofThis(withoutDay(other.id)) && other.outcome.kind === 'saved' && other.outcome.as === 'new');
    expect(rows.filter(ofThis).length).toBeGreaterThanOrEqual(Math.max(1, fresh.length));
  }
}

describe('what a page remembers', () => {
  function page(answers: Response[], time = new Time()) {
    const world = new Watched(time, async () => answers.shift() ?? lost());
    const sender = leadSender(backend, world);
    return { world, time, send: (lead: Lead) => throughTime(sender.send(lead), time, () => true), sender };
  }
  const created = () => new Response('', { status: 201 });
  const duplicate = () => new Response('{"code":"23505"}', { status: 409 });

  it('what was acknowledged is not sent again', async () => {
    const { send, world } = page([created()]);
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'new' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
    expect(world.requests).toBe(1);
  });

  it('two clicks are one request, and count once', async () => {
    const { sender, world, time } = page([created()]);
    const outcomes = await throughTime(Promise.all([sender.send(contact), sender.send({ ...contact })]), time, () => true);
    expect(outcomes).toEqual([{ kind: 'saved', as: 'new' }, { kind: 'saved', as: 'before' }]);
    expect(world.requests).toBe(1);
  });

  it('any difference is another lead, and so is another table', async () => {
    const { send, world } = page([created(), created(), created()]);
    await send(contact);
    await send(contactLead({ ...values, phone: '951 555 0198' }));
    await send(promotion);
    expect(world.requests).toBe(3);
  });

  it('a lead that was given up, and is there when it is sent again, counts', async () => {
    const { send } = page([...Array.from({ length: 6 }, () => new Response('', { status: 503 })), duplicate()]);
    expect(await send(contact)).toMatchObject({ kind: 'unreachable' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'recovered' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
  });

  it('a lead that was refused may be sent again', async () => {
    const { send } = page([new Response('', { status: 429 }), created()]);
    expect(await send(contact)).toMatchObject({ kind: 'refused', because: 'limit' });
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'new' });
  });

  it('the next day in California it is a new lead', async () => {
    const time = new Time(Date.parse('2026-03-03T07:59:00Z'));
    const { send, world } = page([created(), created()], time);
    await send(contact);
    time.after(59_000, () => {});
    time.pass();
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'before' });
    time.after(2_000, () => {});
    time.pass();
    expect(await send(contact)).toEqual({ kind: 'saved', as: 'new' });
    expect(world.requests).toBe(2);
  });
});
