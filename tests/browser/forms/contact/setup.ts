// What the tests of the way from the form to the stored row share: a browser, the store that shingle serve keeps, and what is in neither.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { launch } from '../../../setup/chromium';
import { withinOneDay } from '../../../setup/day';
import { openStore, type Store } from '../setup';

export const EMPTY = { name: '', phone: '', email: '', address: '', roofAge: '', bestTime: '', message: '' };
export const NOTHING_MORE = { roof_age: null, best_time: null, emergency: false, message: null, webhook_url: null };

export let browser: Browser;
export let store: Store;
beforeAll(async () => {
  [browser, store] = await Promise.all([launch({ keepPages: true }), openStore(inject('site'))]);
});
beforeEach(() => withinOneDay(60_000));
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

/** Every attempt to store something, as it leaves the page. */
export function attempts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count++;
  });
  return () => count;
}
