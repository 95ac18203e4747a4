// What the contact form says when the connection breaks, hangs, or does not bring the code that sends.

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { blockStorage } from '../../../setup/barred';
import { openPage } from '../../../setup/chromium';
import { browser, host } from '../../../setup/shipped';
import { answerWith, CITY, entries, field, holdBack, LEAD_CODE, PHONE, RESULT, ready, SEND, TOASTS, visit, WIDE } from '../setup';
import { failsAndCanBeSentAgain, NOT_SAVED, sendsAgain } from './setup';

/** With what was typed. */
async function pressBringsPageAnew(page: Page): Promise<void> {
  const before = await entries(page);
  const anew = page.waitForEvent('load');
  await page.click(SEND);
  await anew;
  expect(await entries(page)).toEqual(before);
  await field(page, 'name').focus();
  await ready(page);
}

/** Whether an import that failed can be repeated: Chromium 156 asks again, Chromium 150 keeps the failure as long as the page is there. */
async function repeatsImports(): Promise<boolean> {
  const { page, close } = await openPage(browser, WIDE);
  let requests = 0;
  await page.route('**/probe.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(host.url);
  // As text, since vitest rewrites an import that it reads.
  const arrives = () => page.evaluate<boolean>("import('/probe.js').then(() => true, () => false)");
  await arrives();
  const repeated = await arrives();
  await close();
  return repeated;
}

async function giveWebhook(page: Page): Promise<void> {
  await page.click('#contact .form__gear');
  await page.fill('.webhook [name=webhookUrl]', 'https://hooks.example.com/secret');
  await page.click('.webhook [type=submit]');
}

/** Lets the page's clock run until the visitor is told something. */
async function runUntilTold(page: Page, settled: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
  for (let seconds = 0; seconds < 30 && (await page.locator(RESULT).count()) === 0; seconds++) {
    await settled();
    await page.clock.runFor(1000);
  }
}

describe('the connection', () => {
  const withClock = (page: Page) => page.clock.install({ time: new Date('2027-03-01T12:00:00-08:00') });
  /** From here on it moves only where the test says so; what says how a lead went is there already. */
  const stopClock = async (page: Page) => {
    await field(page, 'name').focus();
    await page.locator(TOASTS).waitFor({ state: 'attached' });
    await page.clock.pauseAt(new Date('2027-03-01T12:30:00-08:00'));
  };
  const lost = (reason: string) => [`Failed to load resource: net::${reason}`, new RegExp(`contact_submissions.* net::${reason}$`), NOT_SAVED];

  it('breaks off each time: it failed, after several attempts', async () => {
    let attempts = 0;
    let underWay = 0;
    const prepare = async (page: Page) => {
      await withClock(page);
      page.on('requestfailed', (request) => (underWay -= request.url().includes('contact_submissions') ? 1 : 0));
      await answerWith(page, (route, attempt) => {
        attempts = attempt;
        underWay += 1;
        return route.abort('connectionreset');
      });
    };
    await visit(browser, host.url, { meant: lost('ERR_CONNECTION_RESET'), prepare }, async (page) => {
      await stopClock(page);
      await failsAndCanBeSentAgain(page, CITY, async () => {
        await expect.poll(() => attempts).toBe(1);
        // The clock runs no faster than the connection breaks.
        await runUntilTold(page, () => expect.poll(() => underWay).toBe(0));
        await page.clock.resume();
      });
      expect(attempts).toBeGreaterThan(2);
      await sendsAgain(page);
    });
  });

  it('is gone: what says so is there already', async () => {
    await visit(browser, host.url, { options: PHONE, meant: lost('ERR_INTERNET_DISCONNECTED'), prepare: withClock }, async (page) => {
      await field(page, 'name').focus();
      await page.locator(TOASTS).waitFor({ state: 'attached' });
      await page.context().setOffline(true);
      await failsAndCanBeSentAgain(page, CITY, () => runUntilTold(page));
      await page.context().setOffline(false);
      await sendsAgain(page);
    });
  });

  it('hangs: it failed after 15 seconds, not before', async () => {
    let rows: unknown[] = [];
    const prepare = async (page: Page) => {
      await withClock(page);
      rows = await answerWith(page, () => new Promise(() => {}));
    };
    await visit(browser, host.url, { meant: [NOT_SAVED], prepare }, async (page) => {
      await stopClock(page);
      await failsAndCanBeSentAgain(page, CITY, async () => {
        await expect.poll(() => rows.length).toBe(1);
        await page.clock.runFor(14_900);
        expect(await page.locator(`${SEND}[aria-busy=true]`).count()).toBe(1);
        await page.clock.runFor(200);
        await page.clock.resume();
      });
    });
  });

  it('does not bring the code that sends: it failed, and the next press asks for it again', async () => {
    const meant = ['Failed to load resource: net::ERR_FAILED', /onPage-.* net::ERR_FAILED$/, /dynamically imported module.*onPage-/];
    await visit(browser, host.url, { meant, prepare: (page) => page.route(LEAD_CODE, (route) => route.abort()) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await page.unroute(LEAD_CODE);
      if (!(await repeatsImports())) await pressBringsPageAnew(page);
      await sendsAgain(page);
    });
  });

  describe('does not bring the code that sends, and the browser asks no second time', () => {
    const meant = ['Failed to load resource: net::ERR_FAILED', /onPage-.* net::ERR_FAILED$/, /dynamically imported module.*onPage-/];
    /** Firefox before 155 keeps the failure of a module for as long as the page is there. */
    const failOnFirstPage = async (page: Page) => {
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.route(LEAD_CODE, (route) => (loads < 2 ? route.abort() : route.continue()));
    };

    it('it failed; the second press brings the page anew with what was typed, and the next one sends it', async () => {
      await visit(browser, host.url, { meant, prepare: failOnFirstPage }, async (page) => {
        await failsAndCanBeSentAgain(page);
        await pressBringsPageAnew(page);
        await sendsAgain(page);
      });
    });

    it.each<[string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>, RegExp[]]>([
      ['nothing can be stored', (page) => page.addInitScript(blockStorage), async () => {}, []],
      ['the address of a webhook was given', async () => {}, giveWebhook, []],
      ['the page itself does not answer', async () => {}, (page) => page.route('**' + CITY.path, (route) => route.abort()), [/Failed to fetch/, /ERR_FAILED/]],
    ])('it failed and fails again, with what was typed still there, where %s', async (_where, prepare, act, more) => {
      const both = (page: Page) => Promise.all([failOnFirstPage(page), prepare(page)]);
      await visit(browser, host.url, { meant: [...meant, ...more], prepare: both }, async (page) => {
        await act(page);
        await failsAndCanBeSentAgain(page);
        const before = await entries(page);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        await page.locator(RESULT).evaluate((result) => result.setAttribute('data-said', ''));
        await page.click(SEND);
        await page.locator(`${RESULT}:not([data-said])`).waitFor();
        await page.waitForLoadState();
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
        expect(await entries(page)).toEqual(before);
      });
    });
  });

  it('keeps the code that sends waiting: it failed after a while, and can be sent when it has come', async () => {
    let release = () => {};
    const prepare = async (page: Page) => {
      await withClock(page);
      ({ release } = await holdBack(page, LEAD_CODE));
    };
    await visit(browser, host.url, { meant: [/has not come/], prepare }, async (page) => {
      await failsAndCanBeSentAgain(page, CITY, () => runUntilTold(page));
      release();
      await sendsAgain(page);
    });
  });
});
