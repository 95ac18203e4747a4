// What was typed, erased or sent on the next page, seen after Back.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { launch, openPage } from '../../setup/chromium';
import { CONTACT, field, fill, NOTHING, server, TYPED, valuesOf } from './setup';

it('what was written on the next page is there after Back, and can be sent, also where this page has sent something before', async () => {
  const keeping = await launch({ keepPages: true });
  const { page, errors, close } = await openPage(keeping, { viewport: { width: 1440, height: 844 } });
  await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)));
  const saved = page.locator(`${CONTACT} .result--saved`);
  await page.goto(server.url);
  await fill(page);
  await field(page, 'message').fill('Sent before');
  await page.locator(`${CONTACT} [type=submit]`).click();
  await saved.waitFor();
  await page.goto(`${server.url}cities/riverside`);
  await fill(page);
  await field(page, 'message').fill('Written on the next page');
  await field(page, 'emergency').uncheck();
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.title()).toBe('kept: true');
  const { emergency: _, ...others } = TYPED;
  await expect.poll(() => valuesOf(page)).toEqual({ ...others, message: 'Written on the next page' });
  await page.locator(`${CONTACT} [type=submit]`).click();
  await expect.poll(() => valuesOf(page)).toEqual(NOTHING);
  await saved.waitFor();
  expect(errors).toEqual([]);
  await close();
  await keeping.close();
});

describe('on the next page, seen after Back on the page that the browser kept', () => {
  /** Fills the form in, goes on to the next page, does something there and comes back. */
  async function thereAndBack(act: (page: Page) => Promise<void>): Promise<Record<string, unknown>> {
    const keeping = await launch({ keepPages: true });
    const { page, errors, close } = await openPage(keeping, { viewport: { width: 1440, height: 844 } });
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => (document.title = `kept: ${persisted}`)));
    await page.goto(server.url);
    await fill(page);
    await field(page, 'message').fill('Sent on the next page, or not');
    await page.goto(`${server.url}cities/riverside`);
    await act(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe('kept: true');
    const values = await valuesOf(page);
    expect(await page.locator(`${CONTACT} [type=submit]`).getAttribute('value')).toBeNull();
    expect(errors).toEqual([]);
    await close();
    await keeping.close();
    return values;
  }

  it('what was erased stays so', async () => {
    const values = await thereAndBack(async (page) => {
      for (const name of ['name', 'message'] as const) await field(page, name).fill('');
      await field(page, 'roofAge').selectOption('');
      await field(page, 'emergency').uncheck();
    });
    const { emergency: _, ...others } = TYPED;
    expect(values).toEqual({ ...others, name: '', message: '', roofAge: '' });
  });

  it('what was sent is not there a second time', async () => {
    const values = await thereAndBack(async (page) => {
      await page.locator(`${CONTACT} [type=submit]`).click();
      await page.locator(`${CONTACT} .result--saved`).waitFor();
    });
    expect(values).toEqual(NOTHING);
  });

  it('nothing was done: all is as it was', async () => {
    expect(await thereAndBack(async () => {})).toEqual({ ...TYPED, message: 'Sent on the next page, or not' });
  });
});
