// The main thread's side of the lead store: asks its thread, notices when that thread no longer answers.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Refusal } from './refusal';
import type { Call, CallName, Calls, OpenOptions, Reply } from './storeCalls';

export interface Store {
  call<Name extends CallName>(name: Name, options: Calls[Name]['options']): Promise<Calls[Name]['result']>;
  /** How many calls wait for an answer. */
  waiting(): number;
  /** Settles when the store has failed for good. */
  failed: Promise<Error>;
  /** Ends the store at once, without a last write: the folder is no longer ours. */
  fail(cause: Error): void;
  close(): Promise<void>;
}

/** One call takes milliseconds; opening runs migrations. */
const PATIENCE_MS = 30_000;

/** `bin/bundle-generator.mjs` puts the worker beside the program under this name. */
const WORKER = join(dirname(fileURLToPath(import.meta.url)), 'leadWorker.js');

interface Pending {
  resolve(result: Calls[CallName]['result']): void;
  reject(cause: Error): void;
  timer: NodeJS.Timeout;
}

export function openStore(): Store {
  const worker = new Worker(WORKER);
  const pending = new Map<number, Pending>();
  let last = 0;
  let failure: Error | undefined;
  let tell: (cause: Error) => void = () => {};
  const failed = new Promise<Error>((resolve) => {
    tell = resolve;
  });

  function fail(cause: Error): void {
    failure ??= cause;
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(cause);
    }
    pending.clear();
    tell(cause);
    void worker.terminate();
  }

  worker.on('error', (cause) => fail(cause instanceof Error ? cause : new Error(String(cause))));
  worker.on('exit', () => fail(new Error('The thread of the lead store ended.')));
  worker.on('message', (reply: Reply) => {
    const waiting = pending.get(reply.id);
    pending.delete(reply.id);
    clearTimeout(waiting?.timer);
    if (reply.ok) waiting?.resolve(reply.result);
    else waiting?.reject(reply.problem ? new Refusal(reply.problem) : Object.assign(new Error(reply.message), { stack: reply.stack }));
  });

  function call<Name extends CallName>(name: Name, options: Calls[Name]['options']): Promise<Calls[Name]['result']> {
    if (failure) return Promise.reject(failure);
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      const patience = name === 'open' ? PATIENCE_MS * 10 : PATIENCE_MS;
      const timer = setTimeout(() => fail(new Error(`The lead store has not answered for ${patience / 1000} s.`)), patience);
      pending.set(id, { resolve: resolve as Pending['resolve'], reject, timer });
      worker.postMessage({ id, name, options } as Call);
    });
  }

  async function close(): Promise<void> {
    if (failure === undefined) await call('close', null).catch(() => null);
    worker.removeAllListeners('exit');
    await worker.terminate();
  }

  return { call, waiting: () => pending.size, failed, fail, close };
}

export function readSql(project: string): Pick<OpenOptions, 'bootstrap' | 'migrations'> {
  const folder = join(project, 'supabase', 'migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql')).sort();
  return {
    bootstrap: readFileSync(join(project, 'generator', 'serve', 'bootstrap.sql'), 'utf8'),
    migrations: names.map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') })),
  };
}
