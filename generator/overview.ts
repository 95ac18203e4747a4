// A long list of problems: those of one shape together, and below it what they come to, so that the last screen says what there is to do.
import { dirname } from 'node:path';
import { formatFix, formatProblem, type Problem, type ProblemFormat, shownFile, sortProblems, visible } from './problem';

/** A list up to this long is read as it is. */
export const SHORT_LIST = 12;

const MOST_PLACES = 4;

/** A few lines for each shape of problem: how many, where, how to settle them. */
export function overview(problems: readonly Problem[], { cwd }: Pick<ProblemFormat, 'cwd'>): string {
  return byShape(problems)
    .map((group) => linesOf(group, cwd).join('\n'))
    .join('\n');
}

/** Every problem with its place, those of one shape together; what settles all of them is said once, behind the last of them. */
export function inGroups(problems: readonly Problem[], format: ProblemFormat): string {
  return byShape(problems)
    .map((group) => formatGroup(group, format))
    .join('\n\n');
}

/** Errors first, then what is rarest: that concerns the whole site. */
function byShape(problems: readonly Problem[]): Problem[][] {
  return [...groupBy(problems, shapeOf).values()].toSorted((a, b) => Number(isWarning(a)) - Number(isWarning(b)) || a.length - b.length);
}

function formatGroup(group: readonly Problem[], format: ProblemFormat): string {
  const fixes = group.map(fixForAny);
  const [fix = ''] = fixes;
  const common = fixes.every((each) => each === fix) ? fix : firstClause(fix);
  const alone = group.length === 1 || common === '' || !fixes.every((each) => firstClause(each) === firstClause(common));
  const lines = sortProblems(group).map((problem) => formatProblem(alone ? problem : { ...problem, fix: beyond(common, problem) }, format));
  return [...lines, ...(alone ? [] : [formatFix(common, format)])].join('\n');
}

/** A fix that names the field in brackets says no more than the line above it. */
function fixForAny({ field, fix = '' }: Problem): string {
  return field === undefined ? fix : fix.replaceAll(`[${field}]`, '[…]');
}

function beyond(common: string, problem: Problem): string {
  return fixForAny(problem).slice(common.length).replace(/^; /, '');
}

function isWarning([first]: readonly Problem[]): boolean {
  return first?.severity === 'warning';
}

/** Problems that differ in what they quote alone have one shape. What follows the first sentence is about the one problem. */
function shapeOf({ severity, what, fix = '' }: Problem): string {
  return JSON.stringify([severity, firstSentence(elided(what)), firstClause(elided(fix))]);
}

function elided(text: string): string {
  return text
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\[.*\]/g, '[…]')
    .replace(/(?<=^|\s)\/[\w/#.-]*\w/g, '/…')
    .replace(/\d[\d,.]*/g, '…');
}

function firstSentence(text: string): string {
  return text.split(/(?<=[.!?]) (?=[A-Z])/)[0] ?? '';
}

function firstClause(text: string): string {
  return text.split(';')[0] ?? '';
}

function linesOf(group: readonly Problem[], cwd: string): string[] {
  const [first] = group;
  if (first === undefined) return [];
  const name = isWarning(group) ? 'warning' : 'error';
  const count = `${group.length} ${name}${group.length === 1 ? '' : 's'}`;
  const fix = shared(
    group.map((problem) => problem.fix ?? ''),
    firstClause,
  );
  return [
    `  ${count}: ${visible(shared(group.map(format), firstSentence))}`,
    `    in ${placesOf(group, cwd)}`,
    ...(fix === '' ? [] : [`    fix: ${visible(fix)}`]),
  ];
}

/** Many words of issues begin with "is": the field before them is their subject. */
function format({ field, what }: Problem, _index: number, group: readonly Problem[]): string {
  return field !== undefined && group.every((problem) => problem.field === field) ? `${field}: ${what}` : what;
}

/** As much as all of them say. */
function shared(texts: readonly string[], start: (text: string) => string): string {
  const [first = ''] = texts;
  if (texts.every((text) => text === first)) return first;
  const shape = elided(first);
  return texts.every((text) => elided(text) === shape) ? shape : start(shape);
}

/** Files with how many are in each; many of one folder are told as the folder. */
function placesOf(group: readonly Problem[], cwd: string): string {
  const [only] = group;
  if (group.length === 1 && only?.file !== undefined) return `${visible(shownFile(only.file, cwd))}${only.line === undefined ? '' : `:${only.line}`}`;
  const files = groupBy(group, ({ file, field }) => (file === undefined ? (field ?? 'the settings') : shownFile(file, cwd)));
  const folders = groupBy([...files.keys()], dirname);
  const places = [...folders].flatMap(([folder, names]) => {
    const counts = names.map((name) => ({ name, count: files.get(name)?.length ?? 0 }));
    const together = counts.reduce((sum, { count }) => sum + count, 0);
    return names.length > MOST_PLACES ? [{ name: `${folder}/, ${names.length} files`, count: together }] : counts;
  });
  const shown = places.slice(0, MOST_PLACES).map(({ name, count }) => `${visible(name)} (${count})`);
  return shown.join(', ') + (places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} other files` : '');
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
