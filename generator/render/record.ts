// What a rendered page leaves behind. HTML does not travel and is not kept: only this does.
import { createHash } from 'node:crypto';

export interface PageRecord {
  path: string;
  /** Relative to the site's folder. */
  file: string;
  bytes: number;
  hash: string;
  title: string;
  description: string;
  /** Every href and src of the page, each once. */
  links: string[];
  /** Every id of the page, in order; one that stands twice is listed twice. */
  ids: string[];
}

/** Reads the record off HTML that our own templates wrote: attributes are double-quoted and escaped by React. */
export function recordOf(page: { path: string; file: string; title: string; description: string }, html: string): PageRecord {
  return {
    ...page,
    bytes: Buffer.byteLength(html),
    hash: createHash('sha256').update(html).digest('hex').slice(0, 16),
    ...referencesIn(html),
  };
}

/** A tag that has attributes; then each attribute of it, so that no value can be taken for an attribute. */
const TAG = /<[a-z][\w-]*((?:\s[\w:-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;

function referencesIn(html: string): Pick<PageRecord, 'links' | 'ids'> {
  const links = new Set<string>();
  const ids: string[] = [];
  for (const [, attributes = ''] of html.matchAll(TAG)) {
    for (const [, name, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name === 'href' || name === 'src') links.add(decode(value));
      else if (name === 'id') ids.push(decode(value));
    }
  }
  return { links: [...links], ids };
}

function decode(value: string): string {
  return value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
