import { describe, expect, it } from 'vitest';
import { brokenTarget, phoneModel, resolveTarget } from '../../../../generator/content/site/links';

const ANCHORS = { home: ['home', 'services', 'estimator', 'about', 'contact'], contact: ['contact'], plain: [] };
const here = (variant: keyof typeof ANCHORS, base = '/') => ({ anchors: new Set<string>(ANCHORS[variant]), base, phone: phoneModel('(951) 555-0101') });

describe('links', () => {
  it.each([
    ['home', '#estimator', '#estimator'],
    ['home', '/#about', '#about'],
    ['contact', '#estimator', '/#estimator'],
    ['contact', '#contact', '#contact'],
    ['plain', '#contact', '/#contact'],
    ['plain', '/services/gutters', '/services/gutters'],
    ['contact', 'tel', 'tel:+19515550101'],
    ['home', 'https://x.test/', 'https://x.test/'],
  ] as const)('on a %s page %s is %s (D5)', (variant, target, href) => {
    expect(resolveTarget(target, here(variant))).toBe(href);
  });

  it('puts the base before paths, not before anchors of the same page', () => {
    expect(resolveTarget('#contact', here('contact', '/roofing/'))).toBe('#contact');
    expect(resolveTarget('#contact', here('plain', '/roofing/'))).toBe('/roofing/#contact');
    expect(resolveTarget('/', here('plain', '/roofing/'))).toBe('/roofing/');
  });

  it.each(['(951) 555-0101', '951-555-0101', '951.555.0101'])('dials %s with digits alone', (display) => {
    expect(phoneModel(display).href).toBe('tel:+19515550101');
  });

  it('knows what leads nowhere', () => {
    const paths = { paths: new Set(['/', '/privacy']), anchorsOn: (path: string) => new Set(path === '/' ? ANCHORS.home : ['choices']) };
    expect(brokenTarget('/privcy', paths)?.what).toBe('there is no page /privcy.');
    expect(brokenTarget('#abuot', paths)?.what).toBe('there is no anchor #abuot.');
    expect(brokenTarget('/privacy#abuot', paths)).toEqual({ what: 'there is no anchor #abuot on /privacy.', known: ['/privacy#choices'] });
    for (const target of ['tel', '/', '#about', '/privacy', '/privacy#choices', 'https://x.test']) expect(brokenTarget(target, paths)).toBeNull();
  });
});
