// A lead store that is damaged, or what is left of one: told as such, with the folder and the way to the backup, and never
// replaced by an empty one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findDamage, openDatabase } from '../../generator/serve/database';
import { notStarted, troubleOf } from '../../generator/serve/leadsTrouble';
import { Refusal } from '../../generator/serve/refusal';
import { readSql } from '../../generator/serve/store';
import { plainEnvironment } from '../setup/environment';
import { project, shingle } from '../setup/run';
import { contact, insertRequest, scratchFolder, startServe } from './running';

const scratch = scratchFolder('damage');
const whole = join(scratch.folder, 'whole');
/** Where the leads' own table stands, and its index. */
let files: { table: string; index: string; hashes: string; settings: string; migrations: string };
afterAll(() => scratch.clear());

beforeAll(async () => {
  const server = await startServe(['--out', inject('site'), '--leads', whole]);
  for (const name of ['Ann', 'Ben', 'Cid']) {
    const answer = await fetch(`${server.url}rest/v1/contact_submissions`, insertRequest(server.key, contact({ name })));
    expect(answer.status).toBe(201);
  }
  expect(await server.end()).toBe(0);
  const probe = copy('probe');
  const database = await openDatabase(optionsFor(probe));
  const { rows } = await database.query<typeof files>(`
    SELECT pg_relation_filepath('public.contact_submissions') AS table, pg_relation_filepath('public.contact_submissions_pkey') AS index,
           pg_relation_filepath('public.contact_submissions_same_lead') AS hashes, pg_relation_filepath('private.lead_settings') AS settings,
           pg_relation_filepath('supabase_migrations.shingle') AS migrations`);
  files = rows[0] as typeof files;
  expect(await findDamage(database)).toBeNull();
  await database.close();
});

function copy(name: string): string {
  const folder = join(scratch.folder, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(whole, folder, { recursive: true });
  return folder;
}

function optionsFor(folder: string) {
  return { folder, access: 'open' as const, seeds: join(project, '.shingle/seeds'), ...readSql(project) };
}

const inside = (folder: string, file: string) => join(folder, 'database', file);
const remove = (file: string) => (folder: string) => rmSync(inside(folder, file), { recursive: true });
const empty = (file: string) => (folder: string) => truncateSync(inside(folder, file), 0);
const walOf = (folder: string) => inside(folder, `pg_wal/${readdirSync(inside(folder, 'pg_wal')).find((name) => /^0{7}/.test(name))}`);

/** A few bytes other than what was written. */
function scribble(path: string, at: number): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.from([255, 254, 253]), 0, 3, at);
  closeSync(file);
}

/** What is said of it, at the start or when all is counted. */
async function whatIsSaid(folder: string): Promise<string> {
  try {
    const database = await openDatabase(optionsFor(folder));
    const damage = await findDamage(database);
    await database.close();
    return damage ?? 'nothing';
  } catch (cause) {
    if (cause instanceof Refusal) return `${cause.message} fix: ${cause.problem.fix}`;
    throw cause;
  }
}

const DAMAGE: [string, (folder: string) => void, RegExp][] = [
  ['no PG_VERSION', remove('PG_VERSION'), /damaged: database\/PG_VERSION is missing/],
  ['another version', (folder) => writeFileSync(inside(folder, 'PG_VERSION'), '17\n'), /damaged: database files are incompatible with server/],
  ['no pg_control', remove('global/pg_control'), /damaged: database\/global\/pg_control is missing/],
  ['an empty pg_control', empty('global/pg_control'), /damaged: .*pg_control/],
  ['a scribbled pg_control', (folder) => scribble(inside(folder, 'global/pg_control'), 20), /damaged: incorrect checksum in control file/],
  ['a log cut off', (folder) => truncateSync(walOf(folder), 1_000_000), /damaged: could not locate a valid checkpoint record/],
  ['no log', (folder) => rmSync(walOf(folder)), /damaged: could not locate a valid checkpoint record/],
  ['no transactions', empty('pg_xact/0000'), /damaged: could not access status of transaction/],
  ['no settings of Postgres', remove('postgresql.conf'), /damaged: could not access the server configuration file "database\/postgresql.conf"/],
  [
    'no tables at all',
    (folder) => rmSync(inside(folder, files.table.replace(/\/\d+$/, '')), { recursive: true }),
    /damaged: database "postgres" does not exist/,
  ],
  [
    'an emptied database',
    (folder) => {
      rmSync(join(folder, 'database'), { recursive: true });
      mkdirSync(join(folder, 'database'));
    },
    /damaged: database\/PG_VERSION is missing/,
  ],
  [
    'no database',
    (folder) => rmSync(join(folder, 'database'), { recursive: true }),
    /damaged: database\/ is missing, but about.txt shows that leads were kept here/,
  ],
  ['a database of another name', (folder) => renameSync(join(folder, 'database'), join(folder, 'database-old')), /damaged: database\/ is missing, but/],
  ['leads emptied', (folder) => empty(files.table)(folder), /^could not read blocks|rows were written/],
  ['leads gone', (folder) => remove(files.table)(folder), /^could not open file/],
  ['leads scribbled over', (folder) => scribble(inside(folder, files.table), 8000), /^invalid page in block 0/],
  ['an index emptied', (folder) => empty(files.index)(folder), /^could not read blocks/],
  ['another index emptied', (folder) => empty(files.hashes)(folder), /^could not read blocks/],
  ['the limit emptied', (folder) => empty(files.settings)(folder), /^could not read blocks|rows were written/],
  ['migrations emptied', (folder) => empty(files.migrations)(folder), /could not read blocks|rows were written/],
];

describe('a damaged store', () => {
  it.each(DAMAGE)('with %s is told as one', async (_name, damage, said) => {
    const folder = copy('damaged');
    damage(folder);
    const before = statOf(folder);
    const told = await whatIsSaid(folder);
    expect(told).toMatch(said);
    if (told.startsWith('the lead store')) expect(told).toContain('put your backup in its place');
    // Nothing is made where something is missing.
    expect(statOf(folder)).toEqual(before);
  });

  /** What is in the folder, without what Postgres notes of its own start. */
  function statOf(folder: string): string[] {
    return readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => !/postmaster\.pid|pg_wal|pg_internal|pgsql_tmp|pg_stat|_fsm$|_vm$/.test(name))
      .sort();
  }

  it('has other words where a right or room is missing', () => {
    const said = (line: string) => notStarted('/leads', [`2026-03-04 12:00:00.000 UTC [42] FATAL:  ${line}`]).problem;
    expect(said('could not open file "base/5/1249": Permission denied')).toMatchObject({
      file: '/leads',
      what: expect.stringMatching(/cannot be opened: .*Permission denied/),
      fix: expect.stringContaining('ls -lR'),
    });
    expect(said('could not write lock file "postmaster.pid": No space left on device').what).toContain('the disk is full');
    expect(notStarted('/leads', []).message).toContain('damaged: its database does not start');
  });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EMFILE', 'EIO', 'ENOTSUP'])('has words for %s', (code) => {
    const cause = Object.assign(new Error(`${code}: no`), { code, syscall: 'mkdir', path: '/x/y' });
    expect(troubleOf(cause, '/x')?.problem).toMatchObject({
      file: '/x/y',
      what: expect.stringContaining(`(${code} at mkdir)`),
      fix: expect.stringMatching(/.{10}/),
    });
    expect(troubleOf(new TypeError('x is not a function'), '/x')).toBeNull();
  });
});

describe('the commands, on a damaged store', () => {
  /** A start that has to fail; its status and words, and whether its port answers afterward. */
  async function failedStart(leads: string, port: number): Promise<{ status: number | null; stdout: string; stderr: string; open: boolean }> {
    const child = spawn(process.execPath, [join(project, 'bin/shingle'), 'serve', '--port', String(port), '--out', inject('site'), '--leads', leads], {
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      child.kill('SIGKILL');
    });
    const [status] = (await once(child, 'exit')) as [number | null];
    return { status, stdout, stderr, open: await answers(port) };
  }

  function answers(port: number): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket
        .once('connect', () => resolve(true))
        .once('error', () => resolve(false))
        .once('close', () => socket.destroy());
    });
  }

  it.each(['a scribbled pg_control', 'leads emptied', 'an emptied database'])('refuse %s: one message, status 1, the port is free', async (name) => {
    const folder = copy('refused');
    DAMAGE.find(([each]) => each === name)?.[1](folder);
    const port = 20_000 + (process.pid % 10_000);
    const { status, stdout, stderr, open } = await failedStart(folder, port);
    expect({ status, stdout, open }).toEqual({ status: 1, stdout: '', open: false });
    expect(stderr).toContain(`${folder}  the lead store is damaged: `);
    expect(stderr).toContain('put your backup in its place');
    expect(stderr).not.toMatch(/fault|\n {4}at /);
    expect(readdirSync(folder).filter((each) => each.endsWith('.sock') || each.startsWith('.socket'))).toEqual([]);
  });

  it.each(['leads emptied', 'leads scribbled over', 'no PG_VERSION', 'no database'])('do not say of %s that there are no leads', (name) => {
    const folder = copy('listed');
    DAMAGE.find(([each]) => each === name)?.[1](folder);
    const { status, stderr } = shingle(['leads', 'list', '--leads', folder]);
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('the lead store is damaged') });
    expect(stderr).not.toMatch(/No leads|fault|\n {4}at /);
  });

  it('leave a copy of the database beside it alone', async () => {
    const folder = copy('beside');
    cpSync(join(folder, 'database'), join(folder, 'database-20260304'), { recursive: true });
    const server = await startServe(['--out', inject('site'), '--leads', folder]);
    expect(await server.end()).toBe(0);
    expect(existsSync(join(folder, 'database-20260304/PG_VERSION'))).toBe(true);
    expect(shingle(['leads', 'list', '--json', '--leads', folder]).stdout).toContain('"Cid"');
  });
});
