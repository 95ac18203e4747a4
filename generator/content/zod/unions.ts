// Where one of several forms can stand: the one that the writer meant.
import type { z } from 'zod';
import type { Issue } from './finding';
import { valueAt } from './schemas';

/** The branch that fits best, or nothing if the value is of none of their types. */
export function bestBranch({ errors }: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] | undefined {
  const fitting = errors.filter((branch) => !branch.some(isMisfit));
  const [best] = fitting.toSorted((a, b) => weightOf(a, value) - weightOf(b, value));
  return best;
}

/** The value as a whole is not of the kind that the branch wants. */
export function isMisfit(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union') return issue.errors.every((branch) => branch.some(isMisfit));
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

/** A fixed word that differs tells most that another branch is meant, then foreign names, then missing ones. */
function weightOf(branch: readonly Issue[], value: unknown): number {
  return branch.reduce((sum, issue) => {
    if (issue.code === 'unrecognized_keys') return sum + 3 * issue.keys.length;
    if (valueAt(value, issue.path) === undefined) return sum + 2;
    return sum + (issue.code === 'invalid_value' ? 10 : 1);
  }, 0);
}
