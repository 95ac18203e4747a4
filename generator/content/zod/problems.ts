// What zod finds, in the words of the person who writes the data: which field, what is wrong with it, what to do.
import type { z } from 'zod';
import { error, fieldPath, MOST_PROBLEMS, type Problem, sortProblems } from '../../problem';
import type { Path } from '../visit';
import type { Source } from '../yaml/source';
import type { Finding, Issue } from './finding';
import { type Known, keyProblem, misspelledKeys } from './keys';
import { schemasAt, valueAt } from './schemas';
import { bestBranch } from './unions';
import { ownMessage, wordsOf } from './words';

interface Reading extends Known {
  source: Source;
  /** Path of what the issues' own paths start from. */
  base: Path;
}

/**
 * The problems of a file that does not fit its schema. A schema's own message wins: its second line, or `params.fix` of a
 * custom issue, is the fix; a message that begins with what to do ("write …", "use …") is a fix as a whole; one that begins
 * with "is no" is about the value, which is put in front.
 */
export function zodProblems(source: Source, failure: Pick<z.ZodError, 'issues'>, known: Known = {}): Problem[] {
  return sortProblems(problemsOfAll(failure.issues, { source, ...known, base: [] }));
}

function problemsOfAll(issues: readonly Issue[], reading: Reading): Problem[] {
  const findings = firstOf(issues, reading).map((issue) => findingOf(issue, reading));
  const misspelled = misspelledKeys(findings, reading);
  const meant = new Set([...misspelled.values()].map(fieldPath));
  return findings
    .filter(({ value, path }) => value !== undefined || !meant.has(fieldPath(path)))
    .flatMap((finding) =>
      finding.issue.code === 'unrecognized_keys'
        ? finding.issue.keys.map((key) => keyProblem(key, finding, { ...reading, misspelled }))
        : problemsOf(finding, reading),
    );
}

/** More than are reported, since two of them can be one mistake. */
const MOST_EXPLAINED = 4 * MOST_PROBLEMS;

/** Of a hundred thousand those that stand first in the file: to find the words for each takes its time. */
function firstOf(issues: readonly Issue[], { source, base }: Reading): Issue[] {
  const single = issues.flatMap((issue): readonly Issue[] =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue],
  );
  if (single.length <= MOST_EXPLAINED) return single;
  return single
    .map((issue) => ({ issue, ...source.locate([...base, ...pathOf(issue), ...('keys' in issue ? issue.keys : [])], 'key') }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, MOST_EXPLAINED)
    .map(({ issue }) => issue);
}

function pathOf({ path }: Issue): Path {
  return path.map((key) => (typeof key === 'symbol' ? String(key) : key));
}

function problemsOf(finding: Finding, reading: Reading): Problem[] {
  const { issue, path, value } = finding;
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => problemAt({ ...finding, issue: inner, value: path.at(-1) }, 'key'));
  }
  if (issue.code === 'invalid_union' && value !== undefined && value !== null && !ownMessage(finding)) {
    const branch = bestBranch(issue, value);
    if (branch) return problemsOfAll(branch, { ...reading, base: path });
  }
  return [problemAt(finding, value === undefined ? 'key' : 'value')];
}

function findingOf(issue: Issue, { source, schema, base }: Reading): Finding {
  const path = [...base, ...pathOf(issue)];
  return {
    source,
    issue,
    path,
    value: valueAt(source.value, path),
    written: source.written(path)?.trim() ?? '',
    mayBeLeftOut: schema !== undefined && schemasAt(schema, source.value, path).some(({ _zod }) => _zod.optin !== undefined),
  };
}

function problemAt(finding: Finding, at: 'key' | 'value'): Problem {
  const { source, path } = finding;
  return error({ file: source.file, ...source.locate(path, at), field: fieldPath(path), ...wordsOf(finding) });
}
