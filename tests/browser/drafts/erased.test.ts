// What was typed into a form is kept until it is sent or reset; and what is never stored.

import { describe, expect, it } from 'vitest';
import { blockStorage } from '../../setup/barred';
import { openPage } from '../../setup/chromium';
import { OFFER_NOON } from '../../setup/day';
import { browser, CONTACT, field, fill, NOTHING, server, TYPED, valuesOf, visit } from './setup';

const KEY = 'shingle:draft:contact';

it('is erased once the form is sent', async () => {
  const { page, errors, close } = await visit();
  await fill(page);
  await page.locator(`${CONTACT} [type=submit]`).click();
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  expect(await valuesOf(page)).toEqual(NOTHING);
  expect(errors).toEqual([]);
  await close();
});

it('outlives a send that failed', async () => {
  const { page, close } = await visit();
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await fill(page);
  await page.locator(`${CONTACT} [type=submit]`).click();
  await page.locator('[data-sonner-toast][data-type=error]').waitFor();
  await page.reload();
  expect(await valuesOf(page)).toEqual(TYPED);
  await close();
});

it('is erased when the form is reset', async () => {
  const { page, close } = await visit();
  await fill(page);
  await page.locator(CONTACT).evaluate((form) => (form as HTMLFormElement).reset());
  expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
  await page.reload();
  expect(await valuesOf(page)).toEqual(NOTHING);
  await close();
});

it('where nothing can be stored, the form works as ever', async () => {
  const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 844 } });
  await page.addInitScript(blockStorage);
  await page.goto(server.url);
  await fill(page);
  await field(page, 'name').fill('Nothing stored');
  expect(await valuesOf(page)).toEqual({ ...TYPED, name: 'Nothing stored' });
  await page.locator(`${CONTACT} [type=submit]`).click();
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it('the address of a webhook is never stored', async () => {
  const { page, errors, close } = await visit();
  await page.locator('#contact .form__gear').click();
  await page.locator('.webhook [name=webhookUrl]').fill('https://hooks.example.com/secret');
  await page.locator('.webhook [type=submit]').click();
  await fill(page);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(stored).toContain('Ann Example');
  expect(stored).not.toContain('hooks.example.com');
  expect(errors).toEqual([]);
  await close();
});

describe('the form of the promotion', () => {
  const PROMOTION = '.promotion form[data-draft=promotion]';

  it('has its own draft, an unticked box included, and sends it as it was', async () => {
    const { page, errors, close } = await openPage(browser, { viewport: { width: 1440, height: 844 } }, { offer: true });
    await page.clock.install({ time: OFFER_NOON });
    await page.goto(server.url);
    await page.clock.runFor(5000);
    for (const name of ['name', 'phone', 'email', 'address'] as const) await page.locator(`${PROMOTION} [name=${name}]`).fill(TYPED[name]);
    await page.locator(`${PROMOTION} [type=checkbox]`).uncheck();
    await page.reload();
    const { name, phone, email, address } = TYPED;
    expect(await valuesOf(page, PROMOTION)).toEqual({ name, phone, email, address });
    expect(await valuesOf(page)).toEqual(NOTHING);
    await page.clock.runFor(5000);
    const [request] = await Promise.all([page.waitForRequest('**/rest/v1/promotion_leads'), page.locator(`${PROMOTION} [type=submit]`).click()]);
    expect(request.postDataJSON()).toMatchObject({ name, interested_in_consultation: false });
    await page.locator('[data-sonner-toast][data-type=success]').waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});
