// shingle audit: what a finished site would be faulted for, by readers, by search engines, by the state.
import { type AuditReport, audit } from '../audit/index';
import { percent } from '../audit/similarity';
import { createLog } from '../log';
import { inGroups, overview, SHORT_LIST } from '../overview';
import { formatProblems, type Problem } from '../problem';
import { type Flags, type ProcessEnv, resolveSettings } from '../settings';
import { EXIT } from './exit';
import { wantsColor, writeJson, writeOut } from './output';

/** Of a large site only so many pages are printed; --json has them all. */
const MOST_ROWS = 60;

export async function run(flags: Flags, processEnv: ProcessEnv): Promise<number> {
  const settings = resolveSettings(flags, processEnv);
  const log = createLog({ quiet: !flags.timings, write: (text) => process.stderr.write(text) });
  const report = await audit(settings, { now: processEnv.now ?? new Date(), log });
  process.stderr.write(byKind(report, listing(report, processEnv.cwd)));
  if (flags.json) writeJson(report, 2);
  else if (!flags.quiet) writeOut(inWords(report, processEnv.cwd));
  return report.ok ? EXIT.fine : EXIT.wrong;
}

/** Under the title of each kind its problems. */
function byKind({ findings }: AuditReport, show: (problems: readonly Problem[]) => string): string {
  const kinds = findings.filter(({ problems }) => problems.length > 0);
  return kinds.map(({ title, problems }) => `${title}\n\n${show(problems)}\n\n`).join('');
}

function isLong({ errors, warnings }: AuditReport): boolean {
  return errors + warnings > SHORT_LIST;
}

function listing(report: AuditReport, cwd: string): (problems: readonly Problem[]) => string {
  const list = isLong(report) ? inGroups : formatProblems;
  return (problems) => list(problems, { cwd, color: wantsColor() });
}

/** Last stands what a terminal shows without scrolling: what a long list comes to, the result, what to do next. */
function inWords(report: AuditReport, cwd: string): string {
  const short = isLong(report) ? `In short\n\n${byKind(report, (problems) => overview(problems, { cwd })).trimEnd()}` : '';
  const blocks = [twinTable(report), easeTable(report), short, resultLine(report)];
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
    columns
      .map(({ width, number }, index) => (number ? (row[index] ?? '').padStart(width) : (row[index] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd();
  const lines = [head, ...rows].map(inLine);
  if (rows.length < of) lines.push(`… and ${of - rows.length} more; --json has them all`);
  return lines.join('\n');
}

function resultLine(report: AuditReport): string {
  const { pages, production, errors, warnings } = report;
  const as = production ? 'as a site that goes live' : 'as a preview';
  const found = [plural(errors, 'error'), plural(warnings, 'warning')].join(', ');
  return `${plural(pages, 'page')} audited ${as}: ${found}.\n${nextStep(report)}`;
}

function nextStep({ production, stale, errors, warnings }: AuditReport): string {
  const again = 'npm run generate, then npm run audit again';
  if (stale) return `This site was made before the last change of the data: ${again}.`;
  if (errors + warnings > 0) return `Next: fix what is listed, ${again}.`;
  return production ? 'Nothing to fix.' : 'Nothing to fix. For the real site: npm run generate -- --production';
}

function plural(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
