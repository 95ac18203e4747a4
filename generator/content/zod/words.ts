// The words for a finding: the schema's own message where it has one, else those for its kind.
import { z } from 'zod';
import { quoted, shorten, type Words } from '../yaml/words';
import { type Finding, label } from './finding';
import { withOddSigns, wrongFormat } from './formats';
import { kindOf } from './kinds';
import { wrongSize } from './sizes';
import { wrongType, wrongUnion, wrongValue } from './types';

/** How a message begins that says what to do. */
const TO_DO = /^(write|use|put|add|remove|keep|give|choose|name|take|leave|make|start|end|shorten) /i;

export function wordsOf(finding: Finding): Words {
  const standard = standardWords(finding);
  const own = ownMessage(finding);
  if (own === undefined) return withOddSigns(standard, finding);
  const { issue, value } = finding;
  const [what = '', ...more] = own.split('\n');
  const fix = (issue.code === 'custom' && issue.params && textOf(issue.params.fix)) || more.join(' ').trim();
  if (what.startsWith('is no') && typeof value !== 'object') {
    return withOddSigns({ what: `${label(finding)} ${what}`, fix: fix || standard.fix }, finding);
  }
  if (fix) return { what, fix };
  if (!TO_DO.test(own)) return { what, fix: standard.fix };
  const missing = value === undefined || value === null;
  return withOddSigns({ what: missing ? standard.what : `${label(finding)} is not written as it has to be.`, fix: own }, finding);
}

/** The message that the schema gives, if it is not zod's. */
export function ownMessage({ issue }: Finding): string | undefined {
  // An issue does not say where its message comes from, and no longer holds the input that some of zod's messages name.
  const standard = z.locales.en().localeError({ ...issue, input: undefined });
  const zods = typeof standard === 'object' ? standard?.message : standard;
  return issue.message === zods || /^Invalid input(: expected |$)/.test(issue.message) ? undefined : issue.message;
}

function standardWords(finding: Finding): Words {
  const { issue, value } = finding;
  if (value === undefined) return missing(finding);
  if (value === null && issue.code !== 'custom') return empty(finding);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, finding);
    case 'invalid_value':
      return wrongValue(issue.values.map(String), finding);
    case 'too_small':
    case 'too_big':
      return wrongSize(issue, finding);
    case 'invalid_format':
      return wrongFormat(issue, finding);
    case 'not_multiple_of':
      return {
        what: `${label(finding)} is not a multiple of ${issue.divisor}.`,
        fix: `write a multiple of ${issue.divisor}`,
      };
    case 'invalid_union':
      return wrongUnion(issue, finding);
    default:
      return {
        what: `${label(finding)} is not right here.`,
        fix: 'correct it; compare it with another file of this kind',
      };
  }
}

function missing({ issue, path }: Finding): Words {
  const kind = kindOf(issue);
  const name = path.at(-1);
  const parent = path.at(-2);
  const place = typeof parent === 'string' ? ` to "${shorten(parent)}"` : typeof parent === 'number' ? ' to this item' : '';
  const what = `is missing; it has to be ${kind.label.replace(/, …$/, ' or others')}.`;
  if (typeof name !== 'string') return { what, fix: 'add an item to the list' };
  return { what, fix: `add "${shorten(name)}:${kind.sample}"${place}${kind.below}` };
}

function empty(finding: Finding): Words {
  const { issue, path, mayBeLeftOut } = finding;
  const comment = finding.source.comment(path);
  if (comment !== undefined) {
    return { what: 'is empty: "#" starts a comment, which nothing reads.', fix: `put it in quotes: ${quoted(comment)}` };
  }
  const kind = kindOf(issue);
  if (finding.written !== '' && kind.label === 'a text') return saysNothing(finding.written);
  const name = path.at(-1);
  const behind = typeof name === 'string' ? `"${shorten(name)}:"` : 'the "-"';
  return {
    what: `is empty; it has to be ${kind.label}.`,
    fix: `write ${kind.label} behind ${behind}${kind.below}${mayBeLeftOut ? ', or remove the line' : ''}`,
  };
}

/** `null`, `Null` and `~`, which somebody may be called. */
function saysNothing(written: string): Words {
  return { what: `${shorten(written)} is read as nothing at all; it has to be a text.`, fix: `put it in quotes: ${quoted(written)}` };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
