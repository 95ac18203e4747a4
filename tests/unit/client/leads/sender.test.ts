// Clicks, double clicks, retries and tabs in every order, against a backend that loses answers: one lead stays one lead.
import { describe, expect, it } from 'vitest';
import type { Lead } from '../../../../client/leads/fields';
import { contactLead } from '../../../../client/leads/rows';
import { isFirstSave, leadSender } from '../../../../client/leads/sender';
import { count, drawing, SEED } from '../../../setup/random';
import { contact, promotion, values } from './leads';
import { backend, isSameTime, lost, type Tab, type Table, visit } from './tabs';
import { Time, throughTime, Watched } from './time';

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
