// The nodes of a text: the value of each field, and its place.
import { isMap, isScalar, isSeq, type ParsedNode, Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { error, fieldPath, type Problem } from '../../problem';
import { described, unseenIn, unseenWords } from '../rules/unseen';
import type { Path } from '../visit';
import { lacksSpaceAfterColon } from './lines';
import type { Finding } from './parseErrorContext';
import type { Scan } from './tokens';
import { numberMeant, quoted, shorten, type Words } from './words';
import { lineAt, problemAt, type YamlText } from './yamlText';

interface Place {
  /** Offset of the name; of the value where there is no name. */
  key: number;
  value: number;
  /** Offset behind the value. */
  end: number;
  parts: ReadonlyMap<string | number, Place>;
}

export interface Part {
  value: unknown;
  place: Place;
}

interface Spot {
  yaml: YamlText;
  /** What is wrong, added to as it is met: nearly in the order of the text. */
  found: Problem[];
  path: Path;
  /** Offset of the name, if the node has one. */
  key?: number;
}

export function topProblems(node: ParsedNode | null, { yaml, scan }: { yaml: YamlText; scan: Scan }): Problem[] {
  if (isMap(node)) return [];
  if (!isBlank(node)) return [topIsNoMap(yaml, node)];
  return scan.refused.length > 0 ? [] : [emptyFile(yaml)];
}

function isBlank(node: ParsedNode | null): node is null {
  return node === null || (isScalar(node) && node.value === null && node.range[0] === node.range[1]);
}

function emptyFile({ file }: YamlText): Problem {
  return error({
    file,
    line: 1,
    column: 1,
    what: 'The file is empty, or holds comments only.',
    fix: 'write its fields as lines of "name: value"; the file of a page that is not wanted can be deleted',
  });
}

function topIsNoMap(yaml: YamlText, node: ParsedNode): Problem {
  const kind = isSeq(node) ? 'a list' : 'a single text';
  const gap = isScalar(node) && lacksSpaceAfterColon(lineAt(yaml, node.range[0])) ? '; a space is missing after the colon' : '';
  return problemAt(yaml, node.range[0], {
    what: `The file holds ${kind} instead of fields with names${gap}.`,
    fix: 'start with a line of "name: value"',
  });
}

export function readNode(node: ParsedNode | null, spot: Spot): Part {
  if (isMap(node)) return readMap(node, spot);
  if (isSeq(node)) return readList(node, spot);
  const place = placeOf(node, spot);
  if (!isScalar(node)) return { value: null, place };
  const { offset = place.value, ...words } = refuseScalar(node, spot.yaml) ?? {};
  if ('what' in words) report(words, offset, spot);
  // An accent given apart from its letter is the same letter.
  return { value: typeof node.value === 'string' ? node.value.normalize() : node.value, place };
}

/** A file can be wrong a hundred thousand times; those that are shown are among the first of them. */
const MOST_FOUND = 1000;

function report(words: Words, offset: number, { yaml, found, path }: Spot): void {
  if (found.length < MOST_FOUND) found.push(problemAt(yaml, offset, { field: fieldPath(path), ...words }));
}

const NO_PARTS: Place['parts'] = new Map();

function placeOf(node: ParsedNode | null, { key }: Spot): Place {
  const [start, end] = node?.range ?? [0, 0];
  const blank = start === end;
  // Where nothing is written, the name says more than the blank behind it.
  const value = blank ? (key ?? start) : start;
  return { key: key ?? value, value, end: blank ? value : end, parts: NO_PARTS };
}

function readList(list: YAMLSeq.Parsed, spot: Spot): Part {
  const parts = list.items.map((item, index) => readNode(item, { yaml: spot.yaml, found: spot.found, path: [...spot.path, index] }));
  const place = { ...placeOf(list, spot), parts: new Map(parts.map((part, index) => [index, part.place])) };
  return { value: parts.map(({ value }) => value), place };
}

function readMap(map: YAMLMap.Parsed, spot: Spot): Part {
  const { yaml, found } = spot;
  const value: Record<string, unknown> = {};
  const parts = new Map<string | number, Place>();
  for (const { key, value: node } of map.items) {
    const name = nameOf(key, yaml);
    const part = readNode(node, { yaml, found, path: [...spot.path, name], key: key.range[0] });
    const earlier = parts.get(name);
    const number = partOfNumber(key, { name, node, yaml });
    if (number !== null && !number.isFirst) continue;
    const words =
      (number && afterComma(number.written)) ??
      refuseKey(key, { name, glued: isGlued(key, node) }) ??
      (earlier && repeated(name, [earlier.key, key.range[0]], yaml));
    if (words) report(words, key.range[0], spot);
    if (earlier || words) continue;
    value[name] = part.value;
    parts.set(name, part.place);
  }
  return { value, place: { ...placeOf(map, spot), parts } };
}

function nameOf(key: ParsedNode, yaml: YamlText): string {
  if (isScalar(key) && typeof key.value === 'string') return key.value.normalize();
  return yaml.text.slice(key.range[0], key.range[1]);
}

/** `{a:1}` without a space is a map of one name, "a:1", and nothing behind it. */
function isGlued(key: ParsedNode, node: ParsedNode | null): boolean {
  return isScalar(key) && key.type === Scalar.PLAIN && /:\S/.test(String(key.value)) && isBlank(node);
}

/** `{ price: 9,50 }` is a price of 9 and a field called 50, and 1,200,000 makes two such fields, of which the first is told. */
function partOfNumber(
  key: ParsedNode,
  { name, node, yaml: { text } }: { name: string; node: ParsedNode | null; yaml: YamlText },
): { written: string; isFirst: boolean } | null {
  const [start] = key.range;
  const before = /(?<![\w.,])-?\$?\d[\d.]*,(?:\d+,)*$/.exec(text.slice(Math.max(0, start - LONGEST_NUMBER), start))?.[0];
  if (before === undefined || !isBlank(node) || !/^\d+(\.\d+)?$/.test(name)) return null;
  const behind = /^(?:,\d+)*(?:\.\d+)?/.exec(text.slice(start + name.length, start + LONGEST_NUMBER))?.[0] ?? '';
  return { written: `${before}${name}${behind}`, isFirst: before.split(',').length === 2 };
}

const LONGEST_NUMBER = 40;

function afterComma(written: string): Words {
  return { what: `In braces the comma of ${written} begins another field.`, fix: `write ${numberMeant(written) ?? 'the number without a comma'}` };
}

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

const ODD_SPACE = /(?! )[\s\u00ad]|^ | $/u;

/** Of a font of icons, or of none: it shows as a box, or as nothing. */
const PRIVATE = /\p{Co}/u;

function refuseKey(key: ParsedNode, { name, glued }: { name: string; glued: boolean }): Words | undefined {
  const shown = shorten(name);
  if (isMap(key) || isSeq(key)) {
    return { what: 'A name before a colon cannot be a list or a map.', fix: `put it in quotes: ${quoted(name)}` };
  }
  if (name === '') return { what: 'There is no name before the colon.', fix: 'write a name, or put the text in quotes' };
  if (isScalar(key) && typeof key.value !== 'string') {
    return {
      what: `The name ${shown} is ${typeof key.value === 'number' ? 'a number' : 'a special word'}, not a text.`,
      fix: `put it in quotes: ${quoted(name)}`,
    };
  }
  if (RESERVED.has(name)) return { what: `The name "${shown}" cannot be used.`, fix: 'choose another name' };
  if (name === '<<') return { what: 'Merge keys ("<<") are not used here.', fix: 'write the fields out' };
  if (glued)
    return {
      what: `A space is missing after the colon in "${shown}".`,
      fix: `write "${shorten(name.replace(':', ': '))}"`,
    };
  const sign = unseenIn(name)?.sign ?? PRIVATE.exec(name)?.[0];
  if (sign !== undefined)
    return { what: `The name "${shown}" holds a sign that nobody can read (${described(sign)}).`, fix: 'delete the name and type it anew' };
  const space = ODD_SPACE.exec(name)?.[0];
  if (space === undefined) return undefined;
  const code = space === ' ' ? '' : ` (${described(space)})`;
  return { what: `The name "${shown}" has an odd or invisible space in it${code}.`, fix: 'delete the space and type it anew' };
}

function repeated(name: string, keys: readonly number[], { position }: YamlText): Words {
  const [first, second] = keys.map((offset) => position(offset).line);
  return {
    what: `"${shorten(name)}" stands here twice: in line ${first} and in line ${second}.`,
    fix: 'keep one of the two, or correct its name',
  };
}

function refuseScalar(node: Scalar.Parsed, { text }: YamlText): Finding | undefined {
  const { value } = node;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return {
      what: `${shorten(String(node.source))} is not a number that can be used.`,
      fix: 'write it with digits, or put it in quotes if it is text',
    };
  }
  if (typeof value !== 'string') return undefined;
  const written = text.slice(node.range[0], node.range[1]);
  const unseen = unseenIn(value);
  if (unseen) return { ...unseenWords(unseen.sign), offset: node.range[0] + Math.max(0, written.indexOf(unseen.sign)) };
  return node.type === Scalar.PLAIN && swallowsList(written) ? SWALLOWED : undefined;
}

const SWALLOWED: Words = {
  what: 'The lines below that start with "- " are taken as part of this text.',
  fix: 'line all "-" of a list up in one column, with nothing behind the colon above; or put the text in quotes',
};

function swallowsList(written: string): boolean {
  return written.split('\n').some((line, index) => index > 0 && line.trimStart().startsWith('- '));
}

export function exactPlace(place: Place, path: Path): Place | undefined {
  return path.reduce<Place | undefined>((at, key) => at?.parts.get(key), place);
}

export function nearestPlace(place: Place, path: Path): Place {
  const [key, ...rest] = path;
  const part = key === undefined ? undefined : place.parts.get(key);
  return part ? nearestPlace(part, rest) : place;
}
