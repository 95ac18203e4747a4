// The data API against real supabase-js and raw requests: each row of PostgREST's error table, and what is refused before it.
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contact, insertRequest, promotion, type Running, rawRequest, scratchFolder, startServe } from './running';

const scratch = scratchFolder('api');
let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', `${scratch.folder}/leads`, '--lead-limit', '1000/10']);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

function client(key = server.key) {
  return createClient(server.url, key, { auth: { persistSession: false }, realtime: { transport: class {} as never } });
}

const table = (name: string) => `${server.url}rest/v1/${name}`;

async function send(name: string, init: RequestInit) {
  const response = await fetch(table(name), init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>) };
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

describe('raw requests', () => {
  const post = (row: unknown, change: (headers: Record<string, string>) => void = () => {}) => {
    const init = insertRequest(server.key, row);
    change(init.headers as Record<string, string>);
    return init;
  };

  it('answers as PostgREST does, to the header', async () => {
    const { status, headers, text } = await send('contact_submissions', post(contact({ name: 'Header' })));
    expect({ status, text, range: headers.get('content-range'), type: headers.get('content-type') }).toEqual({
      status: 201,
      text: '',
      range: '*/*',
      type: null,
    });
    const refused = await send('contact_submissions', post(contact({ phone: null })));
    expect(Object.keys(refused.body ?? {}).sort()).toEqual(['code', 'details', 'hint', 'message']);
    expect(refused.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    const unread = await send('contact_submissions', { headers: { apikey: server.key } });
    expect(unread.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['malformed JSON', '{"name":', 400, 'PGRST102'],
    ['nothing', '', 400, 'PGRST102'],
    ['a number', '5', 400, 'PGRST102'],
    ['null', 'null', 400, 'PGRST102'],
    ['rows with different keys', '[{"name":"a"},{"email":"b"}]', 400, 'PGRST102'],
    ['an array of numbers', '[1,2]', 400, 'PGRST102'],
    ['a byte order mark', `\ufeff${JSON.stringify(contact())}`, 400, 'PGRST102'],
    ['no column at all', '{}', 400, '23502'],
    ['a list of nothing in particular', '[{}]', 400, '23502'],
    ['a name of the prototype', '{"__proto__":"x","constructor":"y"}', 400, 'PGRST204'],
    ['a column called like SQL', '{"name\\" text); drop table contact_submissions; --":"x"}', 400, 'PGRST204'],
    ['brackets without end', `{"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 500, '54001'],
  ])('refuses %s', async (_name, body, status, code) => {
    const answer = await send('contact_submissions', post(body));
    expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
    expect((await send('contact_submissions', post(contact({ name: `After ${_name}` })))).status).toBe(201);
  });

  it('refuses bytes that are no UTF-8', async () => {
    const init = post('');
    const answer = await send('contact_submissions', { ...init, body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) });
    expect(answer.body).toMatchObject({ code: 'PGRST102', message: 'Empty or invalid json' });
  });

  it('takes an empty list for what it is, and does not say that a lead was saved', async () => {
    const [before, kept] = [server.log().length, contact({ name: 'Nobody else' })];
    expect((await send('contact_submissions', post('[]'))).status).toBe(201);
    const [first, second] = [contact({ name: 'The first of two' }), contact({ name: 'The second of two' })];
    expect((await send('contact_submissions', post([first, second]))).status).toBe(201);
    expect((await send('contact_submissions?columns=', post([kept]))).status).toBe(400);
    expect((await send('contact_submissions', post(kept))).status).toBe(201);
    const lines = () =>
      server
        .log()
        .slice(before)
        .match(/ (\d+ leads|lead) (not )?saved: /g);
    await expect.poll(lines).toEqual([' 2 leads saved: ', ' lead not saved: ', ' lead saved: ']);
  });

  it.each([
    ['no key', (h: Record<string, string>) => delete h.apikey, 401, undefined],
    ['a token that is not a token', (h: Record<string, string>) => (h.authorization = 'Bearer abc'), 401, 'PGRST301'],
    ['a forged token', (h: Record<string, string>) => (h.authorization = 'Bearer a.b.c'), 401, 'PGRST301'],
    ['another schema', (h: Record<string, string>) => (h['content-profile'] = 'auth'), 406, 'PGRST106'],
    ['another type of body', (h: Record<string, string>) => (h['content-type'] = 'text/xml'), 400, 'PGRST102'],
    ['another type of answer', (h: Record<string, string>) => (h.accept = 'text/html'), 406, 'PGRST107'],
    ['asking for the row', (h: Record<string, string>) => (h.prefer = 'return=representation'), 401, '42501'],
    ['asking for its place', (h: Record<string, string>) => (h.prefer = 'return=headers-only'), 401, '42501'],
  ])('refuses %s', async (name, change, status, code) => {
    const answer = await send(
      'contact_submissions',
      post(contact({ name: `Refused: ${name}` }), (headers) => void change(headers)),
    );
    expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
    expect(answer.body?.message).toEqual(expect.stringMatching(/./));
  });

  it.each([
    ['', 404, 'PGRST126'],
    ['a/b', 404, 'PGRST125'],
    ['rpc/check_request/x', 404, 'PGRST125'],
    ['lead_settings', 404, 'PGRST205'],
    ['pg_roles', 404, 'PGRST205'],
    ['constructor', 404, 'PGRST205'],
    ['contact_submissions%22%3B--', 404, 'PGRST205'],
  ])('never answers an unknown path %j with an empty 404', async (path, status, code) => {
    const answer = await send(path, post(contact()));
    expect({ status: answer.status, code: answer.body?.code }).toEqual({ status, code });
  });

  it.each([
    ['PUT', 405, 'PGRST105'],
    ['TRACE', 405, 'PGRST117'],
    ['PROPFIND', 405, 'PGRST117'],
    ['GET', 401, '42501'],
    ['DELETE', 401, '42501'],
  ])('refuses the verb %s', async (verb, status, code) => {
    const answer = await rawRequest(
      server.url,
      `${verb} /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${server.key}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`"code":"${code}"`);
  });

  it('answers a preflight of the browser', async () => {
    const response = await fetch(table('contact_submissions'), {
      method: 'OPTIONS',
      headers: {
        origin: 'https://www.example.com',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-profile,content-type,x-client-info',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['apikey', 'authorization', 'content-profile', 'content-type', 'x-client-info']));
  });

  it('refuses a body that is too large, stated or not', async () => {
    const head = `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${server.key}\r\nContent-Type: application/json\r\n`;
    expect(await rawRequest(server.url, `${head}Content-Length: 99999999\r\n\r\n{`)).toMatch(/^HTTP\/1.1 413 [\s\S]*Request size limit exceeded/);
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    expect(await rawRequest(server.url, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(3)}`)).toMatch(/^HTTP\/1.1 413 /);
    expect((await send('contact_submissions', post(contact({ name: 'After the flood' })))).status).toBe(201);
  });

  it('forgets a sender who goes away in the middle', async () => {
    const head = `POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: x\r\napikey: ${server.key}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"name":`;
    await Promise.all(Array.from({ length: 20 }, () => rawRequest(server.url, head, { patience: 50 })));
    expect((await send('contact_submissions', post(contact({ name: 'After the lost' })))).status).toBe(201);
  });
});
