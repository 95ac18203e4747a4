// What a rendered page leaves behind. HTML does not travel and is not kept: only this does.
import { createHash } from 'node:crypto';
import type { Frame } from '../../templates/frameModel';
import type { FrameVariant } from '../../templates/model';

export interface References {
  /** Every href and src, each once. */
  links: string[];
  /** Every id, in order; one that stands twice is listed twice. */
  ids: string[];
}

/** Of the page's own part alone: its frame is the same on many pages and is read once (frameReferences). */
export interface PageRecord extends References {
  path: string;
  variant: FrameVariant;
  /** Relative to the site's folder. */
  file: string;
  bytes: number;
  hash: string;
  title: string;
  description: string;
}

export type PageFacts = Pick<PageRecord, 'path' | 'variant' | 'file' | 'title' | 'description'>;

/** Texts that many records share are kept once, and none of them keeps the page that it was read from. */
export type Kept = Map<string, string>;

/** Reads the record off HTML that our own templates wrote: attributes are double-quoted and escaped by React. */
export function recordOf(page: PageFacts, html: string, { frame, kept }: { frame: Frame; kept: Kept }): PageRecord {
  return {
    ...page,
    bytes: Buffer.byteLength(html),
    hash: createHash('sha256').update(html).digest('hex').slice(0, 16),
    ...referencesIn(withoutFrame(html, frame), kept),
  };
}

export function frameReferences({ header, footer, promotion }: Frame): References {
  return referencesIn(header + footer + promotion, new Map());
}

function withoutFrame(html: string, { header, footer, promotion }: Frame): string {
  return [header, footer, promotion].filter(Boolean).reduce((rest, part) => {
    const start = rest.indexOf(part);
    return start < 0 ? rest : rest.slice(0, start) + rest.slice(start + part.length);
  }, html);
}

/** A tag that has attributes; then each attribute of it, so that no value can be taken for an attribute. */
const TAG = /<[a-z][\w-]*((?:\s[\w:-]+(?:="[^"]*")?)+)/gi;
const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;

function referencesIn(html: string, kept: Kept): References {
  const links = new Set<string>();
  const ids: string[] = [];
  for (const [, attributes = ''] of html.matchAll(TAG)) {
    for (const [, name, value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (name === 'href' || name === 'src') links.add(keep(value, kept));
      else if (name === 'id') ids.push(keep(value, kept));
    }
  }
  return { links: [...links], ids };
}

/** A piece of a string holds on to the whole of it in V8: what is kept is a copy. */
function keep(value: string, kept: Kept): string {
  const known = kept.get(value);
  if (known !== undefined) return known;
  const copy = Buffer.from(decode(value)).toString();
  kept.set(Buffer.from(value).toString(), copy);
  return copy;
}

function decode(value: string): string {
  return value.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };
