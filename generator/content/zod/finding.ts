// One thing that zod finds, with what stands in the file there.
import type { z } from 'zod';
import type { Path } from '../visit';
import type { Source } from '../yaml/source';
import { shorten } from '../yaml/words';

export type Schema = z.core.$ZodType;

export type Issue = z.core.$ZodIssue;

/** One issue and what stands in the file where it points. */
export interface Finding {
  source: Source;
  issue: Issue;
  path: Path;
  /** Nothing, if the field is not in the file. */
  value: unknown;
  written: string;
  mayBeLeftOut: boolean;
}

/** The value as the first word of a sentence. */
export function label({ value, written }: Finding): string {
  if (typeof value === 'string') return `"${shorten(value)}"`;
  if (typeof value === 'object' || value === undefined) return 'this';
  return shorten(written || String(value));
}

export function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
