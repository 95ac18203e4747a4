// What the migrations leave behind, as plain text that two databases can be compared by.
import { describe, expect, it } from 'vitest';
import { type Database, migrate } from './open';
import { countLeads, newLead, outcome, send, stored } from './request';

/** Everything in public and private: columns, constraints, indexes, policies, triggers, functions, and who may use them. */
export async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.query(`
    select format('column %s.%s %s %s null:%s default:%s', attrelid::regclass, attname, attnum, format_type(atttypid, atttypmod), not attnotnull, pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and attnum > 0 and not attisdropped
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace in ('public'::regnamespace, 'private'::regnamespace) and contype <> 'n'
    union all select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'private')
    union all select format('policy %s %s %s %s %s %s', tablename, policyname, cmd, roles, qual, with_check) from pg_policies
    union all select format('security %s %s', oid::regclass, relrowsecurity) from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s %s', oid::regprocedure, md5(pg_get_functiondef(oid))) from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select format('schema %s %s %s %s', nspname, rolname, has_schema_privilege(rolname, pg_namespace.oid, 'usage'), has_schema_privilege(rolname, pg_namespace.oid, 'create'))
      from pg_namespace, pg_roles where nspname in ('public', 'private') and rolname in ('anon', 'authenticated', 'service_role')
    union all select format('grant %s %s %s', oid::regclass, grantee::regrole, privilege_type) from pg_class, aclexplode(relacl)
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'S') and grantee <> relowner
    union all select format('grant %s.%s %s %s', attrelid::regclass, attname, grantee::regrole, privilege_type) from pg_attribute
      join pg_class on pg_class.oid = attrelid, aclexplode(attacl) where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all select format('grant %s %s %s', oid::regprocedure, grantee::regrole, privilege_type) from pg_proc, aclexplode(proacl)
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee <> proowner
  `);
  return rows.map((row) => String(row.line)).sort();
}

export function schema(open: () => Database): void {
  describe('the migrations', () => {
    it('change nothing when they are applied again', async () => {
      await open().query('update private.lead_settings set saved_leads = 7, minutes = 3, hour_leads = 70');
      const lead = newLead('contact_submissions');
      await send(open(), 'contact_submissions', lead);
      const before = [await schemaOf(open()), await countLeads(open(), 'contact_submissions'), await open().query('select * from private.lead_settings')];
      await migrate(open());
      await migrate(open());
      expect([await schemaOf(open()), await countLeads(open(), 'contact_submissions'), await open().query('select * from private.lead_settings')]).toEqual(
        before,
      );
      expect(await stored(open(), 'contact_submissions', lead.name)).toEqual([lead]);
      expect(await send(open(), 'contact_submissions', lead)).toBe('23505');
      await open().query('update private.lead_settings set saved_leads = 10, minutes = 10, hour_leads = 500');
    });

    it('take grants away that someone added by hand', async () => {
      const before = await schemaOf(open());
      await open().run(
        'grant all on public.contact_submissions, public.promotion_leads, private.lead_senders, private.lead_minutes, private.lead_settings to anon, authenticated, public; grant select (name) on public.contact_submissions to anon; grant execute on all functions in schema private to public;',
      );
      expect(await schemaOf(open())).not.toEqual(before);
      await migrate(open());
      expect(await schemaOf(open())).toEqual(before);
    });

    it('are held to whatever PostgreSQL finds wrong with a function', async () => {
      const shadowing = "create function private.shadowing(n int) returns int language plpgsql as 'declare n int := 2; begin return n; end'";
      expect(await outcome(open().run(shadowing))).toBe('42712');
    });

    it('name the look before a request where the data API finds it', async () => {
      const [row] = await open().query("select setconfig::text as config from pg_db_role_setting where setrole = 'authenticator'::regrole");
      expect(row?.config).toBe('{pgrst.db_pre_request=private.check_request}');
    });
  });
}
