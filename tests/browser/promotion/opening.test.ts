// When the offer opens by itself (D13): five seconds after the page has loaded, up to its last day; and where it never does.
import { describe, expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { OFFER_NOON as NOON } from '../../setup/day';
import { browser, CLOSE, DESK, heldBack, isOpen, PHONE, PROMOTION, SIZES, server, stopClock, visit, visitOpen } from './setup';

describe('opening', () => {
  it.each(SIZES)('comes 5,000 ms after the page has loaded, not one sooner, at %i px', async (_, viewport) => {
    const { page, errors, close } = await visit({ viewport });
    await page.clock.runFor(4999);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('counts from the load of the whole page, not from its first bytes', async () => {
    const { page, close } = await openPage(browser, { viewport: DESK }, { offer: true });
    await stopClock(page, NOON);
    const held = heldBack();
    await page.route('**/favicon-late.svg', (route) =>
      held.until.then(() => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })),
    );
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const picture = new Image();
        picture.src = '/favicon-late.svg';
        document.body.append(picture);
      }),
    );
    await page.goto(server.url, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    held.release();
    await page.waitForLoadState('load');
    await page.clock.runFor(4999);
    expect(await isOpen(page)).toBe(false);
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(true);
    await close();
  });

  it.each(['services/gutters', 'service-areas/riverside-county', 'cities/riverside'])('comes on %s as well', async (path) => {
    const { page, errors, close } = await visitOpen({ path });
    expect(await page.locator(CLOSE).count()).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('is not part of a page without the contact form', async () => {
    const { page, close } = await visit({ path: 'privacy' });
    await page.clock.runFor(60_000);
    expect(await page.locator(PROMOTION).count()).toBe(0);
    await close();
  });

  it('never comes without JavaScript', async () => {
    const { page, close } = await openPage(browser, { viewport: PHONE, javaScriptEnabled: false }, { offer: true });
    await page.goto(server.url);
    expect(await page.locator(PROMOTION).count()).toBe(1);
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('moves nothing where motion is unwanted', async () => {
    const { page, close } = await visitOpen({ viewport: PHONE, reducedMotion: 'reduce' });
    const moving = await page.evaluate(() => document.querySelector('.promotion')?.getAnimations({ subtree: true }).length);
    expect(moving).toBe(0);
    await close();
  });
});

describe('the last day of the offer', () => {
  it.each([
    ['2030-12-31T08:00:00Z', 'begins', true],
    ['2031-01-01T07:59:00Z', 'ends', true],
    ['2031-01-01T07:59:58Z', 'ends while the page waits', false],
    ['2031-01-01T08:00:00Z', 'has ended', false],
    // Months whose number stands first in some ways of writing a day.
    ['2030-09-09T20:00:00Z', 'is far', true],
    ['2031-02-01T20:00:00Z', 'is long over', false],
  ])('at %s it %s', async (at, _, opens) => {
    const { page, errors, close } = await visit({ at, timezoneId: 'Asia/Tokyo', locale: 'ja-JP' });
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(opens);
    expect(errors).toEqual([]);
    await close();
  });
});
