// shingle serve as one readable sequence: lock the folder, open the store, count what is kept, serve; and the same backwards.
// Nobody is answered before the store is known to work: what fails, fails before there is an address.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_KEY } from '../../client/leads/config';
import { baseFrom } from '../settings';
import { type Guard, guardFolder } from './folderGuard';
import { startHttp } from './http';
import { answerOn, type Where } from './ipc';
import type { LeadLimit } from './leadLimit';
import { markAsStore, prepareLeadsFolder } from './leadsFolder';
import { damaged } from './leadsTrouble';
import type { Proxies } from './peer';
import { Refusal } from './refusal';
import { openSite } from './siteFiles';
import { openStore, readSql, type Store } from './store';
import type { Access } from './storeCalls';
import { lockStore } from './storeLock';

export interface ServeOptions {
  project: string;
  out: string;
  /** Folders that no leads are kept in. */
  sources: readonly string[];
  host: string;
  port: number;
  /** Null: as the site says. */
  base: string | null;
  leads: string;
  limit: LeadLimit;
  proxies: Proxies;
  log(line: string): void;
  /** Told of each lead that is saved or refused; left out, nobody is. */
  news?(line: string): void;
}

export interface Serving {
  url: string;
  key: string;
  /** How many leads are kept so far. */
  kept: number;
  /** Settles when the lead store has failed for good. */
  failed: Promise<Error>;
  stop(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  const base = options.base ?? baseOf(options.out);
  prepareLeadsFolder(options.leads, { site: options.out, sources: options.sources });
  const storeLock = await lockStore(options.leads, 'serve');
  const store = openStore();
  let where: Where | null = null;
  let guard: Guard | undefined;
  try {
    const { schema, damage } = await openLeads(store, options, 'make');
    if (damage !== null) throw damaged(options.leads, damage);
    markAsStore(options.leads);
    await store.call('limit', options.limit);
    const kept = await store.call('count', null);
    guard = guardFolder(options.leads, { renew: storeLock.renew, lost: store.fail });
    storeLock.answer((socket) => answerOn(socket, { store, where: () => where }));
    const http = await startHttp({ ...options, base, files: openSite(options.out), store, schema });
    const url = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${http.port}${base}`;
    where = { url, key: LOCAL_KEY };
    const stop = async () => {
      await http.stop();
      guard?.end();
      await store.close();
      await storeLock.release();
    };
    // A store whose files were taken away may fail before the guard looks again: the reason is the folder's.
    const failed = store.failed.then((cause) => (cause instanceof Refusal ? cause : (guard?.look() ?? cause)));
    return { url, key: LOCAL_KEY, kept, failed, stop };
  } catch (cause) {
    guard?.end();
    await store.close();
    await storeLock.release();
    throw cause;
  }
}

export function openLeads(store: Store, { project, leads }: { project: string; leads: string }, access: Access) {
  return store.call('open', { folder: leads, access, seeds: join(project, '.shingle', 'seeds'), ...readSql(project) });
}

/** The base that the site was made for stands in its manifest. */
function baseOf(out: string): string {
  if (!existsSync(join(out, 'index.html'))) {
    throw new Refusal({ file: out, what: 'there is no site in this folder.', fix: 'make it first: shingle generate, with the same --out' });
  }
  try {
    const manifest = JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8')) as { scope?: unknown };
    return (typeof manifest.scope === 'string' ? baseFrom(manifest.scope) : null) ?? '/';
  } catch {
    return '/';
  }
}
