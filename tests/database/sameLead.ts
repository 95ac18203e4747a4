// The same lead is kept once a day, the day being that of Los Angeles, and once within ten minutes past midnight; any difference makes another lead.
import { describe, expect, it } from 'vitest';
import { LEAD_DAY_ZONE, SAME_LEAD_MS } from '../../client/leads/config';
import { count, SEED, seeded } from '../setup/random';
import type { Database } from './open';
import { COLUMNS, insert, type Lead, newLead, OTHER_LEAD, outcome, request, send, stored, TABLES, type Table } from './request';

const SAME = '23505';
const ROUNDS = count(1000);

/** [what, first saved at, then saved at, the same lead] */
const DAYS: [string, string, string, boolean][] = [
  ['a summer evening before midnight', '2026-07-02T06:59:00Z', '2026-07-02T06:59:59.999Z', true],
  ['over midnight in summer (UTC-7), a moment later', '2026-07-02T06:59:59.999Z', '2026-07-02T07:00:00Z', true],
  ['over midnight in summer, ten minutes later', '2026-07-02T06:54:00Z', '2026-07-02T07:04:00Z', true],
  ['over midnight in summer, more than ten minutes later', '2026-07-02T06:54:00Z', '2026-07-02T07:04:00.001Z', false],
  ['over midnight in summer, by a clock that was put back', '2026-07-02T07:04:00Z', '2026-07-02T06:54:00Z', true],
  ['over midnight in summer, by a clock that was put back further', '2026-07-02T07:04:00.001Z', '2026-07-02T06:54:00Z', false],
  ['over midnight in UTC, an afternoon there', '2026-07-01T23:59:00Z', '2026-07-02T00:01:00Z', true],
  ['over midnight in winter (UTC-8)', '2026-01-15T07:51:00Z', '2026-01-15T08:01:00.001Z', false],
  ['over midnight in winter, 45 seconds later', '2026-01-15T07:59:40Z', '2026-01-15T08:00:25Z', true],
  ['an hour before midnight in winter', '2026-01-15T07:00:00Z', '2026-01-15T07:59:59Z', true],
  ['the day of 23 hours, from end to end', '2026-03-08T08:00:00Z', '2026-03-09T06:59:59Z', true],
  ['the day of 23 hours, over its first midnight', '2026-03-08T07:55:00Z', '2026-03-08T08:06:00Z', false],
  ['the day of 23 hours, within ten minutes of its first midnight', '2026-03-08T07:55:00Z', '2026-03-08T08:04:00Z', true],
  ['the day of 23 hours, over its last midnight', '2026-03-09T06:55:00Z', '2026-03-09T07:06:00Z', false],
  ['the day of 23 hours, within ten minutes of its last midnight', '2026-03-09T06:55:00Z', '2026-03-09T07:04:00Z', true],
  ['the day of 25 hours, from end to end', '2026-11-01T07:00:00Z', '2026-11-02T07:59:59Z', true],
  ['the day of 25 hours, over its first midnight', '2026-11-01T06:55:00Z', '2026-11-01T07:06:00Z', false],
  ['the day of 25 hours, over its last midnight', '2026-11-02T07:55:00Z', '2026-11-02T08:06:00Z', false],
  ['the day of 25 hours, within ten minutes of its last midnight', '2026-11-02T07:55:00Z', '2026-11-02T08:04:00Z', true],
  ['both of the hours from 1 to 2 that day', '2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z', true],
  ['a year later', '2026-05-05T20:00:00Z', '2027-05-05T20:00:00Z', false],
];

export function sameLead(open: () => Database): void {
  describe.each(TABLES)('the same lead in %s', (table) => {
    sameAndOther(open, table);
    days(open, table);
    randomTimes(open, table);
  });

  describe('the same lead with fields left empty', () => {
    it('is the same whether they were null, blank or not sent', async () => {
      const { message: _message, roof_age: _age, ...without } = newLead('contact_submissions');
      expect(await send(open(), 'contact_submissions', without)).toBe('saved');
      expect(await send(open(), 'contact_submissions', { ...without, message: null, roof_age: null })).toBe(SAME);
      expect(await send(open(), 'contact_submissions', { ...without, message: ' ', roof_age: '' })).toBe(SAME);
      expect(await send(open(), 'contact_submissions', { ...without, message: 'null' })).toBe('saved');
    });

    it('may be in both tables', async () => {
      const { interested_in_consultation: _interested, promotion_type: _type, ...who } = newLead('promotion_leads');
      expect(await send(open(), 'promotion_leads', who)).toBe('saved');
      expect(await send(open(), 'contact_submissions', who)).toBe('saved');
    });
  });
}

function sameAndOther(open: () => Database, table: Table): void {
  it('is refused on the same day, from wherever it comes', async () => {
    const lead = newLead(table);
    expect(await send(open(), table, lead)).toBe('saved');
    expect(await send(open(), table, lead)).toBe(SAME);
    expect(await send(open(), table, { ...lead, name: ` ${String(lead.name)}\n` })).toBe(SAME);
    expect(await stored(open(), table, lead.name)).toEqual([lead]);
  });

  it('tells a visitor nothing of the lead that was there', async () => {
    const lead = newLead(table);
    await send(open(), table, lead);
    const refusal: unknown = await request(open(), { path: `/${table}` }, (query) => insert(query, table, lead)).catch((cause: unknown) => cause);
    expect(refusal).toMatchObject({ code: SAME, message: expect.stringContaining(`${table}_same_lead`) });
    expect(refusal).toHaveProperty('detail', undefined);
  });

  it('is another lead with any one column different', async () => {
    const lead = newLead(table);
    expect(await send(open(), table, lead)).toBe('saved');
    for (const column of COLUMNS[table]) {
      if (column === 'promotion_type') continue;
      expect([column, await send(open(), table, { ...lead, [column]: OTHER_LEAD[column] })]).toEqual([column, 'saved']);
      expect([column, await send(open(), table, { ...lead, [column]: OTHER_LEAD[column] })]).toEqual([column, SAME]);
    }
  });

  it('is another lead by letter case, inner space, or how an accent is written', async () => {
    const lead = newLead(table, { address: 'caf\u00e9 12' });
    for (const address of ['caf\u00e9 12', 'Caf\u00e9 12', 'caf\u00e9  12', 'cafe\u0301 12', 'caf\u00e9\u00a012'])
      expect(await send(open(), table, { ...lead, address })).toBe('saved');
  });

  it('is another lead when texts move from one field to the next', async () => {
    const lead = newLead(table, { phone: 'ab', address: 'c' });
    for (const [phone, address] of [
      ['ab', 'c'],
      ['a', 'bc'],
      ['ab","c', 'd'],
      ['ab', 'c","d'],
      ['null', 'c'],
      ['ab', 'null'],
    ]) {
      expect(await send(open(), table, { ...lead, phone, address })).toBe('saved');
    }
  });
}

function days(open: () => Database, table: Table): void {
  it.each(DAYS)('%s', async (_what, first, second, same) => {
    const lead = newLead(table);
    expect(await savedAt(open(), table, lead, first)).toBe('saved');
    expect(await savedAt(open(), table, lead, second)).toBe(same ? SAME : 'saved');
  });

  it('says past midnight what it says on one day, and nothing of the lead that was there', async () => {
    const lead = newLead(table);
    await savedAt(open(), table, lead, '2026-07-02T06:59:00Z');
    const said = (time: string) => insert(open().query, table, { ...lead, created_at: time }).catch((cause: unknown) => cause);
    const sameDay: unknown = await said('2026-07-02T06:58:00Z');
    const nextDay: unknown = await said('2026-07-02T07:00:30Z');
    for (const refusal of [sameDay, nextDay])
      expect(refusal).toMatchObject({
        code: SAME,
        constraint: `${table}_same_lead`,
        message: `duplicate key value violates unique constraint "${table}_same_lead"`,
      });
    expect(nextDay).toHaveProperty('detail', undefined);
  });

  it('is kept once past midnight, and again on the day after', async () => {
    const lead = newLead(table);
    const times = ['2026-07-02T06:59:00Z', '2026-07-02T07:05:00Z', '2026-07-02T07:09:30Z', '2026-07-02T07:20:00Z'];
    const results = [];
    for (const time of times) results.push(await savedAt(open(), table, lead, time));
    expect(results).toEqual(['saved', SAME, 'saved', SAME]);
  });

  it('compares by the day there, whatever the time zone of the session', async () => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      const lead = newLead(table);
      await savedAt(open(), table, lead, '2026-11-01T07:00:00Z', zone);
      expect([zone, await savedAt(open(), table, lead, '2026-11-02T07:59:59Z', 'Europe/Berlin')]).toEqual([zone, SAME]);
      expect([zone, await savedAt(open(), table, lead, '2026-11-02T08:10:00Z', zone)]).toEqual([zone, 'saved']);
    }
  });
}

function randomTimes(open: () => Database, table: Table): void {
  it(
    `agrees with the calendar for random pairs of times (SEED=${SEED}, ${ROUNDS} runs)`,
    async () => {
      const random = seeded(SEED);
      const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
      for (let round = 0; round < ROUNDS; round++) {
        const first = new Date(Date.UTC(2026, 0, 1) + Math.floor(random() * 365 * 86_400_000));
        // Every other pair is close to each other, and to midnight.
        const close = round % 2 === 0;
        if (close) first.setTime(midnightAfter(first) + Math.floor((random() - 0.5) * 1_500_000));
        const second = new Date(first.getTime() + Math.floor((random() - 0.5) * (close ? 2_400_000 : 172_800_000)));
        const lead = newLead(table);
        await savedAt(open(), table, lead, first.toISOString());
        const result = await savedAt(open(), table, lead, second.toISOString());
        const same = day.format(first) === day.format(second) || Math.abs(first.getTime() - second.getTime()) <= SAME_LEAD_MS;
        expect([first, second, result]).toEqual([first, second, same ? SAME : 'saved']);
      }
    },
    60_000 + ROUNDS * 200,
  );
}

function midnightAfter(time: Date): number {
  const hour = 3_600_000;
  const day = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: LEAD_DAY_ZONE }).format(at);
  let at = Math.ceil(time.getTime() / hour) * hour;
  while (day(at) === day(at - 1)) at += hour;
  return at;
}

/** As the owner, who alone may say when. */
function savedAt(database: Database, table: Table, lead: Lead, time: string, zone = 'UTC'): Promise<string> {
  return outcome(
    database.transaction(async (query) => {
      await query("select set_config('timezone', $1, true)", [zone]);
      await insert(query, table, { ...lead, created_at: time });
    }),
  );
}
