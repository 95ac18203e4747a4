// The lead store's own thread: a query blocks the thread it runs in, and the site goes on being served meanwhile.
import { parentPort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { findDamage, isDamage, openDatabase, readLeadQuery, readPreRequest, readSchema } from './database';
import type { LeadLimit } from './leadLimit';
import { damaged, shortOf } from './leadsTrouble';
import type { DatabaseError } from './postgrest';
import { Refusal } from './refusal';
import type { Call, Calls, Executed, Reply, StoredLead } from './storeCalls';
import { keepTidy, type Upkeep } from './upkeep';

interface Open {
  database: PGlite;
  folder: string;
  /** Quoted; null where the migrations name none. */
  preRequest: string | null;
  tables: string[];
  leads: string;
  forgetting: NodeJS.Timeout;
  upkeep: Upkeep;
}

/** Raised by PostgreSQL itself; anything else is a fault of the store. */
interface Raised {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

let open: Open | undefined;

parentPort?.on('message', (call: Call) => {
  reply(call).catch((cause: unknown) => {
    // A database that fails in the middle of a request, other than by refusing it, cannot be trusted with the next: the thread ends.
    if (call.name === 'execute') setImmediate(() => Promise.reject(cause));
    const { message, stack = message } = cause instanceof Error ? cause : new Error(String(cause));
    parentPort?.postMessage({ id: call.id, ok: false, message, stack, problem: refusalOf(cause)?.problem } satisfies Reply);
  });
});

function refusalOf(cause: unknown): Refusal | null {
  if (cause instanceof Refusal) return cause;
  return open !== undefined && isDamage(cause) ? damaged(open.folder, cause.message) : null;
}

async function reply(call: Call): Promise<void> {
  const result = await resultOf(call);
  parentPort?.postMessage({ id: call.id, ok: true, result } satisfies Reply);
}

async function resultOf(call: Call): Promise<Calls[Call['name']]['result']> {
  if (call.name === 'open') return begin(call.options);
  if (open === undefined) throw new Error(`The lead store was asked to ${call.name} before it was opened.`);
  switch (call.name) {
    case 'execute':
      return execute(open, call.options);
    case 'list':
      return list(open, call.options);
    case 'remove':
      return remove(open, call.options.id);
    case 'count':
      return count(open);
    case 'limit':
      await limit(open.database, call.options);
      return null;
    case 'close':
      clearInterval(open.forgetting);
      await open.database.close();
      return null;
  }
}

async function begin(options: Calls['open']['options']): Promise<Calls['open']['result']> {
  const database = await openDatabase(options);
  const { tables, query } = await readLeadQuery(database);
  const forgetting = setInterval(() => void forgetSenders(database, options.folder), FORGET_EVERY_MS).unref();
  open = { database, folder: options.folder, preRequest: await readPreRequest(database), tables, leads: query, forgetting, upkeep: keepTidy(database, tables) };
  return { schema: await readSchema(database), damage: await findDamage(database) };
}

/** Hosted Supabase has a clock for this (pg_cron); here it is ours. Addresses are kept for the window of the limit alone. */
const FORGET_EVERY_MS = 60_000;

async function forgetSenders(database: PGlite, folder: string): Promise<void> {
  if (whyNotNow(folder) !== null) return;
  await database.query('SELECT private.forget_lead_senders()').catch((cause: unknown) => console.error('Old addresses could not be forgotten:', cause));
}

/**
 * Why nothing can be written at this moment. A folder that was moved away is not judged here: once a second folderGuard.ts looks
 * whether it is still the one that was opened, and ends the server with the words for it.
 */
function whyNotNow(folder: string): DatabaseError | null {
  try {
    if (shortOf(folder) === null) return null;
    return { code: '53100', message: 'could not extend file: No space left on device', detail: null, hint: 'Check free disk space.' };
  } catch (cause) {
    return { code: '08006', message: `the folder of the leads cannot be reached: ${cause instanceof Error ? cause.message : cause}`, detail: null, hint: null };
  }
}

/** As PostgREST does it: one transaction, the settings first, then the function that goes before, then the statement. */
async function execute({ database, folder, preRequest, upkeep }: Open, { settings, statement }: Calls['execute']['options']): Promise<Executed> {
  const refusal = whyNotNow(folder);
  if (refusal !== null) return { kind: 'refused', error: refusal };
  const names = Object.keys(settings);
  const setAll = `SELECT ${names.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`).join(', ')}`;
  try {
    const rows = await database.transaction(async (transaction) => {
      if (statement.readOnly) await transaction.exec('SET TRANSACTION READ ONLY');
      await transaction.query(
        setAll,
        names.flatMap((name) => [name, settings[name]]),
      );
      if (preRequest !== null) await transaction.exec(`SELECT ${preRequest}()`);
      const { affectedRows } = await transaction.query(statement.sql, statement.params);
      return affectedRows ?? 0;
    });
    return { kind: 'done', rows };
  } catch (cause) {
    if (!isRaised(cause)) throw cause;
    return { kind: 'refused', error: { code: cause.code, message: cause.message, detail: cause.detail ?? null, hint: cause.hint ?? null } };
  } finally {
    await upkeep.note(statement.params.join('').length);
  }
}

async function limit(database: PGlite, { leads, minutes, hour }: LeadLimit): Promise<void> {
  await database.query('UPDATE private.lead_settings SET saved_leads = $1, minutes = $2, hour_leads = $3', [leads, minutes, hour]);
}

function isRaised(cause: unknown): cause is Raised {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code);
}

async function list({ database, leads }: Open, { after, count: limit }: Calls['list']['options']): Promise<StoredLead[]> {
  if (leads === '') return [];
  const { rows } = await database.query<StoredLead>(
    `SELECT "table", id::text AS id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "savedAt", row
     FROM (${leads}) AS leads
     WHERE $1::timestamptz IS NULL OR (created_at, id) > ($1::timestamptz, $2::uuid)
     ORDER BY created_at, id LIMIT $3`,
    [after?.savedAt ?? null, after?.id ?? null, limit],
  );
  return rows;
}

async function remove({ database, tables }: Open, id: string): Promise<{ table: string } | null> {
  for (const table of tables) {
    const { affectedRows } = await database.query(`DELETE FROM public."${table.replaceAll('"', '""')}" WHERE id = $1::uuid`, [id]);
    if (affectedRows) return { table };
  }
  return null;
}

async function count({ database, leads }: Open): Promise<number> {
  if (leads === '') return 0;
  const { rows } = await database.query<{ leads: number }>(`SELECT count(*)::int AS leads FROM (${leads}) AS leads`);
  return rows[0]?.leads ?? 0;
}
