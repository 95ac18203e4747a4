// Where words go: problems to stderr, results to stdout, quiet when nobody listens any more.
import { inGroups, overview, SHORT_LIST } from '../overview';
import { formatProblems, type Problem } from '../problem';
import { jsonText } from '../text/json';

/** A short list as it is; of a long one what it comes to stands last, where a terminal shows it. */
export function printProblems(problems: readonly Problem[], cwd: string): void {
  if (problems.length === 0) return;
  const format = { cwd, color: wantsColor() };
  const isLong = problems.length > SHORT_LIST;
  const listed = isLong ? `${inGroups(problems, format)}\n\nIn short:\n\n${overview(problems, format)}` : formatProblems(problems, format);
  process.stderr.write(`${listed}\n`);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors === 0) return;
  const next = isLong ? ' Each is listed above with its line: fix them, then run this again.' : '';
  process.stderr.write(`\n${errors === 1 ? '1 problem' : `${errors} problems`}. Nothing was written.${next}\n`);
}

/** No color in a pipe or a log, nor where it is not wanted (no-color.org). */
export function wantsColor(): boolean {
  return Boolean(process.stderr.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

/** A result for programs, which a terminal can show too. */
export function writeJson(value: unknown, indent?: number): void {
  writeOut(`${jsonText(value, indent)}\n`);
}

export function writeOut(text: string): void {
  process.stdout.write(text);
}
