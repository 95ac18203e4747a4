// React's development build tells of every difference between the server's HTML and the first render in the browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage } from '../setup/chromium';
import { shingle } from '../setup/run';
import { type Host, serveSite } from '../setup/server';

/** One page of each kind that has islands; the others must not get any. */
const KINDS = ['/', '/services/tpo-roofing', '/service-areas/riverside-county', '/cities/riverside', '/privacy', '/500'];

const scratch = mkdtempSync(join(tmpdir(), 'shingle-hydration-'));
let browser: Browser;
let host: Host;
beforeAll(async () => {
  expect(shingle(['generate', '--development', '--quiet', '--out', join(scratch, 'out')])).toMatchObject({ status: 0 });
  [browser, host] = await Promise.all([launch(), serveSite(join(scratch, 'out'))]);
});
afterAll(async () => {
  await browser?.close();
  await host?.close();
  rmSync(scratch, { recursive: true, force: true });
});

function repeatedIds(): string[] {
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

describe.each(KINDS)('%s', (path) => {
  it('hydrates every island without a difference, and no id is there twice', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(host.url + path);
    const islands = page.locator('[data-island]');
    expect(await islands.count()).toBe(path === '/' ? 4 : path.startsWith('/privacy') || path === '/500' ? 0 : 2);
    await mark(page);
    await islands.evaluateAll((all) => {
      for (const island of all) island.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect
      .poll(() => islands.evaluateAll((all) => all.map((island) => (island as HTMLElement).dataset.state ?? 'none').filter((state) => state !== 'ready')))
      .toEqual([]);
    expect(await page.evaluate(repeatedIds)).toEqual([]);
    expect(await unmarked(page)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

/** Remembers every element of an island: what is rendered anew has other ones. */
function mark(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island] *')) Object.assign(element, { isFirst: true });
  });
}

function unmarked(page: Page): Promise<number> {
  return page.evaluate(() => [...document.querySelectorAll('[data-island] *')].filter((element) => !('isFirst' in element)).length);
}

it.each([
  ['a word', (html: string) => html.replace('Full Name', 'Whole Name')],
  ['an element', (html: string) => html.replace('</label>', '</label><i></i>')],
])('tells of a difference in %s', async (_, differently) => {
  const { page, close } = await openPage(browser);
  await page.goto(host.url);
  await page
    .locator('[data-island=contact]')
    .evaluate((island, html) => (island.innerHTML = html), differently(await page.locator('[data-island=contact]').innerHTML()));
  await mark(page);
  await page.focus('[data-island=contact] input[name=name]');
  await page.locator('[data-island=contact][data-state=ready]').waitFor({ state: 'attached' });
  expect(await unmarked(page)).toBeGreaterThan(0);
  await close();
});

it('tells of a difference that React alone sees, and takes nothing of what was typed', async () => {
  const { page, errors, close } = await openPage(browser);
  await page.goto(host.url);
  const name = page.locator('[data-island=contact] [name=name]');
  await name.evaluate((field: HTMLInputElement) => {
    // What React marks its own boundaries with.
    field.before(document.createComment('$'));
    field.value = 'Ann';
  });
  await name.focus();
  await page.keyboard.press('End');
  await page.locator('[data-island=contact][data-state=ready]').waitFor({ state: 'attached' });
  await expect.poll(() => errors.join('\n')).toMatch(/hydrat/i);
  await page.keyboard.type(' Example');
  expect(await name.inputValue()).toBe('Ann Example');
  await close();
});

it('takes an island over once, also when the visitor asks again while its code is still on the way', async () => {
  const { page, errors, close } = await openPage(browser);
  await page.clock.install({ time: 0 });
  let go = () => {};
  const gate = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/contact-[\w-]{8}\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(`${host.url}/cities/riverside`);
  await page.focus('[data-island=contact] input[name=name]');
  await page.clock.fastForward(10_500);
  await page.locator('[data-island=contact] + .trouble button').click();
  go();
  await page.locator('[data-island=contact][data-state=ready]').waitFor({ state: 'attached' });
  expect(errors).toEqual([]);
  await close();
});

it('a press on Send before the code of the form, with fields left empty, is told by the browser; what was typed stays, and the next press is told by the form', async () => {
  const { page, errors, close } = await openPage(browser);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/contact-[\w-]{8}\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.url}/cities/riverside`);
  const name = page.locator('#contact form[data-draft] [name=name]');
  await name.fill('Ann');
  await page.locator('#contact .send').click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  expect(await page.locator('[data-island=contact]').getAttribute('data-held')).toBeNull();
  release();
  await page.locator('[data-island=contact][data-state=ready]').waitFor({ state: 'attached' });
  expect(await name.inputValue()).toBe('Ann');
  await page.locator('#contact .send').click();
  await expect.poll(() => page.locator('#contact form[data-draft] .field__problem').count()).toBe(3);
  expect(errors).toEqual([]);
  await close();
});
