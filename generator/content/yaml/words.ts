// Bits of text in messages: what is wrong and how to put it right, and how a text of the data is shown in it.
import type { ProblemParts } from '../../problem';

export type Words = Pick<Required<ProblemParts>, 'what' | 'fix'>;

const LONGEST_SHOWN = 60;

/** A text of the data as part of a message. */
export function shorten(text: string): string {
  const chars = [...text.slice(0, LONGEST_SHOWN * 2 + 2)];
  return chars.length > LONGEST_SHOWN ? `${chars.slice(0, LONGEST_SHOWN - 1).join('')}…` : text;
}

/** The number that somebody meant: $1,200.50 is 1200.50, 1_000 is 1000, and 9,50 is 9.50, as half the world writes it; null where that is not plain. */
export function numberMeant(written: string): string | null {
  const bare = written.replace(/[$\s_'’]|USD/gi, '');
  if (/^-?\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : null;
}

/** A text as it is to be written in YAML, in the quotes that suit it. */
export function quoted(text: string): string {
  const short = shorten(text);
  return /["\\]/.test(short) ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}
