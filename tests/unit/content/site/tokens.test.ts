import { describe, expect, it } from 'vitest';
import type { SiteData } from '../../../../generator/content/read';
import { claimTokens, fillText, longDay, tokensIn } from '../../../../generator/content/site/tokens';

describe('texts', () => {
  it('fills in tokens', () => {
    expect(
      fillText(
        'Serving {city}, {claim:years} years',
        new Map([
          ['city', 'Norco'],
          ['claim:years', '25+'],
        ]),
      ),
    ).toBe('Serving Norco, 25+ years');
  });

  it('does not read tokens out of what it filled in', () => {
    expect(
      fillText(
        '{a}',
        new Map([
          ['a', '{b}'],
          ['b', 'x'],
        ]),
      ),
    ).toBe('{b}');
  });

  it('names its tokens', () => expect(tokensIn('{a} and {claim:b}')).toEqual(['a', 'claim:b']));

  it('takes a price that a claim names from the estimator, where it stands once', () => {
    const claim = (text: string) => ({ text, meaning: '', basis: null, ownerConfirmed: null });
    const claims = { claims: { tpo: claim('from {price:tpo}'), metal: claim('{price:metal}'), rest: claim('{price:other}') } };
    const estimator = { materials: { tpo: { label: 'TPO', price: 9 }, metal: { label: 'Metal', price: 22.5 } }, otherPrice: 1.15 } as SiteData['estimator'];
    expect([...claimTokens({ claims, estimator })]).toEqual([
      ['claim:tpo', 'from $9'],
      ['claim:metal', '$22.50'],
      ['claim:rest', '$1.15'],
    ]);
  });

  it('writes a day without moving it', () => expect(longDay('2030-01-01')).toBe('January 1, 2030'));
});
