// Holds a value against its schema, however much is wrong with it.
import { z } from 'zod';

/** Items and fields that are looked at where there are too many mistakes to hold them all. */
const FIRST = 1000;

const TOO_MANY = new z.ZodError([
  { code: 'custom', path: [], message: 'this file holds more mistakes than can be listed.', params: { fix: 'compare it with another file of its kind' } },
]);

/** zod hands the mistakes of a list on as the arguments of one call, and no call takes a hundred thousand (RangeError). */
export function safeParse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    const { error = TOO_MANY } = schema.safeParse(beginningOf(value));
    return { success: false, error: error as z.ZodError<z.output<Schema>> };
  }
}

/** Most often as wrong as the whole: what makes so many mistakes makes them from its beginning. */
function beginningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, FIRST).map(beginningOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, FIRST)
      .map(([name, part]) => [name, beginningOf(part)]),
  );
}
