// One request is one row, however often and from wherever it is sent.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { AGAIN, entries, expectTold, field, fill, later, leadsToldOf, type Person, refusal, SAVED, SEND, STORE, somebody, visit } from '../setup';
import { attempts, browser, EMPTY, NOTHING_MORE, store } from './setup';

const THERE_ALREADY = refusal(409, 'Conflict');

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
