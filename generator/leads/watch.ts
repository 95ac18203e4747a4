// New leads as they come: looks once a second at what the server holds. Waits where none runs, and never holds the folder itself.
import { setTimeout as wait } from 'node:timers/promises';
import { HolderGone } from '../serve/ipc';
import type { StoredLead } from '../serve/storeCalls';
import { heldLeads } from './source';

export interface Watching {
  folder: string;
  talk(line: string): void;
  signal: AbortSignal;
}

/** How far back each look goes: a clock that is set back must not hide a lead. */
const OVERLAP_MS = 3_600_000;

export async function* newLeads({ folder, talk, signal }: Watching): AsyncGenerator<StoredLead> {
  const seen = new Set<string>();
  let latest: string | null = null;
  let state: 'new' | 'waiting' | 'watching' = 'new';
  while (!signal.aborted) {
    const found: StoredLead[] | null = await look(folder, latest);
    if (found === null && state !== 'waiting') talk('Waiting for shingle serve to run on this folder.');
    if (found !== null && state !== 'watching') talk('Watching. Ctrl-C stops.');
    const isFirst = latest === null && state !== 'watching';
    state = found === null ? 'waiting' : 'watching';
    for (const lead of found ?? []) {
      if (!isFirst && !seen.has(lead.id)) yield lead;
      seen.add(lead.id);
      if (latest === null || lead.savedAt > latest) latest = lead.savedAt;
    }
    await wait(1000, undefined, { signal }).catch(() => {});
  }
}

/** Null where no server answers. */
async function look(folder: string, latest: string | null): Promise<StoredLead[] | null> {
  const after = latest === null ? null : { savedAt: new Date(Date.parse(latest) - OVERLAP_MS).toISOString(), id: '00000000-0000-0000-0000-000000000000' };
  try {
    return await heldLeads(folder, after);
  } catch (cause) {
    if (cause instanceof HolderGone) return null;
    throw cause;
  }
}
