// Who may do what: every verb, role and column, once as the catalog has it and once by trying.
import { describe, expect, it } from 'vitest';
import type { Database } from './open';
import { COLUMNS, from, insert, newAddress, newLead, outcome, request, send, stored, TABLES, type Table } from './request';

const VISITORS = ['anon', 'authenticated'] as const;
const SERVER_SET = ['id', 'created_at', 'same_lead'] as const;
const REFUSED = '42501';

export function privileges(open: () => Database): void {
  describe.each(TABLES)('privileges on %s', (table) => {
    grants(open, table);
    attempts(open, table);
  });

  describe('the private schema', () => {
    it('runs nothing for the API roles but the look before a request', async () => {
      const functions = await open().query(
        "select oid::regprocedure::text as signature, proname as name, prorettype = 'trigger'::regtype as trigger from pg_proc where pronamespace = 'private'::regnamespace",
      );
      expect(functions.length).toBeGreaterThan(8);
      for (const role of [...VISITORS, 'service_role']) {
        const allowed: unknown[] = [];
        for (const { signature } of functions) {
          const [row] = await open().query("select has_function_privilege($1, $2::regprocedure, 'execute') as may", [role, signature]);
          if (row?.may) allowed.push(signature);
        }
        expect([role, allowed]).toEqual([role, ['private.check_request()']]);
      }
    });

    privateCalls(open);

    it.each(VISITORS)('tells %s nothing through the look before a request', async (role) => {
      const rows = await request(open(), { role, ...from(newAddress()) }, (query) => query('select private.check_request() as told'));
      expect(rows.map((row) => row.told || null)).toEqual([null]);
    });
  });
}

function grants(open: () => Database, table: Table): void {
  const columns = [...COLUMNS[table], ...SERVER_SET];

  it('holds the columns of the form and what the server sets, nothing else', async () => {
    const rows = await open().query("select column_name from information_schema.columns where table_schema = 'public' and table_name = $1", [table]);
    expect(rows.map((row) => row.column_name).sort()).toEqual([...columns].sort());
  });

  it('grants each role what is meant, column by column', async () => {
    for (const role of [...VISITORS, 'service_role']) {
      for (const column of columns)
        expect([role, column, await grantedOnColumn(open(), role, table, column)]).toEqual([role, column, meantOnColumn(role, table, column)]);
      expect([role, await grantedOnTable(open(), role, table)]).toEqual([role, role === 'service_role' ? ['SELECT', 'DELETE'] : []]);
    }
  });

  it('has policies for inserts by anon and none else', async () => {
    const policies = await open().query("select cmd, roles::text, permissive from pg_policies where schemaname = 'public' and tablename = $1", [table]);
    expect(policies).toEqual([{ cmd: 'INSERT', roles: '{anon}', permissive: 'PERMISSIVE' }]);
    const [row] = await open().query('select relrowsecurity as on from pg_class where oid = $1::regclass', [`public.${table}`]);
    expect(row?.on).toBe(true);
  });
}

function attempts(open: () => Database, table: Table): void {
  const columns = [...COLUMNS[table], ...SERVER_SET];

  it('lets a visitor save a lead, and nobody who is signed in', async () => {
    const lead = newLead(table);
    expect(await send(open(), table, lead, { role: 'authenticated' })).toBe(REFUSED);
    expect(await send(open(), table, lead, { role: 'service_role' })).toBe(REFUSED);
    expect(await send(open(), table, lead)).toBe('saved');
    expect(await stored(open(), table, lead.name)).toEqual([lead]);
  });

  it.each(VISITORS)('refuses each other statement to %s', async (role) => {
    for (const statement of forbidden(table, columns)) {
      expect([statement, await asRole(open(), role, statement)]).toEqual([statement, REFUSED]);
    }
  });

  it.each(VISITORS)('lets %s set nothing that the server sets', async (role) => {
    const values = { id: '00000000-0000-4000-8000-000000000000', created_at: '2020-01-01T00:00:00Z', same_lead: '\\x00' };
    for (const column of SERVER_SET) {
      for (const value of [values[column], null]) {
        const lead = newLead(table, { [column]: value });
        expect([column, value, await send(open(), table, lead, { role })]).toEqual([column, value, REFUSED]);
      }
    }
  });

  it('holds the time of a row to now even if someone opens the grants', async () => {
    const opened = open().transaction(async (query) => {
      await query(`grant insert on public.${table} to anon`);
      await query("select set_config('role', 'anon', true)");
      await insert(query, table, newLead(table, { created_at: '2020-01-01T00:00:00Z' }));
    });
    expect(await outcome(opened)).toBe(REFUSED);
    expect(await grantedOnColumn(open(), 'anon', table, 'id')).toEqual([]);
  });

  it('lets the key of the owner read and delete', async () => {
    const lead = newLead(table);
    await send(open(), table, lead);
    const asService = (sql: string) => request(open(), { role: 'service_role', method: 'GET' }, (query) => query(sql, [lead.name]));
    expect(await asService(`select name from public.${table} where name = $1`)).toHaveLength(1);
    await asService(`delete from public.${table} where name = $1`);
    expect(await stored(open(), table, lead.name)).toEqual([]);
  });
}

function privateCalls(open: () => Database): void {
  it.each(VISITORS)('refuses each call and each table to %s', async (role) => {
    const calls = [
      "private.trimmed('a')",
      'private.lead_day(now())',
      "private.lead_hash(now(), 'a')",
      'private.past_midnight(now())',
      "private.lock_lead('a', 'b')",
      "private.refuse_same_lead('a')",
      "private.networks_of('1.2.3.4')",
      'private.request_senders()',
      "private.saved_leads('\\x00')",
      'private.saved_in_hour()',
      "private.refuse_more_leads('')",
      "private.hold_limits('{}', 1)",
      'private.forget_lead_senders()',
      "private.lock_senders('{}')",
      'private.admit_lead()',
      'private.note_saved_lead()',
      'private.prepare_contact_submission()',
      'private.prepare_promotion_lead()',
    ];
    expect(calls.length).toBe((await functionsInPrivate(open())) - 1);
    const tables = ['lead_settings', 'lead_senders', 'lead_minutes'].flatMap((name) => [
      `select * from private.${name}`,
      `delete from private.${name}`,
      `insert into private.${name} default values`,
      `truncate private.${name}`,
      `drop table private.${name}`,
    ]);
    const statements = [
      ...calls.map((call) => `select ${call}`),
      ...tables,
      'update private.lead_settings set saved_leads = 1000',
      'create table private.mine (a int)',
      'drop function private.check_request()',
      "alter role authenticator set pgrst.db_pre_request = ''",
    ];
    for (const statement of statements) expect([statement, await asRole(open(), role, statement)]).toEqual([statement, REFUSED]);
  });
}

async function functionsInPrivate(database: Database): Promise<number> {
  const [row] = await database.query("select count(*)::int as n from pg_proc where pronamespace = 'private'::regnamespace");
  return Number(row?.n);
}

async function grantedOnColumn(database: Database, role: string, table: Table, column: string): Promise<unknown[]> {
  const rows = await database.query(
    "select verb from unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as verb where has_column_privilege($1, $2, $3, verb)",
    [role, `public.${table}`, column],
  );
  return rows.map((row) => row.verb);
}

async function grantedOnTable(database: Database, role: string, table: Table): Promise<unknown[]> {
  const rows = await database.query(
    "select verb from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as verb where has_table_privilege($1, $2, verb)",
    [role, `public.${table}`],
  );
  return rows.map((row) => row.verb);
}

function meantOnColumn(role: string, table: Table, column: string): string[] {
  if (role === 'service_role') return ['SELECT'];
  const sent: readonly string[] = COLUMNS[table];
  return role === 'anon' && sent.includes(column) ? ['INSERT'] : [];
}

function forbidden(table: Table, columns: readonly string[]): string[] {
  const target = `public.${table}`;
  const who = "'a', 'a@b', '1', 'x'";
  return [
    ...columns.flatMap((column) => [
      `select ${column} from ${target}`,
      `update ${target} set ${column} = default`,
      `select 1 from ${target} where ${column} is null`,
    ]),
    `select count(*) from ${target}`,
    `select 1 from ${target}`,
    `table ${target}`,
    `delete from ${target}`,
    `delete from ${target} where false`,
    `truncate ${target}`,
    `lock table ${target} in access exclusive mode`,
    `insert into ${target} (name, email, phone, address) values (${who}) returning id`,
    `insert into ${target} (name, email, phone, address) values (${who}) returning name`,
    `insert into ${target} (name, email, phone, address) values (${who}) on conflict (id) do nothing`,
    `insert into ${target} (name, email, phone, address) values (${who}) on conflict (same_lead) do update set name = excluded.name`,
    `insert into ${target} select * from ${target}`,
    `copy ${target} to stdout`,
    `create trigger mine before insert on ${target} for each row execute function private.note_saved_lead()`,
    `create index on ${target} (name)`,
    `create policy mine on ${target} for select using (true)`,
    `alter table ${target} disable row level security`,
    `alter table ${target} owner to anon`,
    `drop table ${target}`,
    `comment on table ${target} is 'mine'`,
    `create table public.mine (like ${target})`,
    'create function public.mine() returns int language sql return 1',
    'create schema mine',
  ];
}

/** In a transaction that is thrown away. */
async function asRole(database: Database, role: string, statement: string): Promise<string> {
  const undo = new Error('undo');
  const work = database.transaction(async (query) => {
    await query("select set_config('role', $1, true)", [role]);
    await query(statement);
    throw undo;
  });
  return outcome(work.catch((cause: unknown) => (cause === undo ? undefined : Promise.reject(cause))));
}
