// What a request asks for, by the site's own URL rule: a file, the data API, another address, or nothing we have.
import { destinationOf, hrefOf, pageOf, WELL_KNOWN } from '../content/site/url';
import { HEADERS_FILE } from '../host/headers';

export type Asked =
  | { kind: 'file'; file: string }
  /** Path of the data API below /rest/v1, decoded: ['contact_submissions']. */
  | { kind: 'api'; path: string[]; query: URLSearchParams }
  /** The page has one address, and this is another: /cities/riverside.html, /cities/riverside/, /index. */
  | { kind: 'moved'; file: string; to: string }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

const API = ['rest', 'v1'] as const;

/** Answers, and what is said beside them: nothing that can be asked for. */
const NO_ADDRESSES: ReadonlySet<string> = new Set(['404.html', '500.html', HEADERS_FILE]);

/** `target` is the request line's, such as `/roofing/cities/riverside?utm=1`. */
export function parseRequest(target: string, base: string): Asked {
  const { path, search } = partsOf(target);
  const segments = decoded(path);
  if (segments === null) return { kind: 'malformed' };
  if (`${path}/` === base) return { kind: 'moved', file: 'index.html', to: base + search };
  const inside = path.startsWith(base) ? decoded(path.slice(base.length - 1)) : null;
  for (const below of [inside, segments]) {
    if (below && API.every((name, index) => below[index] === name)) {
      return { kind: 'api', path: below.slice(API.length), query: new URLSearchParams(search) };
    }
  }
  return inside === null ? { kind: 'unknown' } : siteFile(inside, { base, search });
}

/** A proxy's request line may hold the whole address. */
export function partsOf(target: string): { path: string; search: string } {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [whole = ''] = local.split('#');
  const mark = whole.indexOf('?');
  const path = mark === -1 ? whole : whole.slice(0, mark);
  return { path: path === '' ? '/' : path, search: mark === -1 ? '' : whole.slice(mark) };
}

function decoded(path: string): string[] | null {
  if (!path.startsWith('/')) return null;
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

function siteFile(segments: string[], { base, search }: { base: string; search: string }): Asked {
  const slash = segments.length > 1 && segments.at(-1) === '';
  const names = slash ? segments.slice(0, -1) : segments;
  if (names.length === 1 && names[0] === '') return { kind: 'file', file: 'index.html' };
  if (!names.every((name, index) => isName(name) || (index === 0 && name === WELL_KNOWN))) return { kind: 'unknown' };
  const path = `/${names.join('/')}`;
  const file = path === '/index' ? 'index.html' : destinationOf(base, '/', hrefOf(base, path))?.file;
  if (file === undefined || NO_ADDRESSES.has(file)) return { kind: 'unknown' };
  const page = pageOf(file);
  if (slash && page === null) return { kind: 'unknown' };
  if (page === null || (page === path && !slash)) return { kind: 'file', file };
  return { kind: 'moved', file, to: hrefOf(base, page.split('/').map(encodeURIComponent).join('/')) + search };
}

/**
 * A file of data/public may have no ending, or one in capitals: it is looked for where there is no page of its name. Null for what
 * can have no such file.
 */
export function bareFile(page: string): string | null {
  const file = page.replace(/\.html$/, '');
  return file === page || NO_ADDRESSES.has(file) ? null : file;
}

/** No dot files, no way up, nothing that a file system could read as another path. */
function isName(segment: string): boolean {
  return segment !== '' && !segment.startsWith('.') && !/[\\/:?#\u0000-\u001f\u007f]/.test(segment) && segment.length <= 255;
}
