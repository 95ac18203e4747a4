import { describe, expect, it } from 'vitest';
import { fillText, longDay, tokensIn } from '../../../generator/plan/text';

describe('texts', () => {
  it('fills in tokens', () => {
    expect(fillText('Serving {city}, {claim:years} years', new Map([['city', 'Norco'], ['claim:years', '25+']]))).toBe('Serving Norco, 25+ years');
  });

  it('does not read tokens out of what it filled in', () => {
    expect(fillText('{a}', new Map([['a', '{b}'], ['b', 'x']]))).toBe('{b}');
  });

  it('names its tokens', () => expect(tokensIn('{a} and {claim:b}')).toEqual(['a', 'claim:b']));

  it('writes a day without moving it', () => expect(longDay('2030-01-01')).toBe('January 1, 2030'));
});
