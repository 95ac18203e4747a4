// A database read into memory: what is kept on a disk that takes nothing more can still be read, and nothing on it is touched.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

type Init = MemoryFS['init'];
type EmscriptenFiles = { mkdirTree(path: string): void; writeFile(path: string, bytes: Uint8Array): void };

export class MemoryCopy extends MemoryFS {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const fill = ({ FS }: { FS: EmscriptenFiles }) => copyInto(FS, this.#folder, PGlite.paths.PGDATA);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), fill] } };
  }
}

function copyInto(files: EmscriptenFiles, from: string, to: string): void {
  files.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copyInto(files, source, target);
    else if (entry.isFile()) files.writeFile(target, readFileSync(source));
  }
}
