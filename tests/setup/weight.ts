// What a visitor waits for before the first view of a page: its HTML, stylesheets, script and fonts, as a server sends them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const KB = 1024;
export const MOST = { page: 16 * KB, stylesheet: 18 * KB, firstView: 68 * KB };

/** Most files are the same on every page. */
const sizes = new Map<string, number>();
export function sent(file: string): number {
  const bytes = sizes.get(file) ?? (file.endsWith('.woff2') ? readFileSync(file) : brotliCompressSync(readFileSync(file))).length;
  sizes.set(file, bytes);
  return bytes;
}

export const shown = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

interface FirstView {
  file: string;
  parts: { part: string; bytes: number }[];
  bytes: number;
}

/** The first view of each page of the site in a folder. */
export function firstViews(folder: string, pages: readonly { file: string; html: string }[]): FirstView[] {
  return pages.map(({ file, html }) => {
    const others = Array.from(html.matchAll(/<(?:link rel="(?:preload|stylesheet)"|script)[^>]* (?:href|src)="\/(assets\/[^"]+)"/g), ([, asset = '']) => asset);
    const parts = [file, ...others].map((part) => ({ part, bytes: sent(join(folder, part)) }));
    return { file, parts, bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
}
