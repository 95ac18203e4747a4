// The pure rules of serve: what an address asks for, what a browser accepts, what is said beside a file.
import { describe, expect, it } from 'vitest';
import { cacheOf } from '../../generator/host/headers';
import { parseRequest } from '../../generator/serve/address';
import { typeOf } from '../../generator/serve/headers';
import { encodingFor, isKnown, partFor } from '../../generator/serve/negotiate';

describe('parseRequest', () => {
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
    expect(parseRequest(target, base)).toEqual(asked);
  });

  it.each([
    '/../etc/passwd',
    '/%2e%2e/x',
    '/a/..%2f..%2fx',
    '/a/%2E%2E/x',
    '/.git/config',
    '/.shingle.json',
    '/a/.env',
    '//evil.test/x',
    '/a//b',
    '/a%5c..%5cb',
    '/a%00.html',
    '/%2fetc/passwd',
    '/C:/x',
    '/a%0d%0ab',
  ])('finds nothing at %s', (target) => {
    expect(parseRequest(target, '/')).toEqual({ kind: 'unknown' });
  });

  it.each([
    ['/rest/v1/contact_submissions?columns=a', '/', ['contact_submissions']],
    ['/roofing/rest/v1/contact_submissions', '/roofing/', ['contact_submissions']],
    ['/rest/v1/contact_submissions', '/roofing/', ['contact_submissions']],
    ['/rest/v1', '/', []],
    ['/rest/v1/', '/', ['']],
  ])('takes %s under %s for the data API', (target, base, path) => {
    expect(parseRequest(target, base)).toMatchObject({ kind: 'api', path });
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
