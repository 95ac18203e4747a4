// The lead store and shingle serve as the rows see them: each opened once, when the first row asks for it.
import { join } from 'node:path';
import { type Database, openPglite, prepare } from '../database/open';
import { type Running, scratchFolder, startServe } from '../serve/running';
import { onceOnly, type Runs } from './cli';

/** `logMs`: how long to wait for a line, where it is not the usual time. */
type Served = Pick<Running, 'url' | 'log'> & { logMs?: number };

export interface Backend {
  /** The PostgreSQL inside shingle serve, empty, with its roles and our migrations. */
  store: () => Promise<Database>;
  /** The shipped site, served by a process of its own on a port that was free, with a leads folder of its own. */
  served: () => Promise<Served>;
  /** The same with the site that has the id of a pixel. */
  servedWithPixel: () => Promise<Served>;
}

export function backendOf(site: string, withPixel: Runs['withPixel']): { backend: Backend; close: () => Promise<void> } {
  const ends: (() => unknown)[] = [];

  async function serve(out: string): Promise<Served> {
    const { folder, clear } = scratchFolder('spec');
    ends.push(clear);
    // All visitors of the tests have one address.
    const running = await startServe(['--out', out, '--leads', join(folder, 'leads'), '--lead-limit', '1000/1']);
    ends.push(() => running.end());
    return running;
  }

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
      served: onceOnly(() => serve(site)),
      servedWithPixel: onceOnly(async () => {
        const { made, stderr } = await withPixel();
        if (!made) throw new Error(stderr);
        return serve(made.site.folder);
      }),
    },
  };
}
