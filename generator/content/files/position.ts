// Does a picture or a film say where it was taken? Every place is looked at where cameras write it, wherever in the file that stands.
// A library for EXIF (exifreader 4.46) reads the first block alone: phones hide a second picture, or a film, behind the first one.
import { inflateSync } from 'node:zlib';

/** XMP names it before its number (a text about the names of fields does not), films have it as ISO 6709 after a box of this name. */
const NAMED = /GPSL(atitude|ongitude)\W{1,9}\d|GPSCoordinates|location\.ISO6709|\xa9xyz.{4}[+-]\d\d/s;

/** In words, for a file that does. */
export const POSITION = {
  what: 'this file says where it was taken (a GPS position in its metadata), and everyone who loads it can read that.',
  fix: 'export it anew without its location or metadata (an option of the program), a photograph as a JPEG for the web',
};

export function holdsPosition(bytes: Buffer): boolean {
  return [bytes, ...packedTexts(bytes)].some((part) => NAMED.test(part.toString('latin1')) || tiffStarts(part).some((start) => hasPosition(part, start)));
}

/** EXIF is a TIFF file inside of another file: it begins so, for numbers from the small end or from the large one. */
function tiffStarts(bytes: Buffer): number[] {
  return ['II*\0', 'MM\0*'].flatMap((signature) => {
    const starts: number[] = [];
    for (let at = bytes.indexOf(signature, 0, 'latin1'); at !== -1; at = bytes.indexOf(signature, at + 4, 'latin1')) starts.push(at);
    return starts;
  });
}

/** Tags of EXIF 2.32: where in the first directory the one for positions is named, and what in it is a latitude or a longitude. */
const GPS_DIRECTORY = 0x8825;
const POSITIONS: ReadonlySet<number> = new Set([0x02, 0x04, 0x14, 0x16]);

function hasPosition(bytes: Buffer, start: number): boolean {
  const tiff = bytes.subarray(start);
  const small = tiff[0] === 0x49;
  const read = { two: (at: number) => numberAt(tiff, at, 2, small), four: (at: number) => numberAt(tiff, at, 4, small) };
  const gps = entriesOf(read, read.four(4)).find(({ tag }) => tag === GPS_DIRECTORY);
  return gps !== undefined && entriesOf(read, gps.value).some(({ tag }) => POSITIONS.has(tag));
}

interface Read {
  two: (at: number) => number;
  four: (at: number) => number;
}

/** Outside of the bytes stands 0: a directory there has no entries. */
function numberAt(tiff: Buffer, at: number, size: 2 | 4, small: boolean): number {
  if (at < 0 || at + size > tiff.length) return 0;
  return small ? tiff.readUIntLE(at, size) : tiff.readUIntBE(at, size);
}

function entriesOf({ two, four }: Read, at: number): { tag: number; value: number }[] {
  // More entries than a camera writes: this only began like a TIFF file.
  const count = at === 0 || two(at) > 512 ? 0 : two(at);
  return Array.from({ length: count }, (_, index) => at + 2 + 12 * index).map((entry) => ({ tag: two(entry), value: four(entry + 8) }));
}

/** Packed texts of a PNG file: XMP, and the EXIF that some programs write there in hexadecimal digits. */
function packedTexts(bytes: Buffer): Buffer[] {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return [];
  const texts: Buffer[] = [];
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[zi]?TXt$/i.test(type)) continue;
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    const text = unpacked(data, type);
    texts.push(text, fromHexadecimal(text));
  }
  return texts;
}

const LONGEST_HEAD = 1000;

/** Where in the text its packed part begins depends on languages and keywords: at the first place from which it can be unpacked. */
function unpacked(data: Buffer, type: string): Buffer {
  if (type === 'tEXt') return data;
  for (let at = data.indexOf(0x78); at !== -1 && at < LONGEST_HEAD; at = data.indexOf(0x78, at + 1)) {
    try {
      return inflateSync(data.subarray(at), { maxOutputLength: 10_000_000 });
    } catch {}
  }
  return data;
}

/** ImageMagick's "Raw profile": lines of digits, after a name and an indented length. */
function fromHexadecimal(text: Buffer): Buffer {
  const digits = text
    .toString('latin1')
    .split('\n')
    .filter((line) => /^[0-9a-f]+$/i.test(line));
  return Buffer.from(digits.join(''), 'hex');
}
