// shingle generate: the whole site, or every reason why not.
import { join, relative, sep } from 'node:path';
import { pacificDay } from '../content/rules/offer';
import { generate, type Summary } from '../generate';
import { createLog, type Log } from '../log';
import { changedData } from '../publish/fresh';
import { type Flags, type ProcessEnv, resolveSettings, type Settings } from '../settings';
import { EXIT } from './exit';
import { mayHaveKeptProduction } from './npm';
import { printProblems, writeJson, writeOut } from './output';

export async function run(flags: Flags, processEnv: ProcessEnv): Promise<number> {
  const start = performance.now();
  const settings = resolveSettings(flags, processEnv);
  const log = createLog({ quiet: !flags.timings, write: (text) => process.stderr.write(text) });
  const cities = haveCitiesChanged(settings);
  const summary = await generate(settings, log, pacificDay(processEnv.now ?? new Date()));
  printProblems(summary.problems, processEnv.cwd);
  const seconds = (performance.now() - start) / 1000;
  if (flags.json) writeJson(asJson(summary, seconds, log), 2);
  else if (summary.ok && !flags.quiet) writeOut(inWords(summary, { seconds, cities, ...processEnv, production: settings.production }));
  return summary.ok ? EXIT.fine : EXIT.wrong;
}

function asJson(summary: Summary, seconds: number, log: Log) {
  const timings = Object.fromEntries([...log.timings].map(([step, ms]) => [step, Math.round(ms)]));
  return { ...summary, seconds: Number(seconds.toFixed(3)), timings };
}

/** Since the site was made that stands there; of the first one nothing is known. */
function haveCitiesChanged({ data, out }: Settings): boolean {
  return (changedData(out, data) ?? []).some((file) => file.startsWith(join(data, 'cities') + sep));
}

function inWords(summary: Summary, run: ProcessEnv & { seconds: number; cities: boolean; production: boolean }): string {
  const folder = relative(run.cwd, summary.out) || '.';
  const size = (summary.bytes / 1024).toFixed(0);
  const lines = [
    `${summary.pages} pages, ${size} KiB of HTML, ${summary.files} files in ${folder.startsWith('..') ? summary.out : folder}/ (${run.seconds.toFixed(2)} s)`,
  ];
  if (summary.removed.length > 0) lines.push(removedLine(summary.removed));
  if (run.cities) lines.push('Cities were added or changed: npm run audit says whether a page of theirs is too much like another.');
  if (!run.production) lines.push(...previewLines(summary));
  if (!run.production && mayHaveKeptProduction(run.env))
    lines.push('If you wrote --production: npm kept it for its own; write npm run generate -- --production');
  return `${lines.join('\n')}\n`;
}

const MOST_REMOVED = 10;

/** So that a file deleted by mistake is not missed for months. */
function removedLine(removed: readonly string[]): string {
  const others = removed.length - MOST_REMOVED;
  return `Removed since the last run: ${removed.slice(0, MOST_REMOVED).join(', ')}${others > 0 ? ` and ${others} more (--json names them all)` : ''}`;
}

function previewLines({ placeholders, refusals }: Summary): string[] {
  const preview = 'This is a preview: search engines are told not to keep it.';
  if (refusals === 0) return [`${preview} For the real site: npm run generate -- --production`];
  const others = refusals - placeholders;
  const counts = [placeholders > 0 ? counted(placeholders, 'placeholder') : '', others > 0 ? counted(others, 'other thing') + ' to settle' : ''];
  return [`${preview} It shows ${counts.filter(Boolean).join(' and ')} before launch;`, 'each is listed by: npm run validate -- --production'];
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
