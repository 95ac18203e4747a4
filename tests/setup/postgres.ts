// A private PostgreSQL for tests: a cluster in a temporary folder on a loopback port, gone with the process that started it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveToOwner, type Owner, preparePrograms, serverOwner } from './postgresPrograms';

export interface Cluster {
  /** Of the superuser `postgres`: postgresql://postgres:…@127.0.0.1:port/database */
  url(database: string): string;
  user: string;
  password: string;
  /** Such as 17. */
  major: number;
  stop(): Promise<void>;
}

/** A busy machine takes its time. */
const START_SECONDS = 100;

/**
 * Runs in a process of its own, in no group that a signal from the keyboard reaches: starts the server, says how that went, stops it
 * when the pipe to us closes, that is, also when we are killed, and removes its folder.
 */
const KEEPER = `
const { spawnSync } = require('node:child_process');
const { rmSync } = require('node:fs');
const { program, start, stop, folder, options } = JSON.parse(process.argv[1]);
process.stdout.write(String(spawnSync(program, start, options).status));
process.stdin.resume().on('close', () => {
  spawnSync(program, stop, options);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
`;

/** `programs`: a folder with initdb and pg_ctl, in place of the package's. */
export async function startPostgres(programs = process.env.SHINGLE_POSTGRES): Promise<Cluster> {
  const owner = serverOwner();
  for (let attempt = 1; ; attempt++) {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-postgres-'));
    try {
      return await startServer(createCluster(folder, owner, programs));
    } catch (cause) {
      rmSync(folder, { recursive: true, force: true });
      if (attempt === 5 || !(cause instanceof PortTaken)) throw cause;
    }
  }
}

/** Another process took the port between our look and the server's start. */
class PortTaken extends Error {}

interface Start {
  bin: string;
  major: number;
  folder: string;
  password: string;
  options: { cwd: string; env: NodeJS.ProcessEnv };
}

function createCluster(folder: string, owner: Owner | undefined, programs: string | undefined): Start {
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) giveToOwner(folder);
  const { bin, major } = preparePrograms(folder, owner, programs);
  const options = { ...owner, cwd: folder, env: serverEnvironment(folder) };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  return { bin, major, folder, password, options };
}

async function startServer({ bin, major, folder, password, options }: Start): Promise<Cluster> {
  const port = await freePort();
  writeSettings(folder, port);
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const keeper = spawn(
    process.execPath,
    [
      '-e',
      KEEPER,
      JSON.stringify({
        program: join(bin, 'pg_ctl'),
        start: ['start', '-w', '-t', String(START_SECONDS), '-D', data, '-l', log],
        stop: ['stop', '-m', 'immediate', '-D', data],
        folder,
        // A server that inherits a pipe holds it open.
        options: { ...options, stdio: 'ignore' },
      }),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'], detached: true, windowsHide: true },
  );
  const status = await new Promise((resolve) => keeper.stdout.once('data', (text) => resolve(String(text))).once('close', resolve));
  if (status === '0') return clusterOf({ port, password, major, keeper });
  const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
  await stopServer(keeper);
  const Trouble = said.includes('could not bind') ? PortTaken : Error;
  throw new Trouble(`PostgreSQL did not start:\n${said}`);
}

function writeSettings(folder: string, port: number): void {
  const settings = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    'fsync = off',
    'max_connections = 300',
    'shared_buffers = 32MB',
    "timezone = 'UTC'",
  ];
  appendFileSync(join(folder, 'data', 'postgresql.conf'), `${settings.join('\n')}\n`);
}

function clusterOf({ port, password, major, keeper }: { port: number; password: string; major: number; keeper: ChildProcess }): Cluster {
  const user = 'postgres';
  return {
    url: (database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`,
    user,
    password,
    major,
    stop: () => stopServer(keeper),
  };
}

/** The keeper ends when the server has, and its folder is gone then. */
async function stopServer(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.stdin?.destroy();
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** What the person at the keyboard has set for a PostgreSQL of their own must not reach this one. */
function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  const plain = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|NODE_)/.test(name));
  return { ...Object.fromEntries(plain), HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
}
