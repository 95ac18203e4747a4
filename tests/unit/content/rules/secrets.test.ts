// A backend that only the owner's own machine or network can reach takes no leads of visitors.
import { expect, it } from 'vitest';
import { isPublic } from '../../../../generator/content/rules/secrets';

it.each(['https://abc.supabase.co', 'https://leads.example.org', 'https://leads.example.org.', 'https://leads.test-roofing.com', 'https://home.roofing'])(
  '%s can be reached',
  (url) => expect(isPublic(new URL(url))).toBe(true),
);

it.each([
  'http://abc.supabase.co',
  'https://supabase',
  'https://127.0.0.1',
  'https://[::1]',
  'https://192.168.1.5:8443',
  ...['local', 'localhost', 'internal', 'home.arpa', 'lan', 'home', 'corp', 'intranet', 'private', 'test', 'invalid', 'example', 'onion', 'alt'].map(
    (name) => `https://supabase.${name}`,
  ),
  'https://supabase.lan.',
  'https://SUPABASE.LAN',
])('%s cannot', (url) => expect(isPublic(new URL(url))).toBe(false));
