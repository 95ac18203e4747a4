// Everything that holds for each database, in whichever process it runs.
import { beforeEach } from 'vitest';
import { withinOneDay } from '../setup/day';
import { limit } from './limit';
import type { Database } from './open';
import { privileges } from './privileges';
import { sameLead } from './sameLead';
import { schema } from './schema';
import { values } from './values';

export function suite(open: () => Database): void {
  beforeEach(() => withinOneDay(60_000));
  privileges(open);
  values(open);
  sameLead(open);
  limit(open);
  schema(open);
}
