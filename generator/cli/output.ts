// Where words go: problems to stderr, results to stdout, quiet when nobody listens any more.
import { overview, SHORT_LIST } from '../overview';
import { formatProblems, type Problem } from '../problem';

export function printProblems(problems: readonly Problem[], cwd: string): void {
  if (problems.length === 0) return;
  if (problems.length > SHORT_LIST) process.stderr.write(`${problems.length} problems come to this; each is listed below it.\n\n${overview(problems, { cwd })}\n\n`);
  process.stderr.write(`${formatProblems(problems, { cwd, color: wantsColor() })}\n`);
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  if (errors > 0) process.stderr.write(`\n${errors === 1 ? '1 problem' : `${errors} problems`}. Nothing was written.\n`);
}

/** No colour in a pipe or a log, nor where it is not wanted (no-color.org). */
export function wantsColor(): boolean {
  return Boolean(process.stderr.isTTY) && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
}

export function writeOut(text: string): void {
  process.stdout.write(text);
}
