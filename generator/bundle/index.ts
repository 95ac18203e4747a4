// Turns templates/ and client/ into what a run needs: the templates for the server, the assets for the browser.
// Made once and kept, keyed by the sources: Vite is not even imported when nothing changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedFolder, hashFiles } from '../../bin/cache.mjs';
import type { BundleFiles } from './vite';

export interface Bundle {
  /** Hash of the sources: part of the key of every page. */
  key: string;
  /** The server's templates, one self-contained module. */
  templates: string;
  /** Folder of the browser's assets, to be copied into the site as it is. */
  client: string;
  files: BundleFiles;
}

/** Folders and files that decide what the bundle is. */
const SOURCES = ['templates', 'client', 'package-lock.json', 'generator/bundle'];

/** `development`: React's development build in the browser, for tests; the templates are the same. */
export async function bundle(project: string, { development }: { development: boolean }): Promise<Bundle> {
  const key = `${hashFiles(project, SOURCES)}${development ? '-development' : ''}`;
  const folder = await cachedFolder(join(project, '.shingle', 'bundles'), key, async (scratch) => {
    const { build } = await import('./vite');
    await build(project, { folder: scratch, development });
  });
  return {
    key,
    templates: join(folder, 'server', 'templates.js'),
    client: join(folder, 'client'),
    files: JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as BundleFiles,
  };
}
