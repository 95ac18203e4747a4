// How far the limit reaches: as the settings row says, for its time, and over inserts of leads and nothing else.
import { expect, it } from 'vitest';
import type { Database } from '../open';
import { from, insert, newAddress, newLead, outcome, request } from '../request';
import { CHECK, flood, LIMITED, passTime, SAME, senders, setLimit } from './setup';

export function settingsAndTime(open: () => Database): void {
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
}

export function reach(open: () => Database): void {
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
}
