// What a browser makes of any site, whichever pages data/ gives it: nothing scrolls sideways, nothing is barred, all is accessible.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityFindings } from '../setup/axe';
import { launch, openPage } from '../setup/chromium';
import { type Host, serveSite } from '../setup/server';
import { onePageOfEachKind, out, ownPolicy, pages } from './made';

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite(out, ownPolicy())]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Closing the page that this opens fails if its policy barred anything. */
async function onPhone() {
  const opened = await openPage(browser, { viewport: { width: 390, height: 844 } });
  // What others would send, like the code of a pixel, is no part of the site.
  await opened.page.route(
    (url) => url.origin !== host.url,
    (route) => route.abort(),
  );
  return opened;
}

it.each(onePageOfEachKind.map(({ path }) => path))('%s is accessible', async (path) => {
  const { page, close } = await onPhone();
  await page.goto(host.url + path);
  expect(await accessibilityFindings(page)).toEqual([]);
  await close();
});

it('no page scrolls sideways on a phone', async () => {
  const { page, close } = await onPhone();
  const wide: string[] = [];
  for (const { path } of pages) {
    await page.goto(host.url + path);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (beyond > 0) wide.push(`${path}: ${beyond} px`);
  }
  expect(wide).toEqual([]);
  await close();
});
