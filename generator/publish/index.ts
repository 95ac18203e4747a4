// Nothing live is touched until everything is right: a site is written beside the output folder, checked, and swapped in.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSystemLitter } from '../content/litter';
import { imageFile } from '../plan/url';
import { error, type Problem } from '../problem';
import { claim, codeOf, isRunning, lockOf, pidIn } from './lock';

/** Says that a folder is ours, and which assets belong to the release in it. */
export const MARKER = '.shingle.json';

interface Marker {
  generator: 'shingle';
  assets: readonly string[];
  /** Names of what stands in the folder itself: whatever else is there later is not ours. */
  top?: readonly string[];
  made?: Made;
}

/** How a site was made. */
export interface Made {
  production: boolean;
  base: string;
}

/** A run's own folder beside the output folder; `publish` or `discard` ends it. */
export interface Stage {
  folder: string;
  /** The folder itself, where the settings named a link to it. */
  out: string;
}

const previousOf = (out: string) => join(dirname(out), `.${basename(out)}.shingle-previous`);
const stageOf = (out: string, pid: number) => join(dirname(out), `.${basename(out)}.shingle-stage-${pid}`);

/** Heals what an interrupted run left, takes the lock, and opens a stage; or says why not. */
export function openStage(named: string, guarded: readonly string[]): Stage | Problem {
  const refusal = refusePath(named);
  if (refusal) return refusal;
  // Only the folder behind a link is replaced: the link is how its owner's server finds it.
  const out = realOf(named);
  const busy = refuseFolder(out, guarded) ?? claim(out);
  return busy ?? stageUnderLock(out);
}

/** Whatever goes wrong, no lock and no stage stays behind. */
function stageUnderLock(out: string): Stage | Problem {
  const stage = { folder: stageOf(out, process.pid), out };
  try {
    recover(out);
    mark(stage, []);
    const refusal = refuseUnmovable(stage);
    if (refusal) discard(stage);
    return refusal ?? stage;
  } catch (cause) {
    discard(stage);
    throw cause;
  }
}

function realOf(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** What is wrong with the way to the folder, before anything is asked of the folder itself. */
function refusePath(out: string): Problem | null {
  const file = fileOnTheWay(out);
  if (file !== null) {
    const where = file === out ? 'this is a file' : `${file} is a file`;
    return error({ file: out, what: `the site cannot be written here: ${where}.`, fix: 'name a folder with --out' });
  }
  if (existsSync(out) || !lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  return error({ file: out, what: 'the site cannot be written here: this is a link to a folder that is not there.', fix: 'make that folder, or remove the link' });
}

/** The nearest thing that is there decides: it has to be a folder. */
function fileOnTheWay(path: string): string | null {
  if (existsSync(path)) return statSync(path).isDirectory() ? null : path;
  return dirname(path) === path ? null : fileOnTheWay(dirname(path));
}

/** A folder that is not ours is never replaced, nor one that holds what the site is made from. */
function refuseFolder(out: string, guarded: readonly string[]): Problem | null {
  const inside = guarded.find((folder) => `${realOf(folder)}/`.startsWith(`${out}/`));
  if (inside !== undefined) {
    return error({ file: out, what: `the site cannot be written here: the folder holds ${inside}.`, fix: 'name another folder with --out' });
  }
  if (!existsSync(out)) return null;
  const names = readdirSync(out);
  const marker = readMarker(out);
  if (marker === null && names.length > 0) {
    return error({
      file: out,
      what: 'the site cannot be written here: the folder holds files that shingle did not make.',
      fix: 'name an empty folder, or one that does not exist yet, with --out',
    });
  }
  const strange = names.find((name) => marker?.top !== undefined && !marker.top.includes(name) && !isSystemLitter(name));
  if (strange === undefined) return null;
  return error({
    file: join(out, strange),
    what: 'shingle did not make this, and the whole folder is replaced with each run.',
    fix: 'move it out of the folder; what a host wants beside the site belongs where the site is put, not here',
  });
}

/**
 * A mount point, or a folder of a container's image, cannot be renamed: better known now than after the work. The folder is
 * asked to take the name of the stage, which it never gets, for the stage is not empty: what counts is the reason given.
 */
function refuseUnmovable({ folder, out }: Stage): Problem | null {
  // Windows gives the same reason for everything.
  if (process.platform === 'win32' || !existsSync(out)) return null;
  try {
    renameSync(out, folder);
    // A file system that does it all the same has thrown the stage away, and nothing was in it yet.
    renameSync(folder, out);
    return null;
  } catch (cause) {
    return whyUnmovable(out, cause);
  }
}

function whyUnmovable(out: string, cause: unknown): Problem | null {
  const code = codeOf(cause);
  if (code === 'ENOTEMPTY' || code === 'EEXIST') return null;
  if (code !== 'EBUSY' && code !== 'EXDEV') throw cause;
  return error({
    file: out,
    what: `the site cannot be swapped in here: the folder cannot be renamed, since it is a mount point or belongs to another disk (${code}).`,
    fix: `name a folder inside it with --out, such as ${join(out, 'site')}`,
  });
}

function readMarker(folder: string): Marker | null {
  try {
    const marker = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as Partial<Marker>;
    return marker.generator === 'shingle' ? { ...marker, generator: 'shingle', assets: marker.assets ?? [] } : null;
  } catch {
    return null;
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
  for (const name of readdirSync(dirname(out))) {
    if (isLeft(out, name)) rmSync(join(dirname(out), name), { recursive: true, force: true });
  }
}

/** A stage, or what a run that was killed while it took the lock left beside it. */
function isLeft(out: string, name: string): boolean {
  if (name.startsWith(`.${basename(out)}.shingle-stage-`)) return true;
  const lock = `${basename(lockOf(out))}.`;
  const pid = name.startsWith(lock) ? pidIn(name.slice(lock.length).replace(/\.stale$/, '')) : null;
  return pid !== null && !isRunning(pid);
}

/** Writes a file of the site into the stage. */
export function stageFile(stage: Stage, file: string, text: string | Uint8Array): void {
  const target = join(stage.folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Puts the bundle's assets into the stage: copies, since a link would let an edit of the site reach the bundle. */
export function stageAssets(stage: Stage, client: string, files: readonly string[]): void {
  for (const file of files) copy(join(client, file), join(stage.folder, file));
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

/** Puts the owner's images into the stage. */
export function stageImages(stage: Stage, folder: string, names: readonly string[]): string[] {
  const files = names.map((name) => [join(folder, name), imageFile(name)] as const);
  for (const [from, file] of files) copy(from, join(stage.folder, file));
  return files.map(([, file]) => file);
}

/** Puts the owner's fonts into the stage. */
export function stageFonts(stage: Stage, fonts: readonly { from: string; file: string }[]): string[] {
  for (const { from, file } of fonts) copy(from, join(stage.folder, file));
  return fonts.map(({ file }) => file);
}

/** Swaps the stage in. The assets of the release before stay for one release: open tabs may still ask for them. */
export function publish(stage: Stage, assets: readonly string[], made: Made): void {
  keepPreviousAssets(stage, assets);
  mark(stage, assets, made);
  swap(stage);
  rmSync(lockOf(stage.out), { force: true });
}

function mark(stage: Stage, assets: readonly string[], made?: Made): void {
  const top = [...new Set([MARKER, ...(made ? readdirSync(stage.folder) : [])])].sort();
  stageFile(stage, MARKER, `${JSON.stringify({ generator: 'shingle', assets, ...(made && { top, made }) } satisfies Marker)}\n`);
}

/** How the site in a folder was made; null where there is none, or one of long ago. */
export function madeAs(out: string): Made | null {
  return readMarker(out)?.made ?? null;
}

/** A folder cannot be replaced in one step everywhere: between the two renames there is none, which `recover` knows. */
function swap({ folder, out }: Stage): void {
  const previous = previousOf(out);
  if (existsSync(out)) renameSync(out, previous);
  try {
    renameSync(folder, out);
  } catch (cause) {
    if (existsSync(previous)) renameSync(previous, out);
    throw cause;
  }
  removeLater(previous);
}

/** The new site is live: what cannot be removed now is no failure of this run, and the next one tries again. */
function removeLater(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

function keepPreviousAssets(stage: Stage, assets: readonly string[]): void {
  for (const file of readMarker(stage.out)?.assets ?? []) {
    const from = join(stage.out, file);
    if (!assets.includes(file) && /^assets\/[\w.-]+$/.test(file) && existsSync(from)) copy(from, join(stage.folder, file));
  }
}

/** Leaves the output folder as it was. */
export function discard(stage: Stage): void {
  rmSync(stage.folder, { recursive: true, force: true });
  rmSync(lockOf(stage.out), { force: true });
}
