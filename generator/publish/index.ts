// Nothing live is touched until everything is right: a site is written beside the output folder, checked, and swapped in.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, linkSync, copyFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { imageFile } from '../plan/url';
import { error, type Problem } from '../problem';

/** Says that a folder is ours, and which assets belong to the release in it. */
const MARKER = '.shingle.json';

interface Marker {
  generator: 'shingle';
  assets: readonly string[];
}

/** A run's own folder beside the output folder; `publish` or `discard` ends it. */
export interface Stage {
  folder: string;
  out: string;
}

const previousOf = (out: string) => join(dirname(out), `.${basename(out)}.shingle-previous`);
const stageOf = (out: string, pid: number) => join(dirname(out), `.${basename(out)}.shingle-stage-${pid}`);
const lockOf = (out: string) => join(dirname(out), `.${basename(out)}.shingle-lock`);

/** Heals what an interrupted run left, takes the lock, and opens a stage; or says why not. */
export function openStage(out: string, guarded: readonly string[]): Stage | Problem {
  const refusal = refuse(out, guarded);
  if (refusal) return refusal;
  mkdirSync(dirname(out), { recursive: true });
  const busy = takeLock(out);
  if (busy) return busy;
  recover(out);
  const folder = stageOf(out, process.pid);
  mkdirSync(folder, { recursive: true });
  return { folder, out };
}

/** A folder that is not ours is never replaced, nor one that holds what the site is made from. */
function refuse(out: string, guarded: readonly string[]): Problem | null {
  const inside = guarded.find((folder) => `${resolve(folder)}/`.startsWith(`${resolve(out)}/`));
  if (inside !== undefined) {
    return error({ file: out, what: `the site cannot be written here: the folder holds ${inside}.`, fix: 'name another folder with --out' });
  }
  const stats = statSync(out, { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isDirectory()) return error({ file: out, what: 'the site cannot be written here: this is a file.', fix: 'name a folder with --out' });
  if (readMarker(out) !== null || readdirSync(out).length === 0) return null;
  return error({
    file: out,
    what: 'the site cannot be written here: the folder holds files that shingle did not make.',
    fix: 'name an empty folder, or one that does not exist yet, with --out',
  });
}

function readMarker(folder: string): Marker | null {
  try {
    const marker = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as Partial<Marker>;
    return marker.generator === 'shingle' ? { generator: 'shingle', assets: marker.assets ?? [] } : null;
  } catch {
    return null;
  }
}

/** The lock names its process; one whose process is gone is taken over. */
function takeLock(out: string): Problem | null {
  const lock = lockOf(out);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return null;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
      const owner = Number(readFileSync(lock, 'utf8'));
      if (owner !== process.pid && isRunning(owner)) {
        return error({ file: out, what: `another run (process ${owner}) is writing this site.`, fix: 'wait until it has finished, then run again' });
      }
      rmSync(lock, { force: true });
    }
  }
  return error({ file: out, what: 'another run is writing this site.', fix: 'wait until it has finished, then run again' });
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A run that was killed between the two renames left the site under its previous name. */
function recover(out: string): void {
  const previous = previousOf(out);
  if (existsSync(previous)) {
    if (existsSync(out) && readMarker(out) !== null) rmSync(previous, { recursive: true, force: true });
    else {
      rmSync(out, { recursive: true, force: true });
      renameSync(previous, out);
    }
  }
  const stages = `.${basename(out)}.shingle-stage-`;
  for (const name of readdirSync(dirname(out))) {
    if (name.startsWith(stages)) rmSync(join(dirname(out), name), { recursive: true, force: true });
  }
}

/** Writes a file of the site into the stage. */
export function stageFile(stage: Stage, file: string, text: string): void {
  const target = join(stage.folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Puts the bundle's assets into the stage; hard links where the file system has them. */
export function stageAssets(stage: Stage, client: string, files: readonly string[]): void {
  for (const file of files) linkOrCopy(join(client, file), join(stage.folder, file));
}

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Puts the owner's images into the stage: copies, since the originals may be edited in place. */
export function stageImages(stage: Stage, folder: string, names: readonly string[]): string[] {
  const files = names.map((name) => [join(folder, name), imageFile(name)] as const);
  for (const [from, file] of files) {
    const to = join(stage.folder, file);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
  return files.map(([, file]) => file);
}

/** Swaps the stage in. The assets of the release before stay for one release: open tabs may still ask for them. */
export function publish(stage: Stage, assets: readonly string[]): void {
  keepPreviousAssets(stage, assets);
  stageFile(stage, MARKER, `${JSON.stringify({ generator: 'shingle', assets } satisfies Marker)}\n`);
  const previous = previousOf(stage.out);
  if (existsSync(stage.out)) renameSync(stage.out, previous);
  renameSync(stage.folder, stage.out);
  rmSync(previous, { recursive: true, force: true });
  rmSync(lockOf(stage.out), { force: true });
}

function keepPreviousAssets(stage: Stage, assets: readonly string[]): void {
  for (const file of readMarker(stage.out)?.assets ?? []) {
    const from = join(stage.out, file);
    if (!assets.includes(file) && /^assets\/[\w.-]+$/.test(file) && existsSync(from)) linkOrCopy(from, join(stage.folder, file));
  }
}

/** Leaves the output folder as it was. */
export function discard(stage: Stage): void {
  rmSync(stage.folder, { recursive: true, force: true });
  rmSync(lockOf(stage.out), { force: true });
}
