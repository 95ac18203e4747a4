// Servers on loopback that answer a lead in every wrong way.

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import type { Time } from './time';

interface Received {
  /** Request line and headers, as they came. */
  head: string;
  body: string;
}

/** What a server does with its nth request (from 0): every byte of the answer is its own affair. */
export type Behavior = (socket: Socket, place: { n: number; time: Time; hold: () => void }) => void;

export interface Hostile {
  url: string;
  received: Received[];
  /** It has been asked, and will do nothing more until time passes. */
  isHolding(): boolean;
  close(): Promise<void>;
}

export async function hostile(time: Time, behave: Behavior): Promise<Hostile> {
  const sockets = new Set<Socket>();
  const received: Received[] = [];
  let holding = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    requestsOn(socket, (request) => {
      received.push(request);
      behave(socket, { n: received.length - 1, time, hold: () => (holding += 1) });
    });
  });
  const port = await listening(server);
  return { url: `http://127.0.0.1:${port}`, received, isHolding: () => holding > 0, close: () => closed(server, sockets) };
}

/** Requests with a Content-Length, one after the other. */
function requestsOn(socket: Socket, call: (request: Received) => void): void {
  let bytes = Buffer.alloc(0);
  socket.on('data', (more) => {
    bytes = Buffer.concat([bytes, more]);
    const end = bytes.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = bytes.subarray(0, end).toString('latin1');
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (bytes.length < end + 4 + length) return;
    const body = bytes.subarray(end + 4, end + 4 + length).toString('utf8');
    bytes = bytes.subarray(end + 4 + length);
    call({ head, body });
  });
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function closed(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** An address where nobody listens: it was just given back. */
export async function nobody(): Promise<string> {
  const server = createServer();
  const port = await listening(server);
  await closed(server, new Set());
  return `http://127.0.0.1:${port}`;
}

/** A whole answer, as a server with good manners sends it. */
export function answer(status: number, body = '', headers: Record<string, string> = {}): string {
  const lines = Object.entries({ 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`HTTP/1.1 ${status} Whatever`, ...lines, '', body].join('\r\n');
}

export function answers(...args: Parameters<typeof answer>): Behavior {
  return (socket) => void socket.end(answer(...args));
}

export function failure(status: number, code: string | null): Behavior {
  return answers(status, JSON.stringify({ code, message: 'no', details: null, hint: null }), { 'Content-Type': 'application/json; charset=utf-8' });
}
