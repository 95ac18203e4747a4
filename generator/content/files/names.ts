// Names of files and folders in the data: which can be pages, and which nothing reads.
import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SLUG } from '../../../templates/fields';
import { error, type Problem } from '../../problem';
import { nearest, oneOf } from '../../text/near';
import { copiedFrom, isLitter } from './litter';

/** Sorted by code unit, so that the order is the same on every machine. */
export function listed(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !isLitter(name))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Whether a site may be made from a file of this name: not from .DS_Store, .norco.yaml.swp, norco.yaml~, nor words.txt. */
export function isRead(name: string): boolean {
  return !isLitter(name) && /\.(yaml|svg|woff2|ico|jpe?g|png|webp|avif)$/.test(name);
}

/** Names that Windows keeps for devices, where a file of that name cannot be copied to; and the home page's own. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Why a file of a folder of pages cannot be one. */
export function nameProblem(file: string): Problem | null {
  const name = basename(file);
  const slug = name.slice(0, -'.yaml'.length);
  const isPage = name.endsWith('.yaml');
  if (isPage && SLUG.test(slug) && slug.length <= 80 && !RESERVED.test(slug)) return null;
  const stem = stemOf(name);
  const original = copiedFrom(stem);
  const plain = slugFrom(original ?? stem);
  const beside = listed(dirname(file));
  const page = [`${original ?? stem}.yaml`, `${plain}.yaml`].find((each) => each !== name && beside.includes(each));
  if (page !== undefined) return copyProblem(file, page);
  if (!isPage) {
    return error({
      file,
      what: "this is not a page's file: its name does not end in .yaml.",
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
  return error({
    file,
    what: `${JSON.stringify(slug)} cannot be the address of a page: the file's name becomes the last part of it.`,
    fix:
      plain === null ? 'rename the file: a to z, 0 to 9 and single hyphens, 80 characters at most, like palm-springs.yaml' : `rename the file to ${plain}.yaml`,
  });
}

/** Accents joined to their letters, as a Mac does not write them. */
function stemOf(name: string): string {
  return name.normalize().replace(/(\.(ya?ml|txt))+$/i, '');
}

/** Nobody is told to rename a file over another: either may hold what was written last. */
function copyProblem(file: string, original: string): Problem {
  return error({
    file,
    what: `this looks like a second copy of ${original}, which is there too.`,
    fix: `compare the two, take over into ${original} what it lacks, then delete this one or move it out of the data folder`,
  });
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
  /** The one that is there, and that this one may be a copy of. */
  original: string | undefined;
}

/** A file that nothing reads is a mistake in its name, not a file to pass over in silence. */
export function strays(folder: string, known: readonly string[]): Stray[] {
  const names = listed(folder);
  const [there, absent] = [known.filter((name) => names.includes(name)), known.filter((name) => !names.includes(name))];
  return names
    .filter((name) => !known.includes(name) && looksLikeData(folder, name))
    .map((name) => {
      const stem = stemOf(name);
      const right = `${copiedFrom(stem) ?? stem}${stem === name.normalize() ? '' : '.yaml'}`;
      const meant = nearest(right, absent);
      return { file: join(folder, name), meant, original: meant === undefined ? nearest(right, there) : undefined };
    });
}

function looksLikeData(folder: string, name: string): boolean {
  const files = isFolder(join(folder, name)) ? listed(join(folder, name)) : [name];
  return files.some((file) => /\.ya?ml(\.txt)?$/i.test(file));
}

export function strayProblem({ file, meant, original }: Stray, known: readonly string[]): Problem {
  if (original !== undefined) return copyProblem(file, original);
  const [kind, isKind] = isFolder(file)
    ? (['folder', (name: string) => !name.endsWith('.yaml')] as const)
    : (['file', (name: string) => name.endsWith('.yaml')] as const);
  if (meant !== undefined) return error({ file, what: `nothing reads a ${kind} of this name, and ${meant} is missing.`, fix: `rename it to ${meant}` });
  const names = listed(dirname(file));
  const absent = known.filter((name) => isKind(name) && !names.includes(name));
  return error({
    file,
    what: `nothing reads a ${kind} of this name.`,
    fix: `${absent.length === 0 ? '' : `${oneOf(basename(file), absent)}, or `}move it out of the data folder`,
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
