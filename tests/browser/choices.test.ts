// The switch against the Meta pixel on the privacy page (D11): what it shows, says and keeps, and what it weighs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { accessibilityFindings } from '../setup/axe';
import { blockStorage } from '../setup/barred';
import { openPage } from '../setup/chromium';
import { resize } from '../setup/moments';
import { browser, host } from '../setup/shipped';

const toggle = (page: Page) => page.getByRole('switch', { name: 'The Meta pixel in this browser', exact: true });
const said = (page: Page) => page.locator('#choices [role=status]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('shingle:pixel'));

/** What is seen of it: on or off, and the word beside it. */
async function shown(page: Page): Promise<[string | null, string]> {
  const words = await page
    .locator('.pixel-choice__states > span')
    .evaluateAll((spans) => spans.filter((span) => getComputedStyle(span).visibility === 'visible').map((span) => span.textContent));
  return [await toggle(page).getAttribute('aria-checked'), words.join(' ')];
}

const ON: [string, string] = ['true', 'On'];
const OFF: [string, string] = ['false', 'Off'];

async function open(bar?: () => void): Promise<{ page: Page; errors: string[]; context: BrowserContext; close: () => Promise<void> }> {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  if (bar) await page.addInitScript(bar);
  await page.goto(`${host.url}/privacy#choices`);
  await toggle(page).waitFor();
  return { page, errors, context: page.context(), close };
}

describe('the switch', () => {
  it('shows what was chosen, says what it does, and keeps it', async () => {
    const { page, errors, close } = await open();
    expect([await shown(page), await said(page).textContent()]).toEqual([ON, '']);
    await toggle(page).click();
    expect([await shown(page), await said(page).textContent(), await stored(page)]).toEqual([
      OFF,
      'Switched off. That holds at once, and on every page you open here with this browser.',
      'off',
    ]);
    await page.reload();
    await toggle(page).waitFor();
    expect([await shown(page), await said(page).textContent()]).toEqual([OFF, '']);
    await toggle(page).click();
    expect([await shown(page), await said(page).textContent(), await stored(page)]).toEqual([ON, 'Switched on again, from the next page that you open.', null]);
    await page.reload();
    await toggle(page).waitFor();
    expect([await shown(page), errors]).toEqual([ON, []]);
    await close();
  });

  it('is pressed by Space and Enter, keeps the focus, and is large enough for a finger', async () => {
    const { page, close } = await open();
    await toggle(page).focus();
    await page.keyboard.press('Space');
    expect(await shown(page)).toEqual(OFF);
    await page.keyboard.press('Enter');
    expect(await shown(page)).toEqual(ON);
    expect(await toggle(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect((await toggle(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await close();
  });

  it('follows another tab', async () => {
    const { page, context, close } = await open();
    const other = await context.newPage();
    await other.goto(`${host.url}/privacy`);
    await toggle(other).click();
    await expect.poll(() => shown(page)).toEqual(OFF);
    await toggle(page).click();
    await expect.poll(() => shown(other)).toEqual(ON);
    expect(await said(other).textContent()).toBe('');
    await close();
  });

  it('follows what was chosen while the page was in the memory of the browser', async () => {
    const { page, close } = await open();
    await page.evaluate(() => {
      localStorage.setItem('shingle:pixel', 'off');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await shown(page)).toEqual(OFF);
    await close();
  });

  it.each([320, 390, 1440])('is accessible in both states at %i px, and moves nothing as it changes', async (width) => {
    const { page, errors, close } = await open();
    await resize(page, { width, height: 844 });
    const box = () =>
      toggle(page).evaluate(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => [offsetLeft, offsetTop, offsetWidth, offsetHeight]);
    const before = await box();
    expect(await accessibilityFindings(page)).toEqual([]);
    await toggle(page).click();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await box()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });
});

const barred: [string, () => void, string][] = [
  [
    'Global Privacy Control is set',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    'Your browser sends Global Privacy Control.',
  ],
  ['nothing can be stored', blockStorage, 'Your browser keeps nothing for this site'],
];
describe.each(barred)('where %s', (_name, bar, words) => {
  it('is off, says why, and cannot be switched', async () => {
    const { page, errors, close } = await open(bar);
    expect(await shown(page)).toEqual(OFF);
    expect(await toggle(page).getAttribute('aria-disabled')).toBe('true');
    expect(await toggle(page).evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent)).toContain(words);
    await toggle(page).click({ force: true });
    expect([await shown(page), await said(page).textContent()]).toEqual([OFF, expect.stringContaining(words)]);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

it('where the browser takes nothing more, it does not claim to have kept the choice', async () => {
  const { page, errors, close } = await open(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await toggle(page).click();
  expect([await shown(page), await said(page).textContent()]).toEqual([ON, expect.stringContaining('this choice cannot be kept')]);
  expect(errors).toEqual([]);
  await close();
});

it('without JavaScript there is no switch', async () => {
  const { page, close } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${host.url}/privacy`);
  expect(await page.locator('#choices button').count()).toBe(1);
  expect(await page.locator('#choices button').isVisible()).toBe(false);
  expect(await page.locator('#choices').innerText()).toContain('Where it does not, there is no switch');
  await close();
});

it('its code comes where it is, nowhere else, and weighs little', async () => {
  const { page, close } = await openPage(browser);
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(new URL(request.url()).pathname));
  await page.goto(`${host.url}/`, { waitUntil: 'networkidle' });
  expect([...scripts]).toEqual(['/assets/boot.js']);
  await page.goto(`${host.url}/privacy`, { waitUntil: 'networkidle' });
  const names = [...scripts].map((path) => path.replace(/-[\w-]{8}(?=\.)/, '')).sort();
  expect(names).toEqual(['/assets/boot.js', '/assets/optOut.js']);
  const size = [...scripts].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(inject('site'), path))).length, 0);
  expect(size).toBeLessThanOrEqual(5 * 1024);
  await close();
});
