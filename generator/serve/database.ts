// The embedded Postgres: from an empty folder, or an earlier one, to a database with supabase/migrations in it. What does not
// start, or does not hold what it should, is told as damage; nothing is ever made anew in its place.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { DATABASE, hasStore, PLANTING } from './leadsFolder';
import { damaged, notStarted, troubleOf, whyNotWritable } from './leadsTrouble';
import { MemoryCopy } from './memoryCopy';
import type { Schema } from './postgrest';
import { Refusal } from './refusal';
import type { OpenOptions, SqlFile } from './storeCalls';

export async function openDatabase(options: OpenOptions): Promise<PGlite> {
  const { folder, access } = options;
  const place = join(folder, DATABASE);
  try {
    const isKept = hasStore(folder);
    if (!isKept && access !== 'make')
      throw new Refusal({ file: folder, what: 'no leads are kept here.', fix: 'start shingle serve once, or name its folder with --leads' });
    if (access !== 'copy') refuseUnwritable(isKept ? [folder, place] : [folder]);
    if (!isKept) {
      await copyTemplateDatabase(options);
      // It has taken its part of the room, and every lead would be refused.
      refuseUnwritable([folder, place]);
    }
    return await start(options, place);
  } catch (cause) {
    throw troubleOf(cause, folder) ?? cause;
  }
}

function refuseUnwritable(folders: readonly string[]): void {
  const trouble = whyNotWritable(folders);
  if (trouble) throw trouble;
}

async function start(options: OpenOptions, place: string): Promise<PGlite> {
  const said: string[] = [];
  let database: PGlite | undefined;
  // What Postgres says while it starts tells why it does not. Later words are its own affair.
  const onStderr = (line: string) => database === undefined && said.push(line) > 0;
  try {
    database = await PGlite.create(options.access === 'copy' ? { fs: new MemoryCopy(place), onStderr } : { dataDir: place, onStderr });
  } catch (cause) {
    throw troubleOf(cause, options.folder) ?? notStarted(options.folder, said);
  }
  try {
    await migrate(database, options);
  } catch (cause) {
    throw isDamage(cause) ? damaged(options.folder, cause.message) : cause;
  }
  return database;
}

/** A database is there as a whole or not at all: it gets its name last. */
async function copyTemplateDatabase(options: OpenOptions): Promise<void> {
  const seed = await seedFor(options);
  const scratch = join(options.folder, `${PLANTING}${process.pid}`);
  removeOthers(options.folder, PLANTING);
  cpSync(seed, scratch, { recursive: true });
  renameSync(scratch, join(options.folder, DATABASE));
}

/** initdb takes 3 to 6 s, a copy of what it makes a few tenths of one. */
async function seedFor(options: OpenOptions): Promise<string> {
  const seed = join(options.seeds, hashOf(options));
  if (existsSync(seed)) return seed;
  const scratch = `${seed}.${process.pid}`;
  mkdirSync(options.seeds, { recursive: true });
  const trouble = whyNotWritable([options.seeds]);
  if (trouble)
    throw new Refusal({
      file: options.seeds,
      what: trouble.message,
      fix: 'a new store is made here first: let shingle write there, and make room on that disk',
    });
  const database = await PGlite.create(scratch);
  await migrate(database, options);
  await database.close();
  const hour = Date.now() - 3_600_000;
  removeOthers(options.seeds, '', (path) => path !== scratch && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? hour) < hour);
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

/** Of the errors of PostgreSQL those that tell of files: data corrupted, an internal error, a file or a piece of one is not there. */
export function isDamage(cause: unknown): cause is Error {
  const raised = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return raised instanceof Error && 'code' in raised && /^(XX|58)/.test(String(raised.code));
}

/**
 * Reads every row of every table of ours twice, as it stands and by its key: a page that is not what was written fails its
 * checksum, and a table whose file was emptied has fewer rows than keys. Null: nothing was found.
 */
export async function findDamage(database: PGlite): Promise<string | null> {
  try {
    const { rows: tables } = await database.query<{ name: string; key: string }>(`
      SELECT format('%I.%I', n.nspname, c.relname) AS name,
             (SELECT string_agg(format('%I', k.attname), ', ' ORDER BY array_position(i.indkey::int2[], k.attnum))
              FROM pg_attribute k WHERE k.attrelid = c.oid AND k.attnum = ANY (i.indkey)) AS key
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE n.nspname IN ('public', 'private', 'supabase_migrations') AND c.relkind = 'r' ORDER BY 1`);
    for (const { name, key } of tables) {
      const asItStands = await countRows(database, { name, key, off: 'indexscan' });
      const byKey = await countRows(database, { name, key, off: 'seqscan' });
      if (asItStands !== byKey) return `of ${name} ${byKey} rows were written, and ${asItStands} are there`;
    }
    return null;
  } catch (cause) {
    if (isDamage(cause)) return cause.message;
    throw cause;
  }
}

/** `xmin` stands in the table alone, so that an index does not answer for it. */
async function countRows(database: PGlite, { name, key, off }: { name: string; key: string; off: 'indexscan' | 'seqscan' }): Promise<number> {
  return database.transaction(async (transaction) => {
    await transaction.exec(`SET LOCAL enable_${off} = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = ${off === 'indexscan' ? 'on' : 'off'}`);
    const order = off === 'seqscan' ? `ORDER BY ${key}` : '';
    const { rows } = await transaction.query<{ rows: number }>(
      `SELECT count(xmin::text)::int AS rows FROM (SELECT xmin FROM ${name} ${order} OFFSET 0) AS each`,
    );
    return rows[0]?.rows ?? 0;
  });
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
  return name === undefined
    ? null
    : name
        .split('.')
        .map((part) => `"${part.replaceAll('"', '""')}"`)
        .join('.');
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
