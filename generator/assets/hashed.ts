// Hashes of content: in the names of assets, so that a browser may keep what it has for good (host/headers.ts), and in records.
import { createHash } from 'node:crypto';

/** `file`: its path in the site. */
export interface SiteFile {
  file: string;
  text: string;
}

/** assets/<name>-<eight characters of the hash>.<ending> */
export function assetName(name: string, content: string | Buffer, ending: string): string {
  return `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${ending}`;
}

/** The hash that a page's record has too (render/record.ts). */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
