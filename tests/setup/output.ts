// The finished site as tests see it: its files, read once.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file under a folder, relative to it, with forward slashes, sorted. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

export function pagesIn(folder: string): { file: string; html: string }[] {
  return filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }));
}

/** A hash of the bytes of every file, for comparing two sites. */
export function bytesIn(folder: string): Map<string, string> {
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return new Map(filesIn(folder).map((file) => [file, hash(file)]));
}
