import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../generator/problem';
import { type Flags, resolveSettings, UsageError } from '../../../generator/settings';

const project = mkdtempSync(join(tmpdir(), 'shingle-settings-'));
const problemOf = (flags: Flags, env: Record<string, string>, folder = project): Problem | null => {
  try {
    resolveSettings(flags, { project: folder, cwd: '/caller', env });
    return null;
  } catch (cause) {
    if (cause instanceof UsageError) return cause.problems[0] ?? null;
    throw cause;
  }
};
const settled = (flags: Flags, env: Record<string, string> = {}) => resolveSettings(flags, { project, cwd: '/caller', env });

describe('settings', () => {
  it('takes the project’s folders by default and the caller’s when named', () => {
    expect(settled({})).toMatchObject({ data: join(project, 'data'), out: join(project, 'out'), base: '/', siteUrl: null });
    expect(settled({ data: 'other', out: '/abs/out' })).toMatchObject({ data: '/caller/other', out: '/abs/out' });
  });

  it('prefers the flag to the environment, the environment to .env, .env to the data', () => {
    const withFile = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    writeFileSync(join(withFile, '.env'), 'SITE_URL=https://file.test\nSUPABASE_URL="https://db.test"\n');
    const at = (flags: Flags, env: Record<string, string>) => resolveSettings(flags, { project: withFile, cwd: '/caller', env });
    expect(at({}, {}).siteUrl).toBe('https://file.test');
    expect(at({}, {}).supabase).toEqual({
      url: 'https://db.test',
      anonKey: null,
      place: { file: expect.stringMatching(/\.env$/), line: 2, field: 'SUPABASE_URL' },
    });
    expect(at({}, { SITE_URL: 'https://env.test' }).siteUrl).toBe('https://env.test');
    expect(at({ siteUrl: 'https://flag.test' }, { SITE_URL: 'https://env.test' }).siteUrl).toBe('https://flag.test');
    expect(at({}, { SITE_URL: ' ' }).siteUrl).toBe('https://file.test');
  });

  it.each([
    ['https://www.example.com', 'https://www.example.com'],
    ['https://www.example.com/', 'https://www.example.com'],
    ['www.example.com', 'https://www.example.com'],
    ['HTTPS://WWW.EXAMPLE.COM', 'https://www.example.com'],
    ['http://localhost:4173/', 'http://localhost:4173'],
  ])('reads the address %s as %s', (written, url) => expect(settled({ siteUrl: written }).siteUrl).toBe(url));

  it.each(['https://.com', 'https://a"b.com', 'https://-a.com', 'https://x.test/roofing', 'ftp://x.test', 'https://u:p@x.test', 'https://', 'x y'])(
    'refuses the address %j',
    (written) => {
      expect(() => settled({ siteUrl: written })).toThrow(UsageError);
    },
  );

  it('names the environment variable that is wrong', () => {
    expect(() => settled({}, { SITE_URL: 'ftp://x.test' })).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ field: 'SITE_URL' })] }));
  });

  it('repeats no value of an address that may hold a secret', () => {
    const wrong = ['https://u:HiddenWord@x.test', 'u:HiddenWord@x.test', 'https://x.test/?key=HiddenWord', 'Hidden Word', `sb_secret_${'HiddenWord'}/`];
    for (const written of wrong) {
      const problems = [{ siteUrl: written }, {}].map((flags, index) => problemOf(flags, index === 0 ? {} : { SITE_URL: written }));
      expect(problems.map((problem) => problem?.field)).toEqual(['--site-url', 'SITE_URL']);
      for (const problem of problems) expect(JSON.stringify(problem)).not.toMatch(/Hidden/);
    }
  });

  it.each([
    ['SUPABASE_URL', 'postgresql://postgres:HiddenWord@db.abc.supabase.co:5432/postgres', 'write https://abc.supabase.co; '],
    ['SUPABASE_URL', 'https://abc.supabase.co/rest/v1/', 'write https://abc.supabase.co'],
    ['SUPABASE_ANON_KEY', 'sb_secret_HiddenWord', 'take the key called "anon" or "publishable"'],
  ])('refuses a wrong %s, in the environment and in .env', (name, value, fix) => {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    writeFileSync(join(folder, '.env'), `# ours\nVITE_${name}: ${value}\n`);
    expect(problemOf({}, { [name]: value })).toMatchObject({ field: name, fix: expect.stringContaining(fix) });
    expect(problemOf({}, {}, folder)).toMatchObject({ file: join(folder, '.env'), line: 2, field: `VITE_${name}`, fix: expect.stringContaining(fix) });
    expect(JSON.stringify([problemOf({}, { [name]: value }), problemOf({}, {}, folder)])).not.toContain('Hidden');
  });

  it('takes a backend on this machine, which a production build refuses later', () => {
    expect(settled({}, { SUPABASE_URL: 'http://127.0.0.1:54321' }).supabase.url).toBe('http://127.0.0.1:54321');
  });

  it('says shortly what environment and .env say, whatever flags say', () => {
    const short = (flags: Flags, env: Record<string, string>) => settled(flags, env).environment;
    const site = { SITE_URL: 'https://a.test' };
    expect(short({ siteUrl: 'https://b.test', base: '/x/' }, site)).toBe(short({}, { SITE_URL: 'a.test/' }));
    const all: Record<string, string>[] = [
      {},
      site,
      { SITE_URL: 'https://b.test' },
      { SUPABASE_URL: 'https://abc.supabase.co' },
      { SUPABASE_ANON_KEY: 'sb_publishable_x' },
    ];
    expect(new Set(all.map((env) => short({}, env))).size).toBe(all.length);
  });

  it('names a file that was meant to be .env', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    writeFileSync(join(folder, '.env.txt'), 'SUPABASE_URL=https://abc.supabase.co\n');
    expect(problemOf({}, {}, folder)).toMatchObject({ file: join(folder, '.env.txt'), fix: expect.stringContaining('rename it to .env') });
    writeFileSync(join(folder, '.env'), '');
    expect(problemOf({}, {}, folder)).toBeNull();
  });

  it('names a line of .env that cannot be meant', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    writeFileSync(join(folder, '.env'), '\nSUPABASE_ULR=https://abc.supabase.co\n');
    expect(problemOf({}, {}, folder)).toMatchObject({ file: join(folder, '.env'), line: 2, field: 'SUPABASE_ULR' });
  });

  it('names all that is wrong in .env and the environment at once', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    const told = (env: Record<string, string>) => {
      try {
        resolveSettings({ base: '../up' }, { project: folder, cwd: '/caller', env });
      } catch (cause) {
        return (cause as UsageError).problems.map(({ line, field }) => `${line ?? ''} ${field}`);
      }
      return [];
    };
    writeFileSync(join(folder, '.env'), 'SUPABASE_ULR=https://abc.supabase.co\nSITE_URL=ftp://x.test\nSITE_ULR=x\nSUPABASE_ANON_KEY=sb_secret_x\n');
    expect(told({})).toEqual(['1 SUPABASE_ULR', '3 SITE_ULR', '2 SITE_URL', '4 SUPABASE_ANON_KEY', ' --base']);
    expect(told({ SITE_URL: 'https://x.test', SUPABASE_URL: 'x' })).toEqual([
      '1 SUPABASE_ULR',
      '3 SITE_ULR',
      ' SUPABASE_URL',
      '4 SUPABASE_ANON_KEY',
      ' --base',
    ]);
  });

  it('refuses a base that is not a path', () => expect(() => settled({ base: '../up' })).toThrow(UsageError));
});
