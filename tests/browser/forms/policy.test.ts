// Every test of the forms runs under the content security policy that shingle serve sends, and fails with what it refuses.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';
import { CITY, openStore, type Store, visit } from './setup';

let store: Store;
beforeAll(async () => {
  store = await openStore(inject('site'));
});
afterAll(async () => {
  await store?.close();
});

/** In the page: each is something that the policy bars. */
const BARRED = {
  'an inline style': () => document.body.append(document.createRange().createContextualFragment('<p style="color: red">')),
  'an inline script': () => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  },
  'a request that is not https': () => fetch('http://other.test/').catch(() => {}),
};

it('the static host of the tests sends the same policy as shingle serve', async () => {
  const [served, tested] = await Promise.all(
    [store.url, host.url].map(async (url) => (await fetch(new URL(CITY.path, url))).headers.get('content-security-policy')),
  );
  expect(served).toMatch(/default-src 'self'/);
  expect(tested).toBe(served);
});

it.each(Object.entries(BARRED))('%s under shingle serve fails the visit', async (_, act) => {
  // What it compared with no errors at all.
  const refused = { actual: expect.arrayContaining([expect.stringContaining('Content Security Policy')]) };
  await expect(visit(browser, store.url, {}, async (page) => void (await page.evaluate(act)))).rejects.toMatchObject(refused);
});

it.each(Object.entries(BARRED))('%s fails a page that is closed, though it was left before', async (_, act) => {
  const { page, close } = await openPage(browser);
  await page.goto(store.url);
  await page.evaluate(act);
  await page.goto(new URL('/privacy', store.url).href);
  await expect(close()).rejects.toThrow('Content Security Policy');
});
