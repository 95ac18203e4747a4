// shingle audit: what a finished site would be faulted for, by readers, by search engines, by the state.
import { audit, type AuditReport } from '../audit/index';
import { percent } from '../audit/similarity';
import { overview, SHORT_LIST } from '../overview';
import { formatProblems, type Problem } from '../problem';
import { type Flags, settle, type Surroundings } from '../settings';
import { createLog } from '../log';
import { EXIT } from './main';
import { wantsColor, writeOut } from './output';

/** Of a large site only so many pages are printed; --json has them all. */
const MOST_ROWS = 60;

export async function run(flags: Flags, surroundings: Surroundings): Promise<number> {
  const settings = settle(flags, surroundings);
  const log = createLog({ quiet: !flags.timings, write: (text) => process.stderr.write(text) });
  const report = await audit(settings, { now: surroundings.now ?? new Date(), log });
  process.stderr.write(inGroups(report, surroundings.cwd));
  if (flags.json) writeOut(`${JSON.stringify(report, null, 2)}\n`);
  else if (!flags.quiet) writeOut(inWords(report));
  return report.ok ? EXIT.fine : EXIT.wrong;
}

/** Under the title of each kind its problems; where there are many, what they come to, and the problems below all of that. */
function inGroups({ findings }: AuditReport, cwd: string): string {
  const kinds = findings.filter(({ problems }) => problems.length > 0);
  const listed = (problems: readonly Problem[]) => formatProblems(problems, { cwd, color: wantsColor() });
  const under = (show: (problems: readonly Problem[]) => string) => kinds.map(({ title, problems }) => `${title}\n\n${show(problems)}\n\n`).join('');
  if (kinds.flatMap(({ problems }) => problems).length <= SHORT_LIST) return under(listed);
  const each = kinds.map(({ problems }) => `${listed(problems)}\n\n`).join('');
  return `${under((problems) => overview(problems, { cwd }))}${each}`;
}

function inWords(report: AuditReport): string {
  const blocks = [twinTable(report), easeTable(report), resultLine(report)];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function twinTable({ twins }: AuditReport): string {
  if (twins.length === 0) return '';
  const rows = twins.slice(0, MOST_ROWS).map(({ page, twin, share }) => [page, twin ?? 'none', twin === null ? '' : percent(share)]);
  return table(['page', 'nearest twin', 'share'], rows, twins.length);
}

function easeTable({ readability }: AuditReport): string {
  if (readability.length === 0) return '';
  const hardest = readability.toSorted((a, b) => (a.ease ?? 999) - (b.ease ?? 999));
  const rows = hardest.slice(0, MOST_ROWS).map(({ page, words, ease }) => [page, String(words), ease === null ? '' : ease.toFixed(0)]);
  return table(['page', 'words', 'reading ease'], rows, readability.length);
}

/** Columns of numbers stand right, the others left. */
function table(head: readonly string[], rows: readonly (readonly string[])[], of: number): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return { width: Math.max(title.length, ...cells.map((cell) => cell.length)), number: cells.every((cell) => /^[\d.%]*$/.test(cell)) };
  });
  const inLine = (row: readonly string[]) =>
    columns.map(({ width, number }, index) => (number ? (row[index] ?? '').padStart(width) : (row[index] ?? '').padEnd(width))).join('  ').trimEnd();
  const lines = [head, ...rows].map(inLine);
  if (rows.length < of) lines.push(`… and ${of - rows.length} more; --json has them all`);
  return lines.join('\n');
}

function resultLine({ pages, production, stale, errors, warnings }: AuditReport): string {
  const as = production ? 'as a site that goes live' : 'as a preview';
  const found = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  const older = stale ? '\nThis site was made before the last change of the data: generate it again, then audit again.' : '';
  return `${plural(pages, 'page')} audited ${as}: ${found}.${older}`;
}

function plural(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
