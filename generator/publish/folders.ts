// Folders: how they are made, and which lies in which.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { codeOf } from '../text/system';

/** As mkdir -p makes them. Node's own way never ends where a file system takes no folder (/proc). */
export function makeFolders(folder: string, mode?: number): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    // Another run was first.
    if (codeOf(cause) !== 'EEXIST') throw cause;
  }
}

/** Also true of the folder itself. Both are absolute, with links followed. */
export function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
