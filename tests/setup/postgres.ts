// A private PostgreSQL for tests: a cluster in a temporary folder on a loopback port, gone with the process that started it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface Cluster {
  /** Of the superuser `postgres`: postgresql://postgres:…@127.0.0.1:port/database */
  url(database: string): string;
  host: string;
  port: number;
  user: string;
  password: string;
  /** Such as 15. */
  major: number;
  /** The folder with initdb, psql and the others. */
  bin: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; it then runs as this user, whom the packages create. */
const SERVER_USER = 'postgres';
const OLDEST = 15;
const START_MS = 30_000;

/** Stops the server when the pipe to us closes, that is, also when we are killed; then removes the folder. */
const KEEPER = `
"$1" -D "$2/data" >"$2/log" 2>&1 &
server=$!
(read -r _; kill -INT $server 2>/dev/null) <&3 &
wait $server
rm -rf "$2"
`;

export async function startPostgres(): Promise<Cluster> {
  const bin = findPostgres();
  const owner = serverOwner();
  for (let attempt = 1; ; attempt++) {
    const folder = mkdtempSync(join(tmpdir(), 'shingle-postgres-'));
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const start = { bin, folder, password: randomBytes(16).toString('hex'), owner };
    try {
      createCluster(start);
      return await startServer(start);
    } catch (cause) {
      rmSync(folder, { recursive: true, force: true });
      if (attempt === 5 || !(cause instanceof PortTaken)) throw cause;
    }
  }
}

/** Another process took the port between our look and the server's start. */
class PortTaken extends Error {}

/** Installs Debian's package of an extension once, if the server does not have it. */
export async function ensureExtension(name: string, debianPackage: string, isThere: () => Promise<boolean>): Promise<void> {
  if (await isThere()) return;
  aptInstall(debianPackage);
  if (!(await isThere())) throw new Error(`PostgreSQL has no extension ${name} for the database tests.\n  fix: install it (on Debian: apt-get install ${debianPackage})`);
}

interface Start {
  bin: string;
  folder: string;
  password: string;
  owner: Owner | undefined;
}

interface Owner {
  uid: number;
  gid: number;
}

function createCluster({ bin, folder, password, owner }: Start): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, encoding: 'utf8', env: serverEnvironment(folder) },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
}

/** A server that ends takes its folder along. */
async function startServer(start: Start): Promise<Cluster> {
  const port = await freePort();
  writeSettings(start, port);
  const keeper = spawn('/bin/sh', ['-c', KEEPER, 'sh', join(start.bin, 'postgres'), start.folder], {
    ...start.owner,
    cwd: start.folder,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: serverEnvironment(start.folder),
  });
  const log = await untilReady(start.folder, keeper);
  if (log === undefined) return clusterOf(start, port, keeper);
  const Trouble = log.includes('could not bind') ? PortTaken : Error;
  throw new Trouble(`PostgreSQL did not start:\n${log}`);
}

function writeSettings({ folder }: Start, port: number): void {
  const settings = [
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    "unix_socket_directories = ''",
    'fsync = off',
    'max_connections = 300',
    'shared_buffers = 32MB',
    "timezone = 'UTC'",
  ];
  writeFileSync(join(folder, 'data', 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
}

/** Undefined once the server answers; its log if it ended or did not come. */
async function untilReady(folder: string, keeper: ChildProcess): Promise<string | undefined> {
  const until = Date.now() + START_MS;
  let log = '';
  while (keeper.exitCode === null && Date.now() < until) {
    await delay(25);
    log = existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : log;
    if (log.includes('database system is ready to accept connections')) return undefined;
    if (log.includes('could not bind')) break;
  }
  await stopServer(keeper);
  return log;
}

function clusterOf({ bin, password }: Start, port: number, keeper: ChildProcess): Cluster {
  const host = '127.0.0.1';
  const user = 'postgres';
  return {
    url: (database) => `postgresql://${user}:${password}@${host}:${port}/${database}?sslmode=disable`,
    host,
    port,
    user,
    password,
    major: majorOf(bin) ?? OLDEST,
    bin,
    stop: () => stopServer(keeper),
  };
}

/** The keeper ends when the server has, and its folder is gone then. */
async function stopServer(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null || keeper.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.stdio[3]?.destroy();
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

function serverEnvironment(folder: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C', TZ: 'UTC' };
}

/** Only root needs another user. */
function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${SERVER_USER}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`PostgreSQL does not run as root, and there is no user ${SERVER_USER} to run it as.\n  fix: create one (useradd --system ${SERVER_USER}), or run the tests as an ordinary user`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** The folder of the newest PostgreSQL that is there; Debian's package is installed if there is none. */
function findPostgres(): string {
  const found = present() ?? debians();
  if (found) return found;
  throw new Error(`There is no PostgreSQL ${OLDEST} or newer for the database tests.\n  fix: install it (on Debian: apt-get install postgresql; on a Mac: brew install postgresql), with initdb and postgres in the PATH`);
}

function present(): string | undefined {
  const packaged = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...packaged.map((version) => join('/usr/lib/postgresql', version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))) && (majorOf(folder) ?? 0) >= OLDEST);
}

function majorOf(bin: string): number | undefined {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
  const major = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function debians(): string | undefined {
  aptInstall('postgresql');
  return present();
}

function aptInstall(name: string): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  process.stderr.write(`Installing ${name} for the database tests (once) ...\n`);
  const command = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  for (const args of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', name]]) {
    const [program = 'apt-get', ...before] = command;
    spawnSync(program, [...before, ...args], { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}
