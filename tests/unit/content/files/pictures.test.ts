// Pictures of the data: what is in the file, whatever its name says; all of it there; no word of where it was taken.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { png } from '../../../../generator/assets/icons';
import { endOf, type Format, formatOf } from '../../../../generator/content/files/pictureFormats';
import { refused } from '../../../../generator/content/files/pictures';
import { holdsPosition } from '../../../../generator/content/files/position';
import { readAndCheck } from '../../../../generator/content/index';
import { project, sample } from '../../../setup/run';

const NOTHING = Buffer.alloc(0);
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const big = (value: number, size: number) => Buffer.from(value.toString(16).padStart(size * 2, '0'), 'hex');
const little = (value: number, size: number) => big(value, size).reverse();

const segment = (marker: number, data: Buffer) => Buffer.concat([Buffer.from([0xff, marker]), big(data.length + 2, 2), data]);
const chunk = (type: string, data: Buffer) => Buffer.concat([big(data.length, 4), latin1(type), data, big(0, 4)]);
const box = (type: string, data: Buffer) => Buffer.concat([big(data.length + 8, 4), latin1(type), data]);
const riff = (type: string, data: Buffer) => Buffer.concat([latin1(type), little(data.length, 4), data, Buffer.alloc(data.length % 2)]);

/** As a camera writes them, with a scan of stuffed bytes and restarts, and with whatever stands beside the picture. */
const JPEG = (beside: Buffer = NOTHING): Buffer =>
  Buffer.concat([
    latin1('\xff\xd8'),
    beside,
    segment(0xdb, Buffer.alloc(65)),
    segment(0xda, Buffer.alloc(10)),
    latin1('data\xff\x00more\xff\xd0more'),
    segment(0xc4, latin1('\xff\xd9 in a table')),
    segment(0xda, Buffer.alloc(10)),
    latin1('scan\xff\xd9'),
  ]);
const PNG = (beside: Buffer = NOTHING): Buffer => {
  const whole = Buffer.from(png({ svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', paper: '#ffffff' }, 8));
  return Buffer.concat([whole.subarray(0, 33), beside, whole.subarray(33)]);
};
const WEBP = (beside: Buffer = NOTHING): Buffer => {
  const body = Buffer.concat([latin1('WEBP'), riff('VP8 ', Buffer.alloc(40)), beside]);
  return Buffer.concat([latin1('RIFF'), little(body.length, 4), body]);
};
const AVIF = (beside: Buffer = NOTHING, brand = 'avif'): Buffer =>
  Buffer.concat([
    box('ftyp', latin1(`${brand}\0\0\0\0mif1${brand === 'mif1' ? 'avif' : 'miaf'}`)),
    box('meta', Buffer.alloc(90)),
    box('mdat', Buffer.concat([beside, Buffer.alloc(50)])),
  ]);

const MAKE: Record<Format, (beside?: Buffer) => Buffer> = { JPEG, PNG, WebP: WEBP, AVIF };
const FORMATS = Object.keys(MAKE) as Format[];

/** A TIFF file with one directory, and in it another for positions with these tags. */
function exif(tags: readonly number[], number: typeof big): Buffer {
  const entry = (tag: number, value: number) => Buffer.concat([number(tag, 2), number(4, 2), number(1, 4), number(value, 4)]);
  const directory = (entries: Buffer[]) => Buffer.concat([number(entries.length, 2), ...entries, number(0, 4)]);
  const first = (at: number) => directory([entry(0x010f, 1), entry(0x8825, at)]);
  return Buffer.concat([latin1(number === big ? 'MM\0*' : 'II*\0'), number(8, 4), first(8 + first(0).length), directory(tags.map((tag) => entry(tag, 0)))]);
}

describe.each(FORMATS)('a %s file', (format) => {
  const whole = MAKE[format]();

  it('is known by its first bytes, and found whole', () => {
    expect(formatOf(whole)).toBe(format);
    expect(endOf(format, whole)).toBe(whole.length);
    expect(refused(whole, format)).toBeNull();
  });

  it('is refused wherever it is cut off, and nothing breaks over it', () => {
    for (let length = 1; length < whole.length; length += 1)
      expect([length, refused(whole.subarray(0, length), format)?.what]).toEqual([length, expect.stringMatching(/cut off|whatever its name says/)]);
  });

  it('is refused under the name of another', () => {
    for (const other of FORMATS.filter((each) => each !== format))
      expect(refused(whole, other)?.what).toBe(`this is a ${format} picture, and its name says ${other}.`);
  });

  it('may have a little behind its end, and not a film', () => {
    expect(refused(Buffer.concat([whole, Buffer.alloc(500)]), format)).toBeNull();
    expect(refused(Buffer.concat([whole, latin1('\0\0\0\x18ftypmp42'), Buffer.alloc(5000)]), format)?.what).toMatch(/behind the end|cut off/);
  });
});

it('a picture of the AVIF family is known by what it goes with, too', () => {
  expect(formatOf(AVIF(NOTHING, 'mif1'))).toBe('AVIF');
});

describe('a file of another kind is refused by its name:', () => {
  it.each([
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a HEIC photograph'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'a HEIC photograph'],
    ['\0\0\0\x18ftypqt  \0\0\0\0', 'a film'],
    ['<!DOCTYPE html><title>Not found</title>', 'a page of the web'],
    ['\n<html>', 'a page of the web'],
    ['<?xml version="1.0"?><svg/>', 'an SVG drawing'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\n', 'Git LFS'],
    ['GIF89a', 'a GIF picture'],
    ['II*\0\b\0\0\0', 'a TIFF'],
    ['%PDF-1.7', 'a PDF'],
    ['hello', 'no picture that browsers show'],
  ])('%j is %s', (begin, name) => {
    expect(refused(Buffer.concat([latin1(begin), Buffer.alloc(100)]), 'JPEG')).toMatchObject({
      what: expect.stringContaining(name),
      fix: expect.stringMatching(/.{20}/),
    });
  });

  it('an empty one', () => {
    expect(refused(Buffer.alloc(0), 'JPEG')?.what).toBe('this file is empty.');
  });
});

describe('where a picture was taken', () => {
  const latitude = { big: exif([0x01, 0x02, 0x03, 0x04], big), little: exif([0x02], little) };
  const without = exif([0x00, 0x1d], little);
  const xmp = latin1('<rdf:Description exif:GPSLatitude="33,57.2N"/>');
  const hexadecimal = latin1(`exif\n\n  ${latitude.big.length}\n${latitude.big.toString('hex').replace(/(.{72})/g, '$1\n')}\n`);

  it.each<[string, Buffer]>([
    ['EXIF of a JPEG', JPEG(segment(0xe1, Buffer.concat([latin1('Exif\0\0'), latitude.big])))],
    ['EXIF in the other order', JPEG(segment(0xe1, Buffer.concat([latin1('Exif\0\0'), latitude.little])))],
    ['XMP of a JPEG', JPEG(segment(0xe1, Buffer.concat([latin1('http://ns.adobe.com/xap/1.0/\0'), xmp])))],
    ['EXIF of a PNG', PNG(chunk('eXIf', latitude.little))],
    ['packed XMP of a PNG', PNG(chunk('iTXt', Buffer.concat([latin1('XML:com.adobe.xmp\0\x01\0x\0x\0'), deflateSync(xmp)])))],
    ['packed EXIF of a PNG', PNG(chunk('zTXt', Buffer.concat([latin1('Raw profile type exif\0\0'), deflateSync(hexadecimal)])))],
    ['EXIF of a WebP', WEBP(riff('EXIF', latitude.little))],
    ['XMP of a WebP', WEBP(riff('XMP ', xmp))],
    ['EXIF of an AVIF', AVIF(Buffer.concat([latin1('\0\0\0\x06Exif\0\0'), latitude.big]))],
    ['a second picture', Buffer.concat([JPEG(), JPEG(segment(0xe1, Buffer.concat([latin1('Exif\0\0'), latitude.big])))])],
    ['a film behind the picture', Buffer.concat([JPEG(), latin1('\0\0\0\x1e\xa9xyz\0\x12\x15\xc7+33.9533-117.3962/')])],
  ])('is seen in %s', (_place, bytes) => {
    expect(holdsPosition(bytes)).toBe(true);
    const format = formatOf(bytes);
    expect(refused(bytes, format ?? undefined)?.what).toContain('where it was taken');
  });

  it('is not seen where there is none', () => {
    for (const make of Object.values(MAKE)) expect(holdsPosition(make())).toBe(false);
    expect(holdsPosition(JPEG(segment(0xe1, Buffer.concat([latin1('Exif\0\0'), without]))))).toBe(false);
    expect(holdsPosition(JPEG(segment(0xe1, latin1('Exif\0\0II*\0\xff\xff\xff\xff'))))).toBe(false);
    expect(holdsPosition(latin1('II*\0'))).toBe(false);
  });
});

describe('the pictures of a data folder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'shingle-pictures-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const data = join(scratch, 'data');
  const told = () =>
    readAndCheck({
      project,
      data,
      out: '',
      siteUrl: null,
      base: '/',
      production: false,
      development: false,
      supabase: { url: null, anonKey: null },
    }).problems.map(({ severity, file, what }) => `${severity} ${file?.slice(data.length + 1)} ${what}`);

  it('are looked at where a page names them, and nowhere else', () => {
    cpSync(sample, data, { recursive: true });
    mkdirSync(join(data, 'images'));
    writeFileSync(join(data, 'images/roof.jpg'), '<!doctype html>');
    expect(told()).toEqual([]);
    const home = join(data, 'home.yaml');
    const withPicture = readFileSync(home, 'utf8').replace(
      /^( *)description: (.*)\n(\1features:)/m,
      '$1description: $2\n$1image: { src: roof.jpg, alt: A roof }\n$3',
    );
    expect(withPicture).toContain('roof.jpg');
    writeFileSync(home, withPicture);
    expect(told()).toEqual(['error images/roof.jpg this is a page of the web, whatever its name says.']);
    writeFileSync(join(data, 'images/roof.jpg'), JPEG(Buffer.concat(Array.from({ length: 10 }, () => segment(0xe2, Buffer.alloc(60_000))))));
    expect(told()).toEqual(['warning images/roof.jpg this picture is 0.6 MB large: a phone on a slow line waits 5 s for it.']);
    writeFileSync(join(data, 'images/roof.jpg'), Buffer.alloc(26_300_000));
    expect(told()).toEqual([expect.stringContaining('error images/roof.jpg this picture is 26.3 MB large')]);
    writeFileSync(join(data, 'images/roof.jpg'), JPEG());
    expect(told()).toEqual([]);
  });
});
