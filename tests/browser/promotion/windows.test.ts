// The open offer in windows of every size: all of it is in reach, and so are the page behind it and the number of the header.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { launch } from '../../setup/chromium';
import { CLOSE, focused, isOpen, PHONE, PROMOTION, SEND, SIZES, visitOpen } from './setup';

describe.each(SIZES)('open at %i px', (_, viewport) => {
  it('leaves the page behind it usable, and takes no key for itself', async () => {
    const { page, errors, close } = await visitOpen({ viewport });
    expect(await page.evaluate(() => document.querySelector('.promotion:modal'))).toBeNull();
    await page.mouse.move(200, 150);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).not.toContain('promotion');
    expect(await isOpen(page)).toBe(true);
    await page.locator('.header .brand').click();
    expect(errors).toEqual([]);
    await close();
  });

  it('has nothing that axe finds wrong', async () => {
    const { page, close } = await visitOpen({ viewport });
    await page.clock.resume();
    expect(await accessibilityFindings(page, PROMOTION)).toEqual([]);
    await close();
  });

  it('never covers the phone number of the header, wherever the page stands', async () => {
    const { page, close } = await visitOpen({ viewport });
    await expectNumberInSight(page);
    await page.mouse.move(200, 150);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await expectNumberInSight(page);
    await close();
  });
});

/** Every number of the header that is in the window can be pressed; at the top of the page at least one is. */
async function expectNumberInSight(page: Page): Promise<void> {
  const numbers = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.header a[href^="tel:"]'), (link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return width === 0 || top < 0 ? null : link.contains(onTop);
    }).filter((isUsable) => isUsable !== null),
  );
  expect(numbers).not.toContain(false);
  if ((await page.evaluate(() => scrollY)) === 0) expect(numbers).toContain(true);
}

it.each([
  [390, 844],
  [375, 667],
])('on a phone of %i x %i all of it is in view at once, its title in two lines', async (width, height) => {
  const { page, close } = await visitOpen({ viewport: { width, height } });
  const sheet = await page.locator(`${PROMOTION}__sheet`).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(sheet).toBeLessThanOrEqual(0);
  expect((await page.locator(PROMOTION).boundingBox())?.height).toBeLessThanOrEqual(590);
  const lines = await page.locator(`${PROMOTION} h2`).evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    // What is whole is a box, higher than its letters: its middle is theirs.
    const middles = Array.from(range.getClientRects(), ({ top, bottom }) => (top + bottom) / 2).sort((one, other) => one - other);
    return middles.filter((middle, index) => middle - (middles[index - 1] ?? 0) > 10).length;
  });
  expect(lines).toBe(2);
  // The article stands with its word.
  expect(await page.locator(`${PROMOTION} h2 .whole`).allInnerTexts()).toEqual(['a full', 're-roof']);
  await close();
});

describe('a low window', () => {
  it.each([
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 320, height: 320 },
  ])('of $width x $height keeps the close button and the number, and the rest scrolls', async (viewport) => {
    const { page, close } = await visitOpen({ viewport });
    await expectNumberInSight(page);
    for (const part of [`${PROMOTION} h2`, SEND, `${PROMOTION} a[href$="/privacy"]`]) {
      await page.locator(part).scrollIntoViewIfNeeded();
      const box = await page.locator(part).boundingBox();
      const header = await page.locator('.header').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
      const isWhole = await page.locator(CLOSE).evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [
          [left + 3, top + 3],
          [right - 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, bottom - 3],
        ] as const;
        return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      });
      expect(isWhole, part).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    await close();
  });
});

it('with text twice as large on a phone it begins below the header, its button to close it at hand', async () => {
  const large = await launch({ textSize: 32 });
  const { page, close } = await visitOpen({ by: large, viewport: PHONE, path: 'cities/riverside' });
  const header = await page.locator('.header__bar').boundingBox();
  const sheet = await page.locator(PROMOTION).boundingBox();
  expect(header?.height).toBeGreaterThan(0);
  expect(sheet?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  await page.locator(CLOSE).click();
  expect(await isOpen(page)).toBe(false);
  await close();
  await large.close();
});
