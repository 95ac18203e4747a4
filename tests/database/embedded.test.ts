// The database suite against PGlite, the PostgreSQL inside `shingle serve`.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSql } from '../../generator/serve/store';
import { project } from '../setup/run';
import { type Database, openPglite, prepare, REGIMES, type Regime } from './open';
import { schemaOf } from './schema';
import { suite } from './suite';

const databases = new Map<Regime, Database>();
const open = (regime: Regime): Database => {
  const database = databases.get(regime);
  if (!database) throw new Error(`no database for ${regime}`);
  return database;
};

beforeAll(async () => {
  for (const regime of REGIMES) databases.set(regime, await prepare(await openPglite(), regime));
});
afterAll(async () => {
  for (const database of databases.values()) await database.close();
});

describe.each(REGIMES)('PGlite under the %s default privileges', (regime) => suite(() => open(regime)));

it('the job that forgets addresses runs once an hour: pg_cron keeps a row for each run', () => {
  const schedules = readSql(project).migrations.flatMap(({ sql }) => [...sql.matchAll(/cron\.schedule\('[\w-]+', '([^']+)'/g)].map(([, times]) => times));
  expect(schedules).toEqual([expect.stringMatching(/^\d+ \* \* \* \*$/)]);
});

describe('PGlite', () => {
  it('is the same under old and new default privileges', async () => {
    expect(await schemaOf(open('old'))).toEqual(await schemaOf(open('new')));
  });
});
