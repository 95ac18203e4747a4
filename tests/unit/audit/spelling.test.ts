import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSpeller, readOwnWords, type Speller, wordsIn } from '../../../generator/audit/spelling';
import { sample } from '../../setup/run';

describe('wordsIn', () => {
  it.each([
    ["Don't re-roof it", ["Don't", 're-roof', 'it']],
    ['48hr, 1920s, 8AM and 30-year', ['and']],
    ['see weathercurrents.com or office@example.com', ['see', 'or']],
    ['La Cañada', ['La', 'Cañada']],
  ])('%s', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

describe('words.txt of the sample', () => {
  let dictionary: Speller;
  beforeAll(async () => {
    dictionary = await loadSpeller([], new Set());
  });
  const { words, problems } = readOwnWords(sample);

  it('has one word a line, sorted, each once', () => {
    expect(problems).toEqual([]);
    const sorted = [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(words).toEqual(sorted);
    expect(readFileSync(join(sample, 'words.txt'), 'utf8')).toMatch(/^# .*\n[^]*\n$/);
  });

  it('holds no word that the dictionary knows', () => {
    expect(words.filter((word) => dictionary.knows(word))).toEqual([]);
  });
});

describe('loadSpeller', () => {
  it('knows the dictionary, the own words in each case that fits, and names as they are written', async () => {
    const speller = await loadSpeller(['underlayment', 'TPO'], new Set(['Norco']));
    for (const word of ['roof', 'color', 'underlayment', 'Underlayment', 'TPO', 'Norco']) expect(speller.knows(word), word).toBe(true);
    for (const word of ['colour', 'guttrs', 'tpo', 'norco']) expect(speller.knows(word), word).toBe(false);
    expect(speller.nearest('undrlayment')).toBe('underlayment');
    expect(speller.nearest('guttrs')).toBe('gutters');
  });
});
