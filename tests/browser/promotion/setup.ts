// What the tests of the offer share: a visit with a clock that stands still, whether it is open, and where the focus is.
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { type Running, scratchFolder, startServe } from '../../serve/running';
import { launch, openPage } from '../../setup/chromium';
import { OFFER_NOON as NOON } from '../../setup/day';
import { drawn } from '../../setup/moments';

export const PROMOTION = '.promotion';
export const CLOSE = '.promotion__close';
export const NAME = '.promotion [name=name]';
export const SEND = '.promotion [type=submit]';
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
export const SIZES = [PHONE, DESK].map((viewport) => [viewport.width, viewport] as const);
export const DAY = 86_400_000;

const scratch = scratchFolder('promotion');
export const folder = join(scratch.folder, 'leads');
export let browser: Browser;
export let server: Running;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServe(['--out', inject('site'), '--leads', folder])]);
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
  scratch.clear();
});

export interface Visit extends BrowserContextOptions {
  path?: string;
  at?: string;
  by?: Browser;
}

/** A page that has just loaded, with a clock that stands still. */
export async function visit({ path = '', at = NOON, by = browser, ...options }: Visit = {}) {
  const opened = await openPage(by, { viewport: DESK, ...options }, { offer: true });
  await stopClock(opened.page, at);
  await opened.page.goto(server.url + path);
  return opened;
}

export async function stopClock(page: Page, at: string): Promise<void> {
  const time = Date.parse(at);
  await page.clock.install({ time: time - DAY });
  await page.clock.pauseAt(time);
}

/** As `visit`, when it has opened. */
export async function visitOpen(options: Visit = {}) {
  const opened = await visit(options);
  await opened.page.clock.runFor(5000);
  expect(await isOpen(opened.page)).toBe(true);
  return opened;
}

export async function isOpen(page: Page): Promise<boolean> {
  return page.locator(PROMOTION).isVisible();
}

/** What is to be done a moment later is done, and what the browser reports of the view has come. */
export async function settle(page: Page): Promise<void> {
  await drawn(page);
  await page.clock.runFor(1);
}

export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const inside = element?.closest('.promotion') ? 'promotion ' : '';
    return inside + (element?.getAttribute('name') ?? element?.localName ?? '');
  });
}

export async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.evaluate((found) => document.querySelector(found)?.scrollIntoView({ block: 'center', behavior: 'instant' }), selector);
  await settle(page);
}

export async function scrollToTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await settle(page);
}

export function heldBack(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release: () => release() };
}
