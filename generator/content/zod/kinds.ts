// The kinds of value there are, as the writer knows them: a text, a list, one of these words.
import type { Issue } from './finding';
import { isMisfit } from './unions';

interface Kind {
  label: string;
  /** What stands behind the colon. */
  sample: string;
  /** How the rest is written, if the colon is not the end of it. */
  below: string;
}

const KINDS: Readonly<Record<string, Kind>> = {
  string: { label: 'a text', sample: ' …', below: '' },
  number: { label: 'a number', sample: ' …', below: '' },
  int: { label: 'a whole number', sample: ' …', below: '' },
  boolean: { label: 'true or false', sample: ' …', below: '' },
  array: { label: 'a list', sample: '', below: ', with its items in the lines below, each as "- …"' },
  object: { label: 'a group of fields', sample: '', below: ', with its fields in the lines below, indented' },
};

const ANY_KIND: Kind = { label: 'a value', sample: ' …', below: '' };

export const LIKE: Readonly<Record<string, string>> = { tuple: 'array', set: 'array', record: 'object', map: 'object' };

export function kindNamed(expected: string): Kind {
  return KINDS[LIKE[expected] ?? expected] ?? ANY_KIND;
}

export function kindOf(issue: Issue): Kind {
  if (issue.code === 'invalid_type') return kindNamed(issue.expected);
  if (issue.code === 'invalid_value') return kindOfValues(issue.values.map(String));
  if (issue.code !== 'invalid_union') return ANY_KIND;
  if (issue.discriminator && 'options' in issue) return kindOfValues((issue.options ?? []).map(String));
  const kinds = issue.errors.flatMap((branch) => branch.filter(isMisfit).map(kindOf));
  const labels = new Set(kinds.map((kind) => kind.label));
  return { ...(kinds[0] ?? ANY_KIND), label: [...labels].join(' or ') || ANY_KIND.label };
}

export function kindOfValues(values: readonly string[]): Kind {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return { label: `"${only}"`, sample: ` ${only}`, below: '' };
  const shown = values.slice(0, 8).join(', ') + (values.length > 8 ? ', …' : '');
  return { label: `one of ${shown}`, sample: ' …', below: '' };
}
