// A text that is not written in the form it has to have, and the signs that come with pasted text.
import type { z } from 'zod';
import { quoted, shorten, type Words } from '../yaml/words';
import { type Finding, label } from './finding';

const FORMATS: Readonly<Record<string, Words>> = {
  email: { what: 'is not an email address.', fix: 'write it like name@example.com' },
  url: { what: 'is not a web address.', fix: 'write it in full, like https://example.com/page' },
  date: { what: 'is not a day that exists.', fix: 'write it as year-month-day, like 2024-08-22' },
  datetime: { what: 'is not a time that exists.', fix: 'write it like 2024-08-22T09:30:00Z' },
  time: { what: 'is not a time of day.', fix: 'write it like 09:30:00' },
  lowercase: { what: 'has capital letters.', fix: 'write it in small letters' },
  uppercase: { what: 'has small letters.', fix: 'write it in capital letters' },
};

export function wrongFormat(issue: z.core.$ZodIssueInvalidStringFormat, finding: Finding): Words {
  const known = FORMATS[issue.format];
  if (known) return { what: `${label(finding)} ${known.what}`, fix: known.fix };
  const what = `${label(finding)} is not written as it has to be.`;
  if ('prefix' in issue) return { what, fix: `start it with ${quoted(String(issue.prefix))}` };
  if ('suffix' in issue) return { what, fix: `end it with ${quoted(String(issue.suffix))}` };
  if ('includes' in issue) return { what, fix: `put ${quoted(String(issue.includes))} in it` };
  const pattern = issue.pattern ? ` (its pattern is ${shorten(issue.pattern)})` : '';
  return { what, fix: `write it in the form that other files have${pattern}` };
}

const ODD_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[“”„‘’‚«»]/, 'remove the curly quotes'],
  [/[\u00a0\u202f]/, 'replace the no-break space by an ordinary one'],
  [/[\u200b-\u200f\u2060\u00ad]/, 'remove the invisible characters; it is best to type it anew'],
  [/^\s|\s$/, 'remove the space at its beginning or end'],
];

/** Signs that come with pasted text, often the very reason why a form does not fit. */
export function withOddSigns(words: Words, { issue, value }: Finding): Words {
  if (typeof value !== 'string' || !(issue.code === 'invalid_format' || issue.code === 'custom')) return words;
  const odd = ODD_SIGNS.find(([signs]) => signs.test(value));
  return odd ? { ...words, fix: `${words.fix}; ${odd[1]}` } : words;
}
