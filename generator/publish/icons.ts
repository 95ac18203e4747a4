// The icons that browsers and phones ask for by name: the mark as pixels, drawn from its polygons in the colors of the site.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { TOUCH_SIZE } from '../content/icons';
import type { Polygon } from './drawnMark';

export const ICON_FILES = ['favicon.ico', 'apple-touch-icon.png'] as const;
export const TOUCH_ICON = ICON_FILES[1];
export type IconName = (typeof ICON_FILES)[number];

export interface Icon {
  file: IconName;
  bytes: Uint8Array;
}

/** Pixels: that of a tab at double density, and that of phones. */
const SIZE: Record<IconName, number> = { 'favicon.ico': 32, 'apple-touch-icon.png': TOUCH_SIZE };
const UNITS = 48;
/** Samples across a pixel, so that slopes have soft edges. */
const SAMPLES = 4;

/** `drawn`: the mark, from the back to the front; null where it is the site's own SVG, which nothing here can turn into pixels. */
export function planIcons(drawn: readonly Polygon[] | null, data: string): Icon[] {
  return ICON_FILES.flatMap((file) => {
    const own = join(data, file);
    if (existsSync(own)) return [{ file, bytes: readFileSync(own) }];
    if (drawn === null) return [];
    const image = png(drawn, SIZE[file]);
    return [{ file, bytes: file.endsWith('.ico') ? ico(image, SIZE[file]) : image }];
  });
}

/** Eight bits a channel, without transparency: Apple would fill it with black. */
export function png(polygons: readonly Polygon[], size: number): Uint8Array {
  const rows = Array.from({ length: size }, (_, y) => Buffer.from([0, ...Array.from({ length: size }, (__, x) => pixel(polygons, x, y, size)).flat()]));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Bit depth 8, color type 2: red, green, blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** One image in the container that /favicon.ico has to be: a folder of one entry, and the PNG as it is. */
function ico(image: Uint8Array, size: number): Uint8Array {
  const folder = Buffer.alloc(22);
  folder.writeUInt16LE(1, 2);
  folder.writeUInt16LE(1, 4);
  folder.set([size, size, 0, 0], 6);
  folder.writeUInt16LE(1, 10);
  folder.writeUInt16LE(24, 12);
  folder.writeUInt32LE(image.length, 14);
  folder.writeUInt32LE(folder.length, 18);
  return Buffer.concat([folder, image]);
}

/** One color where all four corners have it, which saves most of the work; no part of a mark is thinner than a pixel. */
function pixel(polygons: readonly Polygon[], x: number, y: number, size: number): number[] {
  const at = (across: number, down: number) => {
    const [ux, uy] = [((x + (across + 0.5) / SAMPLES) * UNITS) / size, ((y + (down + 0.5) / SAMPLES) * UNITS) / size];
    return polygons.findLast(({ corners }) => isInside(corners, ux, uy))?.colour ?? '#ffffff';
  };
  const last = SAMPLES - 1;
  const corner = at(0, 0);
  if (at(last, 0) === corner && at(0, last) === corner && at(last, last) === corner) return channels(corner);
  const samples = Array.from({ length: SAMPLES ** 2 }, (_, index) => channels(at(index % SAMPLES, Math.floor(index / SAMPLES))));
  return [0, 1, 2].map((channel) => Math.round(samples.reduce((sum, sample) => sum + (sample[channel] ?? 0), 0) / samples.length));
}

/** By the sides that a ray to the right crosses: an odd number. */
function isInside(corners: Polygon['corners'], x: number, y: number): boolean {
  const crossed = corners.filter(([ax, ay], index) => {
    const [bx, by] = corners.at(index - 1) ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossed.length % 2 === 1;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}
