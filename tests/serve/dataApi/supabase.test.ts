// The data API against real supabase-js: each row of PostgREST's error table.
import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { contact, promotion } from '../running';
import { server } from './setup';

function client(key = server.key) {
  return createClient(server.url, key, { auth: { persistSession: false }, realtime: { transport: class {} as never } });
}

describe('supabase-js', () => {
  it('saves a lead of each kind', async () => {
    expect(await client().from('contact_submissions').insert(contact())).toMatchObject({ status: 201, error: null, data: null });
    expect(await client().from('promotion_leads').insert(promotion())).toMatchObject({ status: 201, error: null });
  });

  it('saves several at once, all or none', async () => {
    const rows = [contact({ name: 'Several 1' }), contact({ name: 'Several 2' })];
    expect(await client().from('contact_submissions').insert(rows)).toMatchObject({ status: 201, error: null });
    const torn = [contact({ name: 'Torn 1' }), contact({ name: 'Torn 2', roof_age: 'old' })];
    expect(await client().from('contact_submissions').insert(torn)).toMatchObject({ status: 400, error: { code: '23514' } });
    expect(
      await client()
        .from('contact_submissions')
        .insert(contact({ name: 'Torn 1' })),
    ).toMatchObject({ status: 201 });
  });

  it.each([
    ['check', contact({ roof_age: 'ancient' }), 400, '23514'],
    ['not null', contact({ name: null }), 400, '23502'],
    ['bad type', contact({ emergency: 'perhaps' }), 400, '22P02'],
    ['a column that is not granted', { ...contact(), id: '11111111-1111-4111-8111-111111111111' }, 401, '42501'],
    ['an unknown column', { ...contact(), color: 'red' }, 400, 'PGRST204'],
    ['a NUL', contact({ name: 'a\u0000b' }), 400, '22P05'],
    ['a lone surrogate', contact({ name: 'a\ud800b' }), 400, '22P02'],
    ['a text that is too long', contact({ message: 'x'.repeat(90_000) }), 400, '23514'],
    ['a megabyte', contact({ message: 'x'.repeat(1_000_000) }), 413, undefined],
    ['eleven at once', Array.from({ length: 11 }, (_, index) => contact({ name: `At once ${index}` })), 413, 'PT413'],
  ])('is refused: %s', async (_name, row, status, code) => {
    const { data, error, ...answer } = await client().from('contact_submissions').insert(row);
    expect({ data, status: answer.status, code: error?.code }).toEqual({ data: null, status, code });
    if (code === undefined) return;
    expect(error).toHaveProperty('details');
    expect(error).toHaveProperty('hint');
  });

  it('is told of a lead that is there already', async () => {
    const row = contact({ name: 'Twice' });
    expect((await client().from('contact_submissions').insert(row)).status).toBe(201);
    expect(await client().from('contact_submissions').insert(row)).toMatchObject({ status: 409, error: { code: '23505', details: null } });
  });

  it.each([
    ['select', () => client().from('contact_submissions').select('*')],
    ['select one column', () => client().from('contact_submissions').select('name').eq('emergency', true)],
    [
      'insert and read back',
      () =>
        client()
          .from('contact_submissions')
          .insert(contact({ name: 'Back' }))
          .select(),
    ],
    [
      'upsert',
      () =>
        client()
          .from('contact_submissions')
          .upsert(contact({ name: 'Up' })),
    ],
    [
      'upsert that ignores',
      () =>
        client()
          .from('contact_submissions')
          .upsert(contact({ name: 'Up' }), { ignoreDuplicates: true }),
    ],
    ['update', () => client().from('contact_submissions').update({ name: 'x' }).eq('name', 'Ann Example')],
    ['delete', () => client().from('contact_submissions').delete().neq('name', '')],
  ])('may not %s', async (_name, act) => {
    expect(await act()).toMatchObject({ status: 401, error: { code: '42501' } });
  });

  it('is told of an unknown table, schema and function', async () => {
    expect(await client().from('contact_submission').insert(contact())).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST205',
        message: "Could not find the table 'public.contact_submission' in the schema cache",
        hint: "Perhaps you meant the table 'public.contact_submissions'",
      },
    });
    expect(
      await client()
        .schema('private' as 'public')
        .from('lead_settings')
        .insert({ saved_leads: 1 }),
    ).toMatchObject({ status: 406, error: { code: 'PGRST106' } });
    expect(await client().rpc('check_request')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
  });

  it('is told of a wrong key', async () => {
    expect(await client('sb_publishable_other').from('contact_submissions').insert(contact())).toMatchObject({
      status: 401,
      error: { message: 'Invalid API key' },
    });
  });
});
