// The copy of a saved request that goes to the address in the dialog (D12).
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../../setup/chromium';
import { type Echo, startEcho, startTls } from '../echo';
import { AGAIN, answerWith, CITY, expectTold, FAILED, field, fill, kept, later, refusal, SAVED, SEND, STORE, somebody, visit, WIDE } from '../setup';
import { ECHO, set, store, visitForm } from './setup';

/** Nobody is there: .test names nothing. */
const NOT_REACHED = [/^The webhook was not reached:/, /net::ERR_/];

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
