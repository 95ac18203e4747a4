// One process at a time may open a leads folder: the embedded Postgres has no lock of its own, and two of them on one folder
// lose rows without a word. The claim is a socket in the folder: it answers as long as its process lives, however that ends.
import { once } from 'node:events';
import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './refusal';

/** Who holds a folder: the server, for long, or a command, for a moment. */
export type Holder = 'serve' | 'leads';

export interface Claim {
  /** Starts to answer what others ask on the socket. */
  answer(handle: (socket: Socket) => void): void;
  /** Settles when nobody is being answered any more. */
  finished(): Promise<void>;
  release(): Promise<void>;
}

/** A socket's path has room for 104 bytes on macOS, 108 on Linux. */
const PATH_BYTES = 100;

/** A command may hold the folder for some seconds on a slow machine. */
const TRIES = 150;

/** Waits for a command to finish; refuses where a server runs. */
export async function claimFolder(folder: string, holder: Holder): Promise<Claim> {
  for (let tries = 1; ; tries += 1) {
    const claim = await tryClaim(folder, holder);
    if (typeof claim !== 'string') return claim;
    // Two servers that start at the same moment step back both; the next time one is first.
    if (claim === 'serve' && tries > 3) {
      throw new Refusal({ file: folder, what: 'another shingle serve keeps its leads in this folder.', fix: 'stop that one first, or name another folder with --leads' });
    }
    if (tries > TRIES) throw new Refusal({ file: folder, what: 'a shingle leads command is using this folder.', fix: 'wait until it has finished, then run again' });
    await wait(30 + Math.random() * 120);
  }
}

/**
 * The claim, or who holds the folder already. Each process makes a socket of its own name first and looks for others second:
 * of two that start at the same moment at least one sees the other. Names are never used twice, so removing one that is
 * dead harms nobody.
 */
export async function tryClaim(folder: string, holder: Holder): Promise<Claim | Holder> {
  const claim = await openSocket(folder, holder);
  const other = await liveOther(folder, claim.name);
  if (other === null) return claim;
  await claim.release();
  return other;
}

/** A connection to whichever process holds the folder; null where none does. */
export async function connectToHolder(folder: string): Promise<Socket | null> {
  for (const name of socketsIn(folder)) {
    const socket = await connectTo(join(folder, name));
    if (socket) return socket;
  }
  return null;
}

async function openSocket(folder: string, holder: Holder): Promise<Claim & { name: string }> {
  const unique = `${process.pid}-${randomBytes(4).toString('hex')}`;
  const name = `${holder}-${unique}.sock`;
  const sockets = new Set<Socket>();
  // Who asks while the database is being opened waits until it is.
  let handle: ((socket: Socket) => void) | null = null;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    handle?.(socket);
  });
  // It is listening before others can see it by its name.
  const hidden = join(folder, `.socket-${unique}`);
  await listen(server, shortened(hidden));
  chmodSync(hidden, 0o600);
  renameSync(hidden, join(folder, name));
  return {
    name,
    answer: (wanted) => {
      handle = wanted;
      for (const socket of sockets) wanted(socket);
    },
    finished: async () => {
      while (sockets.size > 0) await once([...sockets][0] as Socket, 'close').catch(() => {});
    },
    release: () => closeSocket({ server, sockets, path: join(folder, name) }),
  };
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
    if (socket) {
      socket.destroy();
      return name.startsWith('serve-') ? 'serve' : 'leads';
    }
    rmSync(join(folder, name), { force: true });
  }
  return null;
}

function socketsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.sock')).sort().reverse();
  } catch {
    return [];
  }
}

function connectTo(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(shortened(path));
    socket.once('connect', () => resolve(socket)).once('error', () => resolve(null));
  });
}

function shortened(path: string): string {
  const near = relative(process.cwd(), path);
  const short = near.length < path.length ? near : path;
  if (Buffer.byteLength(short) <= PATH_BYTES) return short;
  throw new Refusal({ file: path, what: 'leads cannot be kept here: the path is too long for a socket.', fix: 'name a folder with a shorter path with --leads' });
}
