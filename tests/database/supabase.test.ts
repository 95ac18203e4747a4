// The Supabase CLI against a real PostgreSQL that is set up as hosted Supabase is: its owner is not a superuser there.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cluster, startPostgres } from '../setup/postgres';
import { flood } from './limit/setup';
import { bootstrap, connect, type Database, migrate, openPostgres, prepare, project } from './open';
import { newAddress, newLead, send, stored, TABLES } from './request';
import { schemaOf } from './schema';
import { openSupabaseCli, type SupabaseCli } from './supabaseCli';

/** What hosted Supabase does for the owner: supautils the first, its own setup the second. */
const ALLOW_SETTING = 'grant set on parameter "pgrst.db_pre_request" to operator; grant authenticator to operator with admin option';

describe('the Supabase CLI', () => {
  let cluster: Cluster;
  let hosted: Database;
  let operator: Database;
  let cli: SupabaseCli;
  let operatorUrl: string;

  beforeAll(async () => {
    cluster = await startPostgres();
    cli = openSupabaseCli();
    hosted = await openPostgres(cluster, 'hosted');
    await hosted.run(bootstrap());
    await hosted.run(
      "create role supabase_admin superuser; create role operator login createrole bypassrls password 'operator'; alter database hosted owner to operator",
    );
    operatorUrl = cluster.url('hosted').replace(`${cluster.user}:${cluster.password}`, 'operator:operator');
    operator = connect(operatorUrl);
  });
  afterAll(async () => {
    await operator?.close();
    await hosted?.close();
    await cluster?.stop();
    cli?.close();
  });

  it('pushes the migrations as the owner, once', async () => {
    const files = readdirSync(join(project, 'supabase/migrations'));
    const first = cli.run('db', 'push', '--yes', '--db-url', operatorUrl);
    expect(first, first.output).toMatchObject({ status: 0 });
    for (const file of files) expect(first.output).toContain(`Applying migration ${file}`);
    const second = cli.run('db', 'push', '--yes', '--db-url', operatorUrl);
    expect(second, second.output).toMatchObject({ status: 0, output: expect.stringContaining('up to date') });
    const applied = await hosted.query('select version from supabase_migrations.schema_migrations order by version');
    expect(applied.map((row) => row.version)).toEqual(files.map((file) => file.split('_')[0]).sort());
  });

  it('takes leads where the owner may not name the look before a request: the trigger holds the limit', async () => {
    expect(await hosted.query("select setconfig from pg_db_role_setting where setrole = 'authenticator'::regrole")).toEqual([]);
    for (const table of TABLES) {
      const lead = newLead(table);
      expect(await send(hosted, table, lead)).toBe('saved');
      expect(await stored(operator, table, lead.name)).toEqual([lead]);
    }
  });

  it('counts by the address that Cloudflare writes, as hosted Supabase is behind it', async () => {
    const address = newAddress();
    const headers = (forwarded: string) => ({ headers: { 'cf-connecting-ip': address, 'x-forwarded-for': forwarded } });
    expect(await flood(hosted, 5, headers(newAddress()))).toEqual(Array<string>(5).fill('saved'));
    expect(await flood(hosted, 6, headers(newAddress()))).toEqual([...Array<string>(5).fill('saved'), 'PT429']);
  });

  it("counts by the header of another proxy once the settings name it, whatever a visitor writes into Cloudflare's", async () => {
    await operator.query("update private.lead_settings set address_header = 'x-forwarded-for'");
    const address = newAddress();
    const results = [];
    for (let round = 0; round < 11; round++)
      results.push(...(await flood(hosted, 1, { headers: { 'cf-connecting-ip': newAddress(), 'x-forwarded-for': `${newAddress()}, ${address}` } })));
    expect(results).toEqual([...Array<string>(10).fill('saved'), 'PT429']);
    await migrate(operator);
    expect(await operator.query('select address_header from private.lead_settings')).toEqual([{ address_header: 'x-forwarded-for' }]);
  });

  it('may be pushed again from the start, and names the look before a request once that is allowed', async () => {
    const before = await schemaOf(operator);
    await hosted.run(ALLOW_SETTING);
    await migrate(operator);
    expect(await schemaOf(operator)).toEqual(before);
    expect(await hosted.query("select setconfig::text as config from pg_db_role_setting where setrole = 'authenticator'::regrole")).toEqual([
      { config: '{pgrst.db_pre_request=private.check_request}' },
    ]);
  });

  it('leaves a look before a request that another program named', async () => {
    await hosted.run("alter role authenticator set pgrst.db_pre_request = 'other.check'");
    await migrate(operator);
    expect(await hosted.query("select setconfig::text as config from pg_db_role_setting where setrole = 'authenticator'::regrole")).toEqual([
      { config: '{pgrst.db_pre_request=other.check}' },
    ]);
    await hosted.run('alter role authenticator reset pgrst.db_pre_request');
  });

  it('makes the schema that the migrations make anywhere else', async () => {
    const plain = await prepare(await openPostgres(cluster, 'plain'), 'new');
    expect(await schemaOf(operator)).toEqual(await schemaOf(plain));
    await plain.close();
  });

  // What db lint says: tests/debian/lint.test.ts.
  it('finds nothing to say: db advisors', async () => {
    const advisors = cli.run('db', 'advisors', '--db-url', cluster.url('hosted'));
    expect(advisors, advisors.output).toMatchObject({ status: 0, output: expect.stringContaining('No issues found') });
  });
});
