// An offer that was closed stays away: on the next pages, in other tabs, and on a page that Back brings again.

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { blockStorage } from '../../setup/barred';
import { launch, openPage } from '../../setup/chromium';
import { OFFER_NOON as NOON } from '../../setup/day';
import { browser, CLOSE, DAY, DESK, isOpen, NAME, PROMOTION, scrollTo, scrollToTop, server, settle, stopClock, visit, visitOpen } from './setup';

describe('once it was closed', () => {
  it.each([
    ['its button', (page: Page) => page.locator(CLOSE).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ])('with %s, it stays closed on this page and the next ones for 7 days, and no longer', async (_, dismiss) => {
    const { page, errors, close } = await visitOpen();
    await dismiss(page);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(60_000);
    await page.locator('.header .brand').focus();
    await settle(page);
    expect(await isOpen(page)).toBe(false);
    const closedAt = Date.parse(NOON) + 5000;
    // The second time its 5 seconds pass one millisecond before the end of the seventh day.
    for (const [loadedAt, opens] of [
      [closedAt + 61_000, false],
      [closedAt + 7 * DAY - 5001, false],
      [closedAt + 7 * DAY, true],
    ] as const) {
      await page.clock.pauseAt(loadedAt);
      await page.goto(`${server.url}services/gutters`);
      await page.clock.runFor(5000);
      expect(await isOpen(page), new Date(loadedAt).toISOString()).toBe(opens);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it('it stays closed for this page view where nothing can be stored', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: DESK }, { offer: true });
    await page.addInitScript(blockStorage);
    await stopClock(page, NOON);
    await page.goto(server.url);
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(true);
    await page.locator(CLOSE).click();
    await scrollTo(page, '#contact form[data-draft]');
    await scrollToTop(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    expect(errors).toEqual([]);
    await close();
  });

  it('in another tab, it closes in this one too', async () => {
    const { page, errors, close } = await visitOpen();
    const other = await tabBeside(page);
    // The tabs have one clock.
    await page.clock.runFor(5000);
    expect(await isOpen(other)).toBe(true);
    expect(await isOpen(page)).toBe(true);
    await other.locator(CLOSE).click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return isOpen(page);
      })
      .toBe(false);
    expect(errors).toEqual([]);
    await close();
  });

  it('in another tab, it stays in this one while something is typed in here', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).fill('Ann');
    await page.locator('.header .brand').focus();
    const other = await tabBeside(page);
    await page.clock.runFor(5000);
    await other.locator(CLOSE).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shingle:promotion'))).not.toBeNull();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('in another tab, it stays in this one with what was typed before it was loaded anew', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).fill('Ann');
    await page.reload();
    await page.clock.runFor(5000);
    await expect.poll(() => page.locator(NAME).inputValue()).toBe('Ann');
    await page.locator('.header .brand').focus();
    const other = await tabBeside(page);
    await page.clock.runFor(5000);
    await other.locator(CLOSE).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shingle:promotion'))).not.toBeNull();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    await close();
  });

  it('in another tab before its time, it does not open in this one', async () => {
    const { page, close } = await visit();
    await page.clock.runFor(2000);
    const later = await tabBeside(page);
    await page.clock.runFor(3000);
    expect(await isOpen(page)).toBe(true);
    expect(await isOpen(later)).toBe(false);
    await page.locator(CLOSE).click();
    // What one tab stores the other has a moment later.
    await expect.poll(() => later.evaluate(() => localStorage.getItem('shingle:promotion'))).not.toBeNull();
    await page.clock.runFor(60_000);
    expect(await isOpen(later)).toBe(false);
    await close();
  });
});

async function tabBeside(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${server.url}cities/riverside`);
  return tab;
}

describe('Back to a page that was kept as it was', () => {
  it('shows it as it was left, and not again once it was closed', async () => {
    const keeping = await launch({ keepPages: true });
    const { page, errors, close } = await visitOpen({ by: keeping });
    await markKept(page);
    await page.goto(`${server.url}privacy`);
    await goBackToKept(page);
    expect(await page.locator(`${PROMOTION}[open]`).count()).toBe(1);
    await page.clock.runFor(60_000);
    await page.locator(CLOSE).click();
    await page.goto(`${server.url}privacy`);
    await goBackToKept(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    expect(errors).toEqual([]);
    await close();
    await keeping.close();
  });

  it('closes it if it was closed on the page between', async () => {
    const keeping = await launch({ keepPages: true });
    const { page, close } = await visitOpen({ by: keeping });
    await markKept(page);
    await page.goto(`${server.url}cities/riverside`);
    await page.clock.runFor(5000);
    await page.locator(CLOSE).click();
    await goBackToKept(page);
    await settle(page);
    expect(await isOpen(page)).toBe(false);
    await close();
    await keeping.close();
  });

  async function markKept(page: Page): Promise<void> {
    await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => persisted && (document.documentElement.dataset.kept = 'yes')));
  }

  /** A page that is loaded anew has no such mark. */
  async function goBackToKept(page: Page): Promise<void> {
    const kept = page.waitForFunction(() => document.documentElement.dataset.kept);
    await page.goBack({ waitUntil: 'commit' });
    await kept;
    await page.evaluate(() => delete document.documentElement.dataset.kept);
  }
});
