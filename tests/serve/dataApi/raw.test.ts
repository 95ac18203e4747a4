// The data API against raw requests: what is answered to the header, and what is refused before the store is asked.
import { describe, expect, it } from 'vitest';
import { contact, insertRequest, rawRequest } from '../running';
import { send, server, table } from './setup';

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
