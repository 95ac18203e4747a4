// Nothing live is touched until everything is right: a site is written beside the output folder, checked, and swapped in.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Lock } from '../../bin/lock.mjs';
import { hashOf } from '../assets/hashed';
import { imageFile, pageOf } from '../content/site/url';
import type { Problem } from '../problem';
import type { PageRecord } from '../render/record';
import { makeFolders } from './folders';
import { folderBehind, heal, previousOf, stageOf, tidy } from './heal';
import { lockSite } from './lock';
import { MARKER, type Made, type Marker, readMarker } from './marker';
import { takeOver } from './owner';
import { refuseFolder, refuseLink, refuseUnmovable, refuseWay } from './refusals';
import { editedIn, editedProblem } from './strangers';

/** A run's own folder beside the output folder; `publish` or `discard` ends it. */
export interface Stage {
  folder: string;
  /** The folder itself, where the settings named a link to it. */
  out: string;
  lock: Lock;
  /** What was written into it, by path, with its hash. */
  files: Map<string, string>;
}

/** Heals what an interrupted run left, takes the lock, and opens a stage; or says why not. */
export async function openStage(named: string, sources: readonly string[]): Promise<Stage | Problem> {
  const blocked = refuseWay(named);
  if (blocked) return blocked;
  await heal(named);
  const astray = refuseLink(named);
  if (astray) return astray;
  // Only the folder behind a link is replaced: the link is how its owner's server finds it.
  const out = folderBehind(named);
  const lock = refuseFolder(out, sources) ?? (await lockSite(out));
  return 'what' in lock ? lock : stageUnderLock(out, lock);
}

/** Whatever goes wrong, no lock and no stage stays behind. */
async function stageUnderLock(out: string, lock: Lock): Promise<Stage | Problem> {
  const stage: Stage = { folder: stageOf(out, process.pid), out, lock, files: new Map() };
  try {
    tidy(out);
    mark(stage, { assets: [], files: {} });
    const refusal = refuseUnmovable(stage);
    if (refusal) await discard(stage);
    return refusal ?? stage;
  } catch (cause) {
    await discard(stage);
    throw cause;
  }
}

/** Writes a file of the site into the stage. It gets the mode that the run gives: what it is a copy of may be for its owner alone. */
export function stageFile(stage: Stage, file: string, content: string | Uint8Array): void {
  const target = join(stage.folder, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  stage.files.set(file, hashOf(content));
}

/** Puts copies of files into the stage: a link would let an edit of the site reach what they were made from. */
export function stageCopies(stage: Stage, copies: readonly { from: string; file: string }[]): string[] {
  for (const { from, file } of copies) stageFile(stage, file, readFileSync(from));
  return copies.map(({ file }) => file);
}

/** Puts the bundle's assets into the stage. */
export function stageAssets(stage: Stage, client: string, files: readonly string[]): string[] {
  return stageCopies(
    stage,
    files.map((file) => ({ from: join(client, file), file })),
  );
}

/** Puts the owner's images into the stage. */
export function stageImages(stage: Stage, folder: string, names: readonly string[]): string[] {
  return stageCopies(
    stage,
    names.map((name) => ({ from: join(folder, name), file: imageFile(name) })),
  );
}

/** What is published: `pages` are those that rendering wrote into the stage. */
export interface Release {
  pages: readonly Pick<PageRecord, 'file' | 'hash'>[];
  assets: readonly string[];
  made: Made;
}

export interface Published {
  /** Paths of pages that the site before had. */
  removed: string[];
  /** What of the site before was changed by hand. */
  problems: Problem[];
}

/** Swaps the stage in, unless somebody has put a file into the site meanwhile; then the stage is still there to be discarded. */
export async function publish(stage: Stage, { pages, assets, made }: Release): Promise<Published | Problem> {
  const refusal = refuseFolder(stage.out, []);
  if (refusal !== null) return refusal;
  for (const { file, hash } of pages) stage.files.set(file, hash);
  const before = readMarker(stage.out);
  const edited = before === null ? null : editedProblem(stage.out, editedIn(stage.out, before));
  const removed = Object.keys(before?.files ?? {}).filter((file) => !stage.files.has(file));
  keepPreviousAssets(stage, before, assets);
  mark(stage, { assets, files: Object.fromEntries([...stage.files].sort(byPath)), made });
  swap(stage);
  await stage.lock.release();
  return { removed: removed.flatMap((file) => pageOf(file) ?? []), problems: edited === null ? [] : [edited] };
}

/** By code unit: the marker has the same bytes on every machine. */
function byPath([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a < b ? -1 : 1;
}

function mark({ folder }: Stage, marker: Omit<Marker, 'generator'>): void {
  makeFolders(folder);
  writeFileSync(join(folder, MARKER), `${JSON.stringify({ generator: 'shingle', ...marker } satisfies Marker)}\n`);
}

/** The assets of the release before stay for one release: open tabs may still ask for them. */
function keepPreviousAssets(stage: Stage, before: Marker | null, assets: readonly string[]): void {
  for (const file of before?.assets ?? []) {
    const from = join(stage.out, file);
    if (!assets.includes(file) && /^assets\/[\w.-]+$/.test(file) && existsSync(from)) stageFile(stage, file, readFileSync(from));
  }
}

/** A folder cannot be replaced in one step everywhere: between the two renames there is none, which `heal` knows. */
function swap({ folder, out }: Stage): void {
  const previous = previousOf(out);
  const old = statSync(out, { throwIfNoEntry: false });
  if (old !== undefined) {
    takeOver(folder, old);
    renameSync(out, previous);
  }
  try {
    renameSync(folder, out);
  } catch (cause) {
    if (existsSync(previous)) renameSync(previous, out);
    throw cause;
  }
  removeLater(previous);
}

/** The new site is live: what cannot be removed now is not a failure of this run, and the next one tries again. */
function removeLater(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    return;
  }
}

/** Leaves the output folder as it was. */
export async function discard(stage: Stage): Promise<void> {
  rmSync(stage.folder, { recursive: true, force: true });
  await stage.lock.release();
}
