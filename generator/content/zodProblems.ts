// Temporary; replaced by its author.
import type { z } from 'zod';
import { error, fieldPath, type Problem } from '../problem';
import type { Source } from './source';
export function zodProblems(source: Source, failure: z.ZodError, _schema?: z.ZodType): Problem[] {
  return failure.issues.map((issue) => {
    const path = issue.path.filter((key) => typeof key !== 'symbol');
    return error({ file: source.file, ...source.locate(path), field: fieldPath(path), what: issue.message, fix: 'see the schema' });
  });
}
