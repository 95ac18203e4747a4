// On paper: a city page is a leaflet of one sheet, with who, the number, the licence and the services on it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { OFFER_NOON } from '../setup/day';
import { pagesIn } from '../setup/output';
import { project, shingle } from '../setup/run';
import { type Host, serveSite } from '../setup/server';
import { browser, host } from '../setup/shipped';

/** The margins that browsers print with. */
const MARGIN = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' };
const FORMATS = ['Letter', 'A4'] as const;
/** What the margins leave of Letter, in CSS px, and the whole of it. */
const SHEET = { width: 739, height: 979 };
const LETTER = { width: 816, height: 1056 };

const scratch = mkdtempSync(join(tmpdir(), 'shingle-print-'));
/** A site without drawings. */
let fences: Host;
beforeAll(async () => {
  expect(shingle(['generate', '--quiet', '--data', join(project, 'tests/fixtures/second-contractor'), '--out', join(scratch, 'out')])).toMatchObject({ status: 0, stderr: '' });
  fences = await serveSite(join(scratch, 'out'));
});
afterAll(async () => {
  await fences?.close();
  rmSync(scratch, { recursive: true, force: true });
});

async function sheetsOf(page: Page, format: (typeof FORMATS)[number]): Promise<number> {
  const pdf = (await page.pdf({ format, margin: MARGIN })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

it.each(FORMATS)('each city page takes one sheet of %s', async (format) => {
  const { page, errors, close } = await openPage(browser);
  const cities = pagesIn(inject('site')).map(({ file }) => file).filter((file) => file.startsWith('cities/'));
  expect(cities).toHaveLength(24);
  for (const file of cities) {
    await page.goto(`${host.url}/${file.replace(/\.html$/, '')}`);
    expect(await sheetsOf(page, format), file).toBe(1);
  }
  expect(errors).toEqual([]);
  await close();
});

it('it says who, the number, the licence and the services', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  for (const words of ['Sample Roofing', 'Palm Springs', '(760) 555-0106', 'CSLB Lic. #000000', 'Residential Roofing', 'Roof Inspections']) expect(text).toContain(words);
  await close();
});

it('the house stands under the words, white between its lines, with the letters of what fails first and without its range', async () => {
  const { page, close } = await openPage(browser, { viewport: LETTER });
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => {
    const drawing = document.querySelector('.elevation');
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const all = (selector: string) => [...(drawing?.querySelectorAll(selector) ?? [])];
    const shown = (element: Element) => element.getClientRects().length > 0;
    // The heads of palms are in <defs>, and shown where they are used.
    const painted = all('path[fill], circle').filter(shown).map((path) => getComputedStyle(path).fill);
    return {
      title: box('h1')?.bottom ?? 0,
      highest: Math.min(...all('use, circle, path').filter(shown).map((element) => element.getBoundingClientRect().top)),
      fills: [...new Set(painted)],
      heads: [...new Set(all('defs [stroke-linecap]').map((path) => `${getComputedStyle(path).stroke} ${getComputedStyle(path).strokeWidth}`))],
      ink: getComputedStyle(document.body).color,
      letters: all('.k text').filter(shown).map((text) => text.textContent),
      keys: [...document.querySelectorAll('.failures__key')].filter(shown).map((key) => key.textContent),
      range: all('.r').some(shown),
    };
  });
  expect(found.highest).toBeGreaterThan(found.title);
  expect(found).toMatchObject({ fills: ['rgb(255, 255, 255)'], heads: [`${found.ink} 1px`], letters: ['A', 'B', 'C'], keys: ['A', 'B', 'C'], range: false });
  await close();
});

it('no page reaches past its sheet or prints what can only be pressed; a drawing takes at most a quarter of it', async () => {
  const { page, close } = await openPage(browser);
  const paths = ['/', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/riverside'].map((path) => host.url + path);
  const without = ['/', '/services/wood-fences', '/service-areas/kern-county', '/cities/delano'].map((path) => fences.url + path);
  for (const size of [LETTER, SHEET]) {
    await page.setViewportSize(size);
    for (const url of [...paths, ...without]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(url);
      await page.emulateMedia({ media: 'print' });
      const found = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        pressed: [...document.querySelectorAll('button, .button')].filter((element) => element.getClientRects().length > 0).map((element) => element.className),
        tallest: Math.max(...[...document.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect().height)),
      }));
      expect(found, url).toMatchObject({ width: size.width, pressed: [] });
      expect(found.tallest, url).toBeLessThanOrEqual(LETTER.height / 4);
    }
  }
  await close();
});

it('ground that is set out is its lines alone', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${fences.url}/cities/delano`);
  await page.emulateMedia({ media: 'print' });
  const fills = await page.locator('.stakes path').evaluateAll((paths) => paths.filter((path) => path.getClientRects().length > 0).map((path) => getComputedStyle(path).fill));
  expect(new Set(fills)).toEqual(new Set(['none', 'rgb(255, 255, 255)']));
  for (const format of FORMATS) expect(await sheetsOf(page, format)).toBe(1);
  await close();
});

it('the offer that has opened is not on it', async () => {
  const { page, close } = await openPage(browser, {}, { offer: true });
  await page.clock.install({ time: OFFER_NOON });
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.clock.runFor(6000);
  await page.locator('.promotion').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.promotion').isVisible()).toBe(false);
  await close();
});
