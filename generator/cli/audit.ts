// shingle audit: what a finished site would be faulted for, by readers, by search engines, by the state.
import { audit, type AuditReport } from '../audit/index';
import { percent } from '../audit/similarity';
import { formatProblems } from '../problem';
import { type Flags, settle, type Surroundings } from '../settings';
import { createLog } from './log';
import { EXIT } from './main';
import { wantsColor, writeOut } from './output';

/** Of a large site only so many pages are printed; --json has them all. */
const MOST_ROWS = 60;

export async function run(flags: Flags, surroundings: Surroundings): Promise<number> {
  const settings = settle(flags, surroundings);
  const log = createLog({ quiet: !flags.timings, write: (text) => process.stderr.write(text) });
  const report = await audit(settings, { now: new Date(), log });
  process.stderr.write(inGroups(report, surroundings.cwd));
  if (flags.json) writeOut(`${JSON.stringify(report, null, 2)}\n`);
  else if (!flags.quiet) writeOut(inWords(report));
  return report.ok ? EXIT.fine : EXIT.wrong;
}

function inGroups({ findings }: AuditReport, cwd: string): string {
  return findings
    .filter(({ problems }) => problems.length > 0)
    .map(({ title, problems }) => `${title}\n\n${formatProblems(problems, { cwd, color: wantsColor() })}\n\n`)
    .join('');
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

function table(head: readonly string[], rows: readonly (readonly string[])[], of: number): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const lines = [head, ...rows].map((row) => row.map((cell, column) => (isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ').trimEnd());
  if (rows.length < of) lines.push(`… and ${of - rows.length} more; --json has them all`);
  return lines.join('\n');

  function isNumber(column: number): boolean {
    return rows.every((row) => /^[\d.%]*$/.test(row[column] ?? ''));
  }
}

function resultLine({ pages, production, errors, warnings }: AuditReport): string {
  const as = production ? 'as a site that goes live' : 'as a preview';
  const found = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  return `${plural(pages, 'page')} audited ${as}: ${found}.`;
}

function plural(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
