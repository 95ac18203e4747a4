// .env as people, editors and other tools write it: read as it was meant, or named with its line.
import { describe, expect, it } from 'vitest';
import { readEnvFile } from '../../../generator/settings/envFile';

const URL_LINE = 'SUPABASE_URL=https://abc.supabase.co';

function read(text: string | Uint8Array) {
  const { settings, problems } = readEnvFile(typeof text === 'string' ? Buffer.from(text) : text, '/project/.env');
  return { ...Object.fromEntries([...settings].map(([name, { value }]) => [name, value])), ...(problems.length > 0 && { problems }) };
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('the encodings of .env', () => {
  const text = `# Größe\r\n${URL_LINE}\r\nSITE_URL=https://www.x.test\r\n`;
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${URL_LINE}\n${text}`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big end first', utf16be(`\ufeff${text}`)],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 without a mark, big end first', utf16be(text)],
    ['that of Windows', Buffer.from(text, 'latin1')],
    ['with ends of lines of long ago', Buffer.from(text.replaceAll('\r\n', '\r'))],
  ])('%s is read', (_name, bytes) => {
    expect(read(bytes)).toEqual({ SUPABASE_URL: 'https://abc.supabase.co', SITE_URL: 'https://www.x.test' });
  });
});

describe('a line of .env', () => {
  it.each([
    URL_LINE,
    'SUPABASE_URL = https://abc.supabase.co',
    'SUPABASE_URL: https://abc.supabase.co',
    'SUPABASE_URL https://abc.supabase.co',
    'export SUPABASE_URL=https://abc.supabase.co',
    'set SUPABASE_URL=https://abc.supabase.co',
    '$env:SUPABASE_URL = "https://abc.supabase.co"',
    '- SUPABASE_URL=https://abc.supabase.co',
    '"SUPABASE_URL": "https://abc.supabase.co",',
    'supabase_url=https://abc.supabase.co',
    'SUPABASE-URL=https://abc.supabase.co',
    'VITE_SUPABASE_URL=https://abc.supabase.co',
    'NEXT_PUBLIC_SUPABASE_URL=https://abc.supabase.co',
    'SUPABASE_PROJECT_URL=https://abc.supabase.co',
    'SUPABASE_URL="https://abc.supabase.co"',
    "SUPABASE_URL='https://abc.supabase.co' # ours",
    'SUPABASE_URL=“https://abc.supabase.co”',
    'SUPABASE_URL=‘https://abc.supabase.co’',
    'SUPABASE_URL="https://abc.supabase.co',
    'SUPABASE_URL=https://abc.supabase.co # ours',
    '\u00a0SUPABASE_URL\u00a0=\u00a0\u200bhttps://abc.supabase.co;',
  ])('%s is read', (line) => expect(read(line)).toEqual({ SUPABASE_URL: 'https://abc.supabase.co' }));

  it.each(['SUPABASE_ANON_KEY', 'SUPABASE_KEY', 'VITE_SUPABASE_ANON_KEY', 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_DEFAULT_KEY', 'SUPABASE_PUBLISHABLE_KEY'])(
    '%s is the key',
    (name) => {
      expect(read(`${name}=sb_publishable_x`)).toEqual({ SUPABASE_ANON_KEY: 'sb_publishable_x' });
    },
  );

  it.each([
    ['SUPABASE_ULR=https://abc.supabase.co', 'SUPABASE_ULR', 'write SUPABASE_URL;'],
    ['SUPBASE_ANON_KEY=x', 'SUPBASE_ANON_KEY', 'write SUPABASE_ANON_KEY;'],
    ['VITE_SUPABASE_HOST=x', 'VITE_SUPABASE_HOST', 'write SUPABASE_URL;'],
    ['SUPBASE_KEY=x', 'SUPBASE_KEY', 'write SUPABASE_ANON_KEY;'],
    ['SUPABASE_FUNCTIONS_ENDPOINT=x', 'SUPABASE_FUNCTIONS_ENDPOINT', 'write SUPABASE_URL or SUPABASE_ANON_KEY, '],
    ['SITE_ULR: https://x.test', 'SITE_ULR', 'write SITE_URL;'],
    ['WEBSITE_URL=https://x.test', 'WEBSITE_URL', 'write SITE_URL;'],
  ])('%s is named', (line, field, fix) => {
    expect(read(`# one\n\n${line}\n`)).toEqual({
      problems: [expect.objectContaining({ file: '/project/.env', line: 3, field, what: 'is the name of no setting.', fix: expect.stringContaining(fix) })],
    });
  });

  it.each([
    'https://abc.supabase.co',
    'Supabase URL is https://abc.supabase.co',
    '\\f0 SUPABASE_URL=https://abc.supabase.co\\',
    'sb_publishable_x',
    'the key of supabase',
  ])('%s is named', (line) => {
    expect(read(`${line}\n`)).toEqual({ problems: [expect.objectContaining({ line: 1, what: 'this line says nothing as it is written here.' })] });
  });

  it('is named where another says something else', () => {
    expect(read(`${URL_LINE}\nVITE_SUPABASE_URL=https://xyz.supabase.co`).problems).toEqual([
      expect.objectContaining({ line: 2, field: 'VITE_SUPABASE_URL', what: 'is set on line 1 too, to something else.' }),
    ]);
    expect(read(`SUPABASE_URL=\n${URL_LINE}\n${URL_LINE}`)).toEqual({ SUPABASE_URL: 'https://abc.supabase.co' });
  });

  it.each(['SITE_URL = # none', 'SITE_URL=# none', 'SITE_URL=#none', 'SITE_URL:   # none yet', 'SITE_URL=""  # none'])(
    '%j holds a comment and no value',
    (line) => {
      expect(read(`${line}\n${URL_LINE}`)).toEqual({ SUPABASE_URL: 'https://abc.supabase.co' });
    },
  );

  it('of another program is its own', () => {
    const others = [
      'PORT=3000',
      'DATABASE_URL=postgresql://postgres:pw@db',
      'SUPABASE_SERVICE_ROLE_KEY=x',
      'SUPABASE_DB_PASSWORD=x',
      'SUPABASE_ACCESS_TOKEN=x',
      'SITE_NAME=x',
      'set -a',
      'CERTIFICATE="-----BEGIN',
      'supabase',
      '-----END"',
    ];
    expect(read([...others, URL_LINE].join('\n'))).toEqual({ SUPABASE_URL: 'https://abc.supabase.co' });
  });

  it.each(["A='\n", 'SUPABASE_URL ', ' ', '=', 'a', '"'])('takes no time, however often %j stands there', (part) => {
    const start = performance.now();
    read(part.repeat(Math.ceil(3e5 / part.length)));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
