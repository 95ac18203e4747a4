// What the tests of the drafts share: a visit, what is typed, and what stands in a form.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Running, scratchFolder, startServe } from '../../serve/running';
import { launch, openPage } from '../../setup/chromium';

export const CONTACT = '#contact form[data-draft=contact]';

export const TYPED = {
  name: 'Ann Example',
  phone: '(951) 555-0123',
  email: 'ann@example.com',
  address: '1 Main Street, Riverside',
  roofAge: '11-15',
  bestTime: 'morning',
  message: 'It drips.\nAt night.',
  emergency: 'on',
};

export const scratch = scratchFolder('drafts');
export let browser: Browser;
export let server: Running;
beforeAll(async () => {
  [browser, server] = await Promise.all([launch(), startServe(['--out', inject('site'), '--leads', join(scratch.folder, 'leads')])]);
});
afterAll(async () => {
  await browser?.close();
  await server?.end();
  scratch.clear();
});

export async function visit(width = 1440) {
  const opened = await openPage(browser, { viewport: { width, height: 844 } });
  await opened.page.goto(server.url);
  return opened;
}

export function field(page: Page, name: string) {
  return page.locator(`${CONTACT} [name=${name}]`);
}

export async function fill(page: Page): Promise<void> {
  for (const name of ['name', 'phone', 'email', 'address', 'message'] as const) await field(page, name).fill(TYPED[name]);
  for (const name of ['roofAge', 'bestTime'] as const) await field(page, name).selectOption(TYPED[name]);
  await field(page, 'emergency').check();
}

export async function valuesOf(page: Page, form = CONTACT): Promise<Record<string, unknown>> {
  return page.locator(form).evaluate((element) => Object.fromEntries(new FormData(element as HTMLFormElement)));
}

export const NOTHING = { name: '', phone: '', email: '', address: '', roofAge: '', bestTime: '', message: '' };
