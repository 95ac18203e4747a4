// kind: text. A text or a list of texts, each to be seen; {any: [...]} one of them.
import { z } from 'zod';
import { holds, mentions, readingsOf, textOf } from '../dom';
import type { Miss } from '../miss';
import { isDescribed } from '../rows';
import { expectation, filled, inSection, MET, miss, quoted, type SectionCheck, shortened } from './check';

export const textExpectation = z.union([z.string(), z.array(z.string()).min(1), z.strictObject({ any: z.array(z.string()).min(1) })]);
export type TextExpectation = z.output<typeof textExpectation>;

export interface Comparing {
  /** Case and the words around are free. */
  described: boolean;
}

/** What of an expected text cannot be seen in a section. */
export function missingTexts(section: Element, expected: TextExpectation, how: Comparing): Miss[] {
  if (typeof expected === 'object' && 'any' in expected) {
    if (expected.any.some((text) => isSeen(section, text, how))) return MET;
    return miss(`one of ${quoted(expected.any)}`, seen(section));
  }
  const texts = typeof expected === 'string' ? [expected] : expected;
  return texts.filter((text) => !isSeen(section, text, how)).flatMap((text) => miss(`the text ${JSON.stringify(text)}`, seen(section)));
}

function isSeen(section: Element, text: string, { described }: Comparing): boolean {
  if (described) return mentions(textOf(section), text);
  return readingsOf(section).some((reading) => holds(reading, text));
}

function seen(section: Element): string {
  return JSON.stringify(shortened(textOf(section)));
}

/** The texts of the row, in a part of a page. */
export const wrongText: SectionCheck = (section, given) => {
  const expected = expectation(given.row, textExpectation);
  const fill = (text: string) => filled(text, given);
  const ready = typeof expected === 'string' ? fill(expected) : Array.isArray(expected) ? expected.map(fill) : { any: expected.any.map(fill) };
  return missingTexts(section, ready, { described: isDescribed(given.row) });
};

export const checkText = inSection(wrongText);
