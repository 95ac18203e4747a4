// A value of the wrong kind: a number where a text has to be, a word that is not among the known.
import type { z } from 'zod';
import { oneOf } from '../../text/near';
import { numberMeant, quoted, shorten, type Words } from '../yaml/words';
import { type Finding, label, typeName } from './finding';
import { kindNamed, kindOf, kindOfValues, LIKE } from './kinds';
import { isMisfit } from './unions';

export function wrongType(expected: string, finding: Finding): Words {
  const { value } = finding;
  if (expected === 'never') return { what: 'this field cannot stand here.', fix: 'remove it' };
  if (expected === 'int' && typeof value === 'number') {
    return { what: `${label(finding)} is not a whole number, or too large.`, fix: 'write a number without a fraction' };
  }
  return { what: mismatch(finding, kindNamed(expected).label), fix: fixOfType(LIKE[expected] ?? expected, finding) };
}

function mismatch(finding: Finding, kind: string): string {
  const { value } = finding;
  const actual = typeof value === 'boolean' ? 'a yes-or-no value' : kindNamed(typeName(value)).label;
  return `${label(finding)} is ${actual}, not ${kind}.`;
}

function fixOfType(expected: string, finding: Finding): string {
  switch (expected) {
    case 'string':
      return fixToText(finding);
    case 'number':
    case 'int':
      return fixToNumber(finding);
    case 'boolean':
      return fixToBoolean(finding);
    case 'array':
      return typeName(finding.value) === 'object'
        ? 'put "- " in front of each item, and line the other fields of the item up with its first'
        : 'write each item in a line of its own below, as "- …"';
    case 'object':
      return typeName(finding.value) === 'array'
        ? 'write fields ("name: value") instead of items ("- …")'
        : 'write its fields in the lines below, indented, each as "name: value"';
    default:
      return `write ${kindNamed(expected).label}`;
  }
}

function fixToText({ value, written }: Finding): string {
  const collection = typeof value === 'object';
  if (!collection || /^[[{]/.test(written)) return `put it in quotes: ${quoted(written || String(value))}`;
  const oneLine = !Array.isArray(value) && !written.includes('\n');
  return oneLine ? `if it is a text with a colon in it, put it in quotes: ${quoted(written)}` : 'write one text instead, in quotes if there is a colon in it';
}

function fixToNumber({ value }: Finding): string {
  const digits = typeof value === 'string' ? numberMeant(value) : null;
  return digits !== null ? `write ${shorten(digits)}, without quotes or other signs` : 'write it in digits, without quotes, such as 12';
}

const YES = new Set(['yes', 'on', 'true', 'y']);

const NO = new Set(['no', 'off', 'false', 'n']);

function fixToBoolean({ value }: Finding): string {
  const word = String(value).trim().toLowerCase();
  const meant = YES.has(word) ? ' (did you mean true?)' : NO.has(word) ? ' (did you mean false?)' : '';
  return `use true or false, without quotes${meant}`;
}

export function wrongValue(values: readonly string[], finding: Finding): Words {
  const { value, written } = finding;
  if (typeof value === 'object') return { what: mismatch(finding, kindOfValues(values).label), fix: oneOf('', values) };
  if (typeof value !== 'string' && values.includes(written)) {
    return { what: mismatch(finding, 'a text'), fix: `put it in quotes: ${quoted(written)}` };
  }
  return { what: `${label(finding)} is not among the values that can stand here.`, fix: oneOf(String(value), values) };
}

export function wrongUnion(issue: z.core.$ZodIssueInvalidUnion, finding: Finding): Words {
  if (issue.discriminator && 'options' in issue) {
    const options = (issue.options ?? []).map(String);
    return {
      what: `${label(finding)} is not a ${issue.discriminator} that can stand here.`,
      fix: oneOf(String(finding.value), options),
    };
  }
  const misfits = issue.errors.flatMap((branch) => branch.filter(isMisfit));
  const values = misfits.flatMap((each) => (each.code === 'invalid_value' ? each.values.map(String) : []));
  if (values.length > 0 && typeof finding.value !== 'object') return wrongValue(values, finding);
  const types = misfits.flatMap((each) => (each.code === 'invalid_type' ? [each.expected] : []));
  const nearest = types.find((type) => type === 'string') ?? types[0] ?? 'value';
  return { what: mismatch(finding, kindOf(issue).label), fix: fixOfType(LIKE[nearest] ?? nearest, finding) };
}
