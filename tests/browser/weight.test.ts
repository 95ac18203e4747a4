// What a visitor's browser has to run: at most 5 KB for those who read (D20), and what each further step may add.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { pageOf } from '../../generator/content/site/url';
import { openPage } from '../setup/chromium';
import { OFFER_NOON } from '../setup/day';
import { filesIn, pagesIn } from '../setup/output';
import { browser, host } from '../setup/shipped';

const READING = 5 * 1024;
const WIDGETS = 75 * 1024;
const ALL = 95 * 1024;
/** What puts a lead into the data API. */
const DATA_CLIENT = /\/onPage-[^/]*\.js$/;

/** Bytes of every script the page has asked for so far, brotli. */
function weighing(page: Page): () => number {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  return () => [...scripts].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(inject('site'), path))).length, 0);
}

function ready(page: Page, island: string): Promise<void> {
  return page.locator(`[data-island=${island}][data-state=ready]`).waitFor({ state: 'attached' });
}

it('a visitor who reads, scrolls to the end and waits ten seconds runs at most 5 KB on every page', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 390, height: 844 } }, { offer: true });
  await page.clock.install({ time: 0 });
  const paths = pagesIn(inject('site')).map(({ file }) => pageOf(file) ?? '');
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths.filter((each) => each !== '/404')) {
    const weight = weighing(page);
    await page.goto(host.url + path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.clock.runFor(10_000);
    expect(weight(), path).toBeGreaterThan(0);
    expect(weight(), path).toBeLessThanOrEqual(READING);
  }
  expect(errors).toEqual([]);
  await close();
}, 240_000);

it('the estimator and the stories add at most 75 KB', async () => {
  const { page, errors, close } = await openPage(browser, {}, { offer: true });
  const weight = weighing(page);
  await page.goto(host.url);
  await page.focus('[data-island=estimator] input[name=squareFootage]');
  await page.hover('[data-island=testimonials]');
  await ready(page, 'estimator');
  await ready(page, 'testimonials');
  expect(weight()).toBeLessThanOrEqual(WIDGETS);
  expect(errors).toEqual([]);
  await close();
});

it('all four islands, the forms with what sends them, are at most 95 KB; the data client comes only when a form is used', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } }, { offer: true });
  await page.clock.install({ time: OFFER_NOON });
  const weight = weighing(page);
  const dataClient: string[] = [];
  page.on('request', (request) => {
    if (DATA_CLIENT.test(request.url())) dataClient.push(request.url());
  });
  await page.goto(host.url);
  await page.focus('[data-island=estimator] input[name=squareFootage]');
  await page.hover('[data-island=testimonials]');
  await ready(page, 'estimator');
  await ready(page, 'testimonials');
  expect(dataClient).toEqual([]);
  // The offer does not open beside somebody who writes.
  await page.locator('[data-island=estimator] input[name=squareFootage]').blur();
  await page.clock.runFor(5000);
  await page.locator('[data-island=promotion] [name=name]').fill('Ann');
  await ready(page, 'promotion');
  await page.locator('[data-island=contact] [name=name]').focus();
  await ready(page, 'contact');
  await page.locator('section[aria-label^=Messages]').waitFor({ state: 'attached' });
  await expect.poll(() => dataClient.length).toBe(1);
  expect(weight()).toBeLessThanOrEqual(ALL);
  expect(errors).toEqual([]);
  await close();
});

it('the chunk of that name is the one with the data client, and no other has it', () => {
  const scripts = filesIn(inject('site')).filter((file) => file.endsWith('.js'));
  const withClient = scripts.filter((file) => readFileSync(join(inject('site'), file), 'utf8').includes('/rest/v1'));
  expect(withClient).toEqual([expect.stringMatching(DATA_CLIENT)]);
});
