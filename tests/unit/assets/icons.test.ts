// The icons of a site as files: of the size they say, in the colors they were given.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, expect, it } from 'vitest';
import { type IconSource, planIcons, png } from '../../../generator/assets/icons';
import { iconProblems } from '../../../generator/content/files/icons';

const empty = mkdtempSync(join(tmpdir(), 'shingle-icons-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

const MARK: IconSource = {
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#b23a1e" d="M6 30H42V18z"/></svg>',
  paper: '#fdfcf6',
};

/** Width, and the color of a place in units of the mark. */
function read(image: Buffer): { size: number; at: (x: number, y: number) => string } {
  const { width, height, data } = PNG.sync.read(image);
  expect(height).toBe(width);
  const at = (x: number, y: number) => {
    const start = 4 * (Math.floor((y * width) / 48) * width + Math.floor((x * width) / 48));
    return `#${data.subarray(start, start + 4).toString('hex')}`;
  };
  return { size: width, at };
}

function drawn(mark: IconSource): { file: string; image: Buffer }[] {
  return planIcons(mark, empty).map(({ file, bytes }) => ({ file, image: Buffer.from(bytes).subarray(file.endsWith('.ico') ? 22 : 0) }));
}

it('the mark becomes an icon for tabs and one for phones, the same every time', () => {
  const icons = planIcons(MARK, empty);
  expect(icons.map(({ file }) => file)).toEqual(['favicon.ico', 'apple-touch-icon.png']);
  expect(JSON.stringify(planIcons(MARK, empty))).toBe(JSON.stringify(icons));
  const ico = Buffer.from(icons[0]?.bytes ?? []);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22);
  for (const [{ image }, size] of drawn(MARK).map((icon, index) => [icon, [32, 180][index]] as const)) {
    const icon = read(image);
    expect(icon.size).toBe(size);
    expect([icon.at(1, 1), icon.at(39, 26), icon.at(8, 22), icon.at(20, 40)]).toEqual(['#fdfcf6ff', '#b23a1eff', '#fdfcf6ff', '#fdfcf6ff']);
  }
});

it('a wide mark stands in the middle of its square, whole', () => {
  const svg = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 0 96 48"><path fill="#12352a" d="M10 0h96v48h-96z"/></svg>';
  for (const { image } of drawn({ ...MARK, svg })) {
    const { at } = read(image);
    expect([at(24, 6), at(1, 24), at(47, 24), at(24, 42)]).toEqual(['#fdfcf6ff', '#12352aff', '#12352aff', '#fdfcf6ff']);
  }
});

it('icons that lie in the data folder take the place of those that are drawn, and are looked at', () => {
  const icons = planIcons(MARK, empty);
  for (const { file, bytes } of icons) writeFileSync(join(empty, file), bytes);
  expect(planIcons({ ...MARK, paper: '#000000' }, empty)).toEqual(icons);
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

it('icons that say where they were made, or hold a secret, are refused', () => {
  const own = mkdtempSync(join(tmpdir(), 'shingle-own-icons-'));
  const [ico, touch] = planIcons(MARK, own).map(({ file, bytes }) => ({ file: join(own, file), bytes }));
  writeFileSync(ico!.file, Buffer.concat([ico!.bytes, Buffer.from('postgres://u:p@db.example.org/leads')]));
  writeFileSync(touch!.file, Buffer.concat([touch!.bytes, Buffer.from('exif:GPSLatitude="33,57.2N"')]));
  const told = iconProblems(own).map(({ file, what }) => [file, what]);
  rmSync(own, { recursive: true });
  expect(told).toEqual([
    [ico!.file, expect.stringContaining('an address with a password')],
    [touch!.file, expect.stringContaining('where it was taken')],
  ]);
});
