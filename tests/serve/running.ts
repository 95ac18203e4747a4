// A real shingle serve in a process of its own, and requests to it that no client library would send.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { plainEnvironment } from '../setup/environment';
import { project } from '../setup/run';

const OURS = join(project, 'bin/shingle');

export interface Running {
  url: string;
  key: string;
  process: ChildProcess;
  /** What it has written to stderr so far. */
  log(): string;
  /** Sends a signal and gives the exit status, or the signal that ended it. */
  end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export function scratchFolder(name: string): { folder: string; clear: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `shingle-${name}-`));
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
}

/** `bin`: the launcher of another project; what --fresh makes anew comes from the data of the launcher's own. */
export async function startServe(args: string[], env: Record<string, string> = {}, bin = OURS): Promise<Running> {
  if (args.includes('--fresh') && bin === OURS) throw new Error('--fresh would read data/ of the project: name the launcher of another (ownProject).');
  const child = spawn(process.execPath, [bin, 'serve', '--json', '--port', '0', ...args], {
    env: { ...plainEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const first = await Promise.race([firstLine(child), exited.then(() => null)]);
  if (first === null) throw new Error(`shingle serve did not start:\n${stderr}`);
  const { url, key } = JSON.parse(first) as { url: string; key: string };
  return {
    url,
    key,
    process: child,
    log: () => stderr,
    end: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [status, by] = await exited;
      return status ?? by;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
  });
}

/** Writes bytes to a socket as they are and gives all that comes back until the other side closes. */
export async function rawRequest(url: string, text: string | Buffer, { patience = 30_000 } = {}): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').setTimeout(patience, () => socket.destroy());
  socket.on('data', (data) => (answer += data.toString())).on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** A GET whose path goes over the wire exactly as written: fetch would tidy it up. */
export async function rawGet(url: string, target: string, headers: Record<string, string> = {}): Promise<{ status: number; head: string; body: string }> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = await rawRequest(url, `GET ${target} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n${lines.join('')}\r\n`);
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(answer.slice(9, 12)), head: answer.slice(0, end), body: answer.slice(end + 4) };
}

export function contact(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Ann Example',
    email: 'ann@example.com',
    phone: '(951) 555-0123',
    address: '1 Main Street, Riverside',
    roof_age: '11-15',
    best_time: 'morning',
    emergency: false,
    message: null,
    webhook_url: null,
    ...more,
  };
}

export function promotion(more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Ben Example',
    email: 'ben@example.com',
    phone: '951-555-0199',
    address: '2 Main Street, Riverside',
    interested_in_consultation: true,
    promotion_type: '10_percent_reroof',
    ...more,
  };
}

/** What supabase-js sends for an insert. */
export function insertRequest(key: string, row: unknown): RequestInit {
  return {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-profile': 'public', 'content-type': 'application/json' },
    body: typeof row === 'string' ? row : JSON.stringify(row),
  };
}
