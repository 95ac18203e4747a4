// The data API of shingle serve over a PostgreSQL server of its own: what the same requests cost there.
import pg from 'pg';
import { startHttp } from '../../generator/serve/http';
import type { Calls } from '../../generator/serve/storeCalls';
import { openPostgres, prepare } from '../../tests/database/open';
import { startPostgres } from '../../tests/setup/postgres';

const cluster = await startPostgres();
await (await prepare(await openPostgres(cluster, 'bench'), 'new')).close();
const pool = new pg.Pool({ connectionString: cluster.url('bench'), max: 10 });
pool.on('error', () => undefined);
await pool.query('UPDATE private.lead_settings SET saved_leads = 100000000, hour_leads = 1000000000');

/** As the thread of the embedded store does it. */
async function execute({ settings, statement }: Calls['execute']['options']): Promise<Calls['execute']['result']> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const names = Object.keys(settings);
    await client.query(
      `SELECT ${names.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`).join(', ')}`,
      names.flatMap((name) => [name, settings[name]]),
    );
    await client.query('SELECT private.check_request()');
    await client.query(statement.sql, statement.params);
    await client.query('COMMIT');
    return { kind: 'done' };
  } catch (cause) {
    await client.query('ROLLBACK');
    if (!(cause instanceof pg.DatabaseError)) throw cause;
    return { kind: 'refused', error: { code: cause.code ?? 'XX000', message: cause.message, detail: cause.detail ?? null, hint: cause.hint ?? null } };
  } finally {
    client.release();
  }
}

const { rows } = await pool.query<{ name: string; columns: Record<string, string> }>(`
  SELECT c.relname AS name, json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' GROUP BY c.relname`);

const http = await startHttp({
  host: '127.0.0.1',
  port: 0,
  base: '/',
  limit: { leads: 100_000_000, minutes: 1 },
  files: { read: async () => null },
  store: {
    call: ((_name: 'execute', options: Calls['execute']['options']) => execute(options)) as never,
    waiting: () => pool.waitingCount,
    waitingOf: () => pool.waitingCount,
  },
  schema: Object.fromEntries(rows.map(({ name, columns }) => [name, { columns, key: ['id'] }])),
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${http.port}/`, version: cluster.major })}\n`);

process.once('SIGTERM', async () => {
  await http.stop();
  await pool.end();
  await cluster.stop();
});
