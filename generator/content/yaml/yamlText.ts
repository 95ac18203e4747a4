// A text while it is read: where things stand in it, and the lines around them.
import type { LineCounter } from 'yaml';
import { error, type Problem } from '../../problem';
import type { Words } from './words';

export interface Position {
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units. */
  column: number;
}

/** What is known of a text while it is read. */
export interface YamlText {
  file: string;
  text: string;
  position(offset: number): Position;
}

export function positionOf(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset);
  return line === 0 ? { line: 1, column: 1 } : { line, column: col };
}

export function problemAt(yaml: YamlText, offset: number, parts: Words & { field?: string }): Problem {
  return error({ file: yaml.file, ...yaml.position(offset), ...parts });
}

/** Long enough for any sensible line; keeps the expressions below quick on a line of a megabyte. */
const LONGEST_LINE = 400;

export function lineStart({ position }: YamlText, offset: number): number {
  return offset - position(offset).column + 1;
}

export function lineEnd(text: string, offset: number): number {
  const end = text.slice(offset, offset + LONGEST_LINE).indexOf('\n');
  return end < 0 ? Math.min(text.length, offset + LONGEST_LINE) : offset + end;
}

export function lineAt(yaml: YamlText, offset: number): string {
  const start = lineStart(yaml, offset);
  return yaml.text.slice(start, lineEnd(yaml.text, start));
}

export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  if (end < 0) return offset;
  const [blank = ''] = /^\s*/.exec(text.slice(end, end + LONGEST_LINE)) ?? [];
  return end + blank.length;
}

/** `b` of `a: b`, of `- b` and of `- a: b  # comment`. */
export function valueAfter(line: string): string {
  const behind = line.replace(/^\s*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s"'#:{[*&!%@`-][^:]*):\s+)?/, '');
  return behind.replace(/\s+#.*$/, '').trim();
}

/** `#b` of `[a: #b, c]`: a comment that has no space behind its sign was most likely meant as a value. */
export function commentInBrackets(line: string): string | undefined {
  return /:\s+(#[^\s,}\]]+)/.exec(line)?.[1];
}

/** `#1 b` of `a: #1 b  # c`, and of an item that begins with it: the whole of what was meant as a value. */
export function commentBehind(field: string): string | undefined {
  const comment = /(?:^|:\s+)(#[^\s#].*)$/.exec(field)?.[1];
  return comment?.replace(/\s+#\s.*$/, '').trim();
}
