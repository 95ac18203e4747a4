// What the bytes of a picture are, whatever its name says, and whether they are all there.

export type Format = 'JPEG' | 'PNG' | 'WebP' | 'AVIF';

/** Endings of names in the data, by what has to be in the file. */
export const FORMAT_OF: Readonly<Record<string, Format>> = { jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' };

/** What a file begins with that is not a picture for a page: the first that fits, as a person calls it. */
const OTHERS: readonly (readonly [begins: RegExp, name: string])[] = [
  [/^version https:\/\/git-lfs\.github\.com/, 'a note of Git LFS about a file that was not downloaded'],
  [/^\/annex\/objects\/|^\.\.?\/.*\.git\/annex/, 'a note of git-annex about a file that was not downloaded'],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html|head)/i, 'a page of the web'],
  [/^(\xef\xbb\xbf)?\s*<(\?xml|svg)/i, 'an SVG drawing or other XML'],
  [/^....ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s, 'a HEIC photograph'],
  [/^....ftyp/s, 'a film'],
  [/^GIF8/, 'a GIF picture'],
  [/^(II\*\0|MM\0\*)/, 'a TIFF or raw photograph'],
  [/^BM/, 'a BMP picture'],
  [/^%PDF/, 'a PDF document'],
  [/^PK\x03\x04/, 'a ZIP archive or an office document'],
];

export function formatOf(bytes: Buffer): Format | null {
  const start = bytes.toString('latin1', 0, 64);
  if (start.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (/^RIFF....WEBP/s.test(start)) return 'WebP';
  return brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'AVIF' : null;
}

/** Of the family of ISO 14496-12: its first box says which it is, and with which others it goes; between them stands a version. */
function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 12 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const box = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256));
  return box.match(/.{4}/gs) ?? [];
}

/** What a file is that is not one of these, in words; null where nobody could tell. */
export function otherKind(bytes: Buffer): string | null {
  const start = bytes.toString('latin1', 0, 256);
  return OTHERS.find(([begins]) => begins.test(start))?.[1] ?? null;
}

/** How many bytes belong to the picture, or null where it is cut off. */
export function endOf(format: Format, bytes: Buffer): number | null {
  const end = ENDS[format](bytes);
  return end !== null && end <= bytes.length ? end : null;
}

const ENDS: Record<Format, (bytes: Buffer) => number | null> = { JPEG: jpegEnd, PNG: pngEnd, WebP: webpEnd, AVIF: avifEnd };

/** Segments, each with its length, and after the start of a scan (DA) its data up to the next marker; D9 ends the picture (ITU T.81, B.1). */
function jpegEnd(bytes: Buffer): number | null {
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === 0xd9) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // A marker may be filled up with more of these.
    if (marker === 0xff) at += 1;
    else at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = scanEnd(bytes, at);
  }
  return null;
}

/** The next marker that is neither a stuffed byte (FF 00) nor a restart (D0 to D7). */
function scanEnd(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** Chunks: length, type, data, checksum; the last is IEND (PNG, section 5). */
function pngEnd(bytes: Buffer): number | null {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at;
  }
  return null;
}

function webpEnd(bytes: Buffer): number | null {
  // RIFF pads to an even length, which some programs leave out at the very end.
  return bytes.length < 16 ? null : 8 + bytes.readUInt32LE(4);
}

/** Boxes: length, type, data; a length of 0 goes to the end of the file, 1 stands for a long one (ISO 14496-12, 4.2). */
function avifEnd(bytes: Buffer): number | null {
  let at = 0;
  let hasData = false;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[\w .-]{4}$/.test(type)) return hasData ? at : null;
    const length = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (length !== 0 && length < 8) return null;
    hasData ||= type === 'mdat' || type === 'idat';
    at = length === 0 ? bytes.length : at + length;
  }
  return hasData ? at : null;
}
