// Turns templates/ and client/ into what a run needs: the templates for the server, the assets for the browser.
// Made once and kept, keyed by the sources: Vite is not even imported when nothing changed.
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFiles } from './sources';

export interface Bundle {
  /** Hash of the sources: part of the key of every page. */
  key: string;
  /** The server's templates, one self-contained module. */
  templates: string;
  /** Folder of the browser's assets, to be copied into the site as it is. */
  client: string;
  /** Files of the site, relative to it. */
  files: { stylesheet: string; script: string; sitemap: string; fonts: string[]; all: string[] };
}

/** Folders and files that decide what the bundle is. */
const SOURCES = ['templates', 'client', 'package-lock.json', 'generator/bundle'];

export async function bundle(project: string): Promise<Bundle> {
  const key = hashFiles(project, SOURCES);
  const folder = join(project, '.shingle', 'bundles', key);
  if (!existsSync(join(folder, 'files.json'))) {
    const scratch = `${folder}.${process.pid}`;
    const { build } = await import('./vite');
    await build(project, scratch);
    await moveInto(scratch, folder);
  }
  const files = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8')) as Bundle['files'];
  return { key, templates: join(folder, 'server', 'templates.js'), client: join(folder, 'client'), files };
}

/** Two runs may build the same bundle at once: whichever is first stays. */
async function moveInto(scratch: string, folder: string): Promise<void> {
  try {
    await rename(scratch, folder);
  } catch (cause) {
    await rm(scratch, { recursive: true, force: true });
    if (!existsSync(join(folder, 'files.json'))) throw cause;
  }
}
