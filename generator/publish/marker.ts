// The file that says that a folder is ours: what was written into it, what it was made from, how.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const MARKER = '.shingle.json';

export interface Marker {
  generator: 'shingle';
  /** Files of assets/ that belong to the release: the next one keeps them once more. */
  assets: readonly string[];
  /** Every file of the site but this one, by path, with the hash of what was written. */
  files: Readonly<Record<string, string>>;
  made?: Made;
}

/** How a site was made, and what from. It lies in the site for everyone to see: of files there are hashes, and no names. */
export interface Made {
  production: boolean;
  base: string;
  from?: From;
}

/** What a site was made from (publish/fresh.ts). */
export interface From {
  /** A hash for each file of the data, of its name and its content. */
  data: readonly string[];
  /** One hash of the program: templates, styles, generator. */
  program: string;
  /** Short for what environment and .env said (Settings). */
  environment: string;
}

export function readMarker(folder: string): Marker | null {
  try {
    const marker = JSON.parse(readFileSync(join(folder, MARKER), 'utf8')) as Partial<Marker>;
    return marker.generator === 'shingle' ? { ...marker, generator: 'shingle', assets: marker.assets ?? [], files: marker.files ?? {} } : null;
  } catch {
    return null;
  }
}

/** How the site in a folder was made; null where there is none, or where its marker does not say. */
export function madeAs(out: string): Made | null {
  return readMarker(out)?.made ?? null;
}

/** When the marker was written, which is the last thing that a run writes. */
export function markedAt(folder: string): number {
  return statSync(join(folder, MARKER), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
