// The contact form from the first key to the stored row, in Chromium, with the store that shingle serve keeps.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { launch } from '../../setup/chromium';
import { withinOneDay } from '../../setup/day';
import {
  AGAIN,
  answerWith,
  CITY,
  entries,
  expectTold,
  FORM,
  field,
  fill,
  holdBack,
  ISLAND,
  kept,
  LEAD_CODE,
  later,
  leadsToldOf,
  openStore,
  type Person,
  RESULT,
  ready,
  refusal,
  SAVED,
  SEND,
  SIZES,
  STORE,
  type Store,
  somebody,
  visit,
} from './setup';

const ISLAND_CODE = '**/assets/contact-*.js';
const THERE_ALREADY = refusal(409, 'Conflict');
const EMPTY = { name: '', phone: '', email: '', address: '', roofAge: '', bestTime: '', message: '' };
const NOTHING_MORE = { roof_age: null, best_time: null, emergency: false, message: null, webhook_url: null };

let browser: Browser;
let store: Store;
beforeAll(async () => {
  [browser, store] = await Promise.all([launch({ keepPages: true }), openStore(inject('site'))]);
});
beforeEach(() => withinOneDay(60_000));
afterAll(async () => {
  await browser?.close();
  await store?.close();
});

/** Every attempt to store something, as it leaves the page. */
function attempts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') count++;
  });
  return () => count;
}

describe('sending', () => {
  it('stores what was typed, trimmed, and clears the form', async () => {
    const person = somebody();
    await visit(browser, store.url, {}, async (page) => {
      await fill(page, {
        name: `  ${person.name} `,
        phone: ' +1 951 555 0123 ext. 4',
        email: 'ann@example.com',
        address: ' 1 Main Street\nRiverside, CA 92501 ',
      });
      await field(page, 'roofAge').selectOption('20+');
      await field(page, 'bestTime').selectOption('evening');
      await field(page, 'message').fill('\n  Two spots.\nOne over the "kitchen" \u{1F4A7} ');
      await field(page, 'emergency').check();
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(await entries(page)).toEqual(EMPTY);
      expect(await leadsToldOf(page)).toBe(1);
      expect(await page.locator(SEND).isEnabled()).toBe(true);
    });
    expect(store.rowsOf(person)).toEqual([
      {
        name: person.name,
        phone: '+1 951 555 0123 ext. 4',
        email: 'ann@example.com',
        address: '1 Main Street\nRiverside, CA 92501',
        roof_age: '20+',
        best_time: 'evening',
        emergency: true,
        message: 'Two spots.\nOne over the "kitchen" \u{1F4A7}',
        webhook_url: null,
      },
    ]);
  });

  it('leaves optional fields null', async () => {
    const person = somebody();
    await visit(browser, store.url, {}, async (page) => {
      await fill(page, { ...person, message: '  \n ' });
      await page.click(SEND);
      await expectTold(page, SAVED);
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE }]);
  });

  it('says Sending... on a button that cannot be pressed, until the answer comes', async () => {
    const { promise, resolve } = later();
    await visit(browser, store.url, { prepare: (page) => answerWith(page, (route) => promise.then(() => kept(route))) }, async (page) => {
      const person = somebody();
      await fill(page, person);
      const before = await page.locator(SEND).evaluate((button: HTMLElement) => button.offsetWidth);
      await page.click(SEND);
      await page.locator(`${SEND}[aria-busy=true]`).waitFor();
      expect(await page.locator(SEND).isDisabled()).toBe(true);
      expect(await page.locator(SEND).innerText()).toBe('Sending...');
      expect(await page.locator(SEND).evaluate((button: HTMLElement) => button.offsetWidth)).toBe(before);
      expect(await entries(page)).toMatchObject(person);
      resolve();
      await expectTold(page, SAVED);
      // The button had the focus, and is gone.
      expect(await page.locator(RESULT).evaluate((result) => result === document.activeElement)).toBe(true);
    });
  });

  it.each(SIZES)('leaves what came of it in the place of the form, and another request can follow ($name)', async ({ options }) => {
    const person = somebody();
    await visit(browser, store.url, { options }, async (page) => {
      await fill(page, person);
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(await page.locator(`${FORM} :is(input, select, textarea, [type=submit], .small):visible, .form__gear:visible`).count()).toBe(0);
      // Nothing that is hidden leaves a gap above it.
      expect(await page.locator(RESULT).evaluate((result) => getComputedStyle(result).marginBlockStart)).toBe('0px');
      expect(await accessibilityFindings(page, '#contact')).toEqual([]);
      await expect
        .poll(() =>
          page
            .locator(RESULT)
            .evaluate((result) => result.getBoundingClientRect().top > (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0)),
        )
        .toBe(true);
      await page.click(AGAIN);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
      expect(await entries(page)).toEqual(EMPTY);
      expect(await page.locator(RESULT).count()).toBe(0);
      // An empty one is checked like any other.
      await page.click(SEND);
      await expect.poll(() => page.locator(`${FORM} .problems`).count()).toBe(1);
      await fill(page, { ...person, message: 'And the gutter.' });
      await page.click(SEND);
      await expectTold(page, SAVED);
    });
    expect(store.rowsOf(person).map(({ message }) => message)).toEqual([null, 'And the gutter.']);
  });

  it('brings the form back for the sum that the estimator writes into it', async () => {
    await visit(browser, store.url, { path: '/' }, async (page) => {
      await fill(page, somebody());
      await page.click(SEND);
      await expectTold(page, SAVED);
      await page.fill('[data-island=estimator] [name=squareFootage]', '2000');
      await page.check('[data-island=estimator] [value=tpo]');
      await page.locator('.estimator__calculate').click();
      await page.locator('.estimator__quote > a').click();
      await expect.poll(() => field(page, 'message').isVisible()).toBe(true);
      expect((await entries(page)).message).toContain('2,000 sq ft');
    });
  });

  it('works where the browser stores nothing', async () => {
    const person = somebody();
    const barStorage = () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    };
    await visit(browser, store.url, { promotion: true, prepare: (page) => page.addInitScript(barStorage) }, async (page) => {
      await fill(page, person);
      await page.click(SEND);
      await expectTold(page, SAVED);
    });
    expect(store.rowsOf(person)).toHaveLength(1);
  });

  it('takes what a password manager fills in at once, before anybody has been in the form', async () => {
    const person = somebody();
    await visit(browser, store.url, {}, async (page) => {
      await page.locator(SEND).waitFor();
      await page.evaluate(
        (values) => {
          for (const [name, value] of Object.entries(values)) {
            const control = document.querySelector<HTMLInputElement>(`form[data-draft=contact] [name=${name}]`);
            if (!control) continue;
            control.value = value;
            control.dispatchEvent(new Event('input', { bubbles: true }));
            control.dispatchEvent(new Event('change', { bubbles: true }));
          }
        },
        { ...person },
      );
      await ready(page);
      expect(await entries(page)).toMatchObject(person);
      await page.click(SEND);
      await expectTold(page, SAVED);
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE }]);
  });

  it('needs nothing but the keyboard', async () => {
    const person = somebody();
    await visit(browser, store.url, { options: { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } }, async (page) => {
      await field(page, 'name').focus();
      for (const text of [person.name, person.phone, person.email, person.address]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('An');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Call me.');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      // The number that the box has brought out.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(CITY.href);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectTold(page, SAVED);
      // What a reader with less motion gets of a toast: it is there.
      expect(await page.locator('[data-sonner-toast]').evaluate((toast) => getComputedStyle(toast).transitionDuration)).toBe('0s');
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE, roof_age: '0-5', best_time: 'anytime', emergency: true, message: 'Call me.' }]);
  });
});

describe('one request is one row', () => {
  /** What is done with a form that is filled in; in the end the visitor has been told that it is saved. */
  async function sentOnce(act: (page: Page, person: Person) => Promise<void>, meant: string[] = []): Promise<void> {
    const person = somebody();
    await visit(browser, store.url, { meant }, async (page) => {
      await fill(page, person);
      await act(page, person);
      await expectTold(page, SAVED);
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE }]);
  }

  it('of two clicks', async () => {
    await sentOnce(async (page) => {
      const sent = attempts(page);
      await page.dblclick(SEND);
      await expectTold(page, SAVED);
      expect(sent()).toBe(1);
      expect(await leadsToldOf(page)).toBe(1);
    });
  });

  it('of a second press that comes after all is done', async () => {
    await sentOnce(async (page) => {
      await page.click(SEND);
      await expectTold(page, SAVED);
      await page.locator(SEND).dispatchEvent('click');
      expect(await page.locator('[aria-invalid]').count()).toBe(0);
    });
  });

  it('of Enter and a click', async () => {
    await sentOnce(async (page) => {
      const sent = attempts(page);
      await field(page, 'email').press('Enter');
      await page.locator(SEND).dispatchEvent('click');
      await expectTold(page, SAVED);
      expect(sent()).toBe(1);
      expect(await leadsToldOf(page)).toBe(1);
    });
  });

  it('of the same text sent again', async () => {
    await sentOnce(async (page, person) => {
      await page.click(SEND);
      await expectTold(page, SAVED);
      await page.click(AGAIN);
      await fill(page, person);
      await page.click(SEND);
      await expect.poll(() => entries(page)).toEqual(EMPTY);
      expect(await leadsToldOf(page)).toBe(1);
    });
  });

  it('of the same text in a second tab', async () => {
    await sentOnce(async (page, person) => {
      await page.click(SEND);
      await expectTold(page, SAVED);
      const second = await page.context().newPage();
      await second.goto(page.url());
      await fill(second, person);
      await second.click(SEND);
      await expectTold(second, SAVED);
      await second.close();
    });
  });

  it('of the same text after Back', async () => {
    await sentOnce(async (page, person) => {
      await page.click(SEND);
      await expectTold(page, SAVED);
      await page.goto(new URL('/privacy', store.url).href);
      await page.goBack({ waitUntil: 'commit' });
      await page.click(AGAIN);
      expect(await entries(page)).toEqual(EMPTY);
      await fill(page, person);
      await page.click(SEND);
      await expect.poll(() => entries(page)).toEqual(EMPTY);
    });
  });

  it('of a form left while it was sent, and sent again after Back', async () => {
    await sentOnce(
      async (page) => {
        const { promise, resolve } = later();
        let count = 0;
        // The first reaches the store, and its answer nobody.
        await page.route(STORE, async (route) => {
          if (++count > 1) return route.continue();
          await route.fetch();
          resolve();
        });
        await page.click(SEND);
        await promise;
        await page.goto(new URL('/privacy', store.url).href);
        await page.goBack({ waitUntil: 'commit' });
        await field(page, 'name').waitFor();
        await page.reload();
        expect((await entries(page)).name).toContain('Visitor');
        await page.click(SEND);
      },
      [THERE_ALREADY],
    );
  });

  it('of an answer that got lost on its way back', async () => {
    const person = somebody();
    await visit(
      browser,
      store.url,
      { meant: ['Failed to load resource: net::ERR_FAILED', /rest\/v1\/contact_submissions.* net::ERR_FAILED$/, THERE_ALREADY] },
      async (page) => {
        await page.route(
          STORE,
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await fill(page, person);
        await page.click(SEND);
        await expectTold(page, SAVED);
        expect(await leadsToldOf(page)).toBe(1);
      },
    );
    expect(store.rowsOf(person)).toHaveLength(1);
  });
});

describe('before its code is there', () => {
  it('the browser checks, and nothing is sent', async () => {
    await visit(browser, store.url, { prepare: (page) => holdBack(page, ISLAND_CODE) }, async (page) => {
      const sent = attempts(page);
      await fill(page, { name: 'Ann', phone: '1', address: '1 Main Street', email: 'ann' });
      await page.click(SEND);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      expect(await field(page, 'email').evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe('');
      expect(await page.locator(`${ISLAND}[data-held]`).count()).toBe(0);
      expect(sent()).toBe(0);
    });
  });

  it('a request waits under Sending..., and is sent once with what is typed until it comes', async () => {
    const person = somebody();
    let release = () => {};
    const prepare = async (page: Page) => ({ release } = await holdBack(page, ISLAND_CODE));
    await visit(browser, store.url, { prepare }, async (page) => {
      const sent = attempts(page);
      await fill(page, person);
      await page.click(SEND);
      await page.locator(`${ISLAND}[data-held]`).waitFor();
      expect(await page.locator(SEND).innerText()).toBe('Sending...');
      await page.click(SEND);
      await field(page, 'message').fill('Added while it waited.');
      expect(sent()).toBe(0);
      release();
      await expectTold(page, SAVED);
      expect(await page.locator(`${ISLAND}[data-held]`).count()).toBe(0);
      expect(sent()).toBe(1);
      expect(await leadsToldOf(page)).toBe(1);
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE, message: 'Added while it waited.' }]);
  });
});

describe('while a request is under way', () => {
  it('what is typed on is not part of it, and stays', async () => {
    const person = somebody();
    const answer = later();
    const prepare = (page: Page) =>
      page.route(STORE, async (route) => {
        await answer.promise;
        await route.continue();
      });
    await visit(browser, store.url, { prepare }, async (page) => {
      await fill(page, { ...person, message: 'A leak.' });
      await page.click(SEND);
      await expect.poll(() => page.locator(SEND).innerText()).toBe('Sending...');
      await field(page, 'message').fill('A leak. And the gutter.');
      answer.resolve();
      await expectTold(page, SAVED);
      expect(await entries(page)).toMatchObject({ ...person, message: 'A leak. And the gutter.' });
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE, message: 'A leak.' }]);
  });

  it('what was checked is what is sent, however late the code that sends comes', async () => {
    const person = somebody();
    let release = () => {};
    const prepare = async (page: Page) => ({ release } = await holdBack(page, LEAD_CODE));
    await visit(browser, store.url, { prepare }, async (page) => {
      const sent = attempts(page);
      await fill(page, person);
      await ready(page);
      await page.click(SEND);
      await expect.poll(() => page.locator(SEND).innerText()).toBe('Sending...');
      await field(page, 'email').fill('no address');
      expect(sent()).toBe(0);
      release();
      await expectTold(page, SAVED);
      expect(await field(page, 'email').inputValue()).toBe('no address');
    });
    expect(store.rowsOf(person)).toEqual([{ ...person, ...NOTHING_MORE }]);
  });
});
