// The files of the finished site, as they are now: kept in memory, compressed once, read anew when they change.
// A static-file library (sirv 3.0.2) was read first: it ends the process when a file goes between look-up and reading, which is
// what publishing a new site does, and it compresses nothing.
import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { healIfPossible } from '../publish/heal';
import { isText } from './headers';
import type { Encoding } from './negotiate';

export interface SiteFile {
  file: string;
  size: number;
  /** Without quotes: a hash of the bytes. */
  tag: string;
  /** Null for a file too large to keep: it is streamed from `path`. */
  bytes: Buffer | null;
  path: string;
  /** The bytes in that encoding, or null where it does not pay. */
  encoded(encoding: Encoding): Promise<Buffer | null>;
}

export interface SiteFiles {
  /** Null where the site has no such file. */
  read(file: string): Promise<SiteFile | null>;
}

/** Above this a file is not kept in memory. */
const LARGE = 4_000_000;
/** All that is kept. */
const KEPT = 96_000_000;
/** Under this, compression saves less than it costs. */
const SMALL = 800;

interface Kept {
  stamp: string;
  size: number;
  file: Promise<SiteFile | null>;
}

export function openSite(root: string): SiteFiles {
  const kept = new Map<string, Kept>();
  let total = 0;

  function forget(file: string): void {
    total -= kept.get(file)?.size ?? 0;
    kept.delete(file);
  }

  function keep(file: string, entry: Kept): void {
    forget(file);
    kept.set(file, entry);
    total += entry.size;
    entry.file.catch(() => forget(file));
    for (const oldest of kept.keys()) {
      if (total <= KEPT) break;
      forget(oldest);
    }
  }

  /** A publish may come between the look at a file and its reading: then once more. */
  async function read(file: string, tries = 5): Promise<SiteFile | null> {
    try {
      return await readNow(file);
    } catch (cause) {
      if (tries === 1 || (cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
      return read(file, tries - 1);
    }
  }

  async function readNow(file: string): Promise<SiteFile | null> {
    const path = join(root, ...file.split('/'));
    const stats = statOf(path) ?? (await afterPublishing(root, path));
    if (!stats?.isFile()) return null;
    const stamp = `${stats.ino}-${stats.size}-${stats.mtimeMs}`;
    const present = kept.get(file);
    if (present?.stamp === stamp) return present.file;
    const fresh = load({ root, path, file, stats });
    // A text counts with its two compressed forms.
    keep(file, { stamp, size: stats.size > LARGE ? 500 : stats.size * (isText(file) ? 1.5 : 1) + 500, file: fresh });
    return fresh;
  }

  return { read: (file) => read(file) };
}

/** A name that no file system takes is a file that is not there. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENAMETOOLONG') return undefined;
    throw cause;
  }
}

/** Between the two renames of a publish there is no site for a moment; a publish that was killed just then is healed. */
async function afterPublishing(root: string, path: string): Promise<Stats | undefined> {
  for (let tries = 0; tries < 50 && !statOf(root); tries += 1) await wait(20);
  if (!statOf(root)) await healIfPossible(root);
  return statOf(path);
}

async function load({ root, path, file, stats }: { root: string; path: string; file: string; stats: Stats }): Promise<SiteFile | null> {
  const [home, real] = await Promise.all([realpath(root), realpath(path)]);
  if (!real.startsWith(home + sep)) return null;
  if (stats.size > LARGE) {
    const tag = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
    return { file, path, size: stats.size, tag, bytes: null, encoded: async () => null };
  }
  const bytes = await readFile(path);
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { file, path, size: bytes.length, tag, bytes, encoded: encoder(file, bytes) };
}

function encoder(file: string, bytes: Buffer): SiteFile['encoded'] {
  if (!isText(file) || bytes.length < SMALL) return async () => null;
  const done = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const result = done.get(encoding) ?? compress[encoding](bytes);
    done.set(encoding, result);
    return result;
  };
}

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;
