// What zod finds, in the words of the person who writes the data: which field, what is wrong with it, what to do.
import type { z } from 'zod';
import { error, fieldPath, type Problem, sortProblems } from '../../problem';
import { oneOf } from '../near';
import type { Path } from '../visit';
import type { Source } from '../yaml/source';
import type { Finding, Issue, Schema } from './finding';
import { namesAt, schemasAt, valueAt } from './schemas';
import { bestBranch } from './unions';
import { ownMessage, wordsOf } from './words';

interface Reading {
  source: Source;
  /** Makes known which names a map may have, and which fields may be left out. */
  schema?: Schema;
  /** Path of what the issues' own paths start from. */
  base: Path;
}

/**
 * The problems of a file that does not fit its schema. A schema's own message wins: its second line, or `params.fix` of a
 * custom issue, is the fix; a message that begins with what to do ("write …", "use …") is a fix as a whole; one that begins
 * with "is no" is about the value, which is put in front.
 */
export function zodProblems(source: Source, failure: Pick<z.ZodError, 'issues'>, schema?: Schema): Problem[] {
  return sortProblems(failure.issues.flatMap((issue) => problemsOf(issue, { source, schema, base: [] })));
}

function problemsOf(issue: Issue, reading: Reading): Problem[] {
  const finding = findingOf(issue, reading);
  const { path, value } = finding;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, finding, reading));
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => problemAt({ ...finding, issue: inner, value: path.at(-1) }, 'key'));
  }
  if (issue.code === 'invalid_union' && value !== undefined && value !== null && !ownMessage(finding)) {
    const branch = bestBranch(issue, value);
    if (branch) return branch.flatMap((inner) => problemsOf(inner, { ...reading, base: path }));
  }
  return [problemAt(finding, value === undefined ? 'key' : 'value')];
}

function findingOf(issue: Issue, { source, schema, base }: Reading): Finding {
  const path = [...base, ...issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key))];
  return {
    source,
    issue,
    path,
    value: valueAt(source.value, path),
    written: source.written(path)?.trim() ?? '',
    mayBeLeftOut:
      schema !== undefined && schemasAt(schema, source.value, path).some(({ _zod }) => _zod.optin !== undefined),
  };
}

function problemAt(finding: Finding, at: 'key' | 'value'): Problem {
  const { source, path } = finding;
  return error({ file: source.file, ...source.locate(path, at), field: fieldPath(path), ...wordsOf(finding) });
}

function unknownKey(key: string, { source, path }: Finding, { schema }: Reading): Problem {
  const present = Object.keys(Object(valueAt(source.value, path)));
  const free = schema ? namesAt(schema, source.value, path).filter((name) => !present.includes(name)) : [];
  return error({
    file: source.file,
    ...source.locate([...path, key], 'key'),
    field: fieldPath([...path, key]),
    what: 'there is no field of this name here.',
    fix: free.length > 0 ? `${oneOf(key, free)}, or remove it` : 'remove it, or correct its name',
  });
}
