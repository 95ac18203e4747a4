// Others change the page after an island's code came, or all the time: it stays at work.
import { describe, expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { OFFER_NOON } from '../../setup/day';
import { INTRUDERS, intrude, letIn, letInAtFocus, letInForGood, TRANSLATED } from '../../setup/intruders';
import { browser, host } from '../../setup/shipped';
import { kept, WIDE } from '../forms/setup';
import { fillIn, form, island, isTranslation, ROWS, ready, visit } from './setup';

describe.each(INTRUDERS)('a %s', (intruder) => {
  describe('after its code came', () => {
    it.each(['contact', 'promotion'] as const)('leaves the %s form at work, whatever it says', async (name) => {
      let status = 201;
      await visit(name, { intruder: null, when: 'before', status: () => status }, async ({ page, rows }) => {
        const send = page.locator(`${form(name)} [type=submit]`);
        const change = () => intrude(page, intruder);
        await page.locator(`${form(name)} [name=name]`).focus();
        await ready(page, name);
        await change();
        await send.click();
        await expect.poll(() => page.locator(`${form(name)} .field__problem`).count()).toBe(4);
        await change();
        await fillIn(page, name);
        await expect.poll(() => page.locator(`${form(name)} :is(.field__problem, .problems)`).count()).toBe(0);
        await change();
        status = 400;
        await send.click();
        await page.locator(`${form(name)} .result--failed`).waitFor();
        await change();
        status = 201;
        await send.click();
        await page.locator(`${form(name)} .result--saved`).waitFor({ state: 'attached' });
        expect(rows).toEqual([ROWS[name], ROWS[name]]);
        if (name === 'promotion') return expect.poll(() => page.locator('.promotion').isVisible()).toBe(false);
        await page.locator('[data-sonner-toast]').first().waitFor();
        await change();
        await page.locator(`${form(name)} .form__send > .button--line`).click();
        await expect.poll(() => page.locator(`${form(name)} .result`).count()).toBe(0);
        await change();
        await page.locator('.form__gear').click();
        await page.locator('[name=webhookUrl]').fill('ftp://example.com');
        await change();
        await page.locator('.webhook [type=submit]').click();
        await page.locator('.webhook .field__problem').waitFor();
        await change();
        await page.locator('[name=webhookUrl]').fill('https://example.com/hook');
        await page.locator('.webhook [type=submit]').click();
        await expect.poll(() => page.locator('.webhook[open]').count()).toBe(0);
      });
    });

    it('leaves the estimator at work', async () => {
      await visit('estimator', { intruder: null, when: 'before' }, async ({ page }) => {
        const calculate = async (squareFootage: string, place: string, told: string) => {
          await intrude(page, intruder);
          await page.fill('[name=squareFootage]', squareFootage);
          await page.check('[name=material][value=tpo]');
          await page.click('.estimator__calculate');
          await expect.poll(() => page.textContent(place)).toContain(told);
        };
        await page.focus('[name=squareFootage]');
        await ready(page, 'estimator');
        await calculate('1000', '.estimator__figure', '$9,000');
        await calculate('abc', '.estimator__hint', '');
        await calculate('2000', '.estimator__figure', '$18,000');
        // The bars and the sum are those of this one: no text of the last is left beside it.
        expect(await page.textContent('.sum__line:last-child')).not.toContain('9,000');
        await page.click('.estimator__quote > a');
      });
    });

    it('leaves the stories at work', async () => {
      await visit('testimonials', { intruder: null, when: 'before' }, async ({ page }) => {
        await page.hover(island('testimonials'));
        await ready(page, 'testimonials');
        await intrude(page, intruder);
        await page.locator('[data-swipe-left]').click();
        await page.locator('[data-swipe-left]').click();
        await intrude(page, intruder);
        await page.locator('[data-swipe-right]').click();
        await expect.poll(() => page.locator('.quotes__item[data-current]').getAttribute('aria-label')).toBe('2 of 6');
      });
    });
  });
});

it('an element that is put beside a field as it is entered takes neither the focus nor what is typed', async () => {
  const { page, errors, close } = await openPage(browser, WIDE, { offer: true });
  await page.clock.install({ time: OFFER_NOON });
  await letIn(page);
  await letInAtFocus(page, 'password manager');
  await page.goto(`${host.url}/cities/riverside`);
  await page.clock.runFor(4000);
  await page.locator(`${form('contact')} [name=name]`).focus();
  for (const letter of 'Ann Example') {
    await page.keyboard.type(letter);
    await page.clock.runFor(150);
  }
  await ready(page, 'contact');
  await page.keyboard.type('!');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('name');
  expect(await page.inputValue(`${form('contact')} [name=name]`)).toBe('Ann Example!');
  expect(await page.locator('.promotion').isVisible()).toBe(false);
  expect(errors).toEqual([]);
  await close();
});

it.each(INTRUDERS)('a %s that watches the page all the time leaves the form at work', async (intruder) => {
  const { page, errors, close } = await openPage(browser);
  const rows: unknown[] = [];
  await page.route('**/rest/v1/*', async (route) => {
    rows.push(route.request().postDataJSON());
    await kept(route);
  });
  await letIn(page);
  await letInForGood(page, intruder);
  await page.goto(`${host.url}/cities/riverside`);
  await fillIn(page, 'contact');
  await page.locator(`${form('contact')} [type=submit]`).click();
  await page.locator(`${form('contact')} .result--saved`).waitFor();
  expect(rows).toEqual([ROWS.contact]);
  if (isTranslation(intruder)) await expect.poll(() => page.locator(`${form('contact')} .result strong`).textContent()).toMatch(TRANSLATED);
  expect(errors).toEqual([]);
  await close();
});
