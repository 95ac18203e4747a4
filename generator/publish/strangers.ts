// What stands in the folder of a site that the last run did not write there, or not as it is now.
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../assets/hashed';
import { isSystemLitter } from '../content/files/litter';
import { error, type Problem, warning } from '../problem';
import { MARKER, type Marker, markedAt } from './marker';

/** Paths in the site that are not ours. Of a folder that holds nothing of ours, the folder alone. */
export function foreignIn(out: string, marker: Marker): string[] {
  const files = new Set([MARKER, ...Object.keys(marker.files)]);
  const folders = foldersOf(files);
  const foreign: string[] = [];
  walk(out, '', (path, entry) => {
    const isOurs = entry.isDirectory() ? folders.has(path) : entry.isFile() && files.has(path);
    if (!isOurs && (!entry.isDirectory() || holdsAnything(join(out, path)))) foreign.push(path);
    return isOurs;
  });
  return foreign.sort();
}

/** Files of ours that hold something else now. */
export function editedIn(out: string, { files }: Marker): string[] {
  const made = markedAt(out);
  return Object.keys(files).filter((file) => isEdited(join(out, file), files[file], made));
}

/** Whatever is there, parents first, without litter; links are not followed. `see` says whether to look into a folder. */
function walk(root: string, below: string, see: (path: string, entry: Dirent) => boolean): void {
  for (const entry of readdirSync(join(root, below), { withFileTypes: true })) {
    if (isSystemLitter(entry.name)) continue;
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (see(path, entry) && entry.isDirectory()) walk(root, path, see);
  }
}

function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) folders.add(file.slice(0, end));
  }
  return folders;
}

/** Folders alone, and litter, are nothing that somebody could miss. */
function holdsAnything(folder: string): boolean {
  let found = false;
  walk(folder, '', (_, entry) => {
    found ||= !entry.isDirectory();
    return !found;
  });
  return found;
}

/** Only a file that was written after the marker is read: a site may have ten thousand. */
function isEdited(path: string, hash: string | undefined, made: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.mtimeMs >= made && hashOf(readFileSync(path)) !== hash;
}

/** Nothing that somebody put there is deleted. */
export function foreignProblem(out: string, [first, ...others]: readonly string[]): Problem | null {
  if (first === undefined) return null;
  return error({
    file: join(out, first),
    what: `shingle did not make this${andOthers(others, 'nor')}, and every run replaces the whole folder.`,
    fix: `move ${others.length === 0 ? 'it' : 'them'} out of the folder; what belongs to the site (CNAME, a file that a search engine asks for) goes into data/public, from where every run puts it here`,
  });
}

export function editedProblem(out: string, [first, ...others]: readonly string[]): Problem | null {
  if (first === undefined) return null;
  return warning({
    file: join(out, first),
    what: `this was changed by hand after it was made${andOthers(others, 'and so were')}; this run has written it anew.`,
    fix: 'make the change in the data: every run replaces the whole folder',
  });
}

const MOST_NAMED = 4;

function andOthers(others: readonly string[], word: string): string {
  if (others.length === 0) return '';
  const rest = others.length - MOST_NAMED;
  return ` (${word} ${others.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`;
}
