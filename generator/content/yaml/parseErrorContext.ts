// One complaint of the parser, and what is known about it.
import type { YAMLError } from 'yaml';
import { type Draft, lineAt, lineStart, valueAfter } from './draft';
import type { Scan } from './tokens';
import type { Words } from './words';

/** What is known about one complaint. */
export interface ParseErrorContext {
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
export type Finding = Words & { offset?: number };

export function parseErrorContextOf({ code, message, pos: [offset] }: YAMLError, { draft, scan }: { draft: Draft; scan: Scan }): ParseErrorContext {
  const line = lineAt(draft, offset);
  return { code, message, offset, line, lineStart: lineStart(draft, offset), value: valueAfter(line), draft, scan };
}
