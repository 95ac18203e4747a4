// The pure rules of serve: what an address asks for, what a browser accepts, whose request it is, what a spreadsheet may see.
import { describe, expect, it } from 'vitest';
import { csvCell, printable } from '../../generator/leads/show';
import { cacheOf } from '../../generator/publish/headers';
import { whatIsAsked } from '../../generator/serve/address';
import { typeOf } from '../../generator/serve/headers';
import { encodingFor, isKnown, partFor } from '../../generator/serve/negotiate';
import { addressOf } from '../../generator/serve/peer';

describe('whatIsAsked', () => {
  it.each([
    ['/', '/', { kind: 'file', file: 'index.html' }],
    ['/?utm=1', '/', { kind: 'file', file: 'index.html' }],
    ['/cities/riverside', '/', { kind: 'file', file: 'cities/riverside.html' }],
    ['/cities/riverside/?a=b', '/', { kind: 'moved', file: 'cities/riverside.html', to: '/cities/riverside?a=b' }],
    ['/cities/riverside.html', '/', { kind: 'moved', file: 'cities/riverside.html', to: '/cities/riverside' }],
    ['/index', '/', { kind: 'moved', file: 'index.html', to: '/' }],
    ['/index.html?q', '/', { kind: 'moved', file: 'index.html', to: '/?q' }],
    ['/sitemap.xml', '/', { kind: 'file', file: 'sitemap.xml' }],
    ['/sitemap.xml/', '/', { kind: 'unknown' }],
    ['/assets/a-12345678.css?v=1', '/', { kind: 'file', file: 'assets/a-12345678.css' }],
    ['/404', '/', { kind: 'unknown' }],
    ['/500.html', '/', { kind: 'unknown' }],
    ['http://site.test/privacy', '/', { kind: 'file', file: 'privacy.html' }],
    ['http://site.test', '/', { kind: 'file', file: 'index.html' }],
    ['/roofing', '/roofing/', { kind: 'moved', file: 'index.html', to: '/roofing/' }],
    ['/roofing/', '/roofing/', { kind: 'file', file: 'index.html' }],
    ['/roofing/cities/riverside.html', '/roofing/', { kind: 'moved', file: 'cities/riverside.html', to: '/roofing/cities/riverside' }],
    ['/', '/roofing/', { kind: 'unknown' }],
    ['/cities/riverside', '/roofing/', { kind: 'unknown' }],
    ['/roofing-2/', '/roofing/', { kind: 'unknown' }],
    ['/%E0%A4%A', '/', { kind: 'malformed' }],
    ['*', '/', { kind: 'malformed' }],
  ])('%s under %s', (target, base, asked) => {
    expect(whatIsAsked(target, base)).toEqual(asked);
  });

  it.each(['/../etc/passwd', '/%2e%2e/x', '/a/..%2f..%2fx', '/a/%2E%2E/x', '/.git/config', '/.shingle.json', '/a/.env', '//evil.test/x', '/a//b', '/a%5c..%5cb', '/a%00.html', '/%2fetc/passwd', '/C:/x', '/a%0d%0ab'])(
    'finds nothing at %s',
    (target) => {
      expect(whatIsAsked(target, '/')).toEqual({ kind: 'unknown' });
    },
  );

  it.each([
    ['/rest/v1/contact_submissions?columns=a', '/', ['contact_submissions']],
    ['/roofing/rest/v1/contact_submissions', '/roofing/', ['contact_submissions']],
    ['/rest/v1/contact_submissions', '/roofing/', ['contact_submissions']],
    ['/rest/v1', '/', []],
    ['/rest/v1/', '/', ['']],
  ])('takes %s under %s for the data API', (target, base, path) => {
    expect(whatIsAsked(target, base)).toMatchObject({ kind: 'api', path });
  });
});

describe('what a browser accepts', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['identity', null],
    ['GZIP', 'gzip'],
  ])('%j is answered with %j', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('knows "a" by If-None-Match: %s: %s', (header, known) => {
    expect(isKnown('"a"', header)).toBe(known);
  });

  it.each([
    [undefined, 'whole'],
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=50-1000', { from: 50, to: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=9-5', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-5', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s of 100 bytes', (range, part) => {
    expect(partFor(range, 100)).toEqual(part);
  });
});

describe('what is said beside a file', () => {
  it('keeps for ever only what has a hash in its name', () => {
    expect(cacheOf('assets/city-CkME-1J_.css')).toContain('immutable');
    for (const file of ['assets/boot.js', 'index.html', 'images/crew-12345678.jpg', 'sitemap.xml']) expect(cacheOf(file)).toBe('no-cache');
  });

  it('knows the types of a site', () => {
    expect(['a.html', 'sitemap.xml', 'site.webmanifest', 'a.woff2', 'a.what'].map(typeOf)).toEqual([
      'text/html; charset=utf-8',
      'application/xml',
      'application/manifest+json',
      'font/woff2',
      'application/octet-stream',
    ]);
  });
});

describe('addressOf', () => {
  it.each([
    ['203.0.113.5', undefined, '203.0.113.5'],
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
    ['::1', '2001:db8::1', '2001:db8::1'],
    ['::ffff:127.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['::ffff:203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '198.51.100.1, ', '127.0.0.1'],
    [undefined, undefined, ''],
  ])('of %s, forwarded for %s', (peer, forwarded, address) => {
    expect(addressOf(peer, forwarded)).toBe(address);
  });
});

describe('a lead in a spreadsheet', () => {
  it.each([
    ['Ann', 'Ann'],
    ['=1+1', `"'=1+1"`],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1 951 555 0123', `"'+1 951 555 0123"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['  =1', `"'  =1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['＝1', `"'＝1"`],
    ['\rx', `"'\rx"`],
    ['a,"b"\nc', '"a,""b""\nc"'],
    ['a;=1', '"a;=1"'],
    [true, 'true'],
    ['', ''],
  ])('%j becomes %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

it('a lead on a terminal repaints nothing', () => {
  expect(printable('a\u001b[2Jb\u0007\u202ec\r\nd\u2028e')).toBe('a\ufffd[2Jb\ufffd\ufffdc\n    d\ufffde');
});
