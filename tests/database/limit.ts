// How many leads an address may save: the limit as shipped and as set, what counts, and what is forgotten when.
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from './open';
import { from, insert, newAddress, newLead, outcome, request, type Request, send, TABLES } from './request';

const LIMITED = 'PT429';
const CHECK = '23514';
const SAME = '23505';

export function limit(open: () => Database): void {
  describe('the limit of an address', () => {
    afterEach(async () => {
      await open().query("update private.lead_settings set saved_leads = 10, minutes = 10, address_header = 'x-forwarded-for'");
    });

    it('is ten saved leads in ten minutes as shipped', async () => {
      expect(await open().query('select saved_leads, minutes, address_header, length(salt) as salt from private.lead_settings')).toEqual([{ saved_leads: 10, minutes: 10, address_header: 'x-forwarded-for', salt: 32 }]);
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
      for (let round = 0; round < 5; round++) expect(await send(open(), 'contact_submissions', newLead('contact_submissions'), { ...options, role: 'authenticated' })).toBe('42501');
      expect(await send1({ phone: '2' })).toBe('saved');
      expect(await send1({ phone: '3' })).toBe(LIMITED);
    });

    it('holds many rows in one request to the same number, and saves none of them', async () => {
      const options = from(newAddress());
      const rows = (count: number) => Array.from({ length: count }, () => newLead('promotion_leads'));
      const names = rows(11);
      expect(await send(open(), 'promotion_leads', names, options)).toBe(LIMITED);
      expect(await open().query('select 1 from public.promotion_leads where name = $1', [names[0]?.name])).toEqual([]);
      expect(await send(open(), 'promotion_leads', rows(10), options)).toBe('saved');
      expect(await send(open(), 'promotion_leads', rows(1), options)).toBe(LIMITED);
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
      expect(await flood(open(), 1, { headers: { 'x-forwarded-for': address, 'cf-connecting-ip': other, 'x-real-ip': other, forwarded: `for=${other}` } })).toEqual([LIMITED]);
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
      expect(await flood(open(), 1, from('2001:db8:0:2::1'))).toEqual(['saved']);
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

    it('leaves alone what is not an insert of a lead, and what is no request', async () => {
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
        await query("select set_config('role', 'anon', true), set_config('request.method', 'GET', true), set_config('request.path', '/contact_submissions', true), set_config('request.headers', '{}', true)");
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

  describe('the address of a visitor', () => {
    it('is nowhere in the database', async () => {
      const address = '203.0.113.77';
      expect(await flood(open(), 1, from(address))).toEqual(['saved']);
      const [row] = await open().query("select string_agg(senders::text, ' ') as text from private.lead_senders as senders");
      expect(String(row?.text)).not.toContain('203.0.113');
      const plain = await open().query("select 1 from private.lead_senders where sender = sha256(convert_to($1, 'UTF8')) or sender = sha256(convert_to($1 || '/32', 'UTF8'))", [address]);
      expect(plain).toEqual([]);
      const all = await open().query("select 1 from public.contact_submissions as lead where lead::text like '%203.0.113.77%' union all select 1 from public.promotion_leads as lead where lead::text like '%203.0.113.77%'");
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

/** Instead of waiting. */
async function passTime(database: Database, time: string): Promise<void> {
  await database.query('update private.lead_senders set second = second - $1::interval', [time]);
}

async function senders(database: Database): Promise<number> {
  const [row] = await database.query('select count(*)::int as n from private.lead_senders');
  return Number(row?.n);
}
