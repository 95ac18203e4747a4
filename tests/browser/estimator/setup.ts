// What the tests of the cost estimator share: a visit, a roof, how it is filled in, and what is answered.
import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openPage } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';

export const ISLAND = '[data-island="estimator"]';
export const FIELD = '[name="squareFootage"]';
export const BUTTON = '.estimator__calculate';
export const REASON = '#estimator-reason';
export const HINT = '#estimator-hint';
export const FIGURE = '.estimator__figure';
export const ANSWER = '.estimator__answer';
export const PLACEHOLDER = 'Fill out the form to see your estimate';

export const QUOTE = '.estimator__quote a';

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A visit to the home page, which ends with nothing in the console. */
export async function visit(options: BrowserContextOptions, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, errors, close } = await openPage(browser, options);
  await page.goto(host.url);
  await act(page);
  expect(errors).toEqual([]);
  await close();
}

interface Roof {
  squareFootage: string;
  material: string;
  complexity?: string;
  urgency?: string;
  roofType?: string;
}

export const ROOF: Roof = { squareFootage: '2,000', material: 'comp-shingles', complexity: 'moderate', urgency: 'soon' };

/** As a visitor does: each choice by its face, on which the radio button lies. */
export async function fill(page: Page, { squareFootage, material, complexity, urgency, roofType }: Roof): Promise<void> {
  await page.fill(FIELD, squareFootage);
  for (const [name, value] of Object.entries({ material, complexity, urgency })) {
    if (value) await page.check(`[name="${name}"][value="${value}"]`);
  }
  if (roofType) await page.selectOption('[name="roofType"]', roofType);
  await page.waitForSelector(`${ISLAND}[data-state="ready"]`);
}

export async function calculate(page: Page, roof: Roof): Promise<void> {
  await fill(page, roof);
  await page.click(BUTTON);
}

export function answer(page: Page): Promise<string | null> {
  return page.textContent(ANSWER);
}

/** Counts what the page is told for each estimate that is asked for. */
export async function countAsked(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.asked = '0';
    document.addEventListener('shingle:estimate', ({ target }) => {
      if (target instanceof HTMLFormElement) document.body.dataset.asked = String(Number(document.body.dataset.asked) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset.asked));
}
