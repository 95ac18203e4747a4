// The stories are a row where no script runs.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { button, CHUNK, NAMES, openStories, PHONE, STORIES, seen } from './setup';

describe.each([390, 1440])('at %i px', (width) => {
  const options = { viewport: { width, height: 900 } };

  it('is a row without JavaScript', async () => {
    const { page, stories, close } = await openStories({ ...options, javaScriptEnabled: false });
    await expectRow(page, stories);
    await close();
  });

  it('is a row again where its code does not come', async () => {
    const { page, stories, island, close } = await openStories(options, {
      prepare: (opened) => opened.route(CHUNK, (route) => route.abort()),
    });
    await button(stories, 'Next story').click();
    await expect.poll(() => island.getAttribute('data-state')).toBe('failed');
    await expectRow(page, stories);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    await close();
  });
});

/** Every quote can be reached, by scrolling the row and not the page; nothing stands there that cannot be pressed. */
async function expectRow(page: Page, stories: Locator): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  expect(await seen(stories)).toEqual(NAMES);
  expect(await stories.locator('[data-swipe] button').filter({ visible: true }).count()).toBe(0);
  const view = stories.getByRole('group', { name: 'Customer stories, a row to scroll' });
  await view.focus();
  expect(await view.evaluate((element) => element === document.activeElement && element.scrollWidth > element.clientWidth)).toBe(true);
  expect(await view.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  await stories.locator('[data-item]').last().scrollIntoViewIfNeeded();
  const box = await stories.locator('[data-item]').last().boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

describe('where the script of the page does not run', () => {
  it('is a row', async () => {
    const prepare = (opened: Page) => opened.route(/boot\.js/, (route) => route.abort());
    const { page, stories, close } = await openStories(PHONE, { prepare });
    await expectRow(page, stories);
    expect(await accessibilityFindings(page, STORIES)).toEqual([]);
    await close();
  });
});
