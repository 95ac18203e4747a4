// On paper: a city page is a leaflet of one sheet, with who, the number, the license and the services on it.
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { OFFER_NOON } from '../../setup/day';
import { pagesIn } from '../../setup/output';
import { browser, host } from '../../setup/shipped';
import { FORMATS, LETTER, SHEET, sheetsOf } from './setup';

it.each(FORMATS)('each city page takes one sheet of %s', async (format) => {
  const { page, errors, close } = await openPage(browser);
  const cities = pagesIn(inject('site'))
    .map(({ file }) => file)
    .filter((file) => file.startsWith('cities/'));
  expect(cities).toHaveLength(24);
  for (const file of cities) {
    await page.goto(`${host.url}/${file.replace(/\.html$/, '')}`);
    expect(await sheetsOf(page, format), file).toBe(1);
  }
  expect(errors).toEqual([]);
  await close();
});

it('it says who, the number, the license and the services', async () => {
  const { page, close } = await openPage(browser);
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  for (const words of ['Sample Roofing', 'Palm Springs', '(760) 555-0106', 'CSLB Lic. #000000', 'Residential Roofing', 'Roof Inspections'])
    expect(text).toContain(words);
  await close();
});

/** Of all that is shown of a page's main part; zoom is in it. */
async function sizesOnPaper(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize) * Number.parseFloat(getComputedStyle(document.body).zoom)),
    );
}

it('what is done is set in 9 points, on the whole sheet', async () => {
  const { page, close } = await openPage(browser, { viewport: SHEET });
  await page.goto(`${host.url}/cities/palm-springs`);
  await page.emulateMedia({ media: 'print' });
  for (const size of await sizesOnPaper(page, '.services__street :is(p, li)')) expect(size * 0.75).toBeGreaterThanOrEqual(9);
  const end = await page.locator('.footer').evaluate((footer) => footer.getBoundingClientRect().bottom);
  expect(end).toBeGreaterThan(SHEET.height * 0.9);
  expect(end).toBeLessThanOrEqual(SHEET.height);
  await close();
});

it.each(['perris', 'riverside', 'temecula'])('nothing of the drawing of %s stands on its title', async (city) => {
  const { page, close } = await openPage(browser, { viewport: SHEET });
  await page.goto(`${host.url}/cities/${city}`);
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => ({
    title: document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0,
    highest: Math.min(
      ...[...document.querySelectorAll('.elevation :is(use, circle, path)')]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getBoundingClientRect().top),
    ),
  }));
  expect(found.highest).toBeGreaterThan(found.title);
  await close();
});

it('the shore of a lake goes down to its bed', async () => {
  const { page, close } = await openPage(browser, { viewport: SHEET });
  await page.goto(`${host.url}/cities/lake-elsinore`);
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() => ({
    clipped: getComputedStyle(document.querySelector('.elevation') ?? document.body).clipPath,
    bed: Math.max(...[...document.querySelectorAll('.elevation path.g')].map((path) => path.getBoundingClientRect().bottom)),
    words: document.querySelector('.failures h2')?.getBoundingClientRect().top ?? 0,
  }));
  expect(found.clipped).toBe('none');
  expect(found.bed).toBeLessThan(found.words);
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
    const painted = all('path[fill], circle')
      .filter(shown)
      .map((path) => getComputedStyle(path).fill);
    return {
      title: box('h1')?.bottom ?? 0,
      highest: Math.min(
        ...all('use, circle, path')
          .filter(shown)
          .map((element) => element.getBoundingClientRect().top),
      ),
      fills: [...new Set(painted)],
      heads: [...new Set(all('defs [stroke-linecap]').map((path) => `${getComputedStyle(path).stroke} ${getComputedStyle(path).strokeWidth}`))],
      ink: getComputedStyle(document.body).color,
      letters: all('.k text')
        .filter(shown)
        .map((text) => text.textContent),
      keys: [...document.querySelectorAll('.failures__key')].filter(shown).map((key) => key.textContent),
      range: all('.r').some(shown),
    };
  });
  expect(found.highest).toBeGreaterThan(found.title);
  expect(found).toMatchObject({ fills: ['rgb(255, 255, 255)'], heads: [`${found.ink} 1px`], letters: ['A', 'B', 'C'], keys: ['A', 'B', 'C'], range: false });
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
