// The contact form from the first key to the stored row, in Chromium, with the store that shingle serve keeps.

import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../../setup/axe';
import { blockStorage } from '../../../setup/barred';
import {
  AGAIN,
  answerWith,
  CITY,
  entries,
  expectTold,
  FORM,
  field,
  fill,
  kept,
  later,
  leadsToldOf,
  RESULT,
  ready,
  SAVED,
  SEND,
  SIZES,
  somebody,
  visit,
} from '../setup';
import { browser, EMPTY, NOTHING_MORE, store } from './setup';

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
    await visit(browser, store.url, { promotion: true, prepare: (page) => page.addInitScript(blockStorage) }, async (page) => {
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
