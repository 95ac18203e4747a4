// What was typed into a form: there again after a reload and on the next page of the tab, until it is sent.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Running, scratchFolder, startServe } from '../serve/running';
import { launch, openPage } from '../setup/chromium';
import { OFFER_NOON } from '../setup/day';
import { shingle } from '../setup/run';

const CONTACT = '#contact form[data-draft=contact]';
const KEY = 'shingle:draft:contact';
const TYPED = {
  name: 'Ann Example',
  phone: '(951) 555-0123',
  email: 'ann@example.com',
  address: '1 Main Street, Riverside',
  roofAge: '11-15',
  bestTime: 'morning',
  message: 'It drips.\nAt night.',
  emergency: 'on',
};

const scratch = scratchFolder('drafts');
let browser: Browser;
let server: Running;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServe(['--out', inject('site'), '--leads', join(scratch.folder, 'leads')])]);
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
  scratch.clear();
});

async function visit(width = 1440) {
  const opened = await openPage(browser, { viewport: { width, height: 844 } });
  await opened.page.goto(server.url);
  return opened;
}

function field(page: Page, name: string) {
  return page.locator(`${CONTACT} [name=${name}]`);
}

async function fill(page: Page): Promise<void> {
  for (const name of ['name', 'phone', 'email', 'address', 'message'] as const) await field(page, name).fill(TYPED[name]);
  for (const name of ['roofAge', 'bestTime'] as const) await field(page, name).selectOption(TYPED[name]);
  await field(page, 'emergency').check();
}

async function valuesOf(page: Page, form = CONTACT): Promise<Record<string, unknown>> {
  return page.locator(form).evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
}

const NOTHING = { name: '', phone: '', email: '', address: '', roofAge: '', bestTime: '', message: '' };

describe.each([390, 1440])('at %i px', (width) => {
  it('texts, choices and ticks come back after a reload, on another page, and once the form runs', async () => {
    const { page, errors, close } = await visit(width);
    await fill(page);
    await page.reload();
    expect(await valuesOf(page)).toEqual(TYPED);
    await page.goto(`${server.url}cities/riverside`);
    expect(await valuesOf(page)).toEqual(TYPED);
    await field(page, 'message').focus();
    await page.locator('[data-island=contact][data-state=ready]').waitFor();
    expect(await valuesOf(page)).toEqual(TYPED);
    expect(errors).toEqual([]);
    await close();
  });
});

it('another tab has a draft of its own', async () => {
  const { page, close } = await visit();
  await fill(page);
  const other = await page.context().newPage();
  await other.goto(server.url);
  expect(await valuesOf(other)).toEqual(NOTHING);
  await close();
});

it('what is changed before and after the form runs is kept alike', async () => {
  const { page, close } = await visit();
  await field(page, 'name').fill('Before');
  await page.locator('[data-island=contact][data-state=ready]').waitFor();
  await field(page, 'name').fill('After');
  await field(page, 'emergency').check();
  await field(page, 'emergency').uncheck();
  await page.reload();
  expect(await valuesOf(page)).toEqual({ ...NOTHING, name: 'After' });
  await close();
});

it('what stands in the form already stays', async () => {
  const { page, close } = await visit();
  await fill(page);
  // As a browser does that has filled in the form itself, before any script.
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => {
      for (const [name, value] of [
        ['name', 'Filled in'],
        ['roofAge', '0-5'],
      ]) {
        const element = document.querySelector<HTMLInputElement>(`#contact [name=${name}]`);
        if (element && value && document.readyState === 'interactive') element.value = value;
      }
    }),
  );
  await page.reload();
  expect(await valuesOf(page)).toEqual({ ...TYPED, name: 'Filled in', roofAge: '0-5' });
  await close();
});

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

it('two sites under one origin know nothing of each other', async () => {
  const other = join(scratch.folder, 'roofing');
  expect(shingle(['generate', '--quiet', '--base', '/roofing/', '--out', other])).toMatchObject({ status: 0 });
  const { page, errors, close } = await visit();
  await page.route(`${server.url}roofing/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice('/roofing/'.length);
    return route.fulfill({ path: join(other, path === '' ? 'index.html' : path) });
  });
  await fill(page);
  await page.goto(`${server.url}roofing/`);
  expect(await valuesOf(page)).toEqual(NOTHING);
  await field(page, 'name').fill('Bob');
  await page.goto(server.url);
  expect(await valuesOf(page)).toEqual(TYPED);
  expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual(['shingle/roofing:draft:contact', 'shingle:draft:contact']);
  expect(errors).toEqual([]);
  await close();
});

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
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(server.url);
  await fill(page);
  await field(page, 'name').fill('Nothing stored');
  expect(await valuesOf(page)).toEqual({ ...TYPED, name: 'Nothing stored' });
  await page.locator(`${CONTACT} [type=submit]`).click();
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  expect(errors).toEqual([]);
  await close();
});

it.each(['{', '', 'null', '5', '{}', '[1]', '[["roofAge","no longer offered"],["interestedInConsultation","on"]]'])(
  'a draft that reads %s changes nothing',
  async (text) => {
    const { page, errors, close } = await visit();
    await page.evaluate((draft) => {
      for (const name of ['contact', 'promotion']) sessionStorage.setItem(`shingle:draft:${name}`, draft);
    }, text);
    await page.reload();
    expect(await valuesOf(page)).toEqual(NOTHING);
    expect(await page.locator('.promotion [type=checkbox]').isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dataset.script)).toBe('');
    expect(errors).toEqual([]);
    await close();
  },
);

it('the button of the form stays as the server wrote it', async () => {
  const { page, close } = await visit();
  await fill(page);
  await page.reload();
  expect(await page.locator(`${CONTACT} [type=submit]`).getAttribute('value')).toBeNull();
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
