// The embedded Postgres: from an empty folder, or an earlier one, to a database with supabase/migrations in it.
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Schema } from './dataApi';
import type { OpenOptions, SqlFile } from './storeCalls';

export async function openDatabase(options: OpenOptions): Promise<PGlite> {
  if (!existsSync(options.folder)) await plantSeed(options);
  const database = await PGlite.create(options.folder);
  await migrate(database, options);
  return database;
}

/** A database is there as a whole or not at all: it gets its name last. */
async function plantSeed(options: OpenOptions): Promise<void> {
  const seed = await seedFor(options);
  const scratch = `${options.folder}-${process.pid}`;
  removeOthers(dirname(options.folder), `${basename(options.folder)}-`);
  cpSync(seed, scratch, { recursive: true });
  renameSync(scratch, options.folder);
}

/** initdb takes 3 to 6 s, a copy of what it makes a few tenths of one. */
async function seedFor(options: OpenOptions): Promise<string> {
  const seed = join(options.seeds, hashOf(options));
  if (existsSync(seed)) return seed;
  const scratch = `${seed}.${process.pid}`;
  mkdirSync(options.seeds, { recursive: true });
  const database = await PGlite.create(scratch);
  await migrate(database, options);
  await database.close();
  const hour = Date.now() - 3_600_000;
  removeOthers(options.seeds, '', (path) => path !== scratch && statSync(path).mtimeMs < hour);
  try {
    renameSync(scratch, seed);
  } catch (cause) {
    // Another process was first: its seed is the same.
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(seed)) throw cause;
  }
  return seed;
}

function removeOthers(folder: string, start: string, isOld: (path: string) => boolean = () => true): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.startsWith(start) && isOld(path)) rmSync(path, { recursive: true, force: true });
  }
}

function hashOf({ bootstrap, migrations }: OpenOptions): string {
  const hash = createHash('sha256').update(bootstrap);
  for (const { name, sql } of migrations) hash.update(`\0${name}\0`).update(sql);
  return hash.digest('hex').slice(0, 16);
}

/**
 * What the Supabase CLI does, with one difference: it goes by names, this by contents. From the first migration on that is
 * new or was changed all are run; they are written to be run again.
 */
async function migrate(database: PGlite, { bootstrap, migrations }: OpenOptions): Promise<void> {
  await database.exec(`
    CREATE SCHEMA IF NOT EXISTS supabase_migrations;
    CREATE TABLE IF NOT EXISTS supabase_migrations.shingle (name text PRIMARY KEY, hash text NOT NULL);
  `);
  const done = await database.query<{ name: string; hash: string }>('SELECT name, hash FROM supabase_migrations.shingle');
  const known = new Map(done.rows.map(({ name, hash }) => [name, hash]));
  const files = [{ name: 'bootstrap', sql: bootstrap }, ...migrations].map((file) => ({ ...file, hash: createHash('sha256').update(file.sql).digest('hex') }));
  const first = files.findIndex(({ name, hash }) => known.get(name) !== hash);
  for (const file of first === -1 ? [] : files.slice(first)) await database.transaction((transaction) => run(transaction, file));
}

async function run(transaction: Transaction, { name, sql, hash }: SqlFile & { hash: string }): Promise<void> {
  try {
    await transaction.exec(sql);
  } catch (cause) {
    throw new Error(`The migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  await transaction.query('INSERT INTO supabase_migrations.shingle VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = EXCLUDED.hash', [name, hash]);
}

/** What PostgREST keeps in its schema cache of schema public. */
export async function readSchema(database: PGlite): Promise<Schema> {
  const { rows } = await database.query<{ name: string; columns: Record<string, string>; key: string[] }>(`
    SELECT c.relname AS name,
           json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod) ORDER BY a.attnum) AS columns,
           coalesce((SELECT json_agg(k.attname) FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey)
                     WHERE i.indrelid = c.oid AND i.indisprimary), '[]') AS key
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    GROUP BY c.oid, c.relname`);
  return Object.fromEntries(rows.map(({ name, columns, key }) => [name, { columns, key }]));
}

/** PostgREST finds the function that goes before each request in the settings of its own role. */
export async function readPreRequest(database: PGlite): Promise<string | null> {
  const { rows } = await database.query<{ call: string }>(`
    SELECT substr(setting, length('pgrst.db_pre_request=') + 1) AS call
    FROM pg_db_role_setting s, unnest(s.setconfig) AS setting
    WHERE s.setrole = 'authenticator'::regrole AND setting LIKE 'pgrst.db\\_pre\\_request=%'`);
  const name = rows[0]?.call;
  return name === undefined ? null : name.split('.').map((part) => `"${part.replaceAll('"', '""')}"`).join('.');
}

/** One SELECT that gives every lead of every table: id, time and the columns that a visitor may send. */
export async function readLeadQuery(database: PGlite): Promise<{ tables: string[]; query: string }> {
  const { rows } = await database.query<{ name: string; query: string }>(`
    SELECT c.relname AS name,
           format('SELECT %L AS table, id, created_at, json_build_object(%s) AS row FROM public.%I', c.relname,
                  string_agg(format('%L, %I', a.attname, a.attname), ', ' ORDER BY a.attnum), c.relname) AS query
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND has_column_privilege('anon', c.oid, a.attnum, 'INSERT')
    GROUP BY c.oid, c.relname ORDER BY c.relname`);
  return { tables: rows.map(({ name }) => name), query: rows.map(({ query }) => query).join(' UNION ALL ') };
}
