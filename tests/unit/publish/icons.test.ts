// The icons of a site as files: of the size they say, in the colors they were given.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { iconProblems } from '../../../generator/content/icons';
import type { Polygon } from '../../../generator/publish/drawnMark';
import { planIcons, png } from '../../../generator/publish/icons';

const empty = mkdtempSync(join(tmpdir(), 'shingle-icons-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

const MARK: Polygon[] = [
  { colour: '#fdfcf6', corners: [[0, 0], [48, 0], [48, 48], [0, 48]] },
  { colour: '#b23a1e', corners: [[6, 30], [42, 30], [42, 18]] },
];

/** Width, and the color of a place in units of the mark. */
function read(png: Buffer): { size: number; at: (x: number, y: number) => string } {
  const size = png.readUInt32BE(16);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  const at = (x: number, y: number) => {
    const start = Math.floor((y * size) / 48) * (3 * size + 1) + 1 + 3 * Math.floor((x * size) / 48);
    return `#${rows.subarray(start, start + 3).toString('hex')}`;
  };
  expect(rows).toHaveLength(size * (3 * size + 1));
  return { size, at };
}

it('the mark becomes an icon for tabs and one for phones, the same every time', () => {
  const icons = planIcons(MARK, empty);
  expect(icons.map(({ file }) => file)).toEqual(['favicon.ico', 'apple-touch-icon.png']);
  expect(JSON.stringify(planIcons(MARK, empty))).toBe(JSON.stringify(icons));
  const [ico, touch] = icons.map(({ bytes }) => Buffer.from(bytes)) as [Buffer, Buffer];
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  for (const [image, size] of [[ico.subarray(22), 32], [touch, 180]] as const) {
    const icon = read(image);
    expect(icon.size).toBe(size);
    expect([icon.at(1, 1), icon.at(40, 26), icon.at(8, 22), icon.at(20, 40)]).toEqual(['#fdfcf6', '#b23a1e', '#fdfcf6', '#fdfcf6']);
  }
});

it('a mark that is an SVG of its own has no pixels, but those that lie beside it, and these are looked at', () => {
  expect(planIcons(null, empty)).toEqual([]);
  const icons = planIcons(MARK, empty);
  for (const { file, bytes } of icons) writeFileSync(join(empty, file), bytes);
  expect(planIcons(null, empty)).toEqual(icons);
  expect(iconProblems(empty)).toEqual([]);
  for (const { file } of icons) writeFileSync(join(empty, file), 'GIF89a');
  expect(iconProblems(empty)).toMatchObject([{ what: expect.stringContaining('no ICO file') }, { what: expect.stringContaining('no PNG file') }]);
});

it('an icon of another size, of none, and a folder in its place are refused with how to mend it', () => {
  const [ico, touch] = ['favicon.ico', 'apple-touch-icon.png'].map((name) => join(empty, name)) as [string, string];
  const told = () => iconProblems(empty).map(({ file, what }) => [file, what]);
  rmSync(ico);
  const image = Buffer.from(png(MARK, 180));
  writeFileSync(touch, png(MARK, 32));
  expect(told()).toEqual([[touch, 'this icon is 32 x 32 pixels.']]);
  image.writeUInt32BE(120, 20);
  writeFileSync(touch, image);
  expect(told()).toEqual([[touch, 'this icon is 180 x 120 pixels.']]);
  writeFileSync(touch, image.subarray(0, 20));
  expect(told()).toEqual([[touch, 'this PNG file ends before it says its size.']]);
  rmSync(touch);
  for (const folder of [ico, touch]) mkdirSync(folder);
  expect(told()).toEqual([ico, touch].map((folder) => [folder, 'there is a folder where an icon should be.']));
});
