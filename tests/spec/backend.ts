// The lead store and shingle serve as the rows see them: each opened once, when the first row asks for it.
import { join } from 'node:path';
import { type Database, openPglite, prepare } from '../database/open';
import { type Running, scratchFolder, startServe } from '../serve/running';
import { onceOnly } from './cli';

export type Served = Pick<Running, 'url' | 'log'>;

export interface Backend {
  /** The PostgreSQL inside shingle serve, empty, with its roles and our migrations. */
  store: () => Promise<Database>;
  /** The shipped site, served by a process of its own on a port that was free, with a leads folder of its own. */
  served: () => Promise<Served>;
}

export function backendOf(site: string): { backend: Backend; close: () => Promise<void> } {
  const ends: (() => unknown)[] = [];
  return {
    // What was opened last ends first.
    close: async () => {
      for (const end of ends.reverse()) await end();
    },
    backend: {
      store: onceOnly(async () => {
        const store = await openPglite();
        ends.push(() => store.close());
        return prepare(store, 'new');
      }),
      served: onceOnly(async () => {
        const { folder, clear } = scratchFolder('spec');
        ends.push(clear);
        const running = await startServe(['--out', site, '--leads', join(folder, 'leads')]);
        ends.push(() => running.end());
        return running;
      }),
    },
  };
}
