// The second lock of a leads folder: a name that the system keeps in memory, made of the folder's device and number. The
// first lock, a socket in the folder (storeLock.ts), can be deleted by anyone who tidies up; this one cannot, and like the first
// it ends with its process, however that ends. It is no file with a process number in it: that would outlive kill -9, mean
// nothing in another container, and be copied along with the folder. A copy of a folder has another number, so it is free.
//
// Linux: an abstract socket. Windows: a named pipe. Elsewhere: a socket in /tmp, the one of the three that is a file.
// Where another machine or container shares the folder this lock is not seen; there folderGuard.ts notices.
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import type { Holder } from './storeLock';

export interface FolderLock {
  release(): Promise<void>;
}

/** The lock, or who has it. */
export async function lockFolder(folder: string, holder: Holder, name = nameFor(folder)): Promise<FolderLock | Holder> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(holder, () => socket.destroy()));
  for (const isLast of [false, true]) {
    const refused = await listenOn(server, name);
    if (refused === null) return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    // Where a system gives no such name the first lock has to do.
    if (refused !== 'EADDRINUSE') return { release: async () => {} };
    const other = await holderAt(name);
    if (other !== null) return other;
    // Left behind by a process that was killed: only a name that is a file can be.
    if (!isLast && name.startsWith('/')) unlinkSync(name);
  }
  return 'serve';
}

function nameFor(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `shingle-leads-${dev.toString(36)}-${ino.toString(36)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}.sock`;
}

function listenOn(server: Server, name: string): Promise<string | null> {
  return new Promise((resolve) => {
    const refuse = (cause: NodeJS.ErrnoException) => resolve(cause.code ?? 'unknown');
    server.once('error', refuse).listen({ path: name, exclusive: true }, () => {
      server.off('error', refuse).on('error', () => {});
      resolve(null);
    });
  });
}

/** Null where nobody listens. Whoever listens and says nothing is taken for a server. */
function holderAt(name: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(name)
      .setEncoding('utf8')
      .setTimeout(1000, () => socket.destroy());
    socket.on('data', (text: string) => (said += text));
    socket.once('error', (cause: NodeJS.ErrnoException) => resolve(cause.code === 'ECONNREFUSED' || cause.code === 'ENOENT' ? null : 'serve'));
    socket.once('close', () => resolve(said === 'leads' ? 'leads' : 'serve'));
  });
}
