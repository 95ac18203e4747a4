// What the contact form says when something is wrong with what was typed.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../../setup/axe';
import { browser, host } from '../../../setup/shipped';
import { answerWith, expectTold, FORM, field, fill, holdBack, ISLAND, kept, RESULT, ready, SAVED, SEND, SIZES, somebody, visit, WIDE } from '../setup';
import { ANSWERS, failsAndCanBeSentAgain } from './setup';

const PROBLEMS = {
  name: 'Write your name, so that we know whom to ask for.',
  phone: 'Write a phone number we can reach you at.',
  email: 'Write your email address.',
  address: 'Write the address of the roof, with street and city.',
};
const NO_EMAIL = 'Write the whole email address, with an @ in it.';

/** The problems that are shown, each by the field that names it as its description. */
function problemsShown(page: Page): Promise<Record<string, string>> {
  return page
    .locator(`${FORM} [aria-invalid=true]`)
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((each) => [each.getAttribute('name') ?? '', document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent ?? '']),
      ),
    );
}

/** The lines over the form: how many things, that nothing is lost, and the fields. */
function summaryShown(page: Page): Promise<string[]> {
  return page
    .locator(`${FORM} [role=alert]`)
    .innerText()
    .then((text) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    );
}

const KEPT = 'What you typed is still here.';

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'));
}

describe('what was typed', () => {
  /** A form whose own checks are at work; nothing is sent in the end. */
  async function checking(act: (page: Page) => Promise<void>, options = WIDE): Promise<void> {
    let rows: unknown[] = [];
    const prepare = async (page: Page) => void (rows = await answerWith(page, kept));
    await visit(browser, host.url, { options, prepare }, async (page) => {
      await field(page, 'name').focus();
      await ready(page);
      await act(page);
    });
    expect(rows).toEqual([]);
  }

  it.each(SIZES)('is nothing: each field says what it needs, the first has the focus ($name)', async ({ options }) => {
    await checking(async (page) => {
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual(PROBLEMS);
      expect(await summaryShown(page)).toEqual([
        'Four things to fix before this can go.',
        KEPT,
        'Full Name',
        'Phone Number',
        'Email Address',
        'Property Address',
      ]);
      expect(await focused(page)).toBe('name');
      expect(await page.locator(RESULT).count()).toBe(0);
      const [summary, gear] = await Promise.all([page.locator('.problems').boundingBox(), page.locator('.form__gear svg').boundingBox()]);
      expect((summary?.x ?? 0) + (summary?.width ?? 0)).toBeLessThan(gear?.x ?? 0);
      expect(await accessibilityFindings(page, '#contact')).toEqual([]);
    }, options);
  });

  it('is an address or a number: its text stands at the same height in its field, also where that has to be put right', async () => {
    await checking(async (page) => {
      const standing = () =>
        page.locator(`${FORM} :is([name=phone], [name=address])`).evaluateAll((fields) =>
          fields.map((each) => {
            const { height, lineHeight, borderTopWidth, paddingTop } = getComputedStyle(each);
            const line = Number.parseFloat(lineHeight);
            // Browsers center the line of an input, and begin a textarea at its top.
            const top =
              each instanceof HTMLInputElement ? (Number.parseFloat(height) - line) / 2 : Number.parseFloat(borderTopWidth) + Number.parseFloat(paddingTop);
            return { top: Math.round(top), height: Number.parseFloat(height) };
          }),
        );
      const [phone, address] = await standing();
      expect(address).toEqual(phone);
      await page.click(SEND);
      await expect.poll(() => page.locator(`${FORM} [name=address][aria-invalid]`).count()).toBe(1);
      expect(await standing()).toEqual([phone, phone]);
    });
  });

  it('is nothing but blanks, or no email address', async () => {
    await checking(async (page) => {
      await fill(page, { name: '   ', phone: '\t', email: 'ann at example.com', address: ' \n ' });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ ...PROBLEMS, email: NO_EMAIL });
    });
  });

  it('is nothing twice: it is said anew', async () => {
    await checking(async (page) => {
      await page.click(SEND);
      await page.locator('.problems').evaluate((summary) => summary.setAttribute('data-said', ''));
      await page.click(SEND);
      await expect.poll(() => page.locator('.problems').count()).toBe(1);
      expect(await page.locator('.problems[data-said]').count()).toBe(0);
    });
  });

  it.each(SIZES)('is nothing: each field is a link over the form, which leads into it below the header ($name)', async ({ options }) => {
    await checking(async (page) => {
      await page.click(SEND);
      for (const [label, name] of [
        ['Property Address', 'address'],
        ['Full Name', 'name'],
        ['Email Address', 'email'],
      ] as const) {
        await page.locator('.problems a', { hasText: label }).click();
        await expect.poll(() => focused(page)).toBe(name);
        await expect
          .poll(() =>
            field(page, name).evaluate((each) => each.getBoundingClientRect().top > (document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0)),
          )
          .toBe(true);
        expect(new URL(page.url()).hash).toBe('');
      }
    }, options);
  });

  it('is put right: each message goes with its mistake, the summary with the last', async () => {
    await checking(async (page) => {
      await fill(page, { phone: '1', address: '1 Main Street' });
      await page.click(SEND);
      await field(page, 'name').fill('  ');
      await expect.poll(() => problemsShown(page)).toEqual({ name: PROBLEMS.name, email: PROBLEMS.email });
      expect(await summaryShown(page)).toEqual(['Two things to fix before this can go.', KEPT, 'Full Name', 'Email Address']);
      expect(await page.locator(`${FORM} [role=alert]`).getAttribute('aria-live')).toBeNull();
      await field(page, 'name').fill('Ann');
      await expect.poll(() => problemsShown(page)).toEqual({ email: PROBLEMS.email });
      expect(await summaryShown(page)).toEqual(['One thing to fix before this can go.', KEPT, 'Email Address']);
      // Nobody is interrupted while he puts things right.
      expect(await page.locator(`${FORM} [role=alert]`).getAttribute('aria-live')).toBe('off');
      await field(page, 'email').pressSequentially('ann');
      expect(await problemsShown(page)).not.toEqual({});
      await field(page, 'email').pressSequentially('@example.com');
      await expect.poll(() => problemsShown(page)).toEqual({});
      expect(await page.locator(`${FORM} [role=alert]`).innerText()).toBe('');
    });
  });

  it('is too long by one character', async () => {
    await checking(async (page) => {
      await fill(page, { ...somebody(), message: 'x'.repeat(5001) });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ message: 'Shorten this to 5,000 characters or fewer.' });
      expect(await focused(page)).toBe('message');
      expect(await summaryShown(page)).toEqual(['One thing to fix before this can go.', KEPT, 'Additional details']);
    });
  });

  it('is as long as the store takes, counted as the store counts', async () => {
    const message = '\u{1F4A7}'.repeat(5000);
    let rows: Record<string, unknown>[] = [];
    await visit(browser, host.url, { prepare: async (page) => (rows = await answerWith(page, kept)) }, async (page) => {
      await fill(page, { ...somebody(), message });
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ message }]);
    });
  });

  const PASTED = ['ann@example.com\u00a0', '\u200bann@example.com', '\ufeffann@example.com\u200e', '\u202aann@example.com\u202c'];

  it.each(PASTED)('is an address that was pasted with signs that nobody sees (%j): it is sent without them', async (email) => {
    let rows: Record<string, unknown>[] = [];
    await visit(browser, host.url, { prepare: async (page) => (rows = await answerWith(page, kept)) }, async (page) => {
      await field(page, 'name').focus();
      await ready(page);
      // As it is checked: a script that pastes tells nobody.
      await fill(page, { ...somebody(), email: 'x' });
      await field(page, 'email').evaluate((input: HTMLInputElement, value) => (input.value = value), email);
      await page.click(SEND);
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ email: 'ann@example.com' }]);
    });
  });

  it.each(['click', 'Enter'])('is such an address, sent by %s before the code of the form is there: the browser does not refuse it', async (press) => {
    let rows: Record<string, unknown>[] = [];
    let release = () => {};
    const prepare = async (page: Page) => {
      rows = await answerWith(page, kept);
      ({ release } = await holdBack(page, '**/assets/contact-*.js'));
    };
    await visit(browser, host.url, { prepare }, async (page) => {
      await fill(page, somebody());
      await field(page, 'email').fill('\u200bann@example.com\u00a0');
      if (press === 'Enter') await field(page, 'email').press('Enter');
      else await page.click(SEND);
      await page.locator(`${ISLAND}[data-held]`).waitFor();
      release();
      await expectTold(page, SAVED);
      expect(rows).toMatchObject([{ email: 'ann@example.com' }]);
    });
  });

  it('is nothing but signs that nobody sees: each field says what it needs', async () => {
    await checking(async (page) => {
      await fill(page, { name: '\u200b', phone: '\u00a0\u2060', email: '\ufeff', address: '\u202a\u202c' });
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual(PROBLEMS);
    });
  });

  it('was sent once and failed: a mistake made since takes the place of what was said', async () => {
    const [{ answer, meant }] = ANSWERS as [(typeof ANSWERS)[number]];
    await visit(browser, host.url, { meant, prepare: (page) => answerWith(page, (route) => route.fulfill(answer)) }, async (page) => {
      await failsAndCanBeSentAgain(page);
      await field(page, 'name').fill('');
      await page.click(SEND);
      await expect.poll(() => problemsShown(page)).toEqual({ name: PROBLEMS.name });
      expect(await page.locator(RESULT).count()).toBe(0);
    });
  });
});
