// The limit of leads for an address, at its default, and whose address counts.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contact, insertRequest, type Running, scratchFolder, startServe } from './running';

const scratch = scratchFolder('limit');
let server: Running;

beforeAll(async () => {
  server = await startServe(['--out', inject('site'), '--leads', `${scratch.folder}/leads`, '--trust-proxy', 'loopback']);
});
afterAll(async () => {
  await server.end();
  scratch.clear();
});

async function insert(name: string, forwarded: string | null, more: Record<string, unknown> = {}) {
  const init = insertRequest(server.key, contact({ name, ...more }));
  if (forwarded !== null) (init.headers as Record<string, string>)['x-forwarded-for'] = forwarded;
  const response = await fetch(`${server.url}rest/v1/contact_submissions`, init);
  const text = await response.text();
  return { status: response.status, code: text === '' ? null : (JSON.parse(text) as { code: string }).code };
}

describe('ten leads in ten minutes', () => {
  it('refuses the eleventh of one address, and of that address alone', async () => {
    for (let count = 1; count <= 10; count += 1) expect(await insert(`Flood ${count}`, null)).toEqual({ status: 201, code: null });
    expect(await insert('Flood 11', null)).toEqual({ status: 429, code: 'PT429' });
    expect(await insert('Other', '203.0.113.7')).toEqual({ status: 201, code: null });
  });

  it('goes by the entry that the proxy on this machine wrote, not by what a visitor claims', async () => {
    for (let count = 1; count <= 10; count += 1) {
      expect(await insert(`Proxied ${count}`, `10.0.0.${count}, 198.51.100.9`)).toEqual({ status: 201, code: null });
    }
    expect(await insert('Proxied 11', '10.0.0.99, 198.51.100.9')).toEqual({ status: 429, code: 'PT429' });
  });

  it('does not count what was refused', async () => {
    for (let count = 1; count <= 15; count += 1) {
      expect((await insert(`Bad ${count}`, '192.0.2.1', { roof_age: 'old' })).code).toBe('23514');
    }
    expect(await insert('Good', '192.0.2.1')).toEqual({ status: 201, code: null });
  });
});
