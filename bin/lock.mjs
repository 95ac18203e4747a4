// One process at a time does a thing to a folder: publishes a site, installs the packages, opens a lead store. The lock is a
// name that the system keeps in memory, made of the folder's device and number. Like its holder it ends with the process,
// however that ends, and nobody who tidies up can delete it. It is not a file with a process number in it: that would outlive
// kill -9, mean nothing in another container, and be copied along with the folder.
//
// Linux: an abstract socket. Windows: a named pipe. Elsewhere: a socket in /tmp, the one of the three that is a file.
// Another machine, or a container with a network of its own, does not see it.
import { createHash } from 'node:crypto';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** How long a holder may take to say what it is; one that renders or installs is too busy to. */
const ANSWER_MS = 1000;

/** Far longer than taking over a dead file takes. */
const TAKING_MS = 5000;

/**
 * The lock, or what its holder says of itself: null where it is too busy to. `purpose`: what is done to the folder, which has to be
 * there. `says`: told to whoever has to wait.
 */
export async function takeLock(folder, purpose, says = String(process.pid), name = nameFor(folder, purpose)) {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(says, () => socket.destroy()));
  for (const isLast of [false, true]) {
    const refused = isLast && isFile(name) ? await takeOver(server, name) : await listenOn(server, name);
    // Where a system gives no such name there is no lock to be had, and the work goes on.
    if (refused !== null && refused !== 'EADDRINUSE') return { release: async () => {} };
    if (refused === null) {
      server.unref();
      return { release: () => new Promise((resolve) => server.close(() => resolve())) };
    }
    const holder = await holderAt(name);
    if (holder !== NOBODY) return { holder };
  }
  return { holder: null };
}

function nameFor(folder, purpose) {
  const { dev, ino } = statSync(folder, { bigint: true });
  const hash = createHash('sha256').update(purpose).digest('base64url').slice(0, 8);
  const name = `shingle-${dev.toString(36)}-${ino.toString(36)}-${hash}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}.sock`;
}

const isFile = (name) => name.startsWith('/');

/** Null, or the code of the refusal. */
function listenOn(server, name) {
  return new Promise((resolve) => {
    const refuse = (error) => resolve(error.code ?? 'unknown');
    server.once('error', refuse).listen({ path: name, exclusive: true }, () => {
      server.off('error', refuse).on('error', () => {});
      resolve(null);
    });
  });
}

/** As listenOn, where a killed process has left its file: one at a time looks whether it is dead, and removes it. */
async function takeOver(server, name) {
  const taking = `${name}.taking`;
  if (Date.now() - (statSync(taking, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > TAKING_MS) rmSync(taking, { force: true });
  try {
    writeFileSync(taking, '', { flag: 'wx' });
  } catch (error) {
    return error.code === 'EEXIST' ? 'EADDRINUSE' : error.code;
  }
  try {
    if ((await holderAt(name)) === NOBODY) rmSync(name, { force: true });
    return await listenOn(server, name);
  } finally {
    rmSync(taking, { force: true });
  }
}

const NOBODY = Symbol('nobody listens');

/** What the holder says; null where it says nothing. */
function holderAt(name) {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(name)
      .setEncoding('utf8')
      .setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (text) => (said += text));
    socket.once('error', ({ code }) => resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? NOBODY : null));
    socket.once('close', () => resolve(said === '' ? null : said));
  });
}
