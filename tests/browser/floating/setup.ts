// What the tests of the floating controls share.
import type { Page } from 'playwright';

export const BAR = '.floating__bar';
export const TOP = '.floating__top';

export const shown = async (page: Page) => ({ bar: await page.isVisible(BAR), top: await page.isVisible(TOP) });
