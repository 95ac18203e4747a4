// Names of assets: a part that changes with the bytes, so that a browser may keep what it has for good (publish/headers.ts).
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
