// What is typed and pressed before the code of the form is there, and while a request is under way.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { entries, expectTold, field, fill, holdBack, ISLAND, LEAD_CODE, later, leadsToldOf, ready, SAVED, SEND, STORE, somebody, visit } from '../setup';
import { attempts, browser, NOTHING_MORE, store } from './setup';

const ISLAND_CODE = '**/assets/contact-*.js';

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
