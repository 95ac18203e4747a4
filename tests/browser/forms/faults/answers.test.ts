// What the contact form says when the store of leads answers with anything but yes.
import { describe, expect, it } from 'vitest';
import { browser, host } from '../../../setup/shipped';
import { answerWith, expectTold, fill, leadsToldOf, refusal, SAVED, SEND, SERVICE, somebody, visit, WIDE } from '../setup';
import { ANSWERS, failsAndCanBeSentAgain, sendsAgain } from './setup';

describe('the store answers with', () => {
  it.each(ANSWERS)('$name: it failed, and can be sent again', async ({ answer, meant, options }) => {
    await visit(browser, host.url, { meant, options: options ?? WIDE, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await sendsAgain(page);
    });
  });

  it('the number of the page it is on', async () => {
    const [{ answer, meant }] = ANSWERS as [(typeof ANSWERS)[number]];
    await visit(browser, host.url, { path: SERVICE.path, meant, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page, SERVICE);
    });
  });

  it('that it has this request already: saved, and told of no second time', async () => {
    const answer = { status: 409, json: { code: '23505', message: 'duplicate key value' } };
    await visit(
      browser,
      host.url,
      { meant: [refusal(409, 'Conflict')], prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) },
      async (page) => {
        await fill(page, somebody());
        await page.click(SEND);
        await expectTold(page, SAVED);
        expect(await leadsToldOf(page)).toBe(0);
      },
    );
  });
});
