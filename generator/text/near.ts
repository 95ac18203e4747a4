// Which known name did the writer mean?

const SHOWN = 8;

/** The candidate that a slip of the finger, of case or of a space away from the word, if there is one. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  return nearNames(word, candidates)[0];
}

/** Finds the candidate that is one slip away, or differs in case or a space alone: for thousands of words against thousands of candidates. */
export function slipFinder(candidates: readonly string[]): (word: string) => string | undefined {
  const known = candidates.map((name) => ({ name, folded: fold(name) }));
  return (word) => {
    const folded = fold(word);
    return known.find((candidate) => isOneAway(folded, candidate.folded))?.name;
  };
}

/** By what is left between what both begin and end with: nothing, a letter, or two swapped. */
function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === [...right].reverse().join(''));
}

/** The text of a fix: `use one of a, b, c, … (did you mean "a"?)`, near names first, the others as given; `whole`: without the "…". */
export function oneOf(word: string, candidates: Iterable<string>, { whole = false } = {}): string {
  const names = [...new Set(candidates)];
  if (names.length === 0) return 'remove it (there is nothing to choose from)';
  if (names.length === 1) return `use "${names[0]}"`;
  const near = nearNames(word, names);
  const ordered = [...new Set([...near, ...names])];
  const shown = whole ? ordered.length : SHOWN;
  const list = ordered.slice(0, shown).join(', ') + (ordered.length > shown ? ', …' : '');
  return `use one of ${list}${near[0] === undefined ? '' : ` (did you mean "${near[0]}"?)`}`;
}

/** Nearest first; names equally near are in the order of their letters, whatever order they came in. */
function nearNames(word: string, candidates: Iterable<string>): string[] {
  const folded = fold(word);
  return [...new Set(candidates)]
    .map((name) => ({ name, away: distanceWithin(folded, fold(name)) }))
    .filter(({ away }) => away !== undefined)
    .sort((a, b) => (a.away ?? 0) - (b.away ?? 0) || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
}

function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/[\s_]/g, '-');
}

/** The distance, or nothing if the words have too little in common: up to a third of the letters may differ. */
function distanceWithin(one: string, other: string): number | undefined {
  if (one === other) return 0;
  const [a, b] = withoutCommonFolder(one, other);
  const longer = Math.max(a.length, b.length);
  const limit = Math.min(4, Math.max(1, Math.floor(longer / 3)));
  // Also keeps a text of a megabyte from being compared letter by letter.
  if (Math.abs(a.length - b.length) > limit) return undefined;
  if (Math.min(a.length, b.length) < 2) return undefined;
  const away = distance(a, b);
  return away <= limit ? away : undefined;
}

/** What two names both begin with up to a sign (/cities/, {claim:) makes them no likelier to be meant for each other. */
function withoutCommonFolder(a: string, b: string): [string, string] {
  const folder = /^.*[/:#]/.exec(a)?.[0] ?? '';
  return b.startsWith(folder) ? [a.slice(folder.length), b.slice(folder.length)] : [a, b];
}

/** Damerau-Levenshtein (optimal string alignment): letters added, left out, changed, or two neighbors swapped. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const best = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, change);
      const swapped = column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(swapped ? Math.min(best, cell(beforeLast, column - 2) + 1) : best);
    }
    [beforeLast, last] = [last, current];
  }
  return cell(last, b.length);
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
