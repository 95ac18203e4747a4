// Cards enter one after another as their list comes into view, and are there all the same without a script.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { type Host, serveSite } from '../setup/server';

const LIST = '[data-section=services] :has(> [data-item])';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  browser = await launch();
  host = await serveSite(inject('site'));
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

interface Entering {
  name: string;
  delay: number;
}

/** How each item of a list enters; it is said by its style also after it has entered. */
function entering(list: Element): Entering[] {
  return Array.from(list.children, (item) => {
    const { animationName: name, animationDelay } = getComputedStyle(item);
    return { name, delay: Math.round(Number.parseFloat(animationDelay) * 1000) };
  });
}

it.each([390, 1440])('100 ms apart, once, at %i px', async (width) => {
  const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } });
  await page.goto(host.url);
  const list = page.locator(LIST);
  expect(await list.getAttribute('data-entered')).toBe(null);
  expect(await list.locator('> *').first().evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
  const entered = page.waitForFunction((selector) => document.querySelector(selector)?.hasAttribute('data-entered'), LIST);
  await list.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight + 40));
  await entered;
  expect(await list.evaluate(entering)).toEqual([0, 100, 200, 300].map((delay) => ({ name: 'enter', delay })));
  await list.evaluate((element) => Promise.all(Array.from(element.children, (item) => Promise.all(item.getAnimations().map(({ finished }) => finished)))));
  expect(await list.locator('> *').last().evaluate((item) => getComputedStyle(item).opacity)).toBe('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(errors).toEqual([]);
  await close();
});

it('not what is in view from the start, nor numbers, stories and tables', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 30_000 } });
  await page.goto(host.url);
  await page.locator('footer').waitFor();
  expect(await page.locator('[data-entered]').count()).toBe(0);
  await close();
  const small = await openPage(browser);
  await small.page.goto(`${host.url}/services/tpo-roofing`);
  await small.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const part of ['.dimension', '.quotes__row', 'tbody']) expect(await small.page.locator(`${part}[data-entered]`).count()).toBe(0);
  await small.close();
});

it('nothing moves where motion is unwanted', async () => {
  const { page, close } = await openPage(browser, { reducedMotion: 'reduce' });
  await page.goto(host.url);
  const list = page.locator(LIST);
  const entered = page.waitForFunction((selector) => document.querySelector(selector)?.hasAttribute('data-entered'), LIST);
  await list.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight + 40));
  await entered;
  expect(new Set((await list.evaluate(entering)).map(({ name }) => name))).toEqual(new Set(['none']));
  await close();
});
