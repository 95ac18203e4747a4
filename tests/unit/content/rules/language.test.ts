// What can be the language of a site, and what is meant by other ways to write it.
import { describe, expect, it } from 'vitest';
import { isFromRight, isLanguage, languageMeant } from '../../../../generator/content/rules/language';

describe('a language', () => {
  it.each(['en', 'en-US', 'es-419', 'zh-Hans', 'zh-Hant-TW', 'sr-Latn-RS', 'fil', 'hmn', 'haw-US', 'pt-BR'])('can be %s', (tag) => {
    expect(isLanguage(tag)).toBe(true);
    expect(isFromRight(tag)).toBe(false);
  });

  it.each([
    ['en_US', 'en-US'],
    ['EN-us', 'en-US'],
    ['zh-hans', 'zh-Hans'],
    [' es-419 ', 'es-419'],
    ['iw', 'he'],
    ['english', null],
    ['us', null],
    ['xx', null],
    ['e', null],
    ['', null],
    ['en-US-x-norte', null],
    ['en-US-u-nu-latn', null],
    ['Español', null],
  ])('cannot be %j, by which %s is meant', (written, meant) => {
    expect(isLanguage(written)).toBe(false);
    expect(languageMeant(written)).toBe(meant);
  });

  it.each(['ar', 'he-IL', 'fa', 'ur', 'ps', 'yi', 'dv', 'ckb', 'az-Arab', 'pa-Arab-PK'])('is written from right to left: %s', (tag) => {
    expect(isLanguage(tag)).toBe(true);
    expect(isFromRight(tag)).toBe(true);
  });

  it.each(['az', 'pa', 'arn', 'uz-Latn'])('is not, though it begins like one that is: %s', (tag) => expect(isFromRight(tag)).toBe(false));
});
