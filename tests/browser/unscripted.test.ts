// Where the one script of a page does not come, Send and Calculate do nothing: the words for those without a script stand in their place,
// with the number, from four seconds on. Everybody else never sees them, and nothing moves.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../setup/chromium';
import { drawn } from '../setup/moments';
import { shiftsOf, watchShifts } from '../setup/shifts';
import { browser, host } from '../setup/shipped';
import { PHONE, SIZES } from './forms/setup';

const BOOT = '**/assets/boot.js';
const SCRIPTED = '.send:visible, .estimator__calculate:visible, .form__gear:visible';
const WORDS = '.scripted__otherwise';

const shown = (page: Page) => page.locator(`${WORDS}:visible`).evaluateAll((all) => all.map((words) => words.querySelector('a[href^="tel:"]')?.textContent));

/** Milliseconds since the page was first styled. */
const age = (page: Page) => page.evaluate(() => performance.now());

describe.each(SIZES)('at $name', ({ options }) => {
  describe.each([
    { path: '/', phones: ['(951) 555-0100', '(951) 555-0100'] },
    { path: '/cities/riverside', phones: ['(951) 555-0101'] },
  ])('$path', ({ path, phones }) => {
    it.each([
      ['is not there', (page: Page) => page.route(BOOT, (route) => route.fulfill({ status: 404, body: '' }))],
      ['is blocked', (page: Page) => page.route(BOOT, (route) => route.abort('blockedbyclient'))],
    ])('says so when its script %s', async (_, bar) => {
      const { page, close } = await openPage(browser, options);
      await bar(page);
      await page.addInitScript(watchShifts);
      await page.goto(host.url + path, { waitUntil: 'domcontentloaded' });
      const before = await shown(page);
      if ((await age(page)) < 3900) expect(before).toEqual([]);
      await expect.poll(() => shown(page)).toEqual(phones);
      expect(await age(page)).toBeGreaterThan(3900);
      expect(await page.locator(SCRIPTED).count()).toBe(0);
      await drawn(page);
      expect(await shiftsOf(page)).toEqual([]);
      await close();
    });
  });
});

it('a script that comes late after all takes its place again, and nothing moves', async () => {
  const { page, errors, close } = await openPage(browser, PHONE);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(BOOT, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(`${host.url}/cities/riverside`, { waitUntil: 'commit' });
  await expect.poll(() => shown(page)).toEqual(['(951) 555-0101']);
  release();
  await expect.poll(() => shown(page)).toEqual([]);
  expect(await page.locator('#contact .send').isVisible()).toBe(true);
  expect(await shiftsOf(page)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it.each(['no-preference', 'reduce'] as const)('nobody else ever sees them (reduced motion: %s)', async (reducedMotion) => {
  const { page, errors, close } = await openPage(browser, { ...PHONE, reducedMotion });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      for (const words of document.querySelectorAll('.scripted__otherwise')) if (getComputedStyle(words).visibility !== 'hidden') seen.push(words.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(host.url);
  await page.locator('html[data-script]').waitFor();
  await drawn(page);
  expect(await page.locator(WORDS).count()).toBe(2);
  // Nothing is left that could bring them out later.
  expect(await page.locator('[data-island]').evaluateAll((all) => all.flatMap((island) => island.getAnimations({ subtree: true })).length)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

it('the space that is kept for them is hardly more than that of what stands there', async () => {
  for (const { options } of SIZES) {
    const { page, close } = await openPage(browser, options);
    await page.goto(host.url);
    const more = await page.locator('.scripted').evaluateAll((all) => all.map((each) => each.clientHeight - (each.lastElementChild?.clientHeight ?? 0)));
    expect(more).toHaveLength(2);
    for (const pixels of more) expect(pixels).toBeLessThanOrEqual(24);
    await close();
  }
});
