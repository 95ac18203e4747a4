// Rows of 8 about an island that throws: the screen in its place, and in no other (D8).
import type { Locator, Page as Tab } from 'playwright';
import { z } from 'zod';
import { eventually, type Visitor, WIDE } from '../browser';
import type { Miss } from '../miss';
import { telOf } from '../site';
import { type Check, expectation, quoted, shortened, state, visiting, visitingEach, want } from './check';

/** React tells of what was thrown. */
const visitor: Visitor = { ...WIDE, complains: true };

const ISLANDS = '[data-island]';

/** It is asked to take over what the server made of other data than it is given. */
export async function breakIsland(island: Locator): Promise<void> {
  await island.evaluate((element: HTMLElement) => (element.dataset.props = '{}'));
  await wake(island, 'failed');
}

async function wake(island: Locator, expected: string): Promise<string | null> {
  await island.locator('button, input, li').first().dispatchEvent('focusin');
  return eventually(
    () => island.getAttribute('data-state'),
    (state) => state === expected,
  );
}

/** What the page says outside one island. */
function textAround(page: Tab, name: string): Promise<string> {
  return page.evaluate((island) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    body.querySelector(`[data-island=${island}]`)?.remove();
    return body.textContent ?? '';
  }, name);
}

export const troubleChecks: Record<string, Check> = {
  'S8-06': visiting(visitor, async ({ page }, { row }) => {
    const { after } = state(row);
    const names = await page.locator(ISLANDS).evaluateAll((all) => all.map((island) => island.getAttribute('data-island') ?? ''));
    const misses: Miss[] = want(names.length > 1, 'islands', quoted(names));
    for (const name of names) {
      await page.reload();
      const island = page.locator(`[data-island=${name}]`);
      const [before, around] = [await island.textContent(), await textAround(page, name)];
      await breakIsland(island);
      const [now, aroundNow] = [await island.textContent(), await textAround(page, name)];
      misses.push(
        ...want(now !== before && (await island.locator('form, li').count()) === 0, `${name}: ${after}`, shortened(now ?? '')),
        ...want(aroundNow === around, `${name}: all around it as before`, 'it has changed'),
      );
      for (const other of names.filter((candidate) => candidate !== name)) {
        const found = await wake(page.locator(`[data-island=${other}]`), 'ready');
        misses.push(...want(found === 'ready', `${name} has thrown: ${other} works`, String(found)));
      }
    }
    return misses;
  }),
  'S8-07': visitingEach(visitor, async ({ page }, { row, page: { phone } }) => {
    const text = expectation(row, z.string());
    const island = page.locator('[data-island=contact]');
    await breakIsland(island);
    const call = island.locator(`a[href="${telOf(phone)}"]`);
    const shown = await island.innerText();
    return [
      ...want(shown.includes(text), text, shortened(shown)),
      ...want(/undefined/.test(shown), 'the message of what was thrown', shortened(shown)),
      ...want((await call.isVisible()) && (await call.innerText()).includes(phone), `${phone}, to be pressed`, shortened(shown)),
    ];
  }),
};
