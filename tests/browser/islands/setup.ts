// What the tests of the islands share: which they are, their code, and their state.
import type { Page } from 'playwright';

export const CONTACT = '[data-island=contact]';
export const CITY = '/cities/riverside';

export async function stateOf(page: Page, island: string, state: string): Promise<void> {
  await page.locator(`${island}[data-state=${state}]`).waitFor({ state: 'attached' });
}

/** The chunk of one island does not come as it should. */
export function chunk(name: string): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.js`);
}
