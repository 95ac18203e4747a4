// What is taken for a secret and what is not, and that none of it is repeated.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { secretIn, withoutSecrets } from '../../../generator/text/secrets';
import { keyOf } from '../../setup/keys';
import { filesIn } from '../../setup/output';
import { sample } from '../../setup/run';

/** A text, and the part of it that nobody may see. */
const SECRETS: [text: string, secret: string][] = [
  ['postgresql://postgres:HiddenWord@db.abc.supabase.co:5432/postgres', 'HiddenWord'],
  ['postgres://postgres.abc:Hidden/Wo#rd?@aws-0-us-west-1.pooler.supabase.com:6543/postgres', 'Wo#rd'],
  ['postgresql://postgres:Hidden"Word@db.abc.supabase.co/postgres', 'Word@'],
  ['jdbc:postgresql://db.abc.supabase.co/postgres?user=postgres&password=HiddenWord', 'HiddenWord'],
  ['mongodb+srv://admin:HiddenWord@cluster.test', 'HiddenWord'],
  ['https://admin:HiddenWord@abc.supabase.co', 'HiddenWord'],
  ['https:\\\\admin:HiddenWord@abc.supabase.co', 'HiddenWord'],
  ['See (https://admin:HiddenWord@x.test/a) for more', 'HiddenWord'],
  ['from=https://x.test,to=https://admin:HiddenWord@y.test', 'HiddenWord'],
  ['host=db.x.test user=postgres password=HiddenWord', 'HiddenWord'],
  ['sb_secret_HiddenWord', 'HiddenWord'],
  [`sbp_${'0123456789abcdef'.repeat(2)}`, '0123456789abcdef'],
  [`key: ${keyOf({ role: 'service_role' })}`, keyOf({ role: 'service_role' }).slice(30)],
  [keyOf({ iss: 'elsewhere' }), keyOf({ iss: 'elsewhere' }).slice(30)],
  [`ghp_${'a1B2'.repeat(9)}`, 'a1B2'],
  [`EAA${'Gm0PX4ZCpsBA'.repeat(8)}`, 'Gm0PX4ZCpsBA'],
  [`sk_${'live'}_HiddenWord`, 'HiddenWord'],
  ['https://hooks.slack.com/services/T000/B000/HiddenWord', 'HiddenWord'],
  ['-----BEGIN RSA PRIVATE KEY-----\nHiddenWord\n', 'HiddenWord'],
];

const HARMLESS = [
  '',
  'https://www.example.com:8443/maps/@33.9,-117.4',
  'https://www.youtube.com/@roofers',
  'Write to mailto:info@example.com or call.',
  'Hours: 8:00/17:00 @ the office',
  'The password is never asked for. Take the user name and password out of the address.',
  'postgresql://localhost/postgres',
  'https://abc.supabase.co',
  'sb_publishable_AbC-123_x',
  keyOf({ role: 'anon' }),
  'A roof_age of 20+, and/or tiles://',
  'sk-8 boards, SG. roofs, AKIA',
];

describe('a secret', () => {
  it.each(SECRETS)('is seen in %s', (text) => expect(secretIn(text)).toEqual(expect.any(String)));
  it.each(SECRETS)('is not repeated of %s', (text, secret) => {
    expect(text).toContain(secret);
    expect(withoutSecrets(`the value "${text}" is wrong.`)).not.toContain(secret);
    expect(withoutSecrets(`the value "${text}" is wrong.`)).toContain('the value "');
  });
  it.each(HARMLESS)('is not seen in %j', (text) => expect(secretIn(text)).toBeNull());

  it('keeps what is beside it', () => {
    expect(withoutSecrets('"https://admin:pw@abc.supabase.co/x" is not an address.')).toBe('"https://…@abc.supabase.co/x" is not an address.');
    expect(withoutSecrets('use https://www.youtube.com/@roofers or mail info@example.com')).toBe(
      'use https://www.youtube.com/@roofers or mail info@example.com',
    );
  });

  it('is in none of the sample', () => {
    const files = filesIn(sample).filter((name) => name.endsWith('.yaml'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const text = readFileSync(join(sample, file), 'utf8');
      expect(secretIn(text), file).toBeNull();
      expect(withoutSecrets(text), file).toBe(text);
    }
  });

  it.each(['https://', ':', '/:', '@:', 'eyJ', 'eyJa.', 'a:/', 'password=', 'postgres:/', 'sk-', '-----BEGIN '])(
    'takes no time to look for in a million of %j',
    (part) => {
      const text = part.repeat(Math.ceil(1e6 / part.length));
      const start = performance.now();
      secretIn(text);
      withoutSecrets(text);
      expect(performance.now() - start).toBeLessThan(5_000);
    },
  );
});
