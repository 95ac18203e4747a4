// The stories under a finger.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { codeHeld, expectStory, FIRST, openStories, PHONE, seen } from './setup';

describe('a finger', () => {
  /** Drawn over the quote in five moves. */
  async function draw(page: Page, stories: Locator, across: number, down: number): Promise<void> {
    const box = await stories.locator('[data-current] blockquote').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 170, (box?.y ?? 0) + 60];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
    await session.detach();
  }

  it('drawn sideways turns to the next and the previous', async () => {
    const { page, stories, errors, close } = await openStories(PHONE);
    await draw(page, stories, -120, 20);
    await expectStory(stories, 1);
    await draw(page, stories, -60, 30);
    await expectStory(stories, 2);
    await draw(page, stories, 120, -20);
    await draw(page, stories, 120, 0);
    await draw(page, stories, 45, 0);
    await expectStory(stories, 5);
    expect(errors).toEqual([]);
    await close();
  });

  it('that slips, or scrolls the page, turns nothing', async () => {
    const { page, stories, errors, close } = await openStories(PHONE);
    await draw(page, stories, -120, 0);
    await expectStory(stories, 1);
    await draw(page, stories, -38, 0);
    await draw(page, stories, 38, 10);
    const before = await page.evaluate(() => scrollY);
    await draw(page, stories, -60, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectStory(stories, 1);
    // What was not turned then would be turned now, before this.
    await draw(page, stories, -120, 0);
    await expectStory(stories, 2);
    expect(errors).toEqual([]);
    await close();
  });

  it('may come before the code', async () => {
    const { prepare, release } = codeHeld();
    const { page, stories, island, errors, close } = await openStories(PHONE, { prepare });
    await draw(page, stories, -120, 0);
    await expect.poll(() => island.getAttribute('data-state')).toBe('loading');
    expect(await seen(stories)).toEqual([FIRST]);
    release();
    await expectStory(stories, 1);
    expect(errors).toEqual([]);
    await close();
  });

  it('finds every button big enough', async () => {
    const { stories, close } = await openStories(PHONE);
    const boxes = await stories.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(8);
    for (const { width, height } of boxes) {
      expect(width).toBeGreaterThanOrEqual(34);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await close();
  });
});
