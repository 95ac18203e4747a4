// A link to a part of the page: smoothly, with the heading in sight below the header, and the focus with it.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { type Host, serveSite } from '../setup/server';

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

/** Where a heading is seen: its top edge, and the lower edge of the header over it. */
async function placeOf(page: Page, part: string): Promise<{ top: number; header: number }> {
  return page.evaluate((id) => {
    const heading = document.querySelector(`#${id} :is(h1, h2)`);
    const header = document.querySelector('.header');
    return { top: heading?.getBoundingClientRect().top ?? -1, header: header?.getBoundingClientRect().bottom ?? -1 };
  }, part);
}

async function expectInSight(page: Page, part: string, height: number): Promise<void> {
  await expect.poll(async () => {
    const { top, header } = await placeOf(page, part);
    return top >= header && top < height / 2;
  }).toBe(true);
}

/** Counts the positions the page passes through from now on. */
async function watchPositions(page: Page): Promise<() => Promise<number>> {
  const positions = await page.evaluateHandle(() => {
    const passed = new Set<number>();
    addEventListener('scroll', () => passed.add(Math.round(scrollY)));
    return passed;
  });
  return () => positions.evaluate((passed) => passed.size);
}

describe.each([
  [390, 844],
  [1440, 900],
])('at %i px', (width, height) => {
  it.each([
    ['/', 'contact'],
    ['/', 'estimator'],
    ['/cities/riverside', 'contact'],
    ['/services/tpo-roofing', 'contact'],
    ['/service-areas/riverside-county', 'contact'],
  ])('a button in the hero of %s leads smoothly to #%s', async (path, part) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url + path);
    const passed = await watchPositions(page);
    await page.locator(`[data-section=hero] a[href$="#${part}"]`).first().click();
    await expectInSight(page, part, height);
    expect(await passed()).toBeGreaterThan(3);
    expect(await page.evaluate(() => location.hash)).toBe(`#${part}`);
    expect(await page.evaluate((id) => document.activeElement === document.querySelector(`#${id} h2`), part)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate((id) => document.getElementById(id)?.contains(document.activeElement), part)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('does so again at the second press, and jumps where motion is unwanted', async () => {
    const { page, close } = await openPage(browser, { viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(host.url);
    const link = page.locator('[data-section=hero] a[href="#contact"]').first();
    for (let time = 0; time < 2; time++) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const passed = await watchPositions(page);
      await link.click();
      await expectInSight(page, 'contact', height);
      expect(await passed()).toBeLessThanOrEqual(1);
    }
    await close();
  });

  it.each(['/#contact', '/#about', '/cities/riverside#contact'])('%s opens with the heading in sight', async (address) => {
    const { page, close } = await openPage(browser, { viewport: { width, height } });
    await page.goto(host.url + address);
    await page.evaluate(() => document.fonts.ready);
    await expectInSight(page, address.split('#')[1] ?? '', height);
    await close();
  });
});

it('a link to a part of another page, or with a modifier key, is left to the browser', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(`${host.url}/cities/riverside`);
  await page.locator('footer a[href="/#about"]').click();
  await page.waitForURL(`${host.url}/#about`);
  await expectInSight(page, 'about', 900);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('footer a[href="#contact"], footer a[href="/#contact"]').first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await opened.close();
  await expectInSight(page, 'about', 900).catch(() => {});
  expect(await page.evaluate(() => location.hash)).toBe('#about');
  expect(errors).toEqual([]);
  await close();
});
