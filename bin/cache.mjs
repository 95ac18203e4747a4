// Folders that are made once for each state of their sources, and kept: the bundle of the command line, and that of a site.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Says what a whole folder holds; written last. */
const MARKER = 'whole.json';

/** So that going back to the sources of a while ago is quick, and a server may run for days from a folder whose sources have changed. */
const KEPT = 5;

/** The folder of `key` below `cache`, made by `make(scratch)` where it is not there or not whole. */
export async function cachedFolder(cache, key, make) {
  const folder = join(cache, key);
  if (!isWhole(folder)) {
    await makeFolder(folder, make);
    removeOld(cache);
  }
  touch(folder);
  return folder;
}

/** A hash over the contents of files and folders: the same sources, the same hash, wherever they lie. */
export function hashFiles(root, names, counts = () => true) {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(root, name)).filter(counts)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Every file under `name`, sorted by code unit. */
function filesOf(root, name) {
  if (!statSync(join(root, name)).isDirectory()) return [name];
  const children = readdirSync(join(root, name)).filter((child) => !child.startsWith('.'));
  return children.sort().flatMap((child) => filesOf(root, `${name}/${child}`));
}

async function makeFolder(folder, make) {
  const scratch = `${folder}.${process.pid}`;
  // Where this is not allowed, the reason is a plainer one than the bundler's.
  mkdirSync(scratch, { recursive: true });
  try {
    await make(scratch);
    writeFileSync(join(scratch, MARKER), JSON.stringify(hashesIn(scratch)));
    moveInto(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Another run may have been first: what it made is the same. A damaged one makes room. */
function moveInto(scratch, folder) {
  if (isWhole(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(scratch, folder);
  } catch (error) {
    if (!isWhole(folder)) throw error;
  }
}

function isWhole(folder) {
  try {
    return readFileSync(join(folder, MARKER), 'utf8') === JSON.stringify(hashesIn(folder));
  } catch {
    return false;
  }
}

function hashesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name !== MARKER && statSync(join(folder, name)).isFile());
  const hashOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return names.sort().map((name) => [name, hashOf(name)]);
}

/** Folders that are in use are the last to be removed. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // A project that may only be read works from what is there.
  }
}

/** All but the newest few go; one of this hour may be another run's, half made, and stays. */
function removeOld(cache) {
  const hour = Date.now() - 3_600_000;
  const times = readdirSync(cache).map((name) => [join(cache, name), statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0]);
  const old = times.sort(([, a], [, b]) => b - a).slice(KEPT);
  for (const [path, time] of old) if (time < hour) rmSync(path, { recursive: true, force: true });
}
