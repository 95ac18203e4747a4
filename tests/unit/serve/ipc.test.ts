// A command that asks the process that holds the leads: what it is told where that process dies, or hangs.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ask, HolderGone, HolderSilent, type Line } from '../../../generator/serve/ipc';

let server: Server | undefined;
afterEach(() => server?.close());

/** A connection to a process that does this. */
async function holder(act: (socket: Socket) => void): Promise<Socket> {
  server = createServer((socket) => act(socket.on('error', () => {}))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

async function answerOf(socket: Socket, patience?: number): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of ask(socket, { ask: 'where' }, patience)) lines.push(line);
  return lines;
}

it('gives each line, to the last', async () => {
  const socket = await holder((other) => other.end('{"where":null}\n{"end":true}\n'));
  expect(await answerOf(socket)).toEqual([{ where: null }, { end: true }]);
});

it.each([
  ['ends', (socket: Socket) => socket.end('{"where":null}\n')],
  ['is killed', (socket: Socket) => socket.once('data', () => socket.resetAndDestroy())],
])('one that %s in the middle of its answer is gone', async (_, act) => {
  await expect(answerOf(await holder(act))).rejects.toThrow(HolderGone);
});

it('one that says nothing is not waited for without end', async () => {
  await expect(answerOf(await holder(() => {}), 200)).rejects.toThrow(HolderSilent);
});
