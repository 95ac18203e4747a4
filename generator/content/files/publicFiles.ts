// data/public: files that a host or another service asks for at the root of the site (CNAME, proofs of ownership, .well-known), as they are.
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { error, type Problem, warning } from '../../problem';
import { SITE_FOLDERS, WELL_KNOWN } from '../site/url';
import { isEditorLitter, isSystemLitter } from './litter';
import { isFolder } from './names';
import { MOST_BYTES, revealed, type Words } from './revealing';

export const PUBLIC = 'public';

/** Parts of a path that mean the same in every address and on every disk. */
const NAME = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]{0,99}$/;

/** What runs where it is opened, or on a server that takes it for a program: a site of files has no use for it. */
const RUNS = /\.(php\d?|phtml|phar|cgi|pl|py|rb|asp|aspx|jsp|exe|msi|com|scr|bat|cmd|ps1|sh|jar|apk|dmg|pkg)$/i;

const SECRET = /\.(pem|key|p12|pfx|kdbx)$/i;

/** What every site has, written by the program (publish/files.ts; tests hold the two together). */
const OWN_FILES: ReadonlySet<string> = new Set([
  'robots.txt',
  'site.webmanifest',
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  '_headers',
  '.nojekyll',
  '.shingle.json',
]);
/** Where nothing but what a run writes has a place: the folder itself is refused, and what is in it with it. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(['assets', 'images', 'rest/v1']);
const SITEMAP = /^sitemap(-\d+)?\.xml$/;

/** A visitor waits for each. */
const LARGE_BYTES = 10_000_000;

/** Every file, by its path below the folder, sorted by code unit; what is not an ordinary file is not listed. */
export function publicFiles(data: string): string[] {
  return entriesOf(data)
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path);
}

/** `pages`: the paths that the site's own pages have. */
export function publicProblems(data: string, pages: ReadonlySet<string>): Problem[] {
  const root = join(data, PUBLIC);
  if (!isFolder(root)) return [];
  const taken = new Map([...pages].map((path) => [path.toLowerCase(), `the page ${path}`]));
  const seen = new Map<string, string>();
  return entriesOf(data).flatMap(({ path, entry }) => {
    const twin = seen.get(path.toLowerCase());
    seen.set(path.toLowerCase(), path);
    const words = refused(path, entry) ?? overOurs(path, entry, taken) ?? (twin === undefined ? null : twinWords(twin));
    const file = join(root, path);
    return words !== null ? [error({ file, ...words })] : entry.isFile() ? contentProblems(file, path) : [];
  });
}

function refused(path: string, entry: Dirent): Words | null {
  const { name } = entry;
  const out = 'take it out of data/public';
  if (entry.isSymbolicLink()) return { what: 'this is a link, and only files themselves are published.', fix: 'put a copy of the file in its place' };
  if (!entry.isFile() && !entry.isDirectory()) return { what: 'this is not an ordinary file.', fix: out };
  if (name.startsWith('.') && path !== WELL_KNOWN) {
    return {
      what: `a hidden file or folder is not published, save the folder ${WELL_KNOWN}.`,
      fix: `${out}; what a host reads from such a file belongs into its settings`,
    };
  }
  if (path !== WELL_KNOWN && !NAME.test(name)) {
    return {
      what: `the name ${JSON.stringify(name)} would not be the same in every address.`,
      fix: 'rename it: letters a to z, digits, and . _ - ~ between them, 100 characters at most',
    };
  }
  if (entry.isDirectory()) return null;
  if (RUNS.test(name)) return { what: 'this is a program by its name, and a site holds none.', fix: out };
  if (SECRET.test(name))
    return {
      what: 'this is a secret key by its name, and everything here can be read by everyone.',
      fix: `${out}, and replace the key if it was ever published`,
    };
  if (/\.ya?ml$/i.test(name))
    return { what: 'this is a file of data by its name, and everything here is published as it is.', fix: 'move it to its place in the data folder' };
  return null;
}

/** In lower case: some disks and hosts take Robots.txt and robots.txt for one. */
function overOurs(path: string, entry: Dirent, pages: ReadonlyMap<string, string>): Words | null {
  const lower = path.toLowerCase();
  const own =
    OWN_FILES.has(lower) || SITEMAP.test(lower)
      ? 'a file that every run writes'
      : OWN_FOLDERS.has(lower) || (entry.isFile() && SITE_FOLDERS.includes(lower))
        ? 'a folder of the site'
        : pages.get(addressOf(lower));
  if (own === undefined) return null;
  const elsewhere = /^(favicon\.ico|apple-touch-icon\.png)$/.test(lower)
    ? 'put it into the data folder itself: it is taken from there'
    : 'give it another name, or take it out of data/public';
  return { what: `at this address stands ${own}.`, fix: elsewhere };
}

/** The path that hosts answer with this file or folder: contact.html, contact/index.html and contact are one. */
function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html?$/, '').replace(/\.html?$/, '')}`;
}

function twinWords(twin: string): Words {
  return { what: `${twin} has the same name but for capitals, and some disks keep only one of them.`, fix: 'rename one of the two' };
}

function contentProblems(file: string, path: string): Problem[] {
  const { size } = statSync(file);
  const telling = size <= MOST_BYTES ? (revealed(readFileSync(file)) ?? domainWords(file, path)) : null;
  if (telling !== null) return [error({ file, ...telling })];
  if (size <= LARGE_BYTES) return [];
  const what = `this file is ${(size / 1_000_000).toFixed(1)} MB large`;
  const fix = 'make it smaller, or put it where large files are kept and link to it there';
  return size > MOST_BYTES
    ? [error({ file, what: `${what}; hosts take at most 25 MiB.`, fix })]
    : [warning({ file, what: `${what}, and every visitor who asks for it waits for it.`, fix })];
}

/** GitHub Pages reads the domain of a site from CNAME: that name, and in it the domain alone. */
function domainWords(file: string, path: string): Words | null {
  if (!/^cname(\.\w+)?$/i.test(path)) return null;
  if (path !== 'CNAME') return { what: 'hosts read the domain of a site from a file of the name CNAME, and not from this one.', fix: 'rename it to CNAME' };
  const domain = readFileSync(file, 'utf8').trim();
  if (DOMAIN.test(domain)) return null;
  return {
    what: 'this is not a domain name alone, and a host would not find the site by it.',
    fix: 'write the domain and nothing else: www.example.com, without https:// and without a slash',
  };
}

const DOMAIN = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;

/** Parents first, without what systems and editors leave; links and refused folders are not looked into. */
function entriesOf(data: string): { path: string; entry: Dirent }[] {
  const root = join(data, PUBLIC);
  const below = (folder: string): { path: string; entry: Dirent }[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isSystemLitter(name) && !isEditorLitter(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return [{ path, entry }, ...(entry.isDirectory() && (path === WELL_KNOWN || NAME.test(entry.name)) ? below(path) : [])];
      });
  return isFolder(root) ? below('') : [];
}
