// The request that leaves is the one that supabase-js would send, byte for byte (D24).
import { createClient } from '@supabase/supabase-js';
import { afterEach, describe, expect, it } from 'vitest';
import { browser, insert } from '../../../../client/leads/insert';
import { contact, key, promotion } from './leads';
import { answers, type Hostile, hostile } from './servers';
import { Time } from './time';

const open: Hostile[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

/** Node 20 has none, and an insert needs none. */
class NoSocket extends EventTarget {}

describe.each([contact, promotion])('$table', (lead) => {
  it('is sent as supabase-js sends it', async () => {
    const server = await hostile(new Time(), answers(201));
    open.push(server);
    const client = createClient(server.url, key, { auth: { persistSession: false }, realtime: { transport: NoSocket as never } });
    const { table, row }: { table: string; row: object } = lead;
    expect((await client.from(table).insert(row)).error).toBeNull();
    expect(await insert({ backend: { url: server.url, key }, lead, maybeThere: false }, browser)).toMatchObject({ kind: 'saved' });

    const [theirs, ours] = server.received;
    expect(ours?.body).toBe(theirs?.body);
    expect(JSON.parse(ours?.body ?? '')).toEqual(row);
    // supabase-js names the version of Node too; in a browser the two are the same (tests/browser/leads/insert.test.ts).
    const runtime = /runtime=node; runtime-version=[\d.]+/;
    expect(theirs?.head).toMatch(runtime);
    expect(ours?.head).toBe(theirs?.head.replace(runtime, 'runtime=web'));
  });

  it('is a plain insert: no query, nothing read back, nothing updated', async () => {
    const server = await hostile(new Time(), answers(201));
    open.push(server);
    await insert({ backend: { url: `${server.url}/roofing`, key }, lead, maybeThere: false }, browser);
    const head = server.received[0]?.head ?? '';
    expect(head.split('\r\n')[0]).toBe(`POST /roofing/rest/v1/${lead.table} HTTP/1.1`);
    expect(head).not.toMatch(/^prefer:/im);
  });
});
