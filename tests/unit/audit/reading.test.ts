import { describe, expect, it } from 'vitest';
import { readPage } from '../../../generator/audit/pages';
import { readabilityOf, syllablesIn } from '../../../generator/audit/reading';

describe('syllablesIn', () => {
  it.each([
    ['roof', 1],
    ['tile', 1],
    ['tiles', 1],
    ['leaked', 1],
    ['homes', 1],
    ['table', 2],
    ['houses', 2],
    ['coated', 2],
    ['gutter', 2],
    ['free', 1],
    ['the', 1],
    ['underlayment', 4],
    ['insulation', 4],
  ])('%s has %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });
});

describe('readabilityOf', () => {
  const ease = (sentence: string, times: number) => readabilityOf(readPage('cities/norco.html', `<main>${`<p>${sentence}</p>`.repeat(times)}</main>`));

  it('is Flesch: six words of one syllable each are 206.835 - 1.015 x 6 - 84.6', () => {
    expect(ease('We look at the old roof.', 20)).toEqual({ page: '/cities/norco', words: 120, ease: 116.1 });
  });

  it('falls with long words in long sentences', () => {
    const hard =
      'Comprehensive evaluations of residential installations necessitate multidisciplinary considerations regarding ventilation, insulation and specification documentation.';
    expect(ease(hard, 10).ease).toBeLessThan(0);
  });

  it('says nothing of a page with hardly any sentences, and takes no labels for sentences', () => {
    expect(ease('We look at the old roof.', 3).ease).toBeNull();
    expect(ease('Concrete tile, some composition shingle', 40)).toMatchObject({ words: 200, ease: null });
  });
});
