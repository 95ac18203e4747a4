// What is taken for the address and the key of a backend; of everything else the right one is named and nothing is repeated.
import { describe, expect, it } from 'vitest';
import { LOCAL_KEY } from '../../../client/leads/config';
import { backendAddress, keyProblem, otherProject } from '../../../generator/settings/backend';
import { keyOf } from '../../setup/keys';

const PW = 'HiddenWord1';
const RIGHT = 'https://abc.supabase.co';
const NONE = 'https://abcdefghijklmnopqrst.supabase.co';

describe('an address', () => {
  it.each([
    RIGHT,
    'https://leads.example.org',
    'https://leads.example.org:8443',
    'http://127.0.0.1:54321',
    'http://localhost:54321',
    'http://[::1]:54321',
    'https://127.0.0.1:54321',
  ])('%s is taken', (written) => {
    expect(backendAddress(written)).toEqual({ origin: written });
  });

  const wrong: [written: string, meant: string, what: RegExp][] = [
    [`postgresql://postgres:${PW}@db.abc.supabase.co:5432/postgres`, RIGHT, /connection string/],
    [`postgres://postgres:${PW}/#?@db.abc.supabase.co/postgres?sslmode=require`, RIGHT, /connection string/],
    [`postgresql://postgres.abc:${PW}@aws-0-us-west-1.pooler.supabase.com:6543/postgres`, RIGHT, /connection string/],
    [`"postgresql://postgres:${PW}@db.abc.supabase.co:5432/postgres"`, RIGHT, /connection string/],
    [`postgresql://postgres:${PW}@db.example.org/postgres`, NONE, /connection string/],
    [`https://admin:${PW}@abc.supabase.co`, RIGHT, /before the host/],
    [`https://${PW}@abc.supabase.co`, RIGHT, /before the host/],
    [`https://admin:12/${PW}@leads.example.org`, 'https://leads.example.org', /before the host/],
    [`https://admin:${PW}@leads.example.org:8443/x`, 'https://leads.example.org:8443', /before the host/],
    [`https://leads.example.org/?key=a@${PW}.org`, NONE, /before the host/],
    [`admin:${PW}@abc.supabase.co`, RIGHT, /before the host/],
    [`https://abc.supabase.co/?apikey=${PW}`, RIGHT, /more than/],
    ['https://abc.supabase.co/rest/v1/', RIGHT, /more than/],
    ['https://abc.supabase.co/', RIGHT, /more than/],
    ['https://abc.supabase.co#', RIGHT, /more than/],
    ['http://127.0.0.1:54321/', 'http://127.0.0.1:54321', /more than http:\/\//],
    ['http://localhost:54321/rest/v1', 'http://localhost:54321', /more than http:\/\//],
    ['https://leads.example.org/rest/v1', 'https://leads.example.org', /more than/],
    ['abc.supabase.co', RIGHT, /does not begin with https/],
    ['//abc.supabase.co', RIGHT, /does not begin with https/],
    ['leads.example.org:8443', 'https://leads.example.org:8443', /does not begin with https/],
    ['localhost:54321', 'http://localhost:54321', /does not begin with https/],
    ['http://abc.supabase.co', RIGHT, /http:\/\//],
    ['http://leads.example.org', 'https://leads.example.org', /http:\/\//],
    ['wss://leads.example.org', 'https://leads.example.org', /does not begin with https/],
    ['https:/leads.example.org', 'https://leads.example.org', /not an address/],
    ['HTTPS://ABC.supabase.co', RIGHT, /not an address/],
    ['https://supabase.com/dashboard/project/abc', RIGHT, /dashboard/],
    ['https://supabase.com/dashboard/project/abc/settings/api', RIGHT, /dashboard/],
    ['supabase.com/dashboard/project/abc', RIGHT, /dashboard/],
    ['https://app.supabase.com/project/abc', RIGHT, /dashboard/],
    ['https://supabase.com/dashboard/projects', NONE, /dashboard/],
    ['https://supabase.com', NONE, /dashboard/],
    ['https://db.abc.supabase.co:5432', RIGHT, /not an address/],
    ['https://abc.supabase.co:6543', RIGHT, /not an address/],
    ['https://abc.functions.supabase.co', RIGHT, /not an address/],
    ['“https://abc.supabase.co”', RIGHT, /round the address/],
    ['"https://abc.supabase.co"', RIGHT, /round the address/],
    [' https://abc.supabase.co ', RIGHT, /round the address/],
    ['https://abc.supabase.co,', RIGHT, /round the address/],
    ['<https://abc.supabase.co>', RIGHT, /round the address/],
    ['\u200bhttps://abc.supabase.co', RIGHT, /round the address/],
    ['https://leads.example.org.', 'https://leads.example.org', /not an address/],
    ['https://leads.exa\nmple.org', 'https://leads.example.org', /not an address/],
    ['https://', NONE, /not an address/],
    [PW, NONE, /not an address/],
    [`${PW}.`, NONE, /not an address/],
    [`admin:${PW}`, NONE, /not an address/],
    [`host=db.x.test password=${PW}`, NONE, /not an address/],
    [`javascript:${PW}`, NONE, /not an address/],
    [`sb_secret_${PW}`, NONE, /a key/],
    [keyOf({ role: 'anon' }), NONE, /a key/],
    [keyOf({ role: 'service_role' }), NONE, /a key/],
    [`x${'https://'.repeat(100_000)}`, NONE, /not an address/],
    [' '.repeat(100_000) + 'x', NONE, /not an address/],
  ];
  it.each(wrong.map(([written, ...rest]) => [written.length > 200 ? `${written.slice(0, 20)}…` : written, written, ...rest] as const))(
    '%j is refused',
    (_shown, written, meant, what) => {
      const address = backendAddress(written);
      if (!('wrong' in address)) throw new Error('it was taken');
      expect(address.wrong.what).toMatch(what);
      expect(address.wrong.fix).toMatch(new RegExp(`^write .*${meant.replaceAll('.', '\\.')}(;|$)`));
      expect(JSON.stringify(address)).not.toMatch(new RegExp(`${PW}|sb_secret|eyJ`, 'i'));
    },
  );

  it('names one that would be taken', () => {
    for (const [, meant] of wrong) expect(backendAddress(meant)).toEqual({ origin: meant });
  });
});

describe('a key', () => {
  it.each([LOCAL_KEY, 'sb_publishable_abc', keyOf({ role: 'anon' })])('%s is taken', (key) => expect(keyProblem(key)).toBeNull());

  it.each([
    ['“sb_publishable_abc”', /more than the key/],
    ['Bearer sb_publishable_abc', /more than the key/],
    [RIGHT, /an address, not a key/],
    [`sb_secret_${PW}`, /not the public key/],
    [keyOf({ role: 'service_role' }), /not the public key/],
    [PW, /not the public key/],
    ['', /not the public key/],
  ])('%s is refused, and not repeated', (key, what) => {
    const wrong = keyProblem(key);
    expect(wrong?.what).toMatch(what);
    expect(JSON.stringify(wrong)).not.toMatch(new RegExp(`${PW}|sb_|eyJ`));
  });

  it('is held against the project of the address, where both say it', () => {
    const key = keyOf({ role: 'anon', ref: 'abc' });
    expect(otherProject(RIGHT, key)).toBeNull();
    expect(otherProject('https://xyz.supabase.co', key)).toBe(RIGHT);
    for (const [origin, other] of [
      ['https://leads.example.org', key],
      [RIGHT, 'sb_publishable_x'],
      [RIGHT, keyOf({ role: 'anon' })],
    ] as const)
      expect(otherProject(origin, other)).toBeNull();
  });
});
