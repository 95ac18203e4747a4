// Letters that nobody sees: which of them no text may hold, and how one is described to whoever has to find it.
import type { Words } from '../yaml/words';

/**
 * Marks without a width, those that turn the direction of what follows, separators that no keyboard has, halves of letters. Not
 * among them are a soft hyphen, which shows where a line ends with it, and what chooses the looks of the sign before it (an emoji's).
 */
const NEVER = /(?![\n\t\u00ad\u200c\u200d\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\uffff]/u;

/** Joiners belong between the parts of an emoji and into scripts that need them, not beside Latin letters, digits and spaces. */
const STRAY_JOINER = /(?<=^|[\p{Script=Latin}\p{Nd}\p{P}\s])[\u200c\u200d]|[\u200c\u200d](?=$|[\p{Script=Latin}\p{Nd}\p{P}\s])/u;

const UNSEEN = new RegExp(`${NEVER.source}|${STRAY_JOINER.source}`, 'u');

const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** The first letter of a text that nobody sees, and where it stands; null where there is none. */
export function unseenIn(text: string): { sign: string; index: number } | null {
  const found = UNSEEN.exec(text);
  return found && { sign: found[0], index: found.index };
}

export function unseenWords(sign: string): Words {
  const what = TURNS.test(sign) ? 'There is an invisible sign here that turns the direction of the text' : 'There is an invisible or broken character here';
  return {
    what: `${what} (${described(sign)}).`,
    fix: 'delete it and type the text anew; it often comes with text pasted from another program',
  };
}

/** Signs that look like others, or like nothing, as Unicode calls them. */
const NAMES: Readonly<Record<string, string>> = {
  ' ': 'space',
  "'": 'apostrophe',
  '-': 'hyphen',
  '`': 'grave accent',
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u00b4': 'acute accent',
  '\u02bc': 'modifier letter apostrophe',
  '\u034f': 'combining grapheme joiner',
  '\u061c': 'Arabic letter mark',
  '\u180e': 'Mongolian vowel separator',
  '\u2009': 'thin space',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2010': 'hyphen',
  '\u2011': 'non-breaking hyphen',
  '\u2012': 'figure dash',
  '\u2013': 'en dash',
  '\u2014': 'em dash',
  '\u2018': 'left single quotation mark',
  '\u2019': 'right single quotation mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'pop directional formatting',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\u2066': 'left-to-right isolate',
  '\u2067': 'right-to-left isolate',
  '\u2068': 'first strong isolate',
  '\u2069': 'pop directional isolate',
  '\u2212': 'minus sign',
  '\ufeff': 'byte-order mark',
  '\ufffd': 'replacement character',
};

/** `U+202E, right-to-left override`: whoever cannot see a sign can look for its number. */
export function described(sign: string): string {
  if (sign === '') return 'nothing';
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = NAMES[sign] ?? classOf(sign);
  return name === null ? code : `${code}, ${name}`;
}

/** Where two names that are compared as one first differ, if a person could hardly see it: the sign of each, or null for letters. */
export function differingSigns(one: string, other: string): [string, string] | null {
  const [own, others] = [[...one], [...other]];
  const index = own.findIndex((sign, at) => sign !== others[at]);
  const [here, there] = index < 0 ? ['', others[own.length] ?? ''] : [own[index] ?? '', others[index] ?? ''];
  if (isIgnored(here)) return [here, ''];
  if (isIgnored(there)) return ['', there];
  return /^\p{L}?$/u.test(here) && /^\p{L}?$/u.test(there) ? null : [here, there];
}

function isIgnored(sign: string): boolean {
  return /^\p{Default_Ignorable_Code_Point}$/u.test(sign);
}

function classOf(sign: string): string | null {
  if (/\p{Co}/u.test(sign)) return 'a letter that one font alone has';
  return /[\u{e0000}-\u{e007f}]/u.test(sign) ? 'tag' : null;
}
