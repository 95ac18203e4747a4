// The leads of a folder: from the server that keeps them, or, where none runs, from the folder itself.
import type { Socket } from 'node:net';
import { type Claim, claimFolder, connectToHolder } from '../serve/claim';
import { openLeads } from '../serve/index';
import { answerOn, ask, type Line, pagesOf, type Question, type Where } from '../serve/leadLine';
import { isLeadsFolder } from '../serve/leadsFolder';
import { Refusal } from '../serve/refusal';
import { openStore, type Store } from '../serve/store';
import type { Cursor, StoredLead } from '../serve/storeCalls';

export interface LeadSource {
  /** Oldest first, in pages. */
  list(after: Cursor | null): AsyncGenerator<StoredLead[]>;
  /** The table that it was in; null if there is no such lead. */
  remove(id: string): Promise<string | null>;
}

export interface LeadsPlace {
  folder: string;
  project: string;
}

export async function withLeads<Result>(place: LeadsPlace, work: (source: LeadSource) => Promise<Result>): Promise<Result> {
  const socket = await holderOf(place.folder);
  return socket === null ? withOwnStore(place, (store) => work(sourceFrom(store))) : work(askingSource(place.folder, socket));
}

/** The leads that a running process holds; null where none runs. */
export async function heldLeads(folder: string, after: Cursor | null): Promise<AsyncGenerator<StoredLead[]> | null> {
  const socket = await holderOf(folder);
  return socket === null ? null : askingSource(folder, socket).list(after);
}

/** Where a running server serves the data API of this folder. */
export async function whereServed(folder: string): Promise<Where | null> {
  const socket = await holderOf(folder);
  if (socket === null) return null;
  for await (const line of ask(socket, { ask: 'where' })) if ('where' in line) return line.where;
  return null;
}

/** Opens the folder in this process; others can ask it meanwhile. */
export async function withOwnStore<Result>({ folder, project }: LeadsPlace, work: (store: Store, schema: Schema) => Promise<Result>): Promise<Result> {
  const claim: Claim = await claimFolder(folder, 'leads');
  const store = openStore();
  try {
    const { schema } = await openLeads(store, { project, leads: folder });
    claim.answer((socket) => answerOn(socket, { store, where: () => null }));
    return await work(store, schema);
  } finally {
    await store.close();
    await claim.release();
  }
}

type Schema = Awaited<ReturnType<typeof openLeads>>['schema'];

async function holderOf(folder: string): Promise<Socket | null> {
  if (!isLeadsFolder(folder)) throw new Refusal({ file: folder, what: 'no leads are kept here.', fix: 'start shingle serve once, or name its folder with --leads' });
  return connectToHolder(folder);
}

function sourceFrom(store: Store): LeadSource {
  return {
    list: (after) => pagesOf(store, after),
    remove: async (id) => (await store.call('remove', { id }))?.table ?? null,
  };
}

/** The first question goes over the connection that was found; each further one over a new one. */
function askingSource(folder: string, first: Socket): LeadSource {
  let waiting: Socket | null = first;
  async function* answers(question: Question): AsyncGenerator<Line> {
    const socket = waiting ?? (await connectToHolder(folder));
    waiting = null;
    if (socket === null) throw new Refusal({ file: folder, what: 'the process that kept the leads has ended meanwhile.', fix: 'run the command again' });
    yield* ask(socket, question);
  }
  return {
    async *list(after) {
      for await (const line of answers({ ask: 'list', after })) if ('leads' in line) yield line.leads;
    },
    async remove(id) {
      for await (const line of answers({ ask: 'remove', id })) if ('removed' in line) return line.removed?.table ?? null;
      return null;
    },
  };
}
