// What a visitor's browser finds on every kind of page: nothing that scrolls sideways, nothing too small, nothing barred.
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { pageOf } from '../../generator/content/site/url';
import { accessibilityFindings } from '../setup/axe';
import { launch, openPage } from '../setup/chromium';
import { resize } from '../setup/moments';
import { pagesIn } from '../setup/output';
import { browser, host } from '../setup/shipped';

/** One page of each kind, looked at closely; the others more quickly. */
const KINDS = ['/', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/riverside', '/privacy', '/500'];
const WIDTHS = [320, 359, 390, 768, 1024, 1100, 1200, 1280, 1440, 1920];
const OTHERS = pagesIn(inject('site'))
  .map(({ file }) => pageOf(file) ?? '')
  .filter((path) => !KINDS.includes(path) && path !== '/404');

/** Elements that reach past the window's edge, for the message. */
function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .slice(0, 5)
    .map((element) => `${element.tagName}.${element.getAttribute('class')}`);
}

/** Visible texts set smaller than 16 px. */
function smallTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('svg, noscript, script')) continue;
    if (Number.parseFloat(getComputedStyle(parent).fontSize) < 16) small.push(node.textContent.trim());
  }
  return small;
}

async function fillContact(page: Page): Promise<void> {
  await page.fill('#contact input[name="name"]', 'Test Person');
  await page.fill('#contact input[name="phone"]', '(951) 555-0198');
  await page.fill('#contact input[name="email"]', 'lead@example.com');
  await page.fill('#contact [name="address"]', '123 Example Street');
}

describe.each(KINDS)('%s', (path) => {
  it('never scrolls sideways', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(host.url + path);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      expect(await page.evaluate(overflowing), `at ${width}`).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });

  it.each([390, 1440])('is accessible and readable at %i px', async (width) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 900 } });
    await page.goto(host.url + path);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(smallTexts)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('where the reader has set text twice as large', () => {
  it.each([390, 768, 1440])('no page scrolls sideways at %i px, and the navigation opens', async (width) => {
    const large = await launch({ textSize: 32 });
    const { page, errors, close } = await openPage(large, { viewport: { width, height: 844 } });
    for (const path of [...KINDS, '/services/maintenance-protection-plans', '/cities/desert-hot-springs']) {
      await page.goto(host.url + path);
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('main p:not([class])') ?? document.body).fontSize), path).toMatch(/^3[46]px$/);
      expect(await page.evaluate(overflowing), path).toEqual([]);
    }
    await page.locator('.nav__toggle').click();
    expect(await page.evaluate(overflowing)).toEqual([]);
    expect(await page.locator('.nav__list').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await close();
    await large.close();
  });
});

describe('every other page', () => {
  it.each(OTHERS)('%s never scrolls sideways, is accessible and readable on a phone', async (path) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await page.goto(host.url + path);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(smallTexts)).toEqual([]);
    for (const width of [320, 390, 768, 1440]) {
      await resize(page, { width, height: 844 });
      expect(await page.evaluate(overflowing), `at ${width}`).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });
});

describe('an unknown path', () => {
  it('shows the not-found page and logs the path', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(`${host.url}/cities/nowhere`);
    expect(await page.textContent('h1')).toBe('Oops! Page not found');
    await expect.poll(() => errors).toContain('Page not found: /cities/nowhere');
    await close();
  });
});

describe('before the form is taken over by a script', () => {
  it('a submit goes nowhere and keeps what was typed', async () => {
    const { page, errors, close } = await openPage(browser);
    // Its code is on the way, and does not come.
    await page.route(/\/assets\/contact-[\w-]{8}\.js/, () => {});
    await page.goto(`${host.url}/cities/riverside`);
    await fillContact(page);
    await page.locator('#contact button[type="submit"]').first().click();
    expect(await page.locator('#contact [data-island]').getAttribute('data-held')).toBe('');
    expect(page.url()).toBe(`${host.url}/cities/riverside`);
    expect(await page.inputValue('#contact input[name="name"]')).toBe('Test Person');
    expect(errors).toEqual([]);
    await close();
  });
});

describe('without JavaScript', () => {
  it.each(['/', '/cities/riverside'])('%s leads to its form by its anchors', async (path) => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(host.url + path);
    await page.locator('[data-section="hero"] a[href="#contact"]').click();
    const top = async () => (await page.locator('#contact h2').first().boundingBox())?.y;
    await expect.poll(top).toBeLessThan(844);
    expect(await top()).toBeGreaterThanOrEqual(60);
    await close();
  });

  it('a submit goes nowhere and puts nothing into the address', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${host.url}/cities/riverside`);
    await fillContact(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.press('#contact input[name="name"]', 'Enter');
    expect(await page.isVisible('#contact button[type="submit"]')).toBe(false);
    expect(await page.isVisible('#contact a[href^="mailto:"]')).toBe(true);
    expect(requests).toEqual([]);
    expect(page.url()).toBe(`${host.url}/cities/riverside`);
    expect(await page.inputValue('#contact input[name="name"]')).toBe('Test Person');
    await close();
  });
});
