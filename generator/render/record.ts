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
    links: [...new Set(attributes(html, / (?:href|src)="([^"]*)"/g))],
    ids: attributes(html, / id="([^"]*)"/g),
  };
}

function attributes(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), (match) => decode(match[1] ?? ''));
}

function decode(value: string): string {
  return value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
