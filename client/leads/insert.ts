// One lead, one plain insert, an outcome within 15 seconds whatever the backend does (D14, D24).
import { PostgrestClient } from '@supabase/postgrest-js';
import { version } from '@supabase/postgrest-js/package.json';
import { type Answer, type Broken, judge, type Refused, type Unreachable, type Verdict } from './answer';
import type { Backend } from './config';
import type { Lead } from './fields';
import { keyKind } from './publicKey';

/**
 * `new`: this insert stored it. `recovered`: an answer was lost, and the next attempt found the lead stored. `before`: it was there
 * before this call. A lead is counted (pixel) and passed on (webhook) once: when it is not `before`.
 */
type Saved = { kind: 'saved'; as: 'new' | 'recovered' | 'before' };

/** `lost`: the answer to an attempt before this one was lost, so the lead may be there all the same. */
type Failed = (Refused | Broken) & { lost: boolean };

export type Outcome = Saved | Unreachable | Failed;

/** The parts of a browser that tests replace. */
export interface Runtime {
  fetch: typeof fetch;
  /** Milliseconds. */
  now(): number;
  /** Calls once after so many milliseconds; the result takes it back. */
  after(milliseconds: number, call: () => void): () => void;
}

export const browser: Runtime = {
  fetch: (input, init) => fetch(input, init),
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** For all attempts together. One attempt may use all of it: a backend that answers after 14 s has saved the lead. */
export const LIMIT = 15_000;

/** Between attempts that failed at once: six of them within 11.5 s, which leaves the last one 3.5 s. */
const PAUSES = [500, 1_000, 2_000, 4_000, 4_000];

interface Order {
  backend: Backend;
  lead: Lead;
  /** The answer to an earlier attempt was lost: the lead may be there already. */
  maybeThere: boolean;
}

/** Never rejects. A retry is safe: the database takes the same lead once a day, and once within ten minutes past midnight. */
export function insert(order: Order, runtime: Runtime): Promise<Outcome> {
  const { url, key } = order.backend;
  if (keyKind(key) !== 'public') return Promise.resolve({ kind: 'broken', because: 'key', status: 0, code: null, lost: false });
  if (!URL.canParse(url)) return Promise.resolve({ kind: 'broken', because: 'address', status: 0, code: null, lost: false });
  const deadline = new AbortController();
  return new Promise((resolve) => {
    const cancel = runtime.after(LIMIT, () => {
      resolve({ kind: 'unreachable', status: 0 });
      deadline.abort();
    });
    void insertPatiently(order, runtime, deadline.signal).then((outcome) => {
      cancel();
      resolve(outcome);
    });
  });
}

async function insertPatiently({ backend, lead, maybeThere }: Order, runtime: Runtime, signal: AbortSignal): Promise<Outcome> {
  const end = runtime.now() + LIMIT;
  let lost = false;
  for (const pause of [...PAUSES, LIMIT]) {
    const verdict = judge(await attempt(backend, lead, runtime, signal));
    if (verdict.kind !== 'unreachable') return outcomeOf(verdict, { lost, maybeThere });
    if (signal.aborted || runtime.now() + pause >= end) return verdict;
    lost = true;
    await new Promise<void>((resolve) => runtime.after(pause, resolve));
  }
  return { kind: 'unreachable', status: 0 };
}

function outcomeOf(verdict: Exclude<Verdict, Unreachable>, { lost, maybeThere }: { lost: boolean; maybeThere: boolean }): Outcome {
  if (verdict.kind === 'stored') return { kind: 'saved', as: 'new' };
  if (verdict.kind === 'there') return { kind: 'saved', as: lost || maybeThere ? 'recovered' : 'before' };
  return { ...verdict, lost };
}

/** The request of supabase-js, made by the part of it that makes it; its answer as it came over the wire. */
async function attempt({ url, key }: Backend, lead: Lead, runtime: Runtime, signal: AbortSignal): Promise<Answer> {
  const { table, row }: { table: string; row: Readonly<Record<string, string | boolean | null>> } = lead;
  let response: Response | undefined;
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { 'X-Client-Info': `supabase-js/${version}; runtime=web` },
    schema: 'public',
    fetch: async (input, init) => {
      response = await runtime.fetch(input, { ...init, headers: withKey(init?.headers, key), signal, redirect: 'manual' });
      return response;
    },
  });
  const { error, status } = await client.from(table).insert(row);
  return answerOf(response, { error, status });
}

/** Last and by these names, as supabase-js does it: the requests are compared byte for byte. */
function withKey(headers: HeadersInit | undefined, key: string): Headers {
  const all = new Headers(headers);
  all.set('apikey', key);
  all.set('Authorization', `Bearer ${key}`);
  return all;
}

function answerOf(response: Response | undefined, result: { error: unknown; status: number }): Answer {
  const status = response?.status ?? 0;
  const redirect = response?.type === 'opaqueredirect' || (status >= 300 && status < 400);
  // A body that breaks off is the one case in which postgrest-js has a response and reports no status.
  return { status, redirect, whole: response !== undefined && result.status !== 0, code: codeOf(result.error), error: result.error !== null };
}

function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
