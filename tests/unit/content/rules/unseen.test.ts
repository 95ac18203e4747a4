// Signs that nobody sees: which are refused, where one stands, and how it is described.
import { describe, expect, it } from 'vitest';
import { described, differingSigns, unseenIn } from '../../../../generator/content/rules/unseen';
import { parseSource } from '../../../../generator/content/yaml/source';
import { fieldPath, visible } from '../../../../generator/problem';

const REFUSED = [
  0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2064, 0x2066, 0x2067, 0x2068,
  0x2069, 0x206a, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xfffd, 0xfffe, 0x1, 0x85, 0xe0001, 0xe0041, 0xe007f,
].map((code) => String.fromCodePoint(code));

describe('a sign that nobody sees', () => {
  it.each(REFUSED.map((sign) => [described(sign), sign] as const))('is refused: %s', (_words, sign) => {
    expect(unseenIn(`Roof${sign} repair`)).toEqual({ sign, index: 4 });
  });

  it.each(['Roof\u00a0repair', 'Dach\u00adziegel', '🏠👩‍🚒', '❤️', '1️⃣', 'क्‍ष', 'نمی\u200cخواهم', 'Cañon\tCity\n', 'Straße', '漢字'])('is not in %j', (text) =>
    expect(unseenIn(text)).toBeNull(),
  );

  it.each(['pri\u200dce', '\u200dRoof', 'Roof\u200c', '5\u200d0', '🏠\u200d', '🏠\u200d.'])('is a joiner that joins nothing: %j', (text) =>
    expect(unseenIn(text)).not.toBeNull(),
  );

  it('is told with the line and the column where it stands', () => {
    const told = (text: string) => parseSource('/site/input.yaml', new TextEncoder().encode(text));
    expect(told('a: b\nlede: >\n  Only 50\u202e% off\n')).toEqual([
      expect.objectContaining({
        line: 3,
        column: 10,
        field: 'lede',
        what: 'There is an invisible sign here that turns the direction of the text (U+202E, right-to-left override).',
      }),
    ]);
    expect(told('a: "b\\u200bc"\n')).toEqual([
      expect.objectContaining({ line: 1, column: 4, what: 'There is an invisible or broken character here (U+200B, zero-width space).' }),
    ]);
    expect(told('a\u2028b: c\n')).toEqual([
      expect.objectContaining({ line: 1, column: 1, what: 'The name "a\u2028b" holds a sign that nobody can read (U+2028, line separator).' }),
    ]);
  });
});

describe('a letter of one font alone', () => {
  it.each(['\ue000', '\uf8ff', '\u{100000}'])('in the name of a field is described: %j', (letter) => {
    const [problem] = parseSource('/site/input.yaml', new TextEncoder().encode(`legal${letter}Name: a\n`)) as { what: string }[];
    expect(problem?.what).toContain(`(${described(letter)})`);
    expect(described(letter)).toMatch(/^U\+[0-9A-F]{4,6}, a letter that one font alone has$/);
    expect(visible(fieldPath([`legal${letter}Name`]))).not.toContain(letter);
  });
});

describe('where two names differ', () => {
  it.each([
    ["O'Neal", 'O’Neal', ["'", '’']],
    ['La Quinta', 'La\u00a0Quinta', [' ', '\u00a0']],
    ['Norco', 'Nor\u00adco', ['', '\u00ad']],
    ['Nor\u00adco', 'Norco', ['\u00ad', '']],
    ['McFarland', 'Mcfarland', null],
    ['Norco', 'Norco', null],
  ])('%j and %j', (one, other, signs) => expect(differingSigns(one, other)).toEqual(signs));
});
