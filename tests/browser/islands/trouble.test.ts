// Islands whose code does not come, that do not start, or that throw: they say so and leave the phone number.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';
import { CITY, CONTACT, chunk, stateOf } from './setup';

const ESTIMATOR = '[data-island=estimator]';

async function ownNumber(page: Page): Promise<string | null> {
  return page.locator('#contact a[href^="tel:"]').first().getAttribute('href');
}

describe('an island whose code does not come', () => {
  /** Requests that were made to fail are no errors of the page; what it says of them is a warning. */
  const meant = (errors: string[]) => errors.filter((error) => !/Failed to (fetch|load)|net::ERR_FAILED/.test(error));
  const notice = (page: Page) => page.locator(`${CONTACT} + .trouble`);

  it('is asked for once more by itself, then says so beside the number, with what was typed still there', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.clock.install({ time: 0 });
    let asked = 0;
    let gone = true;
    await page.route(chunk('contact'), (route) => {
      asked++;
      return gone ? route.abort() : route.continue();
    });
    await page.goto(host.url + CITY);
    await page.clock.pauseAt(60_000);
    await page.fill(`${CONTACT} input[name=name]`, 'Ann Example');
    await expect.poll(() => asked).toBe(1);
    expect(await notice(page).count()).toBe(0);
    await expect.poll(() => page.clock.runFor(1000).then(() => asked)).toBe(2);
    await stateOf(page, CONTACT, 'failed');
    expect(await notice(page).getAttribute('role')).toBe('alert');
    expect(await notice(page).locator('a').getAttribute('href')).toBe(await ownNumber(page));
    expect(await page.inputValue(`${CONTACT} input[name=name]`)).toBe('Ann Example');

    gone = false;
    await page.clock.resume();
    await notice(page).locator('button').click();
    await stateOf(page, CONTACT, 'ready');
    expect(await notice(page).count()).toBe(0);
    expect(await page.inputValue(`${CONTACT} input[name=name]`)).toBe('Ann Example');
    expect(meant(errors)).toEqual([]);
    await close();
  });

  it('offers the number after ten seconds of waiting, and works once it has come', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.clock.install({ time: 0 });
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route(chunk('contact'), async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(host.url + CITY);
    await page.clock.pauseAt(60_000);
    await page.focus(`${CONTACT} input[name=name]`);
    await stateOf(page, CONTACT, 'loading');
    await page.clock.runFor(9_900);
    expect(await notice(page).count()).toBe(0);
    await page.clock.runFor(200);
    expect(await notice(page).count()).toBe(1);
    go();
    await expect.poll(() => page.clock.runFor(50).then(() => page.getAttribute(CONTACT, 'data-state'))).toBe('ready');
    expect(await notice(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('comes with the page, where an update has taken the chunk away', async () => {
    const { page, errors, close } = await openPage(browser);
    let gone = true;
    await page.route(chunk('hydrate'), (route) => (gone ? route.fulfill({ status: 404, body: 'not here' }) : route.continue()));
    await page.goto(host.url + CITY);
    await page.focus(`${CONTACT} input[name=name]`);
    await stateOf(page, CONTACT, 'failed');
    const reloaded = page.waitForEvent('load');
    await notice(page).locator('button').click();
    await reloaded;
    gone = false;
    await page.focus(`${CONTACT} input[name=name]`);
    await stateOf(page, CONTACT, 'ready');
    expect(meant(errors)).toEqual([]);
    await close();
  });
});

describe('an island that does not start', () => {
  const notice = (page: Page) => page.locator(`${CONTACT} + .trouble`);
  const breakProps = (page: Page) =>
    page.locator(CONTACT).evaluate((island: HTMLElement) => {
      island.dataset.kept = island.dataset.props;
      island.dataset.props = '{';
    });
  const restoreProps = (page: Page) => page.locator(CONTACT).evaluate((island: HTMLElement) => (island.dataset.props = island.dataset.kept));

  it('is tried once more by itself', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.clock.install({ time: 0 });
    await page.goto(host.url + CITY);
    await page.clock.pauseAt(60_000);
    await breakProps(page);
    const came = page.waitForResponse(chunk('hydrate'));
    await page.fill(`${CONTACT} input[name=name]`, 'Ann Example');
    await came;
    await page.clock.runFor(900);
    await restoreProps(page);
    await expect.poll(() => page.clock.runFor(50).then(() => page.getAttribute(CONTACT, 'data-state'))).toBe('ready');
    expect(await page.inputValue(`${CONTACT} input[name=name]`)).toBe('Ann Example');
    expect(errors).toEqual([]);
    await close();
  });

  it('is told of, with the number, and starts at a press once it can', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(host.url + CITY);
    await breakProps(page);
    await page.fill(`${CONTACT} input[name=name]`, 'Ann Example');
    await stateOf(page, CONTACT, 'failed');
    expect(await notice(page).locator('a').getAttribute('href')).toBe(await ownNumber(page));
    await restoreProps(page);
    await notice(page).locator('button').click();
    await stateOf(page, CONTACT, 'ready');
    expect(await notice(page).count()).toBe(0);
    expect(await page.inputValue(`${CONTACT} input[name=name]`)).toBe('Ann Example');
    expect(errors).toEqual([]);
    await close();
  });

  it('is told of after ten seconds, though its code has come, until it has started', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.clock.install({ time: 0 });
    await page.goto(host.url + CITY);
    await page.clock.pauseAt(60_000);
    // Somebody else has changed it, and it waits for the button that is held down.
    await page
      .locator(`${CONTACT} label`)
      .first()
      .evaluate((label) => label.append('!'));
    const send = page.locator(`${CONTACT} .send`);
    await send.hover();
    await page.mouse.down();
    await page.clock.runFor(11_000);
    await expect.poll(() => notice(page).count()).toBe(1);
    expect(await page.getAttribute(CONTACT, 'data-state')).toBe('loading');
    await page.mouse.up();
    await expect.poll(() => page.clock.runFor(50).then(() => page.getAttribute(CONTACT, 'data-state'))).toBe('ready');
    expect(await notice(page).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('an island that throws', () => {
  it('is replaced by the error screen, alone, with the message and the number of the page', async () => {
    const { page, errors, close } = await openPage(browser);
    await page.goto(host.url);
    await page.locator(ESTIMATOR).evaluate((island: HTMLElement) => (island.dataset.props = '{}'));
    await page.focus(`${ESTIMATOR} input[name=squareFootage]`);
    await stateOf(page, ESTIMATOR, 'failed');
    const screen = page.locator(`${ESTIMATOR} .trouble`);
    expect(await screen.getAttribute('role')).toBe('alert');
    expect(await screen.locator('h3').textContent()).toBe('Unexpected Application Error');
    expect(await screen.locator('[data-message]').textContent()).toMatch(/undefined/);
    expect(await screen.locator('a').getAttribute('href')).toBe(await ownNumber(page));
    expect(errors.length).toBeGreaterThan(0);

    await page.hover('[data-island=testimonials]');
    await stateOf(page, '[data-island=testimonials]', 'ready');
    await page.focus(`${CONTACT} input[name=name]`);
    await stateOf(page, CONTACT, 'ready');
    await close();
  });
});
