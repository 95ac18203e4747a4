// Folders of wrong data: a case is what differs from a good data folder, and what shingle has to say about it.
//
// A case's files replace those of the same path; `<path>.delete` takes one away; copies.txt copies files, a line each
// ("from -> to"), for names that not every file system takes; args.txt holds options; expected.txt is what stands on stderr.
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './output';

const ABOUT_CASE = new Set(['args.txt', 'copies.txt', 'expected.txt']);

export function casesIn(folder: string): string[] {
  return readdirSync(folder).sort();
}

/** The good data with each of the layers laid over it, in `target`, which is emptied first. */
export function layCase(good: string, layers: readonly string[], target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(good, target, { recursive: true });
  for (const layer of layers) {
    for (const [from = '', to = ''] of linesOf(layer, 'copies.txt').map((line) => line.split(' -> '))) {
      copyFileSync(join(target, from), join(target, to));
    }
    for (const file of filesIn(layer).filter((name) => !ABOUT_CASE.has(name))) layFile(layer, file, target);
  }
}

function layFile(layer: string, file: string, target: string): void {
  if (file.endsWith('.delete')) return rmSync(join(target, file.slice(0, -'.delete'.length)), { recursive: true });
  mkdirSync(dirname(join(target, file)), { recursive: true });
  copyFileSync(join(layer, file), join(target, file));
}

export function argsOf(layer: string): string[] {
  return linesOf(layer, 'args.txt').flatMap((line) => line.split(' '));
}

function linesOf(layer: string, name: string): string[] {
  const file = join(layer, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}
