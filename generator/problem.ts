// A problem is one thing a person can act on: where it stands, what is wrong, how to put it right.
import { isAbsolute, relative, sep } from 'node:path';
import { withoutSecrets } from './text/secrets';

type Severity = 'error' | 'warning';

export interface Problem {
  severity: Severity;
  /** Absolute, or already as it is to be shown. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based, in UTF-16 units, as editors count. */
  column?: number;
  /** Such as `services[2].title`; see fieldPath. */
  field?: string;
  what: string;
  fix?: string;
  /** Of a fault of ours, for whoever fixes it: where it was thrown. Told by --json alone. */
  stack?: string;
}

export type ProblemParts = Omit<Problem, 'severity'>;

/** Where a problem stands. */
export type Place = Pick<Problem, 'file' | 'line' | 'column' | 'field'>;

export interface ProblemFormat {
  /** Files inside this folder are shown relative to it. */
  cwd: string;
  color: boolean;
}

export function error(parts: ProblemParts): Problem {
  return { severity: 'error', ...shareable(parts) };
}

export function warning(parts: ProblemParts): Problem {
  return { severity: 'warning', ...shareable(parts) };
}

/** Messages repeat what somebody wrote, and end in logs and in questions to others: a password that was in it does not. */
function shareable(parts: ProblemParts): ProblemParts {
  const texts = (['field', 'what', 'fix', 'stack'] as const).flatMap((name) => (parts[name] === undefined ? [] : [[name, withoutSecrets(parts[name])]]));
  return { ...parts, ...Object.fromEntries(texts) };
}

/** By place, then by words. The order does not depend on the locale of the machine. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareTexts(a.file, b.file) ||
      compareNumbers(a.line, b.line) ||
      compareNumbers(a.column, b.column) ||
      compareTexts(a.field, b.field) ||
      compareTexts(a.what, b.what),
  );
}

/** How many errors of one file are reported, and how many warnings: whoever has corrected those sees the others. */
export const MOST_PROBLEMS = 25;

/** In each file the first of its errors and of its warnings, and a line that says that there are more. */
export function firstOfEachFile(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of sortProblems(problems)) {
    const key = `${problem.severity} ${problem.file ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [problem]);
    else if (group.length < MOST_PROBLEMS) group.push(problem);
    else if (group.length === MOST_PROBLEMS) group.push(furtherProblems(problem));
  }
  return sortProblems([...groups.values()].flat());
}

function furtherProblems({ field: _, ...place }: Problem): Problem {
  return { ...place, what: `there are more ${place.severity === 'error' ? 'problems' : 'warnings'} from here on.`, fix: 'correct those above first' };
}

export function formatProblems(problems: readonly Problem[], format: ProblemFormat): string {
  return sortProblems(problems)
    .map((problem) => formatProblem(problem, format))
    .join('\n');
}

export function formatProblem(problem: Problem, format: ProblemFormat): string {
  const paint = format.color ? colored : plain;
  const place = placeOf(problem, format.cwd);
  const mark = problem.severity === 'warning' ? paint('yellow', 'warning: ') : '';
  const field = problem.field ? `${visible(problem.field)}: ` : '';
  const first = `${place ? `${paint('bold', place)}  ` : ''}${mark}${field}${visible(problem.what)}`;
  return problem.fix ? `${first}\n${formatFix(problem.fix, format)}` : first;
}

export function formatFix(fix: string, { color }: Pick<ProblemFormat, 'color'>): string {
  return `  ${(color ? colored : plain)('green', 'fix:')} ${visible(fix)}`;
}

/** `['services', 2, 'title']` is `services[2].title`; a key that is not a plain word is quoted. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path.map((key, index) => fieldStep(key, index === 0)).join('');
}

function fieldStep(key: PropertyKey, first: boolean): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  if (!/^[A-Za-z_][\w-]*$/.test(name)) return `[${JSON.stringify(name)}]`;
  return first ? name : `.${name}`;
}

function placeOf({ file, line, column }: Problem, cwd: string): string {
  const parts = file === undefined ? [] : [visible(shownFile(file, cwd))];
  if (line !== undefined) parts.push(String(line));
  if (line !== undefined && column !== undefined) parts.push(String(column));
  return parts.join(':');
}

export function shownFile(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file;
  const inside = relative(cwd, file);
  const outside = inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return outside ? file : inside.split(sep).join('/');
}

// Data and file names may hold escape codes that repaint a terminal, line ends that fake a second message, and marks
// that turn the direction of the text. The invisible spaces are here because they are often the very problem, and so are letters
// that no other font has.
const HIDDEN = /(?![\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u00a0\u2028-\u202f\ufff9-\uffff]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

export function visible(text: string): string {
  return text.replace(HIDDEN, (char) => SHORT[char] ?? escaped(char.codePointAt(0) ?? 0));
}

function escaped(code: number): string {
  const digits = code.toString(16).padStart(4, '0');
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits}`;
}

const STYLES = { bold: [1, 22], yellow: [33, 39], green: [32, 39] } as const;
type Style = keyof typeof STYLES;

function colored(style: Style, text: string): string {
  const [on, off] = STYLES[style];
  return `\u001b[${on}m${text}\u001b[${off}m`;
}

function plain(_style: Style, text: string): string {
  return text;
}

function compareNumbers(a = 0, b = 0): number {
  return a - b;
}

function compareTexts(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
