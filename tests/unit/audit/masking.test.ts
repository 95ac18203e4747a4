import { describe, expect, it } from 'vitest';
import { maskedWords, namesOf } from '../../../generator/audit/masking';

const names = namesOf(['Riverside', 'Riverside County', 'Indio', 'Palm Desert', "La Quinta's Cove", 'Orange']);
const masked = (...texts: string[]) => maskedWords(texts, names).join(' ');

describe('maskedWords', () => {
  it.each([
    ['A roof in Riverside County lasts.', 'a roof in § lasts'],
    ["Riverside's roofs", '§ s roofs'],
    ['Indio, Palm Desert and Riverside', '§ and §'],
    ['Desert palms in orange groves', 'desert palms in orange groves'],
    ['24/7, 48hr', '24 7 48hr'],
  ])('%s', (text, words) => {
    expect(masked(text)).toBe(words);
  });

  it('is not changed by swapping one name for another, whatever its length and first letter', () => {
    const page = (city: string) => [`An ${city} roof`.replace(/^An (?![AEIO])/, 'A '), `Roofing in ${city}: sun, wind and ${city}'s rain.`, city];
    expect(masked(...page('Palm Desert'))).toBe(masked(...page('Indio')));
    expect(masked(...page('Riverside'))).toBe(masked(...page('Indio')));
  });

  it('makes a list of names one mark, however many they are', () => {
    expect(masked('Areas:', 'Indio', 'Riverside', 'Palm Desert', 'Next')).toBe('areas § next');
  });
});
