// Names of fields that cannot stand where they do, and which was meant.
import { error, fieldPath, type Problem } from '../../problem';
import { nearest, oneOf } from '../../text/near';
import type { Path } from '../visit';
import type { Finding, Schema } from './finding';
import { namesAt, valueAt } from './schemas';

/** What is known of a file beside its value. */
export interface Known {
  /** Makes known which names a map may have, and which fields may be left out. */
  schema?: Schema;
  /** Names that the top of the file may have beside those of the schema. */
  atTop?: readonly string[];
}

/** A name too many → the path of the missing field that it is nearest to: zod finds two mistakes, a person made one. */
export function misspelledKeys(findings: readonly Finding[], known: Known): Map<string, Path> {
  const missing = new Set(findings.filter(({ value }) => value === undefined).map(({ path }) => fieldPath(path)));
  const misspelled = new Map<string, Path>();
  for (const finding of findings) {
    if (finding.issue.code !== 'unrecognized_keys') continue;
    for (const key of finding.issue.keys) {
      const near = nearest(key, freeNames(finding, known));
      const meant = near === undefined ? [] : [...finding.path, near];
      if (missing.delete(fieldPath(meant))) misspelled.set(fieldPath([...finding.path, key]), meant);
    }
  }
  return misspelled;
}

export function keyProblem(key: string, finding: Finding, known: Known & { misspelled: ReadonlyMap<string, Path> }): Problem {
  const { source, path } = finding;
  const field = fieldPath([...path, key]);
  const meant = known.misspelled.get(field)?.at(-1);
  const words =
    meant === undefined
      ? { what: 'there is no field of this name here.', fix: fixOfKey(key, finding, known) }
      : { what: `there is no field of this name here, and "${meant}" is missing.`, fix: `write "${meant}" instead of "${key}"` };
  return error({ file: source.file, ...source.locate([...path, key], 'key'), field, ...words });
}

function fixOfKey(key: string, finding: Finding, known: Known): string {
  const atTop = finding.path.length === 0 ? nearest(key, known.atTop ?? []) : undefined;
  if (atTop !== undefined) return `use "${atTop}", or remove it`;
  if (known.schema === undefined) return 'remove it, or correct its name';
  const free = freeNames(finding, known);
  return free.length > 0 ? `${oneOf(key, free)}, or remove it` : 'remove it: every field that can stand here does so already';
}

/** The names that can stand beside those that do. */
function freeNames({ source, path }: Finding, { schema }: Known): string[] {
  const present = Object(valueAt(source.value, path));
  return schema ? namesAt(schema, source.value, path).filter((name) => !Object.hasOwn(present, name)) : [];
}
