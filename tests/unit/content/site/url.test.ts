import { describe, expect, it } from 'vitest';
import { absoluteOf, destinationOf, fileOf, hrefOf, pageOf } from '../../../../generator/content/site/url';
import { baseFrom } from '../../../../generator/settings';

describe('the URL rule', () => {
  it.each([
    ['/', 'index.html'],
    ['/privacy', 'privacy.html'],
    ['/cities/riverside', 'cities/riverside.html'],
    ['/404', '404.html'],
  ])('keeps %s in %s, and back', (path, file) => {
    expect(fileOf(path)).toBe(file);
    expect(pageOf(file)).toBe(path);
  });

  it('knows that a picture is not a page', () => expect(pageOf('favicon.svg')).toBeNull());

  it.each([
    ['/', '/', '/'],
    ['/', '/#about', '/#about'],
    ['/roofing/', '/', '/roofing/'],
    ['/roofing/', '/cities/riverside', '/roofing/cities/riverside'],
  ])('under %s links %s as %s', (base, path, href) => expect(hrefOf(base, path)).toBe(href));

  it('keeps the slash of the home page alone in absolute addresses', () => {
    expect(absoluteOf('https://x.test', '/', '/')).toBe('https://x.test/');
    expect(absoluteOf('https://x.test', '/a/', '/privacy')).toBe('https://x.test/a/privacy');
  });

  it.each([
    ['/', '/', '#contact', { file: 'index.html', anchor: 'contact' }],
    ['/', '/privacy', '/#about', { file: 'index.html', anchor: 'about' }],
    ['/', '/', '/cities/riverside?x=1', { file: 'cities/riverside.html', anchor: null }],
    ['/', '/', '/assets/boot.js', { file: 'assets/boot.js', anchor: null }],
    ['/roofing/', '/', '/roofing/privacy#choices', { file: 'privacy.html', anchor: 'choices' }],
    // A link that forgets the base leads out of the site: it is looked for as a file, and is not found.
    ['/roofing/', '/', '/privacy', { file: '/privacy', anchor: null }],
  ])('under %s, on %s, follows %s', (base, from, href, destination) => {
    expect(destinationOf(base, from, href)).toEqual(destination);
  });

  it.each(['tel:+19515550100', 'mailto:a@b.test', 'https://x.test/', '//x.test/'])('leaves %s alone', (href) => {
    expect(destinationOf('/', '/', href)).toBeNull();
  });

  it.each([
    ['/', '/'],
    ['', '/'],
    ['roofing', '/roofing/'],
    ['/a/b', '/a/b/'],
    ['/~user/', '/~user/'],
  ])('reads the base %j as %s', (written, base) => expect(baseFrom(written)).toBe(base));

  it.each(['a b', '..', '/a/../b', 'a//b', 'https://x.test', 'a?b', 'a\\b'])('refuses the base %j', (written) => {
    expect(baseFrom(written)).toBeNull();
  });
});
