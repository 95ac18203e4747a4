// The dialog behind the gear, and the copy of a saved request that goes to the address in it (D12).
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { launch } from '../../setup/chromium';
import { withinOneDay } from '../../setup/day';
import { type Echo, startEcho, startTls } from './echo';
import {
  AGAIN,
  answerWith,
  CITY,
  expectTold,
  FAILED,
  field,
  fill,
  holdBack,
  ISLAND,
  kept,
  later,
  openStore,
  refusal,
  SAVED,
  SEND,
  SIZES,
  STORE,
  type Store,
  somebody,
  type Visit,
  visit,
  WIDE,
} from './setup';

const GEAR = '.form__gear';
const DIALOG = '[data-section="dialog:webhook"]';
const ADDRESS = `${DIALOG} input`;
const DONE = `${DIALOG} [type=submit]`;
const CLOSE = '.webhook__close';
const ECHO = 'https://echo.test/hooks/42?from=site';
/** Nobody is there: .test names nothing. */
const NOT_REACHED = [/^The webhook was not reached:/, /net::ERR_/];

let browser: Browser;
let store: Store;
beforeAll(async () => {
  [browser, store] = await Promise.all([launch(), openStore(inject('site'))]);
});
beforeEach(() => withinOneDay(60_000));
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

async function openDialog(page: Page): Promise<void> {
  await page.click(GEAR);
  await page.locator(DIALOG).waitFor();
}

async function set(page: Page, url: string): Promise<void> {
  await openDialog(page);
  await page.fill(ADDRESS, url);
  await page.click(DONE);
  await page.locator(DIALOG).waitFor({ state: 'hidden' });
}

interface Copy {
  body: Record<string, unknown>;
  type: string | undefined;
}

/** What leaves for the automation service. A route would not see it: what outlives its page is not the page's to route. */
function copiesFrom(page: Page): Copy[] {
  const copies: Copy[] = [];
  page.on('request', (request) => {
    if (request.url() !== ECHO) return;
    expect(request.method()).toBe('POST');
    copies.push({ body: JSON.parse(request.postData() ?? '') as Record<string, unknown>, type: request.headers()['content-type'] });
  });
  return copies;
}

/** It is logged, and nothing else comes of it. */
function failureLogged(page: Page): Promise<unknown> {
  return page.waitForEvent('console', (message) => message.text().startsWith('The webhook was not reached'));
}

function isOpen(page: Page): Promise<boolean> {
  return page.locator(DIALOG).evaluate((dialog: HTMLDialogElement) => dialog.open);
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element === document.activeElement);
}

const visitForm = (visitor: Visit, act: (page: Page) => Promise<void>) => visit(browser, store.url, visitor, act);

describe('the dialog', () => {
  it.each(SIZES)('opens from the gear, and gives the focus back however it is closed ($name)', async ({ options }) => {
    await visitForm({ options }, async (page) => {
      const ways = [() => page.keyboard.press('Escape'), () => page.click(CLOSE), () => page.click(DONE), () => page.keyboard.press('Enter')];
      for (const way of ways) {
        await openDialog(page);
        expect(await hasFocus(page, ADDRESS)).toBe(true);
        await way();
        await expect.poll(() => isOpen(page)).toBe(false);
        expect(await hasFocus(page, GEAR)).toBe(true);
      }
    });
  });

  it('opens when the gear was pressed before its code was there', async () => {
    let release = () => {};
    const prepare = async (page: Page) => ({ release } = await holdBack(page, '**/assets/contact-*.js'));
    await visitForm({ prepare }, async (page) => {
      await page.click(GEAR);
      expect(await isOpen(page)).toBe(false);
      release();
      await page.locator(DIALOG).waitFor();
      expect(await page.locator(`${ISLAND}[data-held]`).count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(page, GEAR)).toBe(true);
    });
  });

  it.each(SIZES)('can be used by everybody, also with a mistake in it ($name)', async ({ options }) => {
    await visitForm({ options }, async (page) => {
      await openDialog(page);
      expect(await accessibilityFindings(page, DIALOG)).toEqual([]);
      await page.fill(ADDRESS, 'hooks');
      await page.click(DONE);
      await page.locator(`${ADDRESS}[aria-invalid=true]`).waitFor();
      expect(await accessibilityFindings(page, DIALOG)).toEqual([]);
    });
  });

  it('refuses what is not an https address, and says why', async () => {
    const notHttps = 'Only an address that begins with https:// can be used: it keeps your details private on the way.';
    const refused = {
      'http://echo.example.com/': notHttps,
      'javascript:alert(1)': notHttps,
      'https://ann:secret@echo.example.com/': 'Take the user name and password out of the address.',
      'my hook': 'Write a whole web address, beginning with https://',
      'echo.example.com/hooks': 'Write a whole web address, beginning with https://',
      [`https://echo.example.com/${'x'.repeat(2000)}`]: 'This address is too long to be kept. Use a shorter one.',
    };
    await visitForm({}, async (page) => {
      await openDialog(page);
      for (const [text, words] of Object.entries(refused)) {
        await page.fill(ADDRESS, text);
        await page.click(DONE);
        const problem = await page.locator(ADDRESS).getAttribute('aria-describedby');
        expect(await page.locator(`#${problem}`).innerText(), text).toBe(words);
        expect(await isOpen(page)).toBe(true);
        expect(await hasFocus(page, ADDRESS)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await page.locator(`${GEAR}[data-set]`).count()).toBe(0);
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe('');
      expect(await page.locator(`${ADDRESS}[aria-invalid]`).count()).toBe(0);
    });
  });

  it('keeps the address that holds, says on the gear that there is one, and forgets it with the page', async () => {
    await visitForm({}, async (page) => {
      await set(page, ` ${ECHO} `);
      expect(await page.getAttribute(GEAR, 'aria-label')).toBe('Forwarding settings, an address is set');
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe(ECHO);
      await page.fill(ADDRESS, 'something else');
      await page.click(CLOSE);
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe(ECHO);
      await page.click(CLOSE);
      await page.reload();
      expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('echo');
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe('');
      expect(await page.getAttribute(GEAR, 'aria-label')).toBe('Forwarding settings');
    });
  });
});

describe('the copy', () => {
  it('is forwarded once, after the request is saved, with what was sent; its failure is only logged', async () => {
    const person = somebody();
    await visitForm({ meant: NOT_REACHED }, async (page) => {
      const copies = copiesFrom(page);
      await fill(page, { ...person, message: ' A leak. ' });
      await field(page, 'roofAge').selectOption('6-10');
      await set(page, ECHO);
      const logged = failureLogged(page);
      await page.click(SEND);
      await expectTold(page, SAVED);
      await logged;
      // Again the same: it was there before.
      await page.click(AGAIN);
      await fill(page, { ...person, message: 'A leak.' });
      await field(page, 'roofAge').selectOption('6-10');
      await page.click(SEND);
      await expect.poll(() => field(page, 'name').inputValue()).toBe('');
      await expectTold(page, SAVED);
      expect(copies).toEqual([
        {
          type: 'text/plain;charset=UTF-8',
          body: {
            ...person,
            roofAge: '6-10',
            bestTime: '',
            emergency: false,
            message: 'A leak.',
            webhookUrl: ECHO,
            timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
            source: 'Sample Roofing website contact form',
          },
        },
      ]);
    });
    expect(store.rowsOf(person)).toMatchObject([{ webhook_url: ECHO }]);
  });

  it('is what was sent, whatever is typed until the answer comes', async () => {
    const person = somebody();
    const { promise, resolve } = later();
    let rows: Record<string, unknown>[] = [];
    const prepare = async (page: Page) => (rows = await answerWith(page, (route) => promise.then(() => kept(route))));
    await visitForm({ prepare, meant: NOT_REACHED }, async (page) => {
      const copies = copiesFrom(page);
      await fill(page, person);
      await set(page, ECHO);
      await page.click(SEND);
      await expect.poll(() => rows.length).toBe(1);
      expect(copies).toEqual([]);
      await field(page, 'name').fill('Somebody else');
      const logged = failureLogged(page);
      resolve();
      await expectTold(page, SAVED);
      await logged;
      expect(copies).toMatchObject([{ body: { name: person.name } }]);
    });
    expect(rows).toMatchObject([{ name: person.name, webhook_url: ECHO }]);
  });

  it('is forwarded nowhere when the request failed, and not when no address is set', async () => {
    const prepare = (page: Page) =>
      answerWith(page, (route, attempt) => (attempt === 1 ? route.fulfill({ status: 401, json: { code: '42501' } }) : kept(route)));
    await visitForm({ prepare, meant: [refusal(401, 'Unauthorized'), /^The lead was not saved:/] }, async (page) => {
      const copies = copiesFrom(page);
      await fill(page, somebody());
      await set(page, ECHO);
      await page.click(SEND);
      await expectTold(page, FAILED, CITY);
      await set(page, '');
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(copies).toEqual([]);
    });
  });
});

describe('what reaches the automation service', () => {
  let echo: Echo;
  let site: Awaited<ReturnType<typeof startTls>>;
  let trusting: Browser;
  beforeAll(async () => {
    [echo, site, trusting] = await Promise.all([startEcho(), startTls(store.url), launch({ anyCertificate: true })]);
  });
  afterAll(async () => {
    await trusting?.close();
    await site?.close();
    await echo?.close();
  });

  it('is one text of JSON that says what the row says, once the row is stored; no cookie and no key comes with it', async () => {
    const person = somebody();
    const address = `${echo.url}/hooks/42?from=site`;
    const order: string[] = [];
    // Of Playwright itself, which fetches for the route.
    const options = { ...WIDE, ignoreHTTPSErrors: true };
    await visit(trusting, site.url, { options }, async (page) => {
      await page.route(STORE, async (route) => {
        const response = await route.fetch();
        order.push('stored', `copies so far: ${echo.received.length}`);
        await route.fulfill({ response });
      });
      await page.context().addCookies([{ name: 'session', value: 'secret', url: echo.url, secure: true, sameSite: 'None' }]);
      // The cookie is one that would be sent.
      await page.evaluate((url) => fetch(url, { mode: 'no-cors', credentials: 'include' }), echo.url);
      expect(echo.received.splice(0)).toMatchObject([{ headers: { cookie: 'session=secret' } }]);
      await fill(page, { ...person, message: ' Over the "kitchen" \u{1F4A7}\n\\ \u2028 <b>O\u2019Neil</b> ' });
      await field(page, 'bestTime').selectOption('evening');
      await field(page, 'emergency').check();
      await set(page, address);
      await page.click(SEND);
      await expectTold(page, SAVED);
      await expect.poll(() => echo.received.length).toBe(1);
    });
    expect(order).toEqual(['stored', 'copies so far: 0']);
    const [{ method, path, headers, body } = expect.fail('Nothing came.')] = echo.received;
    expect([method, path]).toEqual(['POST', '/hooks/42?from=site']);
    expect(headers['content-type']).toBe('text/plain;charset=UTF-8');
    for (const name of ['cookie', 'authorization', 'apikey']) expect(headers).not.toHaveProperty(name);
    const { timestamp, source, roofAge, bestTime, webhookUrl, ...others } = JSON.parse(body) as Record<string, string | boolean>;
    expect(store.rowsOf(person)).toEqual([{ ...others, roof_age: roofAge || null, best_time: bestTime, webhook_url: webhookUrl }]);
    expect([roofAge, bestTime, others.emergency, webhookUrl]).toEqual(['', 'evening', true, address]);
    expect(others.message).toBe('Over the "kitchen" \u{1F4A7}\n\\ \u2028 <b>O\u2019Neil</b>');
    expect(Math.abs(Date.now() - Date.parse(String(timestamp)))).toBeLessThan(60_000);
    expect(source).toBe('Sample Roofing website contact form');
  });

  it('comes even if the page is left as soon as the request is saved', async () => {
    echo.received.length = 0;
    const person = somebody();
    await visit(trusting, site.url, {}, async (page) => {
      await fill(page, person);
      await set(page, echo.url);
      await page.evaluate(() => document.addEventListener('shingle:lead', () => (location.href = '/privacy')));
      await Promise.all([page.waitForURL('**/privacy'), page.click(SEND)]);
      await expect.poll(() => echo.received.length).toBe(1);
    });
    expect(JSON.parse(echo.received[0]?.body ?? '')).toMatchObject({ name: person.name });
  });
});
