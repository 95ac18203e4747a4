// One interface over PGlite and PostgreSQL, with Supabase's roles, either kind of default privileges, and our migrations.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Cluster } from '../setup/postgres';

type Row = Record<string, unknown>;
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>;

export interface Database {
  /** As the owner of the tables. */
  query: Query;
  /** Many statements in one text. */
  run(sql: string): Promise<void>;
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What a Supabase project gives to the API roles on each new table by itself: older ones everything, newer ones nothing. */
export const REGIMES = ['old', 'new'] as const;
export type Regime = (typeof REGIMES)[number];

const OLD_DEFAULTS = `
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

export const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const migrationsFolder = join(project, 'supabase/migrations');

export function bootstrap(): string {
  return readFileSync(join(project, 'generator/serve/bootstrap.sql'), 'utf8');
}

export function migrations(): string[] {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => readFileSync(join(migrationsFolder, name), 'utf8'));
}

export async function prepare(database: Database, regime: Regime): Promise<Database> {
  await database.run(bootstrap());
  if (regime === 'old') await database.run(OLD_DEFAULTS);
  await migrate(database);
  return database;
}

export async function migrate(database: Database): Promise<void> {
  for (const sql of migrations()) await database.run(sql);
}

/** Whatever PostgreSQL itself can find wrong with a function, when it is made and when it runs; the rest tests/debian finds. */
const STRICT = "set plpgsql.extra_errors = 'all'";

export async function openPglite(): Promise<Database> {
  const lite = await PGlite.create();
  await lite.exec(STRICT);
  return {
    query: async (sql, values) => (await lite.query<Row>(sql, values)).rows,
    run: async (sql) => void (await lite.exec(sql)),
    transaction: (work) => lite.transaction((tx) => work(async (sql, values) => (await tx.query<Row>(sql, values)).rows)),
    close: () => lite.close(),
  };
}

/** A new, empty database in the cluster. */
export async function openPostgres(cluster: Cluster, name: string): Promise<Database> {
  const maintenance = connect(cluster.url('postgres'));
  await maintenance.run(`create database ${name}`);
  await maintenance.run(`alter database ${name} ${STRICT}`);
  await maintenance.close();
  return connect(cluster.url(name));
}

export function connect(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 40 });
  // A server that stops says so on each idle connection; a statement that was running is rejected by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const query: Query = async (sql, values) => (await pool.query<Row>(sql, values)).rows;
  return {
    query,
    run: async (sql) => void (await pool.query(sql)),
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(async (sql, values) => (await client.query<Row>(sql, values)).rows);
        await client.query('commit');
        return result;
      } catch (cause) {
        await client.query('rollback');
        throw cause;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
