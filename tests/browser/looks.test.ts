// How one page of each kind looks, against pictures in tests/snapshots/looks: at half the size, so that text may be set a
// hair's breadth differently by another Chromium. LOOKS=update npm test -- looks takes new ones.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { project } from '../setup/run';
import { browser, host } from '../setup/shipped';

const KINDS = {
  home: '/',
  service: '/services/tpo-roofing',
  county: '/service-areas/riverside-county',
  city: '/cities/palm-springs',
  prose: '/privacy',
  'not-found': '/404',
  'server-error': '/500',
};
const WIDTHS = [390, 1440];
/** How far apart two colors may be, of 1; and how many of a thousand pixels may be further apart. */
const COLOR = 0.2;
const PER_THOUSAND = 2;

/** Widths of text by its outlines, whatever hinting a browser is built with. */
const PRECISE = '* { text-rendering: geometricPrecision !important; }';

const pictures = join(project, 'tests/snapshots/looks');
const update = process.env.LOOKS === 'update';

async function pictureOf(path: string, width: number): Promise<PNG> {
  const { page, errors, close } = await openPage(browser, {
    viewport: { width, height: 900 },
    deviceScaleFactor: 0.5,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(host.url + path);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Images that wait until they are near.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  const picture = await page.screenshot({ fullPage: true, style: PRECISE });
  expect(errors.filter((error) => !error.startsWith('Page not found'))).toEqual([]);
  await close();
  return PNG.sync.read(picture);
}

/** In 32 steps of each color, a fraction of what two may be apart: two thirds of the bytes in git. */
function compact({ width, height, data }: PNG): Buffer {
  const picture = new PNG({ width, height });
  picture.data = Buffer.from(data.map((value, index) => (index % 4 === 3 ? value : (value & 0xf8) | 4)));
  return PNG.sync.write(picture, { colorType: 2, deflateLevel: 9 });
}

/** Where the two differ, for a person to look at. */
function told(name: string, found: PNG, difference: PNG): string {
  const folder = mkdtempSync(join(tmpdir(), 'shingle-looks-'));
  for (const [file, picture] of [
    ['found.png', found],
    ['difference.png', difference],
  ] as const)
    writeFileSync(join(folder, file), PNG.sync.write(picture));
  return `${name} looks otherwise than tests/snapshots/looks/${name}.png: see ${folder}. If it is meant to: LOOKS=update npm test -- looks`;
}

describe.each(Object.entries(KINDS))('a page of the kind %s', (kind, path) => {
  it.each(WIDTHS)('looks as it did at %i px', async (width) => {
    const name = `${kind}-${width}`;
    const file = join(pictures, `${name}.png`);
    const found = await pictureOf(path, width);
    if (update) {
      mkdirSync(pictures, { recursive: true });
      writeFileSync(file, compact(found));
    }
    expect(existsSync(file), `${file} is not there: LOOKS=update npm test -- looks takes it`).toBe(true);
    const meant = PNG.sync.read(readFileSync(file));
    expect([found.width, found.height], `${name} has another size`).toEqual([meant.width, meant.height]);
    const difference = new PNG({ width: meant.width, height: meant.height });
    const pixels = pixelmatch(meant.data, found.data, difference.data, meant.width, meant.height, { threshold: COLOR });
    const share = (pixels * 1000) / (meant.width * meant.height);
    if (share > PER_THOUSAND) throw new Error(told(name, found, difference));
  });
});
