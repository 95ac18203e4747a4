// What plpgsql_check finds in the functions of the migrations, by the Supabase CLI. The extension comes as Debian's package, for
// Debian's PostgreSQL: .ci/run installs both, and npm run test:lint-sql takes the newest that is there.
import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, openPostgres, prepare } from '../database/open';
import { openSupabaseCli, type SupabaseCli } from '../database/supabaseCli';
import { type Cluster, startPostgres } from '../setup/postgres';

const DEBIANS = '/usr/lib/postgresql';

let cluster: Cluster;
let cli: SupabaseCli;

beforeAll(async () => {
  cli = openSupabaseCli();
  cluster = await startPostgres(newestPrograms());
  await (await prepare(await openPostgres(cluster, 'lint'), 'new')).close();
});
afterAll(async () => {
  await cluster?.stop();
  cli?.close();
});

it('finds nothing to say: db lint', () => {
  const lint = runLint();
  expect(lint, lint.output).toMatchObject({ status: 0 });
});

it('would say it', async () => {
  const database = connect(cluster.url('lint'));
  await database.run("create function private.wrong() returns void language plpgsql as 'begin perform 1 from private.nowhere; end'");
  await database.close();
  const lint = runLint();
  expect(lint, lint.output).toMatchObject({ status: 1, output: expect.stringContaining('private.nowhere') });
});

function runLint() {
  return cli.run('db', 'lint', '--level', 'warning', '--fail-on', 'warning', '--schema', 'public,private', '--db-url', cluster.url('lint'));
}

function newestPrograms(): string {
  const versions = existsSync(DEBIANS) ? readdirSync(DEBIANS).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((name) => existsSync(`${DEBIANS}/${name}/lib/plpgsql_check.so`));
  if (version) return `${DEBIANS}/${version}/bin`;
  throw new Error('There is no PostgreSQL with the extension plpgsql_check.\n  fix: on Debian, apt-get install postgresql postgresql-VERSION-plpgsql-check');
}
