// Call and quote at hand beyond 300 px, the way up beyond 1000 px, and never over what somebody fills in.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { type Host, serveSite } from '../setup/server';

const BAR = '[data-section=floating]';
const UP = `${BAR} .floating__top`;

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

async function scrolledTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const visible = async (page: Page) => ({ bar: await page.isVisible(BAR), up: await page.isVisible(UP) });

describe.each([390, 1440])('at %i px', (width) => {
  it('the bar shows beyond 300 px, the way up beyond 1000', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${host.url}/cities/riverside`);
    const at = async (y: number) => {
      await scrolledTo(page, y);
      return visible(page);
    };
    expect(await at(0)).toEqual({ bar: false, up: false });
    expect(await at(300)).toEqual({ bar: false, up: false });
    expect(await at(301)).toEqual({ bar: true, up: false });
    expect(await at(1000)).toEqual({ bar: true, up: false });
    expect(await at(1001)).toEqual({ bar: true, up: true });
    expect(await at(200)).toEqual({ bar: false, up: false });
    expect(errors).toEqual([]);
    await close();
  });

  it('steps aside for the field that is filled in, and for a dialog', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${host.url}/cities/riverside`);
    for (const name of ['name', 'roofAge', 'message', 'emergency']) {
      await page.locator(`#contact [name=${name}]`).focus();
      expect(await page.isVisible(BAR), name).toBe(false);
    }
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await expect.poll(() => page.isVisible(BAR)).toBe(true);
    await page.evaluate(() => document.querySelector('dialog')?.toggleAttribute('open'));
    await expect.poll(() => page.isVisible(BAR)).toBe(false);
    await page.evaluate(() => document.querySelector('dialog')?.toggleAttribute('open'));
    await expect.poll(() => page.isVisible(BAR)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('covers no link that has the focus, and nothing at the end of the page', async () => {
    const { page, close } = await openPage(browser, { viewport: { width, height: 800 } });
    await page.goto(`${host.url}/cities/riverside`);
    await page.locator('footer a').first().focus();
    const covered: string[] = [];
    const links = await page.locator('footer a').count();
    for (let link = 0; link < links; link++) {
      const under = await page.evaluate((bar) => {
        const focused = document.activeElement;
        const part = document.querySelector(`${bar} .floating__bar`);
        if (!focused || !part) return null;
        const [inner, outer] = [focused.getBoundingClientRect(), part.getBoundingClientRect()];
        const isInside = inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
        return isInside ? focused.textContent : null;
      }, BAR);
      if (under !== null) covered.push(under);
      await page.keyboard.press('Tab');
    }
    expect(covered).toEqual([]);
    await scrolledTo(page, 1_000_000);
    const last = await page.locator('footer .footer__last').boundingBox();
    const bar = await page.locator(`${BAR} .floating__bar`).boundingBox();
    if (width < 760) expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await close();
  });
});

it('is there after a reload in the middle of the page, and after Back', async () => {
  const lasting = await launch({ keepPages: true });
  const { page, errors, close } = await openPage(lasting, { viewport: { width: 390, height: 800 } });
  await page.goto(`${host.url}/cities/riverside`);
  await scrolledTo(page, 1500);
  await page.reload();
  await expect.poll(() => visible(page)).toEqual({ bar: true, up: true });
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => persisted && (document.documentElement.dataset.kept = 'yes')));
  await page.goto(`${host.url}/privacy`);
  const kept = page.waitForFunction(() => document.documentElement.dataset.kept);
  await page.goBack({ waitUntil: 'commit' });
  await kept;
  await expect.poll(() => visible(page)).toEqual({ bar: true, up: true });
  expect(errors).toEqual([]);
  await close();
  await lasting.close();
});

it('the way up leads to the top, and the next Tab to the first control of the page', async () => {
  const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 800 } });
  await page.goto(`${host.url}/cities/riverside`);
  await scrolledTo(page, 2000);
  await page.focus(UP);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
  await close();
});

it('is not there without JavaScript, nor on a page without the form', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await page.goto(`${host.url}/cities/riverside#contact`);
  expect(await page.isVisible(BAR)).toBe(false);
  await page.goto(`${host.url}/privacy`);
  expect(await page.locator(BAR).count()).toBe(0);
  await close();
});
