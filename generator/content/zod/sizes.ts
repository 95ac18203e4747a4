// Too few, too many, too short, too long, too small, too large.
import type { z } from 'zod';
import type { Path } from '../visit';
import { shorten, type Words } from '../yaml/words';
import { type Finding, label } from './finding';
import { valueAt } from './schemas';

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

export function wrongSize(issue: SizeIssue, finding: Finding): Words {
  const { value } = finding;
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const bound = {
    small,
    exact: issue.exact ?? false,
    limit: limit + (issue.inclusive === false ? (small ? 1 : -1) : 0),
  };
  if (Array.isArray(value)) return wrongCount(value.length, bound, finding);
  if (typeof value === 'string') return wrongLength(value, bound);
  const than = issue.inclusive === false ? (small ? 'more than' : 'less than') : small ? 'at least' : 'at most';
  return {
    what: `${label(finding)} is too ${small ? 'small' : 'large'}; it has to be ${than} ${limit}.`,
    fix: `write a number of ${than} ${limit}`,
  };
}

interface Bound {
  small: boolean;
  exact: boolean;
  limit: number;
}

function boundWords({ small, exact, limit }: Bound): string {
  return `needs ${exact ? 'exactly' : small ? 'at least' : 'at most'} ${limit}`;
}

function wrongCount(count: number, bound: Bound, { path, source }: Finding): Words {
  const section = sectionOf(source.value, path);
  const off = Math.abs(bound.limit - count);
  const verb = bound.small ? 'add' : 'remove';
  return { what: `${section}has ${counted(count, path)}; ${boundWords(bound)}.`, fix: `${verb} ${counted(off, path)}` };
}

/** Says of which section of a page the list is: its field has a number only. */
function sectionOf(value: unknown, path: Path): string {
  const type = valueAt(value, [...path.slice(0, -1), 'type']);
  return path.length > 1 && typeof type === 'string' ? `the section "${shorten(type)}" ` : '';
}

function wrongLength(text: string, bound: Bound): Words {
  const trimmed = text.trim().length;
  // A schema may trim before it measures.
  const length = bound.small ? trimmed : trimmed > bound.limit ? trimmed : text.length;
  if (length === 0) return { what: 'is an empty text.', fix: 'write a text' };
  const off = Math.abs(bound.limit - length);
  const what = `has ${characters(length)}; ${boundWords(bound)}.`;
  return { what, fix: `${bound.small ? 'lengthen' : 'shorten'} it by ${characters(off)}` };
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}

/** "11 areas" for a list that is called areas; "11 items" for one whose name is not a plural. */
function counted(count: number, path: Path): string {
  const name = path.findLast((key) => typeof key === 'string') ?? '';
  const plural = typeof path.at(-1) === 'string' && /^[a-z][A-Za-z_-]*s$/.test(name) && !name.endsWith('ss');
  const noun = plural ? name.replace(/[_-]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : 'items';
  return `${count} ${count === 1 ? singular(noun) : noun}`;
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  return /(ss|x|ch|sh)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1);
}
