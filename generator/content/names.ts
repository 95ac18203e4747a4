// Names of files and folders in the data: which can be pages, and which nothing reads.
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SLUG } from '../../templates/fields';
import { error, type Problem } from '../problem';
import { nearest, oneOf } from '../text/near';

/** Sorted by code unit, so that the order is the same on every machine. */
export function listed(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && !BACKUP.test(name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Whether a site may be made from a file of this name: not from .DS_Store, .norco.yaml.swp, norco.yaml~, nor words.txt. */
export function isRead(name: string): boolean {
  return !name.startsWith('.') && /\.(yaml|svg|woff2|ico|jpe?g|png|webp|avif)$/.test(name);
}

/** Names that Windows keeps for devices, where a file of that name cannot be copied to; and the home page's own. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Copies that editors leave beside a file: `norco.yaml~`, `norco.yaml.bak`. */
export const BACKUP = /~$|\.(bak|orig|tmp|swp)$/;

/** Why a file of a folder of pages cannot be one. */
export function nameProblem(file: string): Problem | null {
  const name = basename(file);
  const slug = name.slice(0, -'.yaml'.length);
  if (!name.endsWith('.yaml')) {
    const plain = slugFrom(name.replace(/(\.(ya?ml|txt))+$/i, ''));
    return error({
      file,
      what: "this is no page's file: its name does not end in .yaml.",
      fix: `rename it${plain === null ? '' : ` to ${plain}.yaml`}, or move it out of the data folder`,
    });
  }
  if (RESERVED.test(slug)) {
    return error({
      file,
      what: `"${slug}" cannot be the name of a page: it is kept for something else on some computers.`,
      fix: `give the file a longer name, like ${slug}-page.yaml`,
    });
  }
  if (SLUG.test(slug) && slug.length <= 80) return null;
  return error({
    file,
    what: `${JSON.stringify(slug)} cannot be the address of a page: the file's name becomes the last part of it.`,
    fix: suggestedName(slug),
  });
}

function suggestedName(slug: string): string {
  const plain = slugFrom(slug);
  return plain === null
    ? 'rename the file: a to z, 0 to 9 and single hyphens, 80 characters at most, like palm-springs.yaml'
    : `rename the file to ${plain}.yaml`;
}

/** The address a page of this name would have: La Cañada Flintridge is la-canada-flintridge. null: no letter of it can stay. */
export function slugFrom(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return SLUG.test(plain) && plain.length <= 80 && !RESERVED.test(plain) ? plain : null;
}

export interface Stray {
  file: string;
  /** The file or folder that is not there, and that this one would be under its right name. */
  meant: string | undefined;
}

/** A file that nothing reads is a mistake in its name, not a file to pass over in silence. */
export function strays(folder: string, known: readonly string[]): Stray[] {
  const names = listed(folder);
  const absent = known.filter((name) => !names.includes(name));
  return names
    .filter((name) => !known.includes(name) && looksLikeData(folder, name))
    .map((name) => ({ file: join(folder, name), meant: nearest(name.replace(/\.(yml|ya?ml\.txt)$/i, '.yaml'), absent) }));
}

function looksLikeData(folder: string, name: string): boolean {
  const files = isFolder(join(folder, name)) ? listed(join(folder, name)) : [name];
  return files.some((file) => /\.ya?ml(\.txt)?$/i.test(file));
}

export function strayProblem({ file, meant }: Stray, known: readonly string[]): Problem {
  const kind = isFolder(file) ? 'folder' : 'file';
  const alike = known.filter((name) => (kind === 'file') === name.endsWith('.yaml'));
  return error({
    file,
    what: `nothing reads a ${kind} of this name${meant === undefined ? '' : `, and ${meant} is missing`}.`,
    fix: meant === undefined ? `${oneOf(basename(file), alike)}, or move it out of the data folder` : `rename it to ${meant}`,
  });
}

/** A link that leads round in a circle is none. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
