// One complaint of the parser, and what is known about it.
import type { YAMLError } from 'yaml';
import type { Scan } from './tokens';
import type { Words } from './words';
import { lineAt, lineStart, valueAfter, type YamlText } from './yamlText';

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
  yaml: YamlText;
  scan: Scan;
}

/** An offset other than the parser's, where another place says more. */
export type Finding = Words & { offset?: number };

export function parseErrorContextOf({ code, message, pos: [offset] }: YAMLError, { yaml, scan }: { yaml: YamlText; scan: Scan }): ParseErrorContext {
  const line = lineAt(yaml, offset);
  return { code, message, offset, line, lineStart: lineStart(yaml, offset), value: valueAfter(line), yaml, scan };
}
