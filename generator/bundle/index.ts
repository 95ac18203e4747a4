// Turns templates/ and client/ into what a run needs: the templates for the server, the assets for the browser.
// Made once and kept, keyed by the sources: Vite is not even imported when nothing changed.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './sources';

export interface Bundle {
  /** Hash of the sources: part of the key of every page. */
  key: string;
  /** The server's templates, one self-contained module. */
  templates: string;
  /** Folder of the browser's assets, to be copied into the site as it is. */
  client: string;
  /** Files of the site, relative to it. `styles`: the stylesheet of every page, by the drawings that a site is framed with. */
  files: { script: string; styles: Record<'plain' | 'roofs', string>; sitemap: string; promotion: string; fonts: string[]; all: string[] };
}

/** Folders and files that decide what the bundle is. */
const SOURCES = ['templates', 'client', 'package-lock.json', 'generator/bundle'];

/** Says what a whole bundle holds; written last. The rule of bin/bundle-generator.mjs, which cannot be shared: that is no TypeScript. */
const MARKER = 'whole.json';

/** So that going back to the sources of a while ago is quick. */
const KEPT = 5;

/** `development`: React's development build in the browser, for tests; the templates are the same. */
export async function bundle(project: string, { development }: { development: boolean }): Promise<Bundle> {
  const key = `${hashFiles(project, SOURCES)}${development ? '-development' : ''}`;
  const bundles = join(project, '.shingle', 'bundles');
  const folder = join(bundles, key);
  if (!isWhole(folder)) {
    await make(project, folder, development);
    removeOld(bundles);
  }
  touch(folder);
  return {
    key,
    templates: join(folder, 'server', 'templates.js'),
    client: join(folder, 'client'),
    files: JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Bundle['files'],
  };
}

async function make(project: string, folder: string, development: boolean): Promise<void> {
  const scratch = `${folder}.${process.pid}`;
  // Where this is not allowed, the reason is a plainer one than the bundler's.
  mkdirSync(scratch, { recursive: true });
  try {
    const { build } = await import('./vite');
    await build(project, { folder: scratch, development });
    writeFileSync(join(scratch, MARKER), JSON.stringify(hashesIn(scratch)));
    moveInto(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Another run may have been first: its bundle is the same. A damaged one makes room. */
function moveInto(scratch: string, folder: string): void {
  if (isWhole(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(scratch, folder);
  } catch (cause) {
    if (!isWhole(folder)) throw cause;
  }
}

function isWhole(folder: string): boolean {
  try {
    return readFileSync(join(folder, MARKER), 'utf8') === JSON.stringify(hashesIn(folder));
  } catch {
    return false;
  }
}

function hashesIn(folder: string): [string, string][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name !== MARKER && statSync(join(folder, name)).isFile()).sort();
  return files.map((name) => [
    name,
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  ]);
}

/** Bundles that are in use are the last to be removed. */
function touch(folder: string): void {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A project that may only be read works from the bundle that is there.
  }
}

/** All but the newest few go; one of this hour may be another run's, half made, and stays. */
function removeOld(bundles: string): void {
  const hour = Date.now() - 3_600_000;
  const times = readdirSync(bundles).map((name) => ({ path: join(bundles, name), time: timeOf(join(bundles, name)) }));
  const old = times.sort((a, b) => b.time - a.time).slice(KEPT);
  for (const { path, time } of old) if (time < hour) rmSync(path, { recursive: true, force: true });
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
