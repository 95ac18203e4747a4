// Folders as mkdir -p makes them. Node's own way never ends where a file system takes no folder (/proc).
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../text/system';

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
