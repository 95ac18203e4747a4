// The main thread's side of the lead store: asks its thread, notices when that thread no longer answers.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal';
import type { Call, CallName, Calls, OpenOptions, Reply } from './storeCalls';
import { createTurns } from './turns';

export interface Store {
  /** Calls of one sender come one after the other; different senders take turns. */
  call<Name extends CallName>(name: Name, options: Calls[Name]['options'], sender?: string): Promise<Calls[Name]['result']>;
  /** How many calls wait for an answer. */
  waiting(): number;
  /** How many calls of this sender have not begun. */
  waitingOf(sender: string): number;
  /** Settles when the store has failed for good. */
  failed: Promise<Error>;
  /** Ends the store at once, without a last write: the folder is no longer ours. */
  fail(cause: Error): void;
  close(): Promise<void>;
}

/** From the moment that it begins one call takes milliseconds; opening runs migrations. */
const PATIENCE_MS = 30_000;

/** The commands of whoever runs the store. */
const OWNER = 'owner';

/** `bin/bundle-generator.mjs` puts the worker beside the program under this name. */
const WORKER = join(dirname(fileURLToPath(import.meta.url)), 'leadWorker.js');

interface Waiting {
  name: CallName;
  options: Calls[CallName]['options'];
  resolve(result: Calls[CallName]['result']): void;
  reject(cause: Error): void;
}

interface Begun extends Waiting {
  id: number;
  timer: NodeJS.Timeout;
}

/** The parts of a thread that tests replace. */
export type LeadThread = Pick<Worker, 'on' | 'postMessage' | 'removeAllListeners' | 'terminate'>;

export function openStore(worker: LeadThread = new Worker(WORKER)): Store {
  const turns = createTurns<Waiting>();
  let begun: Begun | undefined;
  let last = 0;
  let failure: Error | undefined;
  let tell: (cause: Error) => void = () => {};
  const failed = new Promise<Error>((resolve) => {
    tell = resolve;
  });

  function fail(cause: Error): void {
    failure ??= cause;
    clearTimeout(begun?.timer);
    begun?.reject(cause);
    begun = undefined;
    for (const { reject } of turns.clear()) reject(cause);
    tell(cause);
    void worker.terminate();
  }

  /** One call is with the worker at a time: whoever comes next is chosen here. */
  function begin(): void {
    const next = begun === undefined ? turns.next() : undefined;
    if (next === undefined) return;
    last += 1;
    const patience = next.name === 'open' ? PATIENCE_MS * 10 : PATIENCE_MS;
    const timer = setTimeout(() => fail(new Error(`The lead store has not answered for ${patience / 1000} s.`)), patience);
    begun = { ...next, id: last, timer };
    worker.postMessage({ id: last, name: next.name, options: next.options } as Call);
  }

  worker.on('error', (cause) => fail(cause instanceof Error ? cause : new Error(String(cause))));
  worker.on('exit', () => fail(new Error('The thread of the lead store ended.')));
  worker.on('message', (reply: Reply) => {
    if (reply.id !== begun?.id) return;
    const { resolve, reject, timer } = begun;
    begun = undefined;
    clearTimeout(timer);
    if (reply.ok) resolve(reply.result);
    else reject(reply.problem ? new Refusal(reply.problem) : Object.assign(new Error(reply.message), { stack: reply.stack }));
    begin();
  });

  function call<Name extends CallName>(name: Name, options: Calls[Name]['options'], sender = OWNER): Promise<Calls[Name]['result']> {
    if (failure) return Promise.reject(failure);
    return new Promise((resolve, reject) => {
      turns.add(sender, { name, options, resolve: resolve as Waiting['resolve'], reject });
      begin();
    });
  }

  async function close(): Promise<void> {
    for (const { reject } of turns.clear()) reject(new Error('The lead store is being closed.'));
    if (failure === undefined) await call('close', null).catch(() => null);
    worker.removeAllListeners('exit');
    await worker.terminate();
  }

  return { call, waiting: () => turns.size() + (begun === undefined ? 0 : 1), waitingOf: turns.sizeOf, failed, fail, close };
}

export function readSql(project: string): Pick<OpenOptions, 'bootstrap' | 'migrations'> {
  const folder = join(project, 'supabase', 'migrations');
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return {
    bootstrap: readFileSync(join(project, 'generator', 'serve', 'bootstrap.sql'), 'utf8'),
    migrations: names.map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') })),
  };
}
