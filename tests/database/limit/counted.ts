// What counts against the limit: leads that were saved, by either form, one by one or many in one request.
import { expect, it } from 'vitest';
import type { Database, Query } from '../open';
import { from, insert, newAddress, newLead, outcome, request, send, TABLES } from '../request';
import { CHECK, flood, LIMITED, rows, SAME, setLimit } from './setup';

export function countedLeads(open: () => Database): void {
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
}

export function manyRows(open: () => Database): void {
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
}

/** As this connection counts them, with those that were rolled back. */
async function insertedRows(query: Query): Promise<unknown> {
  const [row] = await query("select pg_stat_get_xact_tuples_inserted('public.promotion_leads'::regclass)::int as rows");
  return row?.rows;
}
