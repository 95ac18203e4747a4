// Everything that holds for each database, in whichever process it runs.
import { beforeEach } from 'vitest';
import { limit } from './limit/index';
import { setHour } from './limit/setup';
import type { Database } from './open';
import { privileges } from './privileges';
import { sameLead } from './sameLead';
import { schema } from './schema';
import { values } from './values/index';

export function suite(open: () => Database): void {
  // All of these tests together save more than an hour may bring.
  beforeEach(() => setHour(open(), 1_000_000));
  privileges(open);
  values(open);
  sameLead(open);
  limit(open);
  schema(open);
}
