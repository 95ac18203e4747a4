// The pages of a path that does not exist and of a failure: the number stands over the roof, or on earth down to the street.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { browser, host } from '../setup/shipped';

it.each([390, 768, 1440])('at %i px of a failed page nothing but earth lies between the ground line and the street', async (width) => {
  const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
  const body = readFileSync(join(inject('site'), '500.html'), 'utf8');
  await page.route('**/failing', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${host.url}/failing`);
  const found = await page.evaluate(() => {
    const section = document.querySelector('.missing');
    const street = document.querySelector('.footer__street');
    const boxes = ['.missing__sun > circle', '.missing__code'].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(selector) ?? document.body);
      return (selector.includes('code') ? range : document.querySelector(selector))?.getBoundingClientRect();
    });
    return {
      grounds: section && street ? [getComputedStyle(section, '::after').backgroundColor, getComputedStyle(street).backgroundColor] : [],
      touching: (boxes[0]?.left ?? 0) < (boxes[1]?.right ?? 0) && (boxes[0]?.bottom ?? 0) > (boxes[1]?.top ?? 0),
    };
  });
  expect(found).toEqual({ grounds: ['rgb(234, 215, 184)', 'rgb(234, 215, 184)'], touching: false });
  await close();
});

it.each([768, 1440])('at %i px the number stands 72 px above the ridge caps', async (width) => {
  const { page, close } = await openPage(browser, { viewport: { width, height: 900 } });
  await page.goto(`${host.url}/404`);
  const gap = await page.evaluate(() => {
    const [code, roof] = ['.missing__code', '.missing__roof'].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
    /** Tops of the caps, in the drawing (templates/art/missingTile.tsx). */
    return (roof?.top ?? 0) + 22 - (code?.bottom ?? 0);
  });
  expect(gap).toBeCloseTo(72, 0);
  await close();
});

it('where the reader has set text twice as large the number stays on one line of a phone', async () => {
  const large = await launch({ textSize: 32 });
  const { page, close } = await openPage(large, { viewport: { width: 390, height: 844 } });
  await page.goto(`${host.url}/404`);
  const code = await page.locator('.missing__code').evaluate((element) => ({
    lines: element.getClientRects()[0]!.height / Number.parseFloat(getComputedStyle(element).lineHeight),
    over: element.scrollWidth - element.clientWidth,
  }));
  expect(code.lines).toBeCloseTo(1, 1);
  expect(code.over).toBeLessThanOrEqual(0);
  await close();
  await large.close();
});
