// What a site's settings make of its content security policy, and of the file that tells hosts.
import { describe, expect, it } from 'vitest';
import { headersFile } from '../../../generator/host/headers';
import { contentSecurityPolicy, type PolicySettings } from '../../../generator/host/policy';

const STRICTEST: PolicySettings = { supabase: null, pixel: null, webhook: 'off' };

function directives(settings: Partial<PolicySettings>): Record<string, string> {
  const text = contentSecurityPolicy({ ...STRICTEST, ...settings });
  return Object.fromEntries(text.split('; ').map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]));
}

describe('the content security policy', () => {
  it('names nothing but the site itself where nothing else is set', () => {
    expect(contentSecurityPolicy(STRICTEST)).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; font-src 'self'; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });

  it('names the backend alone where the webhook is off', () => {
    expect(directives({ supabase: 'https://abc.supabase.co' })['connect-src']).toBe("'self' https://abc.supabase.co");
  });

  it('names a backend on this machine, which a preview may have', () => {
    expect(directives({ supabase: 'http://127.0.0.1:54321' })['connect-src']).toBe("'self' http://127.0.0.1:54321");
  });

  it.each([
    'abc.supabase.co',
    'https://admin:pw@abc.supabase.co',
    'https://abc.supabase.co/rest/?a=1;b',
    'postgresql://postgres:pw@db.abc.supabase.co',
    "'unsafe-eval'",
    'data:text/plain,x',
    'x; script-src *',
    'https://',
  ])('names nothing for %s, which is not an address', (supabase) => {
    expect(contentSecurityPolicy({ ...STRICTEST, supabase })).toBe(contentSecurityPolicy(STRICTEST));
  });

  it('lets copies go to any https address while the visitor may name one', () => {
    expect(directives({ webhook: 'visitor' })).toEqual({ ...directives({}), 'connect-src': "'self' https:" });
  });

  it('lets the pixel in only with an id', () => {
    expect(directives({ pixel: '123' })).toEqual({
      ...directives({}),
      'script-src': "'self' https://connect.facebook.net",
      'img-src': "'self' https://www.facebook.com",
      'connect-src': "'self' https://www.facebook.com",
    });
  });

  it('never allows what is inline, evaluated, or an address that holds its own bytes', () => {
    for (const supabase of [null, 'https://abc.supabase.co']) {
      for (const pixel of [null, '123']) {
        for (const webhook of ['visitor', 'off'] as const) expect(contentSecurityPolicy({ supabase, pixel, webhook })).not.toMatch(/unsafe|data:|\*/);
      }
    }
  });
});

describe('_headers', () => {
  const made = (more: Partial<Parameters<typeof headersFile>[0]> = {}) =>
    headersFile({ ...STRICTEST, base: '/', httpsOnly: false, assets: ['assets/boot.js', 'assets/city-CvqYt3iH.css'], ...more });

  it('is what Netlify and Cloudflare Pages read', () => {
    expect(made()).toBe(
      [
        '/*',
        `  Content-Security-Policy: ${contentSecurityPolicy(STRICTEST)}`,
        '  X-Content-Type-Options: nosniff',
        '  Referrer-Policy: strict-origin-when-cross-origin',
        '  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=()',
        '  Cross-Origin-Opener-Policy: same-origin',
        '',
        '/assets/boot.js',
        '  Cache-Control: no-cache',
        '',
        '/assets/city-CvqYt3iH.css',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    );
  });

  it('binds browsers to https only where the site is a finished one', () => {
    expect(made()).not.toContain('Strict-Transport-Security');
    expect(made({ httpsOnly: true })).toContain('  Strict-Transport-Security: max-age=31536000\n');
  });

  it('speaks of the folder that the site stands in', () => {
    expect(
      made({ base: '/roofing/' })
        .split('\n')
        .filter((line) => line.startsWith('/')),
    ).toEqual(['/roofing/*', '/roofing/assets/boot.js', '/roofing/assets/city-CvqYt3iH.css']);
  });

  it('stays within what Cloudflare Pages takes: 100 rules, 2,000 characters a line', () => {
    const lines = made({ supabase: 'https://abcdefghijklmnopqrst.supabase.co', pixel: '1234567890123456', webhook: 'visitor' }).split('\n');
    for (const line of lines) expect(line.length).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  });
});
