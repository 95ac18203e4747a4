// One YAML file, read with positions: its value, and where each field stands. Everything a person can write that is not
// plain text, lists and maps is refused here, in plain words, so that nothing behind this file has to know YAML.
import { readFileSync, statSync } from 'node:fs';
import type { Stats } from 'node:fs';
import {
  Composer,
  type CST,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  Parser,
  Scalar,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { error, fieldPath, type Problem, type ProblemParts, sortProblems } from '../problem';

export type Path = readonly (string | number)[];

export interface Position {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

export interface Source {
  file: string;
  /** Plain JSON-like data; the top is always a map. */
  value: unknown;
  /** Where the field stands; if it does not exist, its nearest ancestor. A list item has no key: its value is meant. */
  locate(path: Path, at?: 'key' | 'value'): Position;
  /** The field as it is written, with quotes and all: `02134` where the value is 2134. */
  written(path: Path): string | undefined;
}

const MOST_BYTES = 1024 * 1024;
const MOST_LEVELS = 50;
/**
 * The composer calls itself for each level, so it is not given anything deeper than this. It is more than may be nested,
 * because a colon inside a text nests all lines that follow, and is then the problem to report.
 */
const MOST_COMPOSED = 500;
const MOST_PROBLEMS = 25;

export function readSource(file: string): Source | Problem[] {
  try {
    const refused = refuseFile(statSync(file));
    return refused ? [error({ file, ...refused })] : parseSource(file, readFileSync(file));
  } catch (cause) {
    return [error({ file, ...unreadable(cause) })];
  }
}

export function parseSource(file: string, bytes: Uint8Array): Source | Problem[] {
  if (bytes.length > MOST_BYTES) return [error({ file, ...tooLarge(bytes.length) })];
  const decoded = decode(bytes);
  if (Array.isArray(decoded)) return fewest(decoded.map((parts) => error({ file, ...parts })));
  return parseText(file, decoded);
}

// ---- the file and its bytes

type Words = Pick<Required<ProblemParts>, 'what' | 'fix'>;

function refuseFile(stats: Stats): Words | undefined {
  if (stats.isDirectory()) {
    return { what: 'This is a folder, not a file.', fix: 'put a file here, or correct the name' };
  }
  if (!stats.isFile()) return { what: 'This is not an ordinary file.', fix: 'put an ordinary text file here' };
  return stats.size > MOST_BYTES ? tooLarge(stats.size) : undefined;
}

function tooLarge(bytes: number): Words {
  return {
    what: `The file is ${(bytes / MOST_BYTES).toFixed(1)} MiB large; at most 1 MiB is read.`,
    fix: 'check that this is the right file; a data file holds texts only',
  };
}

function unreadable(cause: unknown): Words {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return { what: 'The file does not exist.', fix: 'create it, or correct the name of the file' };
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return { what: 'The file may not be read (permission denied).', fix: 'give yourself the right to read the file' };
  }
  return {
    what: `The file cannot be read (${code || String(cause)}).`,
    fix: 'check the name of the file and the disk that it is on',
  };
}

const SAVE = 'save the file as UTF-8 (in most editors: "Save with encoding", then "UTF-8")';

/** The text with plain line ends, or why the bytes are no text. */
function decode(bytes: Uint8Array): string | ProblemParts[] {
  const foreign = foreignEncoding(bytes);
  if (foreign) return [{ line: 1, column: 1, what: `The file is saved as ${foreign}, not as UTF-8.`, fix: SAVE }];
  const text = withPlainLineEnds(new TextDecoder().decode(bytes));
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const what = 'The file is not saved as UTF-8; it looks like Windows-1252 ("ANSI") or Latin-1.';
    return [{ ...positionIn(text, Math.max(0, text.indexOf('\ufffd'))), what, fix: SAVE }];
  }
  const unprintable = controlCharacters(text);
  return unprintable.length > 0 ? unprintable : text;
}

function foreignEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32' : 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  if (!bytes.includes(0)) return undefined;
  return first === 0 || second === 0 ? 'UTF-16' : 'something with zero bytes (an image, an office document?)';
}

/** So that a file from Windows or from an old Mac has the same value; the lines and columns stay the same too. */
function withPlainLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

// The parser uses some of these as its own marks, and no page may hold them.
const CONTROL = /(?![\n\t])[\p{Cc}\ufffe\uffff]/u;

function controlCharacters(text: string): ProblemParts[] {
  return text.split('\n').flatMap((line, index) => {
    const found = CONTROL.exec(line);
    if (!found) return [];
    return [{ line: index + 1, column: found.index + 1, ...unprintable(found[0]) }];
  });
}

function unprintable(char: string): Words {
  const code = char.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
  return {
    what: `There is an invisible or broken character here (U+${code}).`,
    fix: 'delete it and type the text anew; it often comes with text pasted from another program',
  };
}

function positionIn(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

// ---- the text

/** What is known of a text while it is read. */
interface Draft {
  file: string;
  text: string;
  position(offset: number): Position;
}

function parseText(file: string, text: string): Source | Problem[] {
  const lines = new LineCounter();
  const tokens = tokensOf(text, lines);
  const draft: Draft = { file, text, position: (offset) => positionOf(lines, offset) };
  const scan = scanTokens(tokens, draft);
  if (scan.levels > MOST_COMPOSED) return fewest([...scan.refused, ...depthProblems(draft, scan)]);
  // A directive changes how all that follows is to be read.
  if (tokens.some(({ type }) => type === 'directive')) return fewest(scan.refused);
  // It makes nodes only: an alias is not followed, so that there is nothing to expand, and a file with one is refused.
  const composer = new Composer({
    version: '1.2',
    schema: 'core',
    merge: false,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  const documents = [...composer.compose(tokens, true, text.length)];

  const syntax = syntaxProblems(
    documents.flatMap((each) => [...each.errors, ...each.warnings]),
    { draft, scan },
  );
  const top = documents[0]?.contents ?? null;
  const root = readNode(top, { draft, path: [] });
  const meaning = [
    ...depthProblems(draft, scan),
    ...documentProblems(draft, scan),
    ...topProblems(top, { draft, scan }),
    ...root.problems,
  ];
  const problems = [...scan.refused, ...syntax, ...beforeFirst(syntax, meaning)];
  return problems.length > 0 ? fewest(problems) : sourceOf(draft, root);
}

/** A file of brackets without end makes an error token of each; after so many the rest says nothing new. */
function tokensOf(text: string, lines: LineCounter): CST.Token[] {
  const tokens: CST.Token[] = [];
  let errors = 0;
  for (const token of new Parser(lines.addNewLine).parse(text)) {
    tokens.push(token);
    if (token.type === 'error') errors += 1;
    if (errors > MOST_PROBLEMS) break;
  }
  return tokens;
}

function positionOf(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? { line: 1, column: 1 } : { line, column: col };
}

function problemAt(draft: Draft, offset: number, parts: Words & { field?: string }): Problem {
  return error({ file: draft.file, ...draft.position(offset), ...parts });
}

/** What follows a syntax error is read amiss, so that complaints about its meaning would be wrong. */
function beforeFirst(syntax: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const first = sortProblems(syntax)[0]?.line ?? Number.POSITIVE_INFINITY;
  return problems.filter(({ line = 0 }) => line < first);
}

function fewest(problems: readonly Problem[]): Problem[] {
  const sorted = sortProblems(problems);
  const next = sorted[MOST_PROBLEMS];
  if (!next) return sorted;
  const what = `From here on there are ${sorted.length - MOST_PROBLEMS} more problems in this file.`;
  return [...sorted.slice(0, MOST_PROBLEMS), { ...next, field: undefined, what, fix: 'correct those above first' }];
}

function sourceOf({ file, text, position }: Draft, { value, place }: Part): Source {
  return {
    file,
    value,
    locate: (path, at = 'value') => position(nearestPlace(place, path)[at]),
    written: (path) => {
      const exact = exactPlace(place, path);
      return exact && text.slice(exact.value, exact.end);
    },
  };
}

// ---- the tokens: what no field may hold, found before anything is built from it

interface Scan {
  /** One a line at most. */
  refused: Problem[];
  refusedLines: Set<number>;
  levels: number;
  /** Where the text first goes deeper than allowed. */
  tooDeep?: number;
  /** Where a second document begins, and each after it. */
  furtherDocuments: number[];
  /** End of a quoted text → its beginning, to say where a quote opens that is never closed. */
  quotes: Map<number, number>;
  /** Brackets without an end. */
  open: number[];
}

function scanTokens(tokens: readonly CST.Token[], draft: Draft): Scan {
  const scan: Scan = {
    refused: [],
    refusedLines: new Set(),
    levels: 0,
    furtherDocuments: furtherStarts(tokens),
    quotes: new Map(),
    open: [],
  };
  // A stack of our own: a file of 100,000 brackets would overflow that of the process.
  const rest = tokens.map((token) => ({ token, level: 0 })).reverse();
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { token, level } = next;
    look(token, { scan, draft });
    const inner = isCollection(token) ? level + 1 : level;
    if (inner > MOST_LEVELS) scan.tooDeep ??= token.offset;
    scan.levels = Math.max(scan.levels, inner);
    if (inner > MOST_COMPOSED) continue;
    for (const part of partsOf(token).reverse()) rest.push({ token: part, level: inner });
  }
  return scan;
}

function furtherStarts(tokens: readonly CST.Token[]): number[] {
  return tokens
    .flatMap((token) => (token.type === 'document' ? [token] : []))
    .slice(1)
    .map(({ start, offset }) => start.find(({ type }) => type === 'doc-start')?.offset ?? offset);
}

function isCollection(token: CST.Token): boolean {
  return token.type === 'block-map' || token.type === 'block-seq' || token.type === 'flow-collection';
}

function partsOf(token: CST.Token): CST.Token[] {
  switch (token.type) {
    case 'document':
      return [...token.start, ...present(token.value), ...(token.end ?? [])];
    case 'block-map':
    case 'block-seq':
    case 'flow-collection':
      return token.items.flatMap((item) => [
        ...item.start,
        ...present(item.key),
        ...(item.sep ?? []),
        ...present(item.value),
      ]);
    case 'block-scalar':
      return [...token.props];
    default:
      return [];
  }
}

function present(token: CST.Token | null | undefined): CST.Token[] {
  return token ? [token] : [];
}

function look(token: CST.Token, { scan, draft }: { scan: Scan; draft: Draft }): void {
  if (token.type === 'flow-collection' && !token.end.some(({ type }) => type.startsWith('flow-'))) {
    scan.open.push(token.offset);
  }
  if (token.type === 'single-quoted-scalar' || token.type === 'double-quoted-scalar') {
    scan.quotes.set(token.offset + token.source.length, token.offset);
  }
  if (!REFUSED.has(token.type)) return;
  const { line } = draft.position(token.offset);
  if (scan.refusedLines.has(line)) return;
  scan.refusedLines.add(line);
  scan.refused.push(problemAt(draft, token.offset, refuseToken(token, draft)));
}

const REFUSED = new Set<CST.Token['type']>(['anchor', 'alias', 'tag', 'directive']);

function refuseToken({ type, offset }: CST.Token, draft: Draft): Words {
  const value = quoted(valueOf(draft.text.slice(offset, lineEnd(draft.text, offset))));
  if (type === 'anchor' || type === 'alias') {
    return {
      what: `A text that starts with "${type === 'anchor' ? '&' : '*'}" must be in quotes (YAML anchors and aliases are not used here).`,
      fix: `put it in quotes: ${value}; or write the value out where it is needed`,
    };
  }
  if (type === 'tag') {
    return {
      what: 'A text that starts with "!" must be in quotes (YAML tags are not used here).',
      fix: `put it in quotes: ${value}; or remove the "!" and the word that it starts`,
    };
  }
  return {
    what: 'A line cannot start with "%" (YAML directives are not used here).',
    fix: 'remove the line; if it is text, put it in quotes behind its name and a colon',
  };
}

function depthProblems(draft: Draft, { tooDeep }: Scan): Problem[] {
  if (tooDeep === undefined) return [];
  const words = {
    what: `The data is nested deeper than ${MOST_LEVELS} levels from here on.`,
    fix: 'check the brackets and the indentation; put a text that starts with "[" or "{" in quotes',
  };
  return [problemAt(draft, tooDeep, words)];
}

// ---- the nodes: their values and their places

interface Place {
  /** Offset of the name; of the value where there is no name. */
  key: number;
  value: number;
  /** Offset behind the value. */
  end: number;
  parts: Map<string | number, Place>;
}

interface Part {
  value: unknown;
  place: Place;
  problems: Problem[];
}

interface Spot {
  draft: Draft;
  path: Path;
  /** Offset of the name, if the node has one. */
  key?: number;
}

function topProblems(node: ParsedNode | null, { draft, scan }: { draft: Draft; scan: Scan }): Problem[] {
  if (isMap(node)) return [];
  if (!isBlank(node)) return [topIsNoMap(draft, node)];
  return scan.refused.length > 0 ? [] : [emptyFile(draft)];
}

function isBlank(node: ParsedNode | null): node is null {
  return node === null || (isScalar(node) && node.value === null && node.range[0] === node.range[1]);
}

function emptyFile({ file }: Draft): Problem {
  return error({
    file,
    line: 1,
    column: 1,
    what: 'The file is empty, or holds comments only.',
    fix: 'write its fields as lines of "name: value", or delete the file',
  });
}

function topIsNoMap(draft: Draft, node: ParsedNode): Problem {
  const kind = isSeq(node) ? 'a list' : 'a single text';
  const gap = isScalar(node) && GLUED.test(lineAt(draft, node.range[0])) ? '; a space is missing after the colon' : '';
  return problemAt(draft, node.range[0], {
    what: `The file holds ${kind} instead of fields with names${gap}.`,
    fix: 'start with a line of "name: value"',
  });
}

function documentProblems(draft: Draft, { furtherDocuments }: Scan): Problem[] {
  return furtherDocuments.map((offset) =>
    problemAt(draft, offset, {
      what: 'A second document starts here; a file holds one only.',
      fix: 'remove this "---" or "..." line, or put what follows into a file of its own',
    }),
  );
}

function readNode(node: ParsedNode | null, spot: Spot): Part {
  if (isMap(node)) return readMap(node, spot);
  if (isSeq(node)) return readList(node, spot);
  const value = isScalar(node) ? node.value : null;
  const words = isScalar(node) ? refuseScalar(node, spot.draft) : undefined;
  const place = placeOf(node, spot);
  const problems = words ? [problemAt(spot.draft, place.value, { field: fieldPath(spot.path), ...words })] : [];
  return { value, place, problems };
}

function placeOf(node: ParsedNode | null, { key }: Spot): Place {
  const [start, end] = node?.range ?? [0, 0];
  const blank = start === end;
  // Where nothing is written, the name says more than the blank behind it.
  const value = blank ? (key ?? start) : start;
  return { key: key ?? value, value, end: blank ? value : end, parts: new Map() };
}

function readList(list: YAMLSeq.Parsed, { draft, path, key }: Spot): Part {
  const parts = list.items.map((item, index) => readNode(item, { draft, path: [...path, index] }));
  const place = {
    ...placeOf(list, { draft, path, key }),
    parts: new Map(parts.map((part, index) => [index, part.place])),
  };
  return { value: parts.map(({ value }) => value), place, problems: parts.flatMap(({ problems }) => problems) };
}

function readMap(map: YAMLMap.Parsed, spot: Spot): Part {
  const place = placeOf(map, spot);
  const value: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const { key, value: node } of map.items) {
    const name = nameOf(key, spot.draft);
    const path = [...spot.path, name];
    const part = readNode(node, { draft: spot.draft, path, key: key.range[0] });
    const earlier = place.parts.get(name);
    const words =
      refuseKey(key, { name, glued: isGlued(key, node) }) ??
      (earlier && repeated(name, [earlier.key, key.range[0]], spot.draft));
    problems.push(...part.problems);
    if (words) problems.push(problemAt(spot.draft, key.range[0], { field: fieldPath(spot.path), ...words }));
    if (earlier || words) continue;
    value[name] = part.value;
    place.parts.set(name, part.place);
  }
  return { value, place, problems };
}

function nameOf(key: ParsedNode, draft: Draft): string {
  if (isScalar(key) && typeof key.value === 'string') return key.value;
  return draft.text.slice(key.range[0], key.range[1]);
}

/** `{a:1}` without a space is a map of one name, "a:1", and nothing behind it. */
function isGlued(key: ParsedNode, node: ParsedNode | null): boolean {
  return isScalar(key) && key.type === Scalar.PLAIN && /:\S/.test(String(key.value)) && isBlank(node);
}

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);
const ODD_SPACE = /^\s|\s$|(?! )[\s\u00ad\u200b-\u200f\u2060\ufeff]/u;

function refuseKey(key: ParsedNode, { name, glued }: { name: string; glued: boolean }): Words | undefined {
  const shown = shorten(name);
  if (isMap(key) || isSeq(key)) {
    return { what: 'A name before a colon cannot be a list or a map.', fix: `put it in quotes: ${quoted(name)}` };
  }
  if (name === '')
    return { what: 'There is no name before the colon.', fix: 'write a name, or put the text in quotes' };
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
  if (!ODD_SPACE.test(name)) return undefined;
  return { what: `The name "${shown}" has an odd or invisible space in it.`, fix: 'delete the space and type it anew' };
}

function repeated(name: string, keys: readonly number[], { position }: Draft): Words {
  const [first, second] = keys.map((offset) => position(offset).line);
  return {
    what: `"${shorten(name)}" stands here twice: in line ${first} and in line ${second}.`,
    fix: 'keep one of the two, or correct its name',
  };
}

// A letter that was lost when the file was converted (U+FFFD), half a letter, a byte-order mark in the middle.
const BROKEN = /(?![\n\t])[\p{Cc}\p{Cs}\ufeff\ufffd-\uffff]/u;

function refuseScalar(node: Scalar.Parsed, { text }: Draft): Words | undefined {
  const { value } = node;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return {
      what: `${shorten(String(node.source))} is no number that can be used.`,
      fix: 'write it with digits, or put it in quotes if it is text',
    };
  }
  if (typeof value !== 'string') return undefined;
  const broken = BROKEN.exec(value);
  if (broken) return unprintable(broken[0]);
  return node.type === Scalar.PLAIN && swallowsList(text.slice(node.range[0], node.range[1])) ? SWALLOWED : undefined;
}

const SWALLOWED: Words = {
  what: 'The lines below that start with "- " are taken as part of this text.',
  fix: 'line all "-" of a list up in one column, with nothing behind the colon above; or put the text in quotes',
};

function swallowsList(written: string): boolean {
  return written.split('\n').some((line, index) => index > 0 && line.trimStart().startsWith('- '));
}

function exactPlace(place: Place, path: Path): Place | undefined {
  return path.reduce<Place | undefined>((at, key) => at?.parts.get(key), place);
}

function nearestPlace(place: Place, path: Path): Place {
  const [key, ...rest] = path;
  const part = key === undefined ? undefined : place.parts.get(key);
  return part ? nearestPlace(part, rest) : place;
}

// ---- the parser's complaints, in words of the writer

/** What is known about one complaint. */
interface Clue {
  code: YAMLError['code'];
  message: string;
  offset: number;
  /** The line that it is about. */
  line: string;
  lineStart: number;
  /** What stands in that line behind the name or the dash. */
  value: string;
  draft: Draft;
  scan: Scan;
}

/** An offset other than the parser's, where another place says more. */
type Finding = Words & { offset?: number };

/** One problem a line at most: one slip makes the parser complain several times. */
function syntaxProblems(complaints: readonly YAMLError[], { draft, scan }: { draft: Draft; scan: Scan }): Problem[] {
  const done = new Set<number | undefined>(scan.refusedLines);
  const found: Problem[] = [];
  for (const complaint of withoutEchoes(complaints)) {
    const { line } = draft.position(complaint.pos[0]);
    if (done.has(line)) continue;
    const clue = clueOf(complaint, { draft, scan });
    const { offset = clue.offset, ...words } = explain(clue);
    const problem = problemAt(draft, offset, words);
    if (!done.has(problem.line)) found.push(problem);
    done.add(line).add(problem.line);
  }
  return found;
}

/** Once the parser has lost the thread it complains about each word that follows. */
function withoutEchoes(complaints: readonly YAMLError[]): YAMLError[] {
  const lost = complaints.findIndex(({ message }) => IN_STREAM.test(message));
  return complaints.filter(({ message }, index) => index <= lost || !IN_STREAM.test(message));
}

const IN_STREAM = /in YAML stream/;

function clueOf({ code, message, pos: [offset] }: YAMLError, { draft, scan }: { draft: Draft; scan: Scan }): Clue {
  const line = lineAt(draft, offset);
  return { code, message, offset, line, lineStart: lineStart(draft, offset), value: valueOf(line), draft, scan };
}

function explain(clue: Clue): Finding {
  for (const rule of RULES) {
    const finding = rule(clue);
    if (finding) return finding;
  }
  return {
    what: `This line is not valid YAML (the reader says: ${clue.message}).`,
    fix: 'compare it with the lines around it: "name: value", "- item", text with special signs in quotes',
  };
}

/** The first that knows the complaint answers; the narrow ones come first. */
const RULES: readonly ((clue: Clue) => Finding | undefined)[] = [
  tabInIndentation,
  quoteNotClosed,
  bracketNotClosed,
  textAfterBar,
  colonInText,
  deeperThanText,
  listNotLinedUp,
  notLinedUp,
  textAfterQuote,
  commaInBrackets,
  specialFirstSign,
  bracketTooMany,
  itemInWrongPlace,
  spaceAfterColon,
  nameInList,
  lineWithoutColon,
  commentTooNear,
  wrongEscape,
  longName,
  behindDocumentStart,
];

function tabInIndentation({ code, line, lineStart: start, offset }: Clue): Finding | undefined {
  const [indent = ''] = /^[ \t]*/.exec(line) ?? [];
  const tab = indent.indexOf('\t');
  if (tab < 0 && code !== 'TAB_AS_INDENT') return undefined;
  return {
    offset: tab < 0 ? offset : start + tab,
    what: 'A tab is used to indent this line; only spaces can be.',
    fix: 'replace the tab by spaces, as many as the lines around it have',
  };
}

function quoteNotClosed({ message, offset, scan, draft }: Clue): Finding | undefined {
  if (!message.startsWith('Missing closing')) return undefined;
  const start = scan.quotes.get(offset) ?? offset;
  const quote = draft.text[start] ?? '"';
  const text = draft.text.slice(start + 1, lineEnd(draft.text, start));
  const apostrophe =
    quote === "'" ? `; if it is an apostrophe, put the text in double quotes: ${quoted(`'${text}`)}` : '';
  return {
    offset: start,
    what: `The quote ${quote} that opens here is not closed.`,
    fix: `put a ${quote} at the end of the text, and indent all its lines${apostrophe}`,
  };
}

function bracketNotClosed({ message, offset, scan }: Clue): Finding | undefined {
  if (!/^Flow (map|sequence) in|^Expected flow (map|sequence)/.test(message)) return undefined;
  const start = scan.open.findLast((open) => open < offset);
  const [bracket, close] = /map/.test(message) ? ['{', '}'] : ['[', ']'];
  return {
    offset: start ?? offset,
    what:
      start === undefined
        ? `The lines inside "${bracket}" and "${close}" are not indented.`
        : `The "${bracket}" that opens here is not closed.`,
    fix: `put a "${close}" at the end and indent the lines in between; or, if it is text, put it in quotes`,
  };
}

function textAfterBar({ code, message, value, line, lineStart: start }: Clue): Finding | undefined {
  if (code === 'BAD_INDENT' && message.startsWith('Block scalar')) {
    return {
      what: 'The text below "|" or ">" is not indented.',
      fix: 'put two spaces more in front of its lines than the name above has',
    };
  }
  if (!/^Not a YAML token|^Block scalar header/.test(message)) return undefined;
  const sign = value.startsWith('>') ? '>' : '|';
  return {
    offset: start + line.indexOf(value),
    what: `A text that starts with "${sign}" must be in quotes.`,
    fix: `put it in quotes: ${quoted(value)}`,
  };
}

function colonInText({ code, message, draft, offset, value }: Clue): Finding | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' || !message.startsWith('Nested')) return undefined;
  if (!/:(\s|$)/.test(draft.text.slice(offset, lineEnd(draft.text, offset)))) return undefined;
  const curly = /^[“”„«]/.test(value) ? ', straight ones' : '';
  return {
    what: 'There is a colon inside this text, so that it must be in quotes.',
    fix: `put the text in quotes${curly}: ${quoted(value.replace(/^[“”„«]|[“”»]$/g, ''))}`,
  };
}

function deeperThanText({ code, message, draft, offset, lineStart: start, line }: Clue): Finding | undefined {
  const inValue = draft.text.slice(start, offset).trim() !== '';
  const nested = code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('Nested');
  if (!inValue || !(nested || code === 'MULTILINE_IMPLICIT_KEY')) return undefined;
  if (/^\? /.test(valueOf(line))) return undefined;
  return {
    offset: nextLine(draft.text, offset),
    what: 'This line is indented deeper than the one above it, which has a value already.',
    fix: 'line it up with the line above; if it is part of the text above, put the whole text in quotes',
  };
}

function listNotLinedUp({ code, message, line }: Clue): Finding | undefined {
  const block = code === 'BLOCK_AS_IMPLICIT_KEY' && message.startsWith('A block sequence');
  if (!block && !message.startsWith('All sequence items')) return undefined;
  return {
    what: `This line${/^\s*-/.test(line) ? ' of a list' : ''} is not lined up with the others of its list.`,
    fix: 'put all "-" of a list in one column, with spaces',
  };
}

function notLinedUp({ code }: Clue): Finding | undefined {
  if (code !== 'BAD_INDENT') return undefined;
  return {
    what: 'This line is not lined up with the lines that it belongs to.',
    fix: 'put as many spaces in front of it as the other lines of its block have',
  };
}

function textAfterQuote({ message, value }: Clue): Finding | undefined {
  const [quote = ''] = value;
  if (!message.endsWith('at node end') || !/["']/.test(quote)) return undefined;
  const whole = value.length > 1 && value.endsWith(quote) ? value.slice(1, -1) : value;
  return {
    what: 'The text goes on behind its closing quote.',
    fix: `put all of it in one pair of quotes: ${quoted(whole)}`,
  };
}

function commaInBrackets({ code, message }: Clue): Finding | undefined {
  const flow = / in flow (map|sequence)$| between flow (map|sequence) items$/.test(message);
  if (!flow || !(code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN')) return undefined;
  const missing = code === 'MISSING_CHAR';
  return {
    what: missing
      ? 'A comma is missing between the items in brackets.'
      : 'There is a sign too many between the items in brackets.',
    fix: 'separate the items by one comma each; or write a list with one "- item" a line; or put a text in quotes',
  };
}

function specialFirstSign({ code, value, line, lineStart: start }: Clue): Finding | undefined {
  if (!['BAD_SCALAR_START', 'UNEXPECTED_TOKEN', 'BLOCK_AS_IMPLICIT_KEY'].includes(code)) return undefined;
  const sign = /^[{[*&!%@`,\]}|>]|^[-?:] /.exec(value)?.[0];
  if (sign === undefined || value === line.trim()) return undefined;
  const list = sign === '- ' ? '; a list starts in a line of its own' : '';
  return {
    offset: start + line.indexOf(value),
    what: `A text that starts with "${sign.trim()}" must be in quotes.`,
    fix: `put it in quotes: ${quoted(value)}${list}`,
  };
}

function bracketTooMany({ message, line, offset, lineStart: start }: Clue): Finding | undefined {
  if (!/^Unexpected flow-(seq|map)-end/.test(message)) return undefined;
  const bracket = line[offset - start] ?? '';
  return {
    what: `There is no opening bracket to this "${bracket}".`,
    fix: 'remove it, or add the opening bracket; put a text in quotes',
  };
}

function itemInWrongPlace({ line, code }: Clue): Finding | undefined {
  if (!/^\s*-(\s|$)/.test(line) || code === 'BAD_DQ_ESCAPE') return undefined;
  return {
    what: 'An item of a list ("- …") cannot stand here.',
    fix: 'write the name of the list and a colon in the line above, and line all its "-" up',
  };
}

const GLUED = /^\s*(?:- +)*["']?[\p{L}\p{N}_-]+["']?:(?!\/\/)[^\s:]/u;

function spaceAfterColon({ line, lineStart: start }: Clue): Finding | undefined {
  if (!GLUED.test(line)) return undefined;
  const colon = line.indexOf(':');
  return {
    offset: start + colon,
    what: 'A space is missing after the colon.',
    fix: `write ${shorten(`${line.slice(0, colon).trim()}: ${line.slice(colon + 1).trim()}`)}`,
  };
}

function nameInList({ code, message, line }: Clue): Finding | undefined {
  if (code !== 'UNEXPECTED_TOKEN' || !/at node end$/.test(message) || !/:(\s|$)/.test(line)) return undefined;
  return {
    what: 'A line of "name: value" cannot follow here.',
    fix: 'check the lines above: a list needs a name and a colon above it, and a text with special signs needs quotes',
  };
}

function lineWithoutColon({ code, message, line }: Clue): Finding | undefined {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('Implicit map keys need')) return undefined;
  return {
    what: `"${shorten(line.trim())}" has no name and colon in front.`,
    fix: 'write "name: value"; if it is part of the text above, indent it deeper than the name of that text',
  };
}

function commentTooNear({ message }: Clue): Finding | undefined {
  if (!message.startsWith('Comments must be separated')) return undefined;
  return {
    what: 'There is no space in front of this "#".',
    fix: 'put a space in front of a comment; put a text with "#" in quotes',
  };
}

function wrongEscape({ code, draft, offset }: Clue): Finding | undefined {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  return {
    what: `A backslash in double quotes starts a code, and "${shorten(draft.text.slice(offset, offset + 2))}" is none.`,
    fix: "write two backslashes for one, or put the text in single quotes: '…'",
  };
}

function longName({ code }: Clue): Finding | undefined {
  if (code !== 'KEY_OVER_1024_CHARS') return undefined;
  return { what: 'The name before the colon is longer than 1024 letters.', fix: 'if it is text, put it in quotes' };
}

function behindDocumentStart({ message }: Clue): Finding | undefined {
  if (!message.startsWith('Block collection cannot start')) return undefined;
  return { what: 'Nothing can stand behind "---" in its line.', fix: 'put it in the next line, or remove the "---"' };
}

// ---- bits of text

/** Long enough for any sensible line; keeps the expressions below quick on a line of a megabyte. */
const LONGEST_LINE = 400;

function lineStart({ position }: Draft, offset: number): number {
  return offset - position(offset).column + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset, offset + LONGEST_LINE).indexOf('\n');
  return end < 0 ? Math.min(text.length, offset + LONGEST_LINE) : offset + end;
}

function lineAt(draft: Draft, offset: number): string {
  const start = lineStart(draft, offset);
  return draft.text.slice(start, lineEnd(draft.text, start));
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return offset;
  const [blank = ''] = /^\s*/.exec(text.slice(end, end + LONGEST_LINE)) ?? [];
  return end + blank.length;
}

/** `b` of `a: b`, of `- b` and of `- a: b  # comment`. */
function valueOf(line: string): string {
  const behind = line.replace(/^\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s"'#:{[*&!%@`-][^:]*):\s+)?/, '');
  return behind.replace(/\s+#.*$/, '').trim();
}

const LONGEST_SHOWN = 60;

/** A text of the data as part of a message. */
export function shorten(text: string): string {
  const chars = [...text.slice(0, LONGEST_SHOWN * 2 + 2)];
  return chars.length > LONGEST_SHOWN ? `${chars.slice(0, LONGEST_SHOWN - 1).join('')}…` : text;
}

/** A text as it is to be written in YAML, in the quotes that suit it. */
export function quoted(text: string): string {
  const short = shorten(text);
  return /["\\]/.test(short) ? `'${short.replaceAll("'", "''")}'` : `"${short}"`;
}
