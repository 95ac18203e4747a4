// What zod finds, in the words of the person who writes the data: which field, what is wrong with it, what to do.
import { z } from 'zod';
import { error, fieldPath, type Problem, sortProblems } from '../problem';
import { oneOf } from './near';
import { type Path, quoted, shorten, type Source } from './source';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

interface Words {
  what: string;
  fix: string;
}

interface Reading {
  source: Source;
  /** Makes known which names a map may have, and which fields may be left out. */
  schema?: Schema;
  /** Path of what the issues' own paths start from. */
  base: Path;
}

/** One issue and what stands in the file where it points. */
interface Finding {
  source: Source;
  issue: Issue;
  path: Path;
  /** Nothing, if the field is not in the file. */
  value: unknown;
  written: string;
  mayBeLeftOut: boolean;
}

/**
 * The problems of a file that does not fit its schema. A schema's own message wins: its second line, or `params.fix` of a
 * custom issue, is the fix; a message that begins with what to do ("write …", "use …") is a fix as a whole.
 */
export function zodProblems(source: Source, failure: Pick<z.ZodError, 'issues'>, schema?: Schema): Problem[] {
  return sortProblems(failure.issues.flatMap((issue) => problemsOf(issue, { source, schema, base: [] })));
}

function problemsOf(issue: Issue, reading: Reading): Problem[] {
  const finding = findingOf(issue, reading);
  const { path, value } = finding;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, finding, reading));
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => problemAt({ ...finding, issue: inner, value: path.at(-1) }, 'key'));
  }
  if (issue.code === 'invalid_union' && value !== undefined && value !== null && !ownMessage(finding)) {
    const branch = bestBranch(issue, value);
    if (branch) return branch.flatMap((inner) => problemsOf(inner, { ...reading, base: path }));
  }
  return [problemAt(finding, value === undefined ? 'key' : 'value')];
}

function findingOf(issue: Issue, { source, schema, base }: Reading): Finding {
  const path = [...base, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  return {
    source,
    issue,
    path,
    value: valueAt(source.value, path),
    written: source.written(path)?.trim() ?? '',
    mayBeLeftOut:
      schema !== undefined && schemasAt(schema, source.value, path).some(({ _zod }) => _zod.optin !== undefined),
  };
}

function problemAt(finding: Finding, at: 'key' | 'value'): Problem {
  const { source, path } = finding;
  return error({ file: source.file, ...source.locate(path, at), field: fieldPath(path), ...wordsOf(finding) });
}

function unknownKey(key: string, { source, path }: Finding, { schema }: Reading): Problem {
  const present = Object.keys(Object(valueAt(source.value, path)));
  const free = schema ? namesAt(schema, source.value, path).filter((name) => !present.includes(name)) : [];
  return error({
    file: source.file,
    ...source.locate([...path, key], 'key'),
    field: fieldPath([...path, key]),
    what: 'there is no field of this name here.',
    fix: free.length > 0 ? `${oneOf(key, free)}, or remove it` : 'remove it, or correct its name',
  });
}

// ---- the words

/** How a message begins that says what to do. */
const TO_DO = /^(write|use|put|add|remove|keep|give|choose|name|take|leave|make|start|end|shorten) /i;

function wordsOf(finding: Finding): Words {
  const standard = standardWords(finding);
  const own = ownMessage(finding);
  if (own === undefined) return withOddSigns(standard, finding);
  const { issue, value } = finding;
  const [what = '', ...more] = own.split('\n');
  const fix = (issue.code === 'custom' && issue.params && textOf(issue.params['fix'])) || more.join(' ').trim();
  if (fix) return { what, fix };
  if (!TO_DO.test(own)) return { what, fix: standard.fix };
  const missing = value === undefined || value === null;
  return withOddSigns(
    { what: missing ? standard.what : `${label(finding)} is not written as it has to be.`, fix: own },
    finding,
  );
}

/** The message that the schema gives, if it is not zod's. */
function ownMessage({ issue }: Finding): string | undefined {
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
        what: `${label(finding)} is no multiple of ${issue.divisor}.`,
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
  const place =
    typeof parent === 'string' ? ` to "${shorten(parent)}"` : typeof parent === 'number' ? ' to this item' : '';
  const what = `is missing; it has to be ${kind.label}.`;
  if (typeof name !== 'string') return { what, fix: 'add an item to the list' };
  return { what, fix: `add "${shorten(name)}:${kind.sample}"${place}${kind.below}` };
}

function empty({ issue, path, mayBeLeftOut }: Finding): Words {
  const kind = kindOf(issue);
  const name = path.at(-1);
  const behind = typeof name === 'string' ? `"${shorten(name)}:"` : 'the "-"';
  return {
    what: `is empty; it has to be ${kind.label}.`,
    fix: `write ${kind.label} behind ${behind}${kind.below}${mayBeLeftOut ? ', or remove the line' : ''}`,
  };
}

interface Kind {
  label: string;
  /** What stands behind the colon. */
  sample: string;
  /** How the rest is written, if the colon is not the end of it. */
  below: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  string: { label: 'a text', sample: ' …', below: '' },
  number: { label: 'a number', sample: ' …', below: '' },
  int: { label: 'a whole number', sample: ' …', below: '' },
  boolean: { label: 'true or false', sample: ' …', below: '' },
  array: { label: 'a list', sample: '', below: ', with its items in the lines below, each as "- …"' },
  object: { label: 'a group of fields', sample: '', below: ', with its fields in the lines below, indented' },
};
const ANY_KIND: Kind = { label: 'a value', sample: ' …', below: '' };
const LIKE: Readonly<Record<string, string>> = { tuple: 'array', set: 'array', record: 'object', map: 'object' };

function kindNamed(expected: string): Kind {
  return KINDS[LIKE[expected] ?? expected] ?? ANY_KIND;
}

function kindOf(issue: Issue): Kind {
  if (issue.code === 'invalid_type') return kindNamed(issue.expected);
  if (issue.code === 'invalid_value') return kindOfValues(issue.values.map(String));
  if (issue.code !== 'invalid_union') return ANY_KIND;
  if (issue.discriminator && 'options' in issue) return kindOfValues((issue.options ?? []).map(String));
  const kinds = issue.errors.flatMap((branch) => branch.filter(isMisfit).map(kindOf));
  const labels = new Set(kinds.map((kind) => kind.label));
  return { ...(kinds[0] ?? ANY_KIND), label: [...labels].join(' or ') || ANY_KIND.label };
}

function kindOfValues(values: readonly string[]): Kind {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return { label: `"${only}"`, sample: ` ${only}`, below: '' };
  const shown = values.slice(0, 8).join(', ') + (values.length > 8 ? ', …' : '');
  return { label: `one of ${shown}`, sample: ' …', below: '' };
}

function wrongType(expected: string, finding: Finding): Words {
  const { value } = finding;
  if (expected === 'never') return { what: 'this field cannot stand here.', fix: 'remove it' };
  if (expected === 'int' && typeof value === 'number') {
    return { what: `${label(finding)} is no whole number, or too large.`, fix: 'write a number without a fraction' };
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
  return oneLine
    ? `if it is a text with a colon in it, put it in quotes: ${quoted(written)}`
    : 'write one text instead, in quotes if there is a colon in it';
}

function fixToNumber({ value }: Finding): string {
  const digits = typeof value === 'string' ? value.replace(/[$,\s]/g, '') : '';
  return /^-?\d+(\.\d+)?$/.test(digits)
    ? `write ${shorten(digits)}, without quotes or other signs`
    : 'write it in digits, without quotes, such as 12';
}

const YES = new Set(['yes', 'on', 'true', 'y']);
const NO = new Set(['no', 'off', 'false', 'n']);

function fixToBoolean({ value }: Finding): string {
  const word = String(value).trim().toLowerCase();
  const meant = YES.has(word) ? ' (did you mean true?)' : NO.has(word) ? ' (did you mean false?)' : '';
  return `use true or false, without quotes${meant}`;
}

function wrongValue(values: readonly string[], finding: Finding): Words {
  const { value, written } = finding;
  if (typeof value === 'object') return { what: mismatch(finding, kindOfValues(values).label), fix: oneOf('', values) };
  if (typeof value !== 'string' && values.includes(written)) {
    return { what: mismatch(finding, 'a text'), fix: `put it in quotes: ${quoted(written)}` };
  }
  return { what: `${label(finding)} is not among the values that can stand here.`, fix: oneOf(String(value), values) };
}

function wrongUnion(issue: z.core.$ZodIssueInvalidUnion, finding: Finding): Words {
  if (issue.discriminator && 'options' in issue) {
    const options = (issue.options ?? []).map(String);
    return {
      what: `${label(finding)} is no ${issue.discriminator} that can stand here.`,
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

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function wrongSize(issue: SizeIssue, finding: Finding): Words {
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

function wrongCount(count: number, bound: Bound, { path }: Finding): Words {
  const off = Math.abs(bound.limit - count);
  const verb = bound.small ? 'add' : 'remove';
  return { what: `has ${counted(count, path)}; ${boundWords(bound)}.`, fix: `${verb} ${counted(off, path)}` };
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

/** "11 areas" for a list that is called areas; "11 items" for one whose name is no plural. */
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

const FORMATS: Readonly<Record<string, Words>> = {
  email: { what: 'is no email address.', fix: 'write it like name@example.com' },
  url: { what: 'is no web address.', fix: 'write it in full, like https://example.com/page' },
  date: { what: 'is no day that exists.', fix: 'write it as year-month-day, like 2024-08-22' },
  datetime: { what: 'is no time that exists.', fix: 'write it like 2024-08-22T09:30:00Z' },
  time: { what: 'is no time of day.', fix: 'write it like 09:30:00' },
  lowercase: { what: 'has capital letters.', fix: 'write it in small letters' },
  uppercase: { what: 'has small letters.', fix: 'write it in capital letters' },
};

function wrongFormat(issue: z.core.$ZodIssueInvalidStringFormat, finding: Finding): Words {
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
function withOddSigns(words: Words, { issue, value }: Finding): Words {
  if (typeof value !== 'string' || !(issue.code === 'invalid_format' || issue.code === 'custom')) return words;
  const odd = ODD_SIGNS.find(([signs]) => signs.test(value));
  return odd ? { ...words, fix: `${words.fix}; ${odd[1]}` } : words;
}

/** The value as the first word of a sentence. */
function label({ value, written }: Finding): string {
  if (typeof value === 'string') return `"${shorten(value)}"`;
  if (typeof value === 'object' || value === undefined) return 'this';
  return shorten(written || String(value));
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

// ---- unions: the branch that the writer meant

/** The branch that fits best, or nothing if the value is of none of their types. */
function bestBranch({ errors }: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] | undefined {
  const fitting = errors.filter((branch) => !branch.some(isMisfit));
  const [best] = fitting.toSorted((a, b) => weightOf(a, value) - weightOf(b, value));
  return best;
}

/** The value as a whole is not of the kind that the branch wants. */
function isMisfit(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some(isMisfit));
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

/** A fixed word that differs tells most that another branch is meant, then foreign names, then missing ones. */
function weightOf(branch: readonly Issue[], value: unknown): number {
  return branch.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + 3 * issue.keys.length;
    if (valueAt(value, issue.path) === undefined) return sum + 2;
    return sum + (issue.code === 'invalid_value' ? 10 : 1);
  }, 0);
}

// ---- values and schemas along a path

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    return Reflect.get(at, key);
  }, value);
}

/** The schemas that may describe what stands at the path: several where a union leaves it open. */
function schemasAt(schema: Schema, value: unknown, path: Path): Schema[] {
  const [key, ...rest] = path;
  if (key === undefined) return [schema];
  return bare(schema, value).flatMap((each) => {
    const part = partOf(each, key);
    return part ? schemasAt(part, valueAt(value, [key]), rest) : [];
  });
}

/** The names that a map at the path may have. */
function namesAt(schema: Schema, value: unknown, path: Path): string[] {
  const here = valueAt(value, path);
  return [
    ...new Set(
      schemasAt(schema, value, path)
        .flatMap((each) => bare(each, here))
        .flatMap(namesOf),
    ),
  ];
}

function namesOf(schema: Schema): string[] {
  if (schema instanceof z.core.$ZodObject) return Object.keys(schema._zod.def.shape);
  if (schema instanceof z.core.$ZodRecord) return [...(schema._zod.def.keyType._zod.values ?? [])].map(String);
  return [];
}

function partOf(schema: Schema, key: string | number): Schema | undefined {
  if (schema instanceof z.core.$ZodObject)
    return Object.hasOwn(schema._zod.def.shape, key) ? schema._zod.def.shape[key] : undefined;
  if (schema instanceof z.core.$ZodRecord) return schema._zod.def.valueType;
  if (schema instanceof z.core.$ZodArray) return schema._zod.def.element;
  if (schema instanceof z.core.$ZodTuple)
    return schema._zod.def.items[Number(key)] ?? schema._zod.def.rest ?? undefined;
  return undefined;
}

/** Without what is wrapped around it: optional, default, pipe; a union is taken apart. */
function bare(schema: Schema, value: unknown): Schema[] {
  const inner = innerOf(schema, value);
  return inner ? inner.flatMap((each) => bare(each, value)) : [schema];
}

function innerOf(schema: Schema, value: unknown): readonly Schema[] | undefined {
  const { $ZodOptional, $ZodNullable, $ZodDefault, $ZodPrefault, $ZodNonOptional, $ZodReadonly, $ZodCatch } = z.core;
  for (const wrapper of [
    $ZodOptional,
    $ZodNullable,
    $ZodDefault,
    $ZodPrefault,
    $ZodNonOptional,
    $ZodReadonly,
    $ZodCatch,
  ]) {
    if (schema instanceof wrapper) return [schema._zod.def.innerType];
  }
  if (schema instanceof z.core.$ZodLazy) return [schema._zod.def.getter()];
  if (schema instanceof z.core.$ZodPipe) {
    const { in: input, out } = schema._zod.def;
    return [input instanceof z.core.$ZodTransform ? out : input];
  }
  if (schema instanceof z.core.$ZodIntersection) return [schema._zod.def.left, schema._zod.def.right];
  if (schema instanceof z.core.$ZodDiscriminatedUnion) return optionsFor(schema, value);
  return schema instanceof z.core.$ZodUnion ? schema._zod.def.options : undefined;
}

function optionsFor(union: z.core.$ZodDiscriminatedUnion, value: unknown): readonly Schema[] {
  const { options, discriminator } = union._zod.def;
  const named = valueAt(value, [discriminator]);
  const chosen = options.filter(({ _zod }) =>
    [...(_zod.propValues?.[discriminator] ?? [])].some((each) => each === named),
  );
  return chosen.length > 0 ? chosen : options;
}
