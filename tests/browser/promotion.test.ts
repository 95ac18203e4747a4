// The offer that opens by itself (D13): when it opens, waits, steps aside and stays away; and that its form reaches the lead store.
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Running, scratchFolder, startServe } from '../serve/running';
import { accessibilityFindings } from '../setup/axe';
import { launch, openPage } from '../setup/chromium';
import { OFFER_NOON as NOON } from '../setup/day';
import { drawn } from '../setup/moments';
import { shingle } from '../setup/run';

const PROMOTION = '.promotion';
const CLOSE = '.promotion__close';
const NAME = '.promotion [name=name]';
const SEND = '.promotion [type=submit]';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const SIZES = [PHONE, DESK].map((viewport) => [viewport.width, viewport] as const);
const DAY = 86_400_000;

const scratch = scratchFolder('promotion');
const folder = join(scratch.folder, 'leads');
let browser: Browser;
let server: Running;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServe(['--out', inject('site'), '--leads', folder])]);
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
  scratch.clear();
});

interface Visit extends BrowserContextOptions {
  path?: string;
  at?: string;
  by?: Browser;
}

/** A page that has just loaded, with a clock that stands still. */
async function visit({ path = '', at = NOON, by = browser, ...options }: Visit = {}) {
  const opened = await openPage(by, { viewport: DESK, ...options }, { offer: true });
  await stopClock(opened.page, at);
  await opened.page.goto(server.url + path);
  return opened;
}

async function stopClock(page: Page, at: string): Promise<void> {
  const time = Date.parse(at);
  await page.clock.install({ time: time - DAY });
  await page.clock.pauseAt(time);
}

/** As `visit`, when it has opened. */
async function visitOpen(options: Visit = {}) {
  const opened = await visit(options);
  await opened.page.clock.runFor(5000);
  expect(await isOpen(opened.page)).toBe(true);
  return opened;
}

async function isOpen(page: Page): Promise<boolean> {
  return page.locator(PROMOTION).isVisible();
}

/** What is to be done a moment later is done, and what the browser reports of the view has come. */
async function settle(page: Page): Promise<void> {
  await drawn(page);
  await page.clock.runFor(1);
}

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const inside = element?.closest('.promotion') ? 'promotion ' : '';
    return inside + (element?.getAttribute('name') ?? element?.localName ?? '');
  });
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
  await settle(page);
}

async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
}

function heldBack(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release: () => release() };
}

async function wordsOfToast(page: Page): Promise<string[]> {
  const toast = page.locator('[data-sonner-toast]');
  return [await toast.locator('[data-title]').innerText(), await toast.locator('[data-description]').innerText()];
}

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

describe('focus', () => {
  it.each([
    { width: 390, height: 600 },
    { width: 1440, height: 600 },
  ])('on the page behind it is never all hidden by it, at $width x $height', async (viewport) => {
    const { page, close } = await visitOpen({ viewport, path: 'cities/riverside' });
    await page.locator('.header .brand').focus();
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      await settle(page);
      const found = await page.evaluate(() => {
        const focus = document.activeElement;
        const sheet = document.querySelector('.promotion');
        if (!focus || !sheet || focus === document.body) return null;
        const part = sheet.contains(focus) ? 'promotion' : (focus.closest('header, main, footer, aside')?.localName ?? '');
        const [box, over] = [focus.getBoundingClientRect(), sheet.getBoundingClientRect()];
        const isHidden = over.height > 0 && box.left >= over.left && box.right <= over.right && box.top >= over.top && box.bottom <= over.bottom;
        return {
          part,
          name:
            isHidden && part !== 'promotion'
              ? `${part} ${focus.textContent} at ${box.top} to ${box.bottom}, sheet at ${over.top}, page at ${scrollY} of ${document.documentElement.scrollHeight}`
              : '',
        };
      });
      if (found === null || found.part === 'promotion') break;
      seen.add(found.part);
      if (found.name) hidden.push(found.name);
    }
    expect(hidden).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['main', 'footer']));
    await close();
  });

  it('moves into it when the visitor is in no control, and Tab goes on to its close button', async () => {
    const { page, close } = await visitOpen();
    expect(await focused(page)).toBe('promotion h2');
    await page.keyboard.press('Tab');
    expect(await page.locator(CLOSE).evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it('goes back to the start of the page when it closes', async () => {
    const { page, close } = await visitOpen();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('body');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await close();
  });

  it('stays in the control the visitor is in, and goes back there from the close button', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('goes back to the heading that a link had led to', async () => {
    const { page, close } = await visit({ path: 'cities/riverside' });
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus();
    });
    await page.clock.runFor(5000);
    expect(await focused(page)).toBe('promotion h2');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('h1');
    await close();
  });

  it('leaves a panel of the menu open that a pointer rests on', async () => {
    const { page, close } = await visit();
    await page.hover('.menu > button');
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator('.menu > button').first().getAttribute('aria-expanded')).toBe('true');
    await close();
  });
});

describe('Escape', () => {
  it('closes it from a control of the page, which keeps the focus', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('closes it from a field of its own', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('is first taken by an open menu', async () => {
    const { page, close } = await visitOpen();
    const menu = page.locator('.menu > button').first();
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('is left to a modal dialog over it', async () => {
    const { page, close } = await visitOpen();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.className = 'other';
      document.body.append(dialog);
      dialog.showModal();
      // What opens it leaves no time for the promotion to step aside.
      document.querySelector('.promotion')?.setAttribute('open', '');
    });
    await page.keyboard.press('Escape');
    await settle(page);
    expect(await page.locator('.other').evaluate((dialog) => dialog.hasAttribute('open'))).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(await isOpen(page)).toBe(true);
    await close();
  });
});

describe('waiting', () => {
  it.each(SIZES)('while the visitor is in a field at %i px', async (_, viewport) => {
    const { page, errors, close } = await visit({ viewport });
    await page.locator('#contact [name=name]').focus();
    // In the field, though it is out of view.
    await scrollToTop(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('while the menu of a phone is open', async () => {
    const { page, errors, close } = await visit({ viewport: PHONE });
    await page.locator('.nav__toggle').click();
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press('Escape');
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('while the dialog for the webhook is open', async () => {
    const { page, errors, close } = await visit();
    await scrollTo(page, '#contact form[data-draft]');
    await page.locator('#contact .form__gear').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.locator('.webhook').isVisible();
      })
      .toBe(true);
    // Away from the form, with the dialog still there.
    await scrollToTop(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press('Escape');
    await scrollToTop(page);
    expect(await page.locator('.webhook').isVisible()).toBe(false);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(SIZES.flatMap(([width, viewport]) => ['#contact form[data-draft]', '#estimator form'].map((part) => [width, part, viewport] as const)))(
    'while at %i px %s is in view',
    async (_, part, viewport) => {
      const { page, errors, close } = await visit({ viewport });
      await scrollTo(page, part);
      await page.clock.runFor(60_000);
      expect(await isOpen(page)).toBe(false);
      await scrollToTop(page);
      expect(await isOpen(page)).toBe(true);
      expect(errors).toEqual([]);
      await close();
    },
  );
});

describe('stepping aside', () => {
  it.each(SIZES)('for the form as it comes into view, and back after, at %i px', async (_, viewport) => {
    const { page, errors, close } = await visitOpen({ viewport });
    expect(await focused(page)).toBe('promotion h2');
    await scrollTo(page, '#contact form[data-draft]');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('body');
    await scrollToTop(page);
    expect(await isOpen(page)).toBe(true);
    // It has asked for attention once.
    expect(await focused(page)).toBe('body');
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(errors).toEqual([]);
    await close();
  });

  it('not while the visitor is in it', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).fill('Ann');
    await scrollTo(page, '#contact form[data-draft]');
    expect(await isOpen(page)).toBe(true);
    // A press beside its fields is in it too.
    await page.locator(`${PROMOTION} .form__send > .small`).click();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    await page.locator('#contact [name=name]').focus();
    await settle(page);
    expect(await isOpen(page)).toBe(false);
    await scrollToTop(page);
    await page.locator('.header .brand').focus();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator(NAME).inputValue()).toBe('Ann');
    await close();
  });
});

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
    await blockStorage(page);
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

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
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

describe.each(SIZES)('its form at %i px', (_, viewport) => {
  it('is saved, says so, closes and is empty again', async () => {
    const { page, errors, close } = await visitToFill({ viewport }, `Saved ${viewport.width}`);
    await page.locator(SEND).click();
    expect(await wordsOfToast(page)).toEqual(['Success!', "We've received your information and will contact you soon about your 10% discount!"]);
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator(NAME).inputValue()).toBe('');
    expect(await page.locator(`${PROMOTION} [type=checkbox]`).isChecked()).toBe(true);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(leadsOf(`Saved ${viewport.width}`)).toEqual([
      {
        kind: 'promotion',
        id: expect.any(String),
        savedAt: expect.any(String),
        name: `Saved ${viewport.width}`,
        email: 'ann@example.com',
        phone: '(951) 555-0123',
        address: '1 Main Street, Riverside',
        interested_in_consultation: true,
        promotion_type: '10_percent_reroof',
      },
    ]);
    // Sent is as good as closed.
    await stopAndReload(page);
    expect(await isOpen(page)).toBe(false);
    expect(errors).toEqual([]);
    await close();
  });

  it('stays as it is when it could not be saved, and gives the number', async () => {
    const { page, errors, close } = await visitToFill({ viewport }, 'Failed');
    await page.route('**/rest/v1/promotion_leads', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.locator(SEND).click();
    expect(await wordsOfToast(page)).toEqual(['Error', 'Something went wrong. Please try again.']);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator(NAME).inputValue()).toBe('Failed');
    const result = page.locator(`${PROMOTION} .result`);
    expect(await result.innerText()).toContain('Something went wrong. Please try again.');
    const own = await page.locator('#contact a[href^="tel:"]').first().getAttribute('href');
    expect(await result.locator('a').getAttribute('href')).toBe(own);
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(errors.filter((error) => !/status of 500|lead was not saved/.test(error))).toEqual([]);
    await close();
  });
});

describe('its form', () => {
  it('says that it is being sent, and a second press sends nothing', async () => {
    const { page, errors, close } = await visitToFill({}, 'Twice');
    const held = heldBack();
    await page.route('**/rest/v1/promotion_leads', (route) => held.until.then(() => route.continue()));
    await page.locator(SEND).dblclick();
    expect(await page.locator('.promotion .send__busy').evaluate((text) => getComputedStyle(text).visibility)).toBe('visible');
    expect(await page.locator('.promotion .send__busy').innerText()).toBe('Submitting...');
    expect(await page.locator('.promotion .send__idle').evaluate((text) => getComputedStyle(text).visibility)).toBe('hidden');
    held.release();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(leadsOf('Twice').length).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('stays open until it is known what came of it, and can be closed then', async () => {
    const { page, close } = await visitToFill({}, 'Escaped');
    const held = heldBack();
    await page.route('**/rest/v1/promotion_leads', (route) => held.until.then(() => route.fulfill({ status: 401, json: { code: '42501' } })));
    await page.locator(SEND).click();
    await page.keyboard.press('Escape');
    expect(await page.locator(CLOSE).isDisabled()).toBe(true);
    expect(await isOpen(page)).toBe(true);
    held.release();
    await page.locator('.promotion .result').waitFor();
    expect(await page.locator(NAME).inputValue()).toBe('Escaped');
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('saves an unticked box as no', async () => {
    const { page, close } = await visitToFill({}, 'No consultation');
    await page.locator(`${PROMOTION} [type=checkbox]`).uncheck();
    await page.locator(SEND).click();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(leadsOf('No consultation')).toMatchObject([{ interested_in_consultation: false }]);
    await close();
  });

  it('gives the focus back to where the visitor came from', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    await page.clock.resume();
    await fill(page, 'Focus');
    await page.locator(SEND).click();
    expect((await wordsOfToast(page))[0]).toBe('Success!');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('marks what is missing, and stays', async () => {
    const { page, errors, close } = await visitToFill({}, '');
    await page.locator(SEND).click();
    expect(await focused(page)).toBe('promotion name');
    expect(await page.locator(NAME).getAttribute('aria-invalid')).toBe('true');
    expect(await isOpen(page)).toBe(true);
    expect(await accessibilityFindings(page, PROMOTION)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

async function visitToFill(options: Visit, name: string) {
  const opened = await visitOpen(options);
  await opened.page.clock.resume();
  await fill(opened.page, name);
  await opened.page.locator('[data-island=promotion][data-state=ready]').waitFor();
  return opened;
}

async function fill(page: Page, name: string): Promise<void> {
  await page.locator(NAME).fill(name);
  await page.locator('.promotion [name=phone]').fill('(951) 555-0123');
  await page.locator('.promotion [name=email]').fill('ann@example.com');
  await page.locator('.promotion [name=address]').fill('1 Main Street, Riverside');
}

async function stopAndReload(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.parse(NOON) + DAY);
  await page.reload();
  await page.clock.runFor(60_000);
}

function leadsOf(name: string): Record<string, unknown>[] {
  const all = JSON.parse(shingle(['leads', 'list', '--json', '--leads', folder]).stdout) as Record<string, unknown>[];
  return all.filter((lead) => lead.name === name);
}
