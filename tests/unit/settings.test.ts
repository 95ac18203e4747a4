import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Flags, settle, UsageError } from '../../generator/settings';

const project = mkdtempSync(join(tmpdir(), 'shingle-settings-'));
const settled = (flags: Flags, env: Record<string, string> = {}) => settle(flags, { project, cwd: '/caller', env });

describe('settings', () => {
  it('takes the project’s folders by default and the caller’s when named', () => {
    expect(settled({})).toMatchObject({ data: join(project, 'data'), out: join(project, 'out'), base: '/', siteUrl: null });
    expect(settled({ data: 'other', out: '/abs/out' })).toMatchObject({ data: '/caller/other', out: '/abs/out' });
  });

  it('prefers the flag to the environment, the environment to .env, .env to the data', () => {
    const withFile = mkdtempSync(join(tmpdir(), 'shingle-env-'));
    writeFileSync(join(withFile, '.env'), 'SITE_URL=https://file.test\nSUPABASE_URL="https://db.test"\n');
    const at = (flags: Flags, env: Record<string, string>) => settle(flags, { project: withFile, cwd: '/caller', env });
    expect(at({}, {}).siteUrl).toBe('https://file.test');
    expect(at({}, {}).supabase).toEqual({ url: 'https://db.test', anonKey: null });
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

  it.each(['https://.com', 'https://a"b.com', 'https://-a.com', 'https://x.test/roofing', 'ftp://x.test', 'https://u:p@x.test', 'https://', 'x y'])('refuses the address %j', (written) => {
    expect(() => settled({ siteUrl: written })).toThrow(UsageError);
  });

  it('names the environment variable that is wrong', () => {
    expect(() => settled({}, { SITE_URL: 'ftp://x.test' })).toThrow(expect.objectContaining({ problem: expect.objectContaining({ field: 'SITE_URL' }) }));
  });

  it('refuses a base that is no path', () => expect(() => settled({ base: '../up' })).toThrow(UsageError));
});
