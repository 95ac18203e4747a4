// How a visitor fills in a form and sends it, where it can be used.
import type { BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { AGAIN } from '../setup';
import type { Plan, Press } from './plan';
import type { Way } from './store';

export interface Visiting {
  plan: Plan;
  context: BrowserContext;
  page: Page;
  way: Way;
  url: string;
}

export function formIn({ plan }: Visiting, page: Page): Locator {
  return page.locator(`form[data-draft=${plan.form}]`);
}

/** The contact form comes back when another request is to follow. The offer opens after its time, unless it was sent: then the visitor has nothing more to say. */
export async function canUse({ plan, context }: Visiting, page: Page): Promise<boolean> {
  const offer = page.locator('.promotion');
  if (plan.form === 'contact') {
    const again = page.locator(AGAIN);
    if (await again.isVisible()) await again.click();
    return (await page.locator('form[data-draft=contact]').count()) > 0;
  }
  if ((await offer.count()) === 0) return false;
  if (!(await isOver(page)) && !(await offer.isVisible())) await context.clock.fastForward(5000);
  await expect.poll(async () => (await offer.isVisible()) || (await isOver(page)), { message: 'the offer opens' }).toBe(true);
  return offer.isVisible();
}

/** The offer was sent, perhaps in another tab. */
export function isOver(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('shingle:promotion') !== null);
}

export async function fill(visiting: Visiting, page: Page, values: Record<string, string>): Promise<void> {
  if (!(await canUse(visiting, page))) return;
  for (const [name, value] of Object.entries(values)) {
    const field = formIn(visiting, page).locator(`[name=${name}]`);
    if (await field.isVisible()) await field.fill(value);
  }
}

export async function send(visiting: Visiting, page: Page, press: Press): Promise<void> {
  if (!(await canUse(visiting, page))) return;
  const form = formIn(visiting, page);
  const button = form.locator('[type=submit]');
  // Whoever presses while it is being sent presses a button that does nothing.
  const how = { force: await button.isDisabled() };
  if (press !== 'Enter') {
    if (visiting.plan.size === 'phone') await button.tap(how);
    else await button.click(how);
  }
  // It may have gone with the offer, or be disabled by now.
  if (press === 'two clicks') await button.dispatchEvent('click');
  if (press === 'Enter' || press === 'click and Enter')
    await form
      .locator('[name=email]')
      .press('Enter', { timeout: 1000 })
      .catch(() => {});
}
