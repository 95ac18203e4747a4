// The leads of a folder: from the process that holds it, or, where none does, from the folder itself; where nothing can be
// written to that, from a copy of it in memory.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Problem, warning } from '../problem';
import { openLeads } from '../serve/index';
import { answerOn, ask, HolderGone, type Line, linesFor, type Question, type Where } from '../serve/ipc';
import { DATABASE, isLeadsFolder } from '../serve/leadsFolder';
import { damaged, orTrouble, whyNotWritable } from '../serve/leadsTrouble';
import type { Schema } from '../serve/postgrest';
import { Refusal } from '../serve/refusal';
import { openStore, type Store } from '../serve/store';
import type { Cursor, StoredLead } from '../serve/storeCalls';
import { connectToHolder, lockFolder, tryLockStore } from '../serve/storeLock';

export interface LeadsPlace {
  folder: string;
  project: string;
  /** Told of what whoever reads the leads has to know about them. */
  warn(problem: Problem): void;
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
      if (own.damage !== null) throw damaged(place.folder, own.damage);
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
  const own = await openFor(question, place);
  if (own === null) return;
  try {
    yield* linesFor(question, { store: own.store, where: () => null });
    // What could be read has been told.
    if (own.damage !== null) throw damaged(place.folder, own.damage);
    yield { end: true };
  } finally {
    await own.close();
  }
}

interface OwnStore {
  store: Store;
  schema: Schema;
  damage: string | null;
  close(): Promise<void>;
}

/** What asks only needs no room and no right to write. */
async function openFor(question: Question, place: LeadsPlace): Promise<OwnStore | null> {
  const trouble = whyNotWritable([place.folder, join(place.folder, DATABASE)].filter((folder) => existsSync(folder)));
  if (trouble === null) return openOwn(place);
  if (question.ask === 'remove') throw trouble;
  const copy = await openCopy(place);
  if (copy !== null)
    place.warn(
      warning({
        file: place.folder,
        what: `${trouble.message} The leads were read from a copy in memory.`,
        ...(trouble.problem.fix && { fix: trouble.problem.fix }),
      }),
    );
  return copy;
}

/** Null where another process was faster. */
async function openCopy({ folder, project }: LeadsPlace): Promise<OwnStore | null> {
  const lock = await lockFolder(folder, 'leads');
  if (typeof lock === 'string') return null;
  const store = openStore();
  const close = async () => {
    await store.close();
    await lock.release();
  };
  try {
    return { store, ...(await openLeads(store, { project, leads: folder }, 'copy')), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** Null where another process was faster. */
async function openOwn({ folder, project }: LeadsPlace): Promise<OwnStore | null> {
  const lock = await tryLockStore(folder, 'leads');
  if (typeof lock === 'string') return null;
  const store = openStore();
  const close = async () => {
    await lock.finished();
    await store.close();
    await lock.release();
  };
  try {
    const opened = await openLeads(store, { project, leads: folder }, 'open');
    lock.answer((socket) => answerOn(socket, { store, where: () => null }));
    return { store, ...opened, close };
  } catch (cause) {
    await store.close();
    await lock.release();
    throw cause;
  }
}

function holderOf(folder: string) {
  if (existsSync(folder)) orTrouble(folder, () => readdirSync(folder));
  if (!isLeadsFolder(folder))
    throw new Refusal({ file: folder, what: 'no leads are kept here.', fix: 'start shingle serve once, or name its folder with --leads' });
  return connectToHolder(folder);
}

function inUse(folder: string): Refusal {
  return new Refusal({ file: folder, what: 'other shingle leads commands are using this folder.', fix: 'wait until they have finished, then run again' });
}
