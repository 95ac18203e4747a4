// The leads of a folder: from the process that holds it, or, where none does, from the folder itself.
import { setTimeout as wait } from 'node:timers/promises';
import { connectToHolder, tryClaim } from '../serve/claim';
import { openLeads } from '../serve/index';
import { answerOn, ask, HolderGone, type Line, linesFor, type Question, type Where } from '../serve/leadLine';
import { isLeadsFolder } from '../serve/leadsFolder';
import { Refusal } from '../serve/refusal';
import { openStore, type Store } from '../serve/store';
import type { Cursor, StoredLead } from '../serve/storeCalls';
import type { Schema } from '../serve/dataApi';

export interface LeadsPlace {
  folder: string;
  project: string;
}

/** Oldest first, in pages. */
export async function* listLeads(place: LeadsPlace): AsyncGenerator<StoredLead[]> {
  for await (const line of answersTo({ ask: 'list', after: null }, place)) if ('leads' in line) yield line.leads;
}

/** The table that it was in; null if there is no such lead. */
export async function removeLead(place: LeadsPlace, id: string): Promise<string | null> {
  for await (const line of answersTo({ ask: 'remove', id }, place)) if ('removed' in line) return line.removed?.table ?? null;
  return null;
}

/** The leads that a running process holds; null where none runs. */
export async function heldLeads(folder: string, after: Cursor | null): Promise<StoredLead[] | null> {
  const socket = await holderOf(folder);
  if (socket === null) return null;
  const leads: StoredLead[] = [];
  for await (const line of ask(socket, { ask: 'list', after })) if ('leads' in line) leads.push(...line.leads);
  return leads;
}

/** Where a running server serves the data API of this folder. */
export async function whereServed(folder: string): Promise<Where | null> {
  const socket = await holderOf(folder);
  if (socket === null) return null;
  for await (const line of ask(socket, { ask: 'where' })) if ('where' in line) return line.where;
  return null;
}

/** Holders come and go: another command may be using the folder for a moment. */
const TRIES = 100;

/** Runs the work on the folder itself, which nobody else may hold meanwhile; who asks is answered. */
export async function withOwnStore<Result>(place: LeadsPlace, work: (store: Store, schema: Schema) => Promise<Result>): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const own = await openOwn(place);
    if (own === null) {
      await wait(100);
      continue;
    }
    try {
      return await work(own.store, own.schema);
    } finally {
      await own.close();
    }
  }
  throw inUse(place.folder);
}

async function* answersTo(question: Question, place: LeadsPlace): AsyncGenerator<Line> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    let begun = false;
    try {
      for await (const line of await linesFrom(question, place)) {
        begun = true;
        yield line;
      }
      if (begun) return;
    } catch (cause) {
      if (begun || !(cause instanceof HolderGone)) throw cause;
    }
    await wait(100);
  }
  throw inUse(place.folder);
}

/** No line at all: the folder could be neither asked nor opened at this moment. */
async function* linesFrom(question: Question, place: LeadsPlace): AsyncGenerator<Line> {
  const socket = await holderOf(place.folder);
  if (socket !== null) return yield* ask(socket, question);
  const own = await openOwn(place);
  if (own === null) return;
  try {
    yield* linesFor(question, { store: own.store, where: () => null });
    yield { end: true };
  } finally {
    await own.close();
  }
}

interface OwnStore {
  store: Store;
  schema: Schema;
  close(): Promise<void>;
}

/** Null where another process was faster. */
async function openOwn({ folder, project }: LeadsPlace): Promise<OwnStore | null> {
  const claim = await tryClaim(folder, 'leads');
  if (typeof claim === 'string') return null;
  const store = openStore();
  const close = async () => {
    await claim.finished();
    await store.close();
    await claim.release();
  };
  try {
    const { schema } = await openLeads(store, { project, leads: folder });
    claim.answer((socket) => answerOn(socket, { store, where: () => null }));
    return { store, schema, close };
  } catch (cause) {
    await store.close();
    await claim.release();
    throw cause;
  }
}

function holderOf(folder: string) {
  if (!isLeadsFolder(folder)) throw new Refusal({ file: folder, what: 'no leads are kept here.', fix: 'start shingle serve once, or name its folder with --leads' });
  return connectToHolder(folder);
}

function inUse(folder: string): Refusal {
  return new Refusal({ file: folder, what: 'other shingle leads commands are using this folder.', fix: 'wait until they have finished, then run again' });
}
