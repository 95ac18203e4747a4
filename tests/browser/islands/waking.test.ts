// Islands: nothing runs until a visitor reaches for one; then it takes over.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';
import { CITY, CONTACT, chunk, stateOf } from './setup';

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.replace(/^\/assets\/(\w+)(-[\w-]{8})?\.js$/, '$1'));
  });
  return scripts;
}

describe('a visitor who only reads', () => {
  it.each([
    [390, true],
    [1440, false],
  ])('wakes no island by scrolling to the end at %i px', async (width, hasTouch) => {
    const { page, errors, close } = await openPage(browser, { viewport: { width, height: 844 }, hasTouch });
    const scripts = scriptsOf(page);
    await page.goto(host.url);
    await page.mouse.move(width / 2, 500);
    for (let step = 0; step < 40; step++) {
      if (hasTouch) await drag(page);
      else await page.mouse.wheel(0, 400);
    }
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(scripts).toEqual(['boot']);
    expect(await page.locator('[data-island][data-state]').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  /** A finger that moves up the window. */
  async function drag(page: Page): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
    await touch('touchStart', 700);
    for (let y = 660; y >= 200; y -= 60) await touch('touchMove', y);
    await touch('touchEnd');
    await client.detach();
  }
});

describe('the first reach into an island', () => {
  const reaches: [string, (page: Page) => Promise<void>][] = [
    ['a pointer that moves in it', (page) => page.hover(`${CONTACT} input[name=name]`)],
    ['a tap', (page) => page.tap(`${CONTACT} input[name=name]`)],
    ['the focus', (page) => page.focus(`${CONTACT} input[name=name]`)],
    ['a key', (page) => page.dispatchEvent(`${CONTACT} input[name=name]`, 'keydown', { key: 'a' })],
    ['a value filled in by the browser', (page) => page.dispatchEvent(`${CONTACT} input[name=name]`, 'change')],
  ];
  it.each(reaches)('wakes it: %s', async (_name, reach) => {
    const { page, errors, close } = await openPage(browser, { hasTouch: true });
    const scripts = scriptsOf(page);
    await page.goto(host.url);
    await reach(page);
    await stateOf(page, CONTACT, 'ready');
    expect(scripts.slice(0, 3)).toEqual(['boot', 'contact', 'hydrate']);
    expect(await page.locator('[data-island][data-state]').count()).toBe(1);
    expect(errors).toEqual([]);
    await close();
  });

  it('keeps what was typed before and while the code came', async () => {
    const { page, errors, close } = await openPage(browser);
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route(chunk('contact'), async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(host.url + CITY);
    await page.fill(`${CONTACT} input[name=name]`, 'Ann Example');
    await stateOf(page, CONTACT, 'loading');
    await page.fill(`${CONTACT} textarea[name=message]`, 'Water by the chimney');
    await page.check(`${CONTACT} input[name=emergency]`);
    await page.selectOption(`${CONTACT} select[name=roofAge]`, '20+');
    go();
    await stateOf(page, CONTACT, 'ready');
    expect(await page.inputValue(`${CONTACT} input[name=name]`)).toBe('Ann Example');
    expect(await page.inputValue(`${CONTACT} textarea[name=message]`)).toBe('Water by the chimney');
    expect(await page.isChecked(`${CONTACT} input[name=emergency]`)).toBe(true);
    expect(await page.inputValue(`${CONTACT} select[name=roofAge]`)).toBe('20+');
    expect(errors).toEqual([]);
    await close();
  });
});
