// When the analytics pixel of a finished site loads, and when nothing of it does (D11): under the policy of a site with one.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../../generator/host/policy';
import { parseHeaders } from '../../../generator/serve/headerRules';
import { TRACKING_BARRED } from '../../setup/barred';
import { pagesIn } from '../../setup/output';
import { type Answer, BEGIN, CONTACT, calls, host, ID, INSIDE, id, out, press, SCRIPT, visit, without } from './setup';

function dispatch(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.querySelector('main *')?.dispatchEvent(new CustomEvent('shingle:estimate', { bubbles: true }));
    document.dispatchEvent(new CustomEvent('shingle:lead'));
  });
}

const LEAD = ['trackSingle', ID, 'Lead', { value: 1, currency: 'USD' }, { eventID: id }];

describe('a site without a pixel', () => {
  it('loads nothing of it', async () => {
    const { page, errors, outside, chunks, close } = await visit();
    for (const path of ['/', '/services/roof-repair']) {
      await page.goto(without.url + path);
      expect(await page.getAttribute('html', 'data-pixel')).toBe(null);
      await dispatch(page);
      expect(await press(page, INSIDE)).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
    }
    expect([chunks, outside, errors]).toEqual([[], [], []]);
    await close();
  });
});

describe('a site with a pixel', () => {
  it('says so on every page, and in its policy', () => {
    for (const { file, html } of pagesIn(out)) expect(html.match(/ data-pixel="(\d+)"/)?.[1], file).toBe(ID);
    const rules = parseHeaders(readFileSync(join(out, '_headers'), 'utf8'));
    expect(rules?.[0]?.headers[0]).toEqual(['Content-Security-Policy', contentSecurityPolicy({ supabase: null, pixel: ID, webhook: 'visitor' })]);
  });

  it('loads it once the page has finished, and loses nothing that happens before', async () => {
    const { page, errors, outside, close } = await visit();
    const hold = { chunk: () => {}, image: () => {} };
    const chunk = new Promise<void>((resolve) => (hold.chunk = resolve));
    const image = new Promise<void>((resolve) => (hold.image = resolve));
    await page.route(/\/assets\/pixel-/, (route) => chunk.then(() => route.continue()));
    await page.route('**/slow.svg', (route) =>
      image.then(() => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })),
    );
    await page.addInitScript(() => document.addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(new Image(), { src: '/slow.svg' }))));
    const asked = page.waitForRequest(/\/assets\/pixel-/);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'domcontentloaded' });
    await asked;
    await dispatch(page);
    await page.locator('[data-section=hero] a[href^="tel:"]').click();
    const came = page.waitForResponse(/\/assets\/pixel-/);
    hold.chunk();
    await came;
    await dispatch(page);
    expect(outside).toEqual([]);
    expect(await page.evaluate(() => [document.readyState, 'fbq' in window])).toEqual(['interactive', false]);
    hold.image();
    await expect.poll(() => calls(page)).toEqual([...BEGIN, CONTACT, LEAD, CONTACT, CONTACT, LEAD]);
    const ids = ((await calls(page)) ?? []).slice(2).map((call) => JSON.stringify(call.at(-1)));
    expect(new Set(ids).size).toBe(5);
    expect([outside, errors]).toEqual([[SCRIPT], []]);
    await close();
  });

  it.each(TRACKING_BARRED)('asks Meta for nothing where %s', async (_name, bar) => {
    const { page, errors, outside, chunks, close } = await visit();
    await page.addInitScript(bar);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    expect(chunks.length).toBeGreaterThan(0);
    await dispatch(page);
    await press(page, INSIDE);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    expect([outside, errors]).toEqual([[], []]);
    await close();
  });

  const broken: [string, Answer][] = [
    ['blocked', 'blocked'],
    ['a script that throws', { body: 'throw new Error("pixel")' }],
    ['a script whose function throws', { body: 'window.fbq.callMethod = () => { throw new Error("pixel"); };' }],
    ['a page in place of a script', { body: '<h1>Welcome</h1>' }],
  ];
  it.each(broken)('works as ever with a pixel that is %s', async (_name, answer) => {
    const { page, errors, outside, close } = await visit(answer);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    await expect.poll(() => outside).toEqual([SCRIPT]);
    await dispatch(page);
    expect(await press(page, INSIDE)).toBeGreaterThan(1);
    await page.fill('#contact input[name="name"]', 'Test Person');
    await expect.poll(() => page.getAttribute('[data-island=contact]', 'data-state')).toBe('ready');
    // Only what the script itself throws while it runs, or the browser tells of it.
    for (const error of errors)
      expect(error).toMatch(/^(pixel|Unexpected token '<'|Failed to load resource: net::ERR_FAILED|https:\/\/connect\.facebook\.net\/)/);
    await close();
  });

  it('is not missed where its own code does not come', async () => {
    const { page, errors, outside, close } = await visit();
    await page.route(/\/assets\/pixel-/, (route) => route.abort());
    await page.goto(`${host.url}/`, { waitUntil: 'networkidle' });
    await dispatch(page);
    await press(page, INSIDE);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([]);
    for (const error of errors) expect(error).toMatch(/net::ERR_FAILED/);
    await close();
  });

  it('hears of the switch at once, and on the next page', async () => {
    const { page, errors, outside, close } = await visit();
    await page.goto(`${host.url}/privacy`);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    await page.getByRole('switch').click();
    await dispatch(page);
    expect(await calls(page)).toEqual([...BEGIN, ['consent', 'revoke']]);
    await page.goto(`${host.url}/services/roof-repair`, { waitUntil: 'networkidle' });
    await press(page, INSIDE);
    expect(outside).toEqual([SCRIPT]);
    await page.goto(`${host.url}/privacy`, { waitUntil: 'networkidle' });
    await page.getByRole('switch').click();
    expect(outside).toEqual([SCRIPT]);
    await page.goto(`${host.url}/services/roof-repair`);
    await expect.poll(() => calls(page)).toEqual(BEGIN);
    expect(errors).toEqual([]);
    await close();
  });
});
