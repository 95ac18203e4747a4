// What the tests of the faults share: a request that fails and is sent again, and the answers that make it fail.
import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import {
  answerWith,
  CITY,
  entries,
  expectTold,
  FAILED,
  fill,
  kept,
  leadsToldOf,
  PHONE,
  RESULT,
  ready,
  refusal,
  SAVED,
  SEND,
  STORE,
  somebody,
  type Visit,
} from '../setup';

export const NOT_SAVED = /^The lead was not saved:/;

/** Sends a filled form, is told that it failed, and everything is as before: a second press sends again. */
export async function failsAndCanBeSentAgain(page: Page, phone = CITY, failing: () => Promise<unknown> = async () => {}): Promise<void> {
  const person = { ...somebody(), message: 'A leak.' };
  await fill(page, person);
  await ready(page);
  await page.click(SEND);
  await failing();
  await expectTold(page, FAILED, phone);
  expect(await entries(page)).toMatchObject(person);
  expect(await leadsToldOf(page)).toBe(0);
  expect(await page.locator(SEND).isEnabled()).toBe(true);
  expect(await page.locator(SEND).innerText()).toBe('Send my request');
  await expect.poll(() => isInSight(page, `${RESULT} a`)).toBe(true);
}

function isInSight(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
}

export async function sendsAgain(page: Page): Promise<void> {
  await page.unroute(STORE);
  const rows = await answerWith(page, kept);
  await page.click(SEND);
  await expectTold(page, SAVED);
  expect(rows).toHaveLength(1);
  expect(await leadsToldOf(page)).toBe(1);
}

export const ANSWERS: { name: string; answer: Parameters<Route['fulfill']>[0]; meant: (string | RegExp)[]; options?: Visit['options'] }[] = [
  { name: 'no permission', answer: { status: 401, json: { code: '42501', message: 'permission denied' } }, meant: [refusal(401, 'Unauthorized'), NOT_SAVED] },
  {
    name: 'a value that the store does not take',
    answer: { status: 400, json: { code: '23514', message: 'violates check constraint' } },
    meant: [refusal(400, 'Bad Request'), NOT_SAVED],
    options: PHONE,
  },
  {
    name: 'too many from one place',
    answer: { status: 429, json: { code: 'PT429', message: 'Too many' } },
    meant: [refusal(429, 'Too Many Requests'), NOT_SAVED],
  },
  { name: 'an error page', answer: { status: 500, contentType: 'text/html', body: '<h1>500</h1>' }, meant: [refusal(500, 'Internal Server Error'), NOT_SAVED] },
  { name: 'a page that says all is well', answer: { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel</h1>' }, meant: [NOT_SAVED] },
  { name: 'an empty 404', answer: { status: 404, body: '' }, meant: [refusal(404, 'Not Found'), NOT_SAVED] },
];
