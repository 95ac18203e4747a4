// One YAML file, read with positions: its value, and where each field stands. Everything a person can write that is not
// plain text, lists and maps is refused here, in plain words, so that nothing behind this folder has to know YAML.
import { readFileSync, statSync } from 'node:fs';
import { Composer, type CST, type Document, LineCounter } from 'yaml';
import { error, firstOfEachFile, type Problem, sortProblems } from '../../problem';
import type { Path } from '../visit';
import { decode, MOST_BYTES, refuseFile, tooLarge, unreadable } from './bytes';
import { syntaxProblems } from './complaints';
import { exactPlace, nearestPlace, type Part, readNode, topProblems } from './nodes';
import { depthProblems, documentProblems, MOST_COMPOSED, manyProblems, scanTokens, tokensOf } from './tokens';
import { commentBehind, lineEnd, type Position, positionOf, type YamlText } from './yamlText';

export interface Source {
  file: string;
  /** Plain JSON-like data; the top is always a map. */
  value: unknown;
  /** Where the field stands; if it does not exist, its nearest ancestor. A list item has no key: its value is meant. */
  locate(path: Path, at?: 'key' | 'value'): Position;
  /** The field as it is written, with quotes and all: `02134` where the value is 2134. */
  written(path: Path): string | undefined;
  /** What stands behind a name without a value, and was meant to be one: `#b23a1e`, a comment for want of quotes. */
  comment(path: Path): string | undefined;
}

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
  if (Array.isArray(decoded)) return firstOfEachFile(decoded.map((parts) => error({ file, ...parts })));
  return parseText(file, decoded);
}

function parseText(file: string, text: string): Source | Problem[] {
  const lines = new LineCounter();
  const { tokens, tooMany } = tokensOf(text, lines);
  const yaml: YamlText = { file, text, position: (offset) => positionOf(lines, offset) };
  if (tooMany !== undefined) return [manyProblems(yaml, tooMany)];
  const scan = scanTokens(tokens, yaml);
  if (scan.levels > MOST_COMPOSED) return firstOfEachFile([...scan.refused, ...depthProblems(yaml, scan)]);
  // A directive changes how all that follows is to be read.
  if (tokens.some(({ type }) => type === 'directive')) return firstOfEachFile(scan.refused);
  const documents = documentsOf(tokens, text.length);
  const syntax = syntaxProblems(
    documents.flatMap((each) => [...each.errors, ...each.warnings]),
    { yaml, scan },
  );
  const top = documents[0]?.contents ?? null;
  const found: Problem[] = [];
  const root = readNode(top, { yaml, found, path: [] });
  const meaning = [...depthProblems(yaml, scan), ...documentProblems(yaml, scan), ...topProblems(top, { yaml, scan }), ...found];
  const problems = [...scan.refused, ...syntax, ...beforeFirst(syntax, meaning)];
  return problems.length > 0 ? firstOfEachFile(problems) : sourceOf(yaml, root);
}

/** It makes nodes only: an alias is not followed, so that there is nothing to expand, and a file with one is refused. */
function documentsOf(tokens: readonly CST.Token[], end: number): Document.Parsed[] {
  const composer = new Composer({ version: '1.2', schema: 'core', merge: false, uniqueKeys: false, logLevel: 'silent' });
  const { stackTraceLimit } = Error;
  // Each complaint is an Error, and writing down where it was made takes ten times as long as making it.
  Error.stackTraceLimit = 0;
  try {
    return [...composer.compose(tokens, true, end)];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What follows a syntax error is read amiss, so that complaints about its meaning would be wrong. */
function beforeFirst(syntax: readonly Problem[], problems: readonly Problem[]): Problem[] {
  const first = sortProblems(syntax)[0]?.line ?? Number.POSITIVE_INFINITY;
  return problems.filter(({ line = 0 }) => line < first);
}

function sourceOf(yaml: YamlText, { value, place }: Part): Source {
  const { file, text, position } = yaml;
  return {
    file,
    value,
    locate: (path, at = 'value') => position(nearestPlace(place, path)[at]),
    written: (path) => {
      const exact = exactPlace(place, path);
      return exact && text.slice(exact.value, exact.end);
    },
    comment: (path) => {
      const exact = exactPlace(place, path);
      return exact && commentBehind(text.slice(exact.key, lineEnd(text, exact.key)));
    },
  };
}
