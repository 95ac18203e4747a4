// What the tests of the webhook share: a visit to a form whose requests are stored, and the dialog that takes its address.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { launch } from '../../../setup/chromium';
import { withinOneDay } from '../../../setup/day';
import { openStore, type Store, type Visit, visit } from '../setup';

export const GEAR = '.form__gear';
export const DIALOG = '[data-section="dialog:webhook"]';
export const ADDRESS = `${DIALOG} input`;
export const DONE = `${DIALOG} [type=submit]`;

export const ECHO = 'https://echo.test/hooks/42?from=site';

let browser: Browser;
export let store: Store;
beforeAll(async () => {
  [browser, store] = await Promise.all([launch(), openStore(inject('site'))]);
});
beforeEach(() => withinOneDay(60_000));
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

export async function openDialog(page: Page): Promise<void> {
  await page.click(GEAR);
  await page.locator(DIALOG).waitFor();
}

export async function set(page: Page, url: string): Promise<void> {
  await openDialog(page);
  await page.fill(ADDRESS, url);
  await page.click(DONE);
  await page.locator(DIALOG).waitFor({ state: 'hidden' });
}

export const visitForm = (visitor: Visit, act: (page: Page) => Promise<void>) => visit(browser, store.url, visitor, act);
