// Which keys may be published, and where the browser sends to.
import { describe, expect, it } from 'vitest';
import { backendFor, LOCAL_KEY } from '../../../../client/leads/config';
import { keyKind } from '../../../../client/leads/publicKey';
import { keyOf as token } from '../../../setup/keys';

describe('a key', () => {
  it.each([LOCAL_KEY, 'sb_publishable_AbC-123_x', token({ role: 'anon' }), token({ iss: 'supabase', ref: 'abc', role: 'anon', note: '??>>ÿÿ' })])(
    '%s is public',
    (key) => {
      expect(keyKind(key)).toBe('public');
    },
  );

  const secrets = [
    'sb_secret_AbC123',
    ' sb_secret_AbC123',
    'sbp_0123456789abcdef',
    token({ role: 'service_role' }),
    ` ${token({ role: 'service_role' })}\n`,
    token({ role: 'supabase_admin' }),
    token({ role: ['anon'] }),
  ];
  it.each(secrets)('%s is secret', (key) => {
    expect(keyKind(key)).toBe('secret');
  });

  const unknown = [
    '',
    ' ',
    'anon',
    'hunter2',
    'sb_publishable_',
    'sb_publishable_a b',
    'sb_publishable_é',
    `${LOCAL_KEY}\n`,
    `Bearer ${token({ role: 'anon' })}`,
    token({}),
    token(null),
    'a.b.c',
    '..',
    'postgresql://postgres:pw@db',
  ];
  it.each(unknown)('%j is of no known kind', (key) => {
    expect(keyKind(key)).toBe('unknown');
  });

  // A quadratic one would take hours.
  it('takes no time, however long it is', () => {
    const start = performance.now();
    for (const key of ['a'.repeat(1e6), `${'a'.repeat(5e5)}.${'b'.repeat(5e5)}`, ' '.repeat(1e6), 'a.'.repeat(5e5)]) expect(keyKind(key)).toBe('unknown');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe('the backend', () => {
  const page = { origin: 'https://www.example.com', base: '/' };
  it.each([
    [{ url: 'https://abc.supabase.co', anonKey: 'sb_publishable_x' }, page, { url: 'https://abc.supabase.co', key: 'sb_publishable_x' }],
    [{ url: 'https://abc.supabase.co/', anonKey: 'sb_publishable_x' }, page, { url: 'https://abc.supabase.co', key: 'sb_publishable_x' }],
    [{ url: '', anonKey: '' }, page, { url: 'https://www.example.com', key: LOCAL_KEY }],
    [
      { url: '', anonKey: '' },
      { ...page, base: '/roofing/' },
      { url: 'https://www.example.com/roofing', key: LOCAL_KEY },
    ],
    [{ url: 'https://abc.supabase.co', anonKey: '' }, page, { url: 'https://www.example.com', key: LOCAL_KEY }],
  ])('%j at %j', (settings, at, expected) => {
    expect(backendFor(settings, at)).toEqual(expected);
  });
});
