// Which backend shingle leads check asks.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { configuredBackend } from '../../../generator/leads/configured';
import { keyOf } from '../../setup/keys';

const data = mkdtempSync(join(tmpdir(), 'shingle-configured-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const RIGHT = { url: 'https://abc.supabase.co', key: 'sb_publishable_x' };
const inEnvironment = (url: string | null = null, anonKey: string | null = null) => ({ data, supabase: { url, anonKey } });
const inData = (text: string) => writeFileSync(join(data, 'site.yaml'), `url: https://www.x.test\n${text}\n`);

describe('the backend that is checked', () => {
  it('is the embedded store where nothing names another', () => {
    inData('supabase: { url: "", anonKey: "" }');
    expect(configuredBackend(inEnvironment())).toBeNull();
    inData('supabase: [');
    expect(configuredBackend(inEnvironment())).toBeNull();
    expect(configuredBackend({ ...inEnvironment(), data: join(data, 'nothing') })).toBeNull();
  });

  it('is the one of the data, unless the environment names another', () => {
    inData('supabase: { url: https://abc.supabase.co, anonKey: sb_publishable_x }');
    expect(configuredBackend(inEnvironment())).toEqual(RIGHT);
    expect(configuredBackend(inEnvironment('https://xyz.supabase.co', 'sb_publishable_y'))).toEqual({
      url: 'https://xyz.supabase.co',
      key: 'sb_publishable_y',
    });
    inData('supabase: { url: "", anonKey: sb_publishable_x }');
    expect(configuredBackend(inEnvironment(RIGHT.url))).toEqual(RIGHT);
  });

  it.each([
    ['half of one', 'supabase: { url: https://abc.supabase.co, anonKey: "" }', 'is not set, but the other one is.'],
    ['a secret key', 'supabase: { url: https://abc.supabase.co, anonKey: sb_secret_x }', 'this is not the public key of Supabase'],
    ['a key of another project', `supabase: { url: https://abc.supabase.co, anonKey: ${keyOf({ role: 'anon', ref: 'xyz' })} }`, 'belongs to another project'],
  ])('is not %s', (_name, text, what) => {
    inData(text);
    expect(() => configuredBackend(inEnvironment())).toThrow(what);
  });
});
