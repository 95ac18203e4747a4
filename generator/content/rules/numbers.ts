// Numbers as no person writes them: YAML reads 0x10 as 16 and 08 as 8, and what was meant is anybody's guess.
import { error, fieldPath, MOST_PROBLEMS, type Problem } from '../../problem';
import { visit } from '../visit';
import type { Source } from '../yaml/source';
import { shorten } from '../yaml/words';

const PLAIN = /^-?(0|[1-9]\d*)(\.\d+)?$/;

export function numberProblems(source: Source): Problem[] {
  const problems: Problem[] = [];
  visit(source.value, (path, value) => {
    if (typeof value !== 'number' || problems.length > MOST_PROBLEMS) return;
    const written = source.written(path)?.trim() ?? '';
    if (PLAIN.test(written)) return;
    problems.push(
      error({
        file: source.file,
        ...source.locate(path),
        field: fieldPath(path),
        what: `${shorten(written)} is not a number as people write it: it is read as ${value}.`,
        fix: `write ${value}, if that is meant`,
      }),
    );
  });
  return problems;
}
