// How a command talks to the process that holds the leads folder: one line of JSON asks, lines of JSON answer.

import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { ProblemParts } from '../problem';
import { Refusal } from './refusal';
import type { Store } from './store';
import type { Cursor, StoredLead } from './storeCalls';

export type Question = { ask: 'list'; after: Cursor | null } | { ask: 'remove'; id: string } | { ask: 'where' };

/** Where the holder serves the data API; null for a command. */
export interface Where {
  url: string;
  key: string;
}

export type Line =
  | { leads: StoredLead[] }
  | { removed: { table: string } | null }
  | { where: Where | null }
  | { failed: string; problem?: ProblemParts }
  | { end: true };

const PAGE = 2000;
const LONGEST_QUESTION = 10_000;

export function answerOn(socket: Socket, { store, where }: { store: Store; where: () => Where | null }): void {
  let asked = '';
  socket.setEncoding('utf8').setTimeout(60_000, () => socket.destroy());
  socket.on('data', (text: string) => {
    asked += text;
    const end = asked.indexOf('\n');
    if (end === -1 && asked.length < LONGEST_QUESTION) return;
    socket.removeAllListeners('data').resume();
    void answer(asked.slice(0, end), socket, { store, where });
  });
}

async function answer(text: string, socket: Socket, holder: { store: Store; where: () => Where | null }): Promise<void> {
  try {
    const question = JSON.parse(text) as Question;
    for await (const line of linesFor(question, holder)) await write(socket, line);
    await write(socket, { end: true });
  } catch (cause) {
    const failed = cause instanceof Error ? cause.message : String(cause);
    await write(socket, cause instanceof Refusal ? { failed, problem: cause.problem } : { failed });
  }
  socket.end();
}

export async function* linesFor(question: Question, { store, where }: { store: Store; where: () => Where | null }): AsyncGenerator<Line> {
  if (question.ask === 'where') yield { where: where() };
  else if (question.ask === 'remove') yield { removed: await store.call('remove', { id: question.id }) };
  else for await (const leads of pagesOf(store, question.after)) yield { leads };
}

/** Page by page: others may save leads in between. */
async function* pagesOf(store: Store, after: Cursor | null): AsyncGenerator<StoredLead[]> {
  for (let place = after; ; ) {
    const leads = await store.call('list', { after: place, count: PAGE });
    if (leads.length > 0) yield leads;
    const last = leads.at(-1);
    if (last === undefined || leads.length < PAGE) return;
    place = { savedAt: last.savedAt, id: last.id };
  }
}

function write(socket: Socket, line: Line): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    socket.write(`${JSON.stringify(line)}\n`, () => resolve());
  });
}

/** The holder ended before its last line. */
export class HolderGone extends Refusal {
  constructor() {
    super({ what: 'the process that keeps the leads went away in the middle of its answer.', fix: 'run the command again' });
  }
}

/** It is there and says nothing: it hangs, or somebody has stopped it. */
export class HolderSilent extends Refusal {
  constructor() {
    super({
      what: 'the process that keeps the leads does not answer.',
      fix: 'wait a moment and run again; if it stays so, end shingle serve and start it again',
    });
  }
}

/** A page of leads takes a second on a slow machine. */
const ANSWER_MS = 60_000;

/** What the holder says, line by line; the last one is `end`. */
export async function* ask(socket: Socket, question: Question, patience = ANSWER_MS): AsyncGenerator<Line> {
  let silent = false;
  socket.setTimeout(patience, () => {
    silent = true;
    // With an error, for without one the lines do not end.
    socket.destroy(Object.assign(new Error('No answer.'), { code: 'ECONNABORTED' }));
  });
  // Asked for line by line below, which ends with it.
  socket.on('error', () => {});
  socket.write(`${JSON.stringify(question)}\n`);
  try {
    for await (const text of createInterface({ input: socket, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as Line;
      if ('failed' in line) throw line.problem ? new Refusal(line.problem) : new Error(line.failed);
      yield line;
      if ('end' in line) return;
    }
  } catch (cause) {
    // Killed in the middle of its answer.
    if (!SEVERED.has((cause as NodeJS.ErrnoException).code ?? '')) throw cause;
  } finally {
    socket.destroy();
  }
  throw silent ? new HolderSilent() : new HolderGone();
}

/** What a system says of a connection whose other end was killed. */
const SEVERED: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']);
