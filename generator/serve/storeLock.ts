// One process at a time may open a leads folder: the embedded Postgres has no lock of its own, and two of them on one folder
// lose rows without a word. The lock is a socket in the folder: it answers as long as its process lives, however that ends.
// It is seen through containers that share the folder, and commands ask on it. A file can be deleted: bin/lock.mjs is the
// second lock, folderGuard.ts makes the socket again. Where another machine or container shares the folder, only this one is seen.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Lock, takeLock } from '../../bin/lock.mjs';
import { troubleOf } from './leadsTrouble';
import { Refusal } from './refusal';

/** Who holds a folder: the server, for long, or a command, for a moment. */
export type Holder = 'serve' | 'leads';

export interface StoreLock {
  /** Starts to answer what others ask on the socket. */
  answer(handle: (socket: Socket) => void): void;
  /** Settles when nobody is being answered any more. */
  finished(): Promise<void>;
  /** Makes the socket again where somebody deleted it. */
  renew(): Promise<void>;
  release(): Promise<void>;
}

/** A socket's path has room for 104 bytes on macOS, 108 on Linux. */
const PATH_BYTES = 100;

/** A command may hold the folder for some seconds on a slow machine. */
const TRIES = 150;

/** Waits for a command to finish; refuses where a server runs. */
export async function lockStore(folder: string, holder: Holder): Promise<StoreLock> {
  for (let tries = 1; ; tries += 1) {
    const storeLock = await tryLockStore(folder, holder);
    if (typeof storeLock !== 'string') return storeLock;
    // Two servers that start at the same moment step back both; the next time one is first.
    if (storeLock === 'serve' && tries > 3) {
      throw new Refusal({
        file: folder,
        what: 'another shingle serve keeps its leads in this folder.',
        fix: 'stop that one first, or name another folder with --leads',
      });
    }
    if (tries > TRIES)
      throw new Refusal({ file: folder, what: 'a shingle leads command is using this folder.', fix: 'wait until it has finished, then run again' });
    await wait(30 + Math.random() * 120);
  }
}

/**
 * The lock, or who holds the folder already. Each process makes a socket of its own name first and looks for others second:
 * of two that start at the same moment at least one sees the other. Names are never used twice, so removing one that is
 * dead harms nobody.
 */
export async function tryLockStore(folder: string, holder: Holder): Promise<StoreLock | Holder> {
  const storeLock = await openSocket(folder, holder).catch((cause: unknown) => {
    throw troubleOf(cause, folder) ?? cause;
  });
  const other = await liveOther(folder, storeLock.name);
  const lock = other ?? (await lockFolder(folder, holder));
  if (typeof lock !== 'string') return { ...storeLock, release: () => Promise.all([storeLock.release(), lock.release()]).then(() => {}) };
  await storeLock.release();
  return lock;
}

/** The lock that no tidying up takes away, or who has it. Whoever says nothing is taken for a server. */
export async function lockFolder(folder: string, holder: Holder): Promise<Lock | Holder> {
  const lock = await takeLock(folder, 'leads', holder);
  if ('release' in lock) return lock;
  return lock.holder === 'leads' ? 'leads' : 'serve';
}

/** A connection to whichever process holds the folder; null where none does. */
export async function connectToHolder(folder: string): Promise<Socket | null> {
  for (const name of socketsIn(folder)) {
    const socket = await connectTo(join(folder, name));
    if (typeof socket !== 'string') return socket;
  }
  return null;
}

async function openSocket(folder: string, holder: Holder): Promise<StoreLock & { name: string }> {
  const unique = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const name = `${holder}-${unique}.sock`;
  const path = join(folder, name);
  const sockets = new Set<Socket>();
  // Who asks while the database is being opened waits until it is.
  let handle: ((socket: Socket) => void) | null = null;
  const open = () =>
    listenAt(path, unique, (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
      handle?.(socket);
    });
  let server = await open();
  return {
    name,
    answer: (wanted) => {
      handle = wanted;
      for (const socket of sockets) wanted(socket);
    },
    finished: async () => {
      while (sockets.size > 0) await once([...sockets][0] as Socket, 'close').catch(() => {});
    },
    renew: async () => {
      if (existsSync(path)) return;
      const deleted = server;
      server = await open();
      deleted.close();
    },
    release: () => closeSocket({ server, sockets, path }),
  };
}

/** It is listening before others can see it by its name. */
async function listenAt(path: string, unique: string, accept: (socket: Socket) => void): Promise<Server> {
  const server = createServer(accept);
  const hidden = join(dirname(path), `.socket-${unique}`);
  await listen(server, shortened(hidden));
  try {
    chmodSync(hidden, 0o600);
    renameSync(hidden, path);
  } catch (cause) {
    server.close();
    throw cause;
  }
  return server;
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function closeSocket({ server, sockets, path }: { server: Server; sockets: ReadonlySet<Socket>; path: string }): Promise<void> {
  rmSync(path, { force: true });
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}

async function liveOther(folder: string, own: string): Promise<Holder | null> {
  for (const name of socketsIn(folder).filter((found) => found !== own)) {
    const socket = await connectTo(join(folder, name));
    if (socket === 'dead') {
      rmSync(join(folder, name), { force: true });
      continue;
    }
    if (socket !== 'silent') socket.destroy();
    return name.startsWith('serve-') ? 'serve' : 'leads';
  }
  return null;
}

function socketsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.sock'))
      .sort()
      .reverse();
  } catch {
    return [];
  }
}

/** Dead: no process listens. Silent: one does, but is too busy to take a call, or may not be called by us. */
function connectTo(path: string): Promise<Socket | 'dead' | 'silent'> {
  return new Promise((resolve) => {
    const socket = connect(shortened(path));
    const refuse = ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' || code === 'ENOENT' || code === 'ENOTSOCK' ? 'dead' : 'silent');
    socket.once('connect', () => resolve(socket)).once('error', refuse);
  });
}

function shortened(path: string): string {
  const near = relative(process.cwd(), path);
  const short = near.length < path.length ? near : path;
  if (Buffer.byteLength(short) <= PATH_BYTES) return short;
  throw new Refusal({
    file: path,
    what: 'leads cannot be kept here: the path is too long for a socket.',
    fix: 'name a folder with a shorter path with --leads',
  });
}
