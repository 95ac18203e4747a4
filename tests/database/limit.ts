// How many leads an address may save: the limit as shipped and as set, what counts, and what is forgotten when.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Query } from './open';
import { from, insert, type Lead, newAddress, newLead, outcome, type Request, request, send, TABLES } from './request';

const LIMITED = 'PT429';
const CHECK = '23514';
const SAME = '23505';

export function limit(open: () => Database): void {
  describe('the limit of an address', () => {
    afterEach(async () => {
      await open().query("update private.lead_settings set saved_leads = 10, minutes = 10, address_header = 'x-forwarded-for'");
    });

    it('is ten saved leads in ten minutes as shipped', async () => {
      expect(await open().query('select saved_leads, minutes, address_header, length(salt) as salt from private.lead_settings')).toEqual([
        { saved_leads: 10, minutes: 10, address_header: 'x-forwarded-for', salt: 32 },
      ]);
      expect(
        await open().query("select column_default as leads from information_schema.columns where table_name = 'lead_settings' and column_name = 'hour_leads'"),
      ).toEqual([{ leads: '500' }]);
      const address = newAddress();
      expect(await flood(open(), 13, from(address))).toEqual([...Array<string>(10).fill('saved'), LIMITED, LIMITED, LIMITED]);
      expect(await send(open(), 'contact_submissions', newLead('contact_submissions'), from(newAddress()))).toBe('saved');
    });

    it('says so in words that a person can act on', async () => {
      const address = newAddress();
      await flood(open(), 10, from(address));
      const refusal: unknown = await request(open(), from(address), (query) => query('select 1')).catch((cause: unknown) => cause);
      expect(refusal).toMatchObject({ code: LIMITED, message: 'Too many requests were sent from this address.', hint: 'Please call, or try again later.' });
    });

    it('refuses before the insert is looked at', async () => {
      const address = newAddress();
      await flood(open(), 10, from(address));
      let inserted = false;
      const work = request(open(), from(address), async () => (inserted = true));
      expect([await outcome(work), inserted]).toEqual([LIMITED, false]);
    });

    it('counts both forms together', async () => {
      await setLimit(open(), 3, 10);
      const options = from(newAddress());
      const results = [];
      for (const table of [...TABLES, ...TABLES]) results.push(await send(open(), table, newLead(table), options));
      expect(results).toEqual(['saved', 'saved', 'saved', LIMITED]);
    });

    it('counts what was saved, not what was refused', async () => {
      await setLimit(open(), 2, 10);
      const options = from(newAddress());
      const lead = newLead('contact_submissions');
      const send1 = (changes = {}) => send(open(), 'contact_submissions', { ...lead, ...changes }, options);
      for (let round = 0; round < 5; round++) expect(await send1({ email: 'none' })).toBe(CHECK);
      expect(await send1()).toBe('saved');
      for (let round = 0; round < 5; round++) expect(await send1()).toBe(SAME);
      for (let round = 0; round < 5; round++)
        expect(await send(open(), 'contact_submissions', newLead('contact_submissions'), { ...options, role: 'authenticated' })).toBe('42501');
      expect(await send1({ phone: '2' })).toBe('saved');
      expect(await send1({ phone: '3' })).toBe(LIMITED);
    });

    it('holds many rows in one request to the same number, and saves none of them', async () => {
      const options = from(newAddress());
      const five = rows(5);
      expect(await send(open(), 'promotion_leads', rows(6), options)).toBe('saved');
      expect(await send(open(), 'promotion_leads', five, options)).toBe(LIMITED);
      expect(await open().query('select 1 from public.promotion_leads where name = $1', [five[0]?.name])).toEqual([]);
      expect(await send(open(), 'promotion_leads', rows(4), options)).toBe('saved');
      expect(await send(open(), 'promotion_leads', rows(1), options)).toBe(LIMITED);
    });

    it('takes ten rows in one request and not one more, whatever the limit is, and stops at the eleventh', async () => {
      await setLimit(open(), 1_000_000, 10);
      const eleven = rows(11);
      expect(await send(open(), 'promotion_leads', eleven, from(newAddress()))).toBe('PT413');
      expect(await open().query('select 1 from public.promotion_leads where name = $1', [eleven[0]?.name])).toEqual([]);
      expect(await send(open(), 'promotion_leads', rows(10), from(newAddress()))).toBe('saved');
      const started = Date.now();
      expect(
        await send(
          open(),
          'promotion_leads',
          Array.from({ length: 43_000 }, (_, index) => ({ name: `x${index}`, email: 'a@b', phone: '1', address: 'x' })),
          from(newAddress()),
        ),
      ).toBe('PT413');
      expect(Date.now() - started).toBeLessThan(5_000);
      // The owner of the tables may bring in as many as there are.
      expect(await outcome(insert(open().query, 'promotion_leads', rows(30)))).toBe('saved');
    });

    it('writes nothing of a lead that is refused', async () => {
      await setLimit(open(), 1, 10);
      const address = newAddress();
      await flood(open(), 1, from(address));
      const [before, after] = await open().transaction(async (query) => {
        const start = await insertedRows(query);
        await query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [JSON.stringify(from(address).headers)]);
        await query('savepoint refused');
        expect(await outcome(insert(query, 'promotion_leads', rows(3)))).toBe(LIMITED);
        await query('rollback to refused');
        await query("select set_config('role', 'none', true)");
        return [start, await insertedRows(query)];
      });
      expect(after).toBe(before);
    });

    it('holds without the look before the request', async () => {
      await setLimit(open(), 2, 10);
      const headers = JSON.stringify(from(newAddress()).headers);
      const results = [];
      for (let round = 0; round < 3; round++) {
        const work = open().transaction(async (query) => {
          await query("select set_config('role', 'anon', true), set_config('request.headers', $1, true)", [headers]);
          await insert(query, 'contact_submissions', newLead('contact_submissions'));
        });
        results.push(await outcome(work));
      }
      expect(results).toEqual(['saved', 'saved', LIMITED]);
    });

    it('follows the settings row', async () => {
      for (const saved of [1, 5]) {
        await setLimit(open(), saved, 1);
        expect(await flood(open(), saved + 1, from(newAddress()))).toEqual([...Array<string>(saved).fill('saved'), LIMITED]);
      }
      await expect(open().query('update private.lead_settings set saved_leads = 0')).rejects.toMatchObject({ code: CHECK });
      await expect(open().query('update private.lead_settings set minutes = 0')).rejects.toMatchObject({ code: CHECK });
      await expect(open().query('insert into private.lead_settings default values')).rejects.toMatchObject({ code: SAME });
    });

    it('lets an address save again when its time has passed, one by one', async () => {
      await setLimit(open(), 2, 10);
      const options = from(newAddress());
      expect(await flood(open(), 2, options)).toEqual(['saved', 'saved']);
      await passTime(open(), '9 minutes 58 seconds');
      expect(await flood(open(), 1, options)).toEqual([LIMITED]);
      await passTime(open(), '2 seconds');
      expect(await flood(open(), 3, options)).toEqual(['saved', 'saved', LIMITED]);
      await passTime(open(), '5 minutes');
      expect(await flood(open(), 1, options)).toEqual([LIMITED]);
    });

    it('takes the last entry of the header, which our proxy wrote, and no other', async () => {
      await setLimit(open(), 1, 10);
      const [address, other] = [newAddress(), newAddress()];
      expect(await flood(open(), 1, from(`1.1.1.1, ${address}`))).toEqual(['saved']);
      expect(await flood(open(), 1, from(`2.2.2.2,3.3.3.3,${address}`))).toEqual([LIMITED]);
      expect(await flood(open(), 1, from(` ${address} `))).toEqual([LIMITED]);
      expect(await flood(open(), 1, from(`::ffff:${address}`))).toEqual([LIMITED]);
      const [high = '', low = ''] = address.match(/\d+\.\d+/g) ?? [];
      const hexadecimal = [high, low].map((pair) =>
        pair
          .split('.')
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join(''),
      );
      expect(await flood(open(), 1, from(`::ffff:${hexadecimal.join(':')}`))).toEqual([LIMITED]);
      for (const port of [1, 443, 51_234]) expect(await flood(open(), 1, from(`${address}:${port}`))).toEqual([LIMITED]);
      expect(
        await flood(open(), 1, { headers: { 'x-forwarded-for': address, 'cf-connecting-ip': other, 'x-real-ip': other, forwarded: `for=${other}` } }),
      ).toEqual([LIMITED]);
      expect(await flood(open(), 1, from(`${address}, ${other}`))).toEqual(['saved']);
    });

    it('takes another header where the settings say so', async () => {
      await open().query("update private.lead_settings set saved_leads = 1, address_header = 'cf-connecting-ip'");
      const [address, other] = [newAddress(), newAddress()];
      expect(await flood(open(), 1, { headers: { 'cf-connecting-ip': address, 'x-forwarded-for': other } })).toEqual(['saved']);
      expect(await flood(open(), 1, { headers: { 'cf-connecting-ip': address, 'x-forwarded-for': newAddress() } })).toEqual([LIMITED]);
      expect(await flood(open(), 1, { headers: { 'x-forwarded-for': other } })).toEqual(['saved']);
    });

    it('takes the 64 bits of an IPv6 network for one address', async () => {
      await setLimit(open(), 1, 10);
      expect(await flood(open(), 1, from('2001:db8:0:1::1'))).toEqual(['saved']);
      expect(await flood(open(), 1, from('2001:DB8:0:1:ffff::2'))).toEqual([LIMITED]);
      for (const form of ['[2001:db8:0:1::3]', '[2001:db8:0:1::3]:443', '2001:db8:0:1::3%eth0']) expect(await flood(open(), 1, from(form))).toEqual([LIMITED]);
      expect(await flood(open(), 1, from('2001:db8:0:2::1'))).toEqual(['saved']);
    });

    it('takes from the 65,536 networks of one /48 three times as many, from other ones as ever', async () => {
      await setLimit(open(), 2, 10);
      const results = [];
      for (let network = 0; network < 60; network++) results.push(...(await flood(open(), 1, from(`2001:db8:77:${network.toString(16)}::1`))));
      expect(results).toEqual([...Array<string>(6).fill('saved'), ...Array<string>(54).fill(LIMITED)]);
      expect(await flood(open(), 3, from('2001:db8:78:1::1'))).toEqual(['saved', 'saved', LIMITED]);
    });

    it('forgets what lies ahead once a clock has been put right', async () => {
      await setLimit(open(), 2, 10);
      const options = from(newAddress());
      expect(await flood(open(), 3, options)).toEqual(['saved', 'saved', LIMITED]);
      await passTime(open(), '-30 seconds');
      expect(await flood(open(), 1, options)).toEqual([LIMITED]);
      await passTime(open(), '-1 year');
      expect(await flood(open(), 1, options)).toEqual(['saved']);
      await open().query('select private.forget_lead_senders()');
      expect(await open().query("select 1 from private.lead_senders where second > now() + interval '2 minutes'")).toEqual([]);
    });

    it('holds what has no readable address together, and refuses nothing for it', async () => {
      await setLimit(open(), 2, 10);
      for (const address of ['', 'unknown', '999.1.1.1', "'; drop table private.lead_senders; --", '🏠', 'x'.repeat(10_000)]) {
        await open().query('delete from private.lead_senders');
        expect([address, await flood(open(), 3, from(address))]).toEqual([address, ['saved', 'saved', LIMITED]]);
      }
      await open().query('delete from private.lead_senders');
      expect(await flood(open(), 3, { headers: {} })).toEqual(['saved', 'saved', LIMITED]);
    });

    it('leaves alone what is not an insert of a lead, and what is not a request', async () => {
      await setLimit(open(), 1, 10);
      const options = from(newAddress());
      await flood(open(), 1, options);
      for (const other of [{ method: 'GET' }, { method: 'POST', path: '/others' }, { method: 'POST', path: '/rpc/something' }, { method: 'DELETE' }]) {
        expect(await outcome(request(open(), { ...options, ...other }, (query) => query('select 1')))).toBe('saved');
      }
      const before = await senders(open());
      for (let round = 0; round < 3; round++) await insert(open().query, 'contact_submissions', newLead('contact_submissions'));
      expect(await senders(open())).toBe(before);
    });

    it('reads only, in requests that may only read', async () => {
      const work = open().transaction(async (query) => {
        await query('set transaction read only');
        await query(
          "select set_config('role', 'anon', true), set_config('request.method', 'GET', true), set_config('request.path', '/contact_submissions', true), set_config('request.headers', '{}', true)",
        );
        await query('select private.check_request()');
      });
      expect(await outcome(work)).toBe('saved');
    });

    it('takes leads without a limit when its settings row is gone', async () => {
      const [row] = await open().query('select salt from private.lead_settings');
      await open().query('delete from private.lead_settings');
      expect(await flood(open(), 12, from(newAddress()))).toEqual(Array<string>(12).fill('saved'));
      await open().query('insert into private.lead_settings (salt) values ($1)', [row?.salt]);
    });
  });

  describe('the limit of an hour', () => {
    beforeEach(async () => {
      await open().query('delete from private.lead_minutes');
      await setHour(open(), 6);
    });

    it('is for all together, its second half for those who have saved nothing yet', async () => {
      expect(await flood(open(), 5, from(newAddress()))).toEqual(['saved', 'saved', 'saved', LIMITED, LIMITED]);
      for (let round = 0; round < 3; round++) expect(await flood(open(), 2, from(newAddress()))).toEqual(['saved', LIMITED]);
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
    });

    it('says that it is not the address that sent too many', async () => {
      await flood(open(), 3, from(newAddress()));
      await setHour(open(), 1);
      const refusal: unknown = await request(open(), from(newAddress()), (query) => query('select 1')).catch((cause: unknown) => cause);
      expect(refusal).toMatchObject({ code: LIMITED, message: 'Too many requests were sent in this hour.' });
    });

    it('ends with the hour, and counts nothing that lies ahead', async () => {
      await flood(open(), 3, from(newAddress()));
      await setHour(open(), 3);
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
      await open().query("update private.lead_minutes set minute = minute - interval '58 minutes'");
      expect(await flood(open(), 1, from(newAddress()))).toEqual([LIMITED]);
      await open().query("update private.lead_minutes set minute = minute - interval '2 minutes'");
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
      await open().query("update private.lead_minutes set minute = minute + interval '1 day', leads = 100");
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
      expect(await open().query("select 1 from private.lead_minutes where minute > now() + interval '1 minute'")).toEqual([]);
    });

    it('may be as high as the column takes', async () => {
      await open().query('update private.lead_settings set saved_leads = 2147483647, hour_leads = 2147483647');
      expect(await flood(open(), 2, from('2001:db8:5:5::1'))).toEqual(['saved', 'saved']);
      await setLimit(open(), 10, 10);
    });

    it('does not count what the owner brings in', async () => {
      expect(await outcome(insert(open().query, 'promotion_leads', rows(20)))).toBe('saved');
      expect(await flood(open(), 1, from(newAddress()))).toEqual(['saved']);
    });
  });

  describe('the address of a visitor', () => {
    it('is nowhere in the database', async () => {
      const address = '203.0.113.77';
      expect(await flood(open(), 1, from(address))).toEqual(['saved']);
      const [row] = await open().query("select string_agg(senders::text, ' ') as text from private.lead_senders as senders");
      expect(String(row?.text)).not.toContain('203.0.113');
      const plain = await open().query(
        "select 1 from private.lead_senders where sender = sha256(convert_to($1, 'UTF8')) or sender = sha256(convert_to($1 || '/32', 'UTF8'))",
        [address],
      );
      expect(plain).toEqual([]);
      const all = await open().query(
        "select 1 from public.contact_submissions as lead where lead::text like '%203.0.113.77%' union all select 1 from public.promotion_leads as lead where lead::text like '%203.0.113.77%'",
      );
      expect(all).toEqual([]);
    });

    it('is forgotten by the next save after its time, and what is in its time is kept', async () => {
      await open().query('delete from private.lead_senders');
      await flood(open(), 3, from(newAddress()));
      await passTime(open(), '6 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(2);
      await passTime(open(), '5 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(2);
      await passTime(open(), '10 minutes');
      await flood(open(), 1, from(newAddress()));
      expect(await senders(open())).toBe(1);
    });

    it('is forgotten by the job, without another save', async () => {
      await flood(open(), 2, from(newAddress()));
      await open().query('select private.forget_lead_senders()');
      expect(await senders(open())).toBeGreaterThan(0);
      await passTime(open(), '10 minutes');
      await open().query('select private.forget_lead_senders()');
      expect(await senders(open())).toBe(0);
    });
  });
}

export async function flood(database: Database, count: number, options: Request): Promise<string[]> {
  const results: string[] = [];
  for (let round = 0; round < count; round++) results.push(await send(database, 'contact_submissions', newLead('contact_submissions'), options));
  return results;
}

export async function setLimit(database: Database, saved: number, minutes: number): Promise<void> {
  await database.query('update private.lead_settings set saved_leads = $1, minutes = $2', [saved, minutes]);
}

export async function setHour(database: Database, leads: number): Promise<void> {
  await database.query('update private.lead_settings set hour_leads = $1', [leads]);
}

function rows(count: number): Lead[] {
  return Array.from({ length: count }, () => newLead('promotion_leads'));
}

/** As this connection counts them, with those that were rolled back. */
async function insertedRows(query: Query): Promise<unknown> {
  const [row] = await query("select pg_stat_get_xact_tuples_inserted('public.promotion_leads'::regclass)::int as rows");
  return row?.rows;
}

/** Instead of waiting. */
async function passTime(database: Database, time: string): Promise<void> {
  await database.query('update private.lead_senders set second = second - $1::interval', [time]);
}

/** How many addresses are remembered: one has a row for each second in which it saved. */
async function senders(database: Database): Promise<number> {
  const [row] = await database.query('select count(distinct sender)::int as n from private.lead_senders');
  return Number(row?.n);
}
