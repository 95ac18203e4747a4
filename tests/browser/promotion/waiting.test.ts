// The offer waits while the visitor is at something else, and steps aside for the forms of the page.
import { describe, expect, it } from 'vitest';
import { focused, isOpen, NAME, PHONE, PROMOTION, SIZES, scrollTo, scrollToTop, settle, visit, visitOpen } from './setup';

describe('waiting', () => {
  it.each(SIZES)('while the visitor is in a field at %i px', async (_, viewport) => {
    const { page, errors, close } = await visit({ viewport });
    await page.locator('#contact [name=name]').focus();
    // In the field, though it is out of view.
    await scrollToTop(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('while the menu of a phone is open', async () => {
    const { page, errors, close } = await visit({ viewport: PHONE });
    await page.locator('.nav__toggle').click();
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press('Escape');
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it('while the dialog for the webhook is open', async () => {
    const { page, errors, close } = await visit();
    await scrollTo(page, '#contact form[data-draft]');
    await page.locator('#contact .form__gear').click();
    await expect
      .poll(async () => {
        await page.clock.runFor(1);
        return page.locator('.webhook').isVisible();
      })
      .toBe(true);
    // Away from the form, with the dialog still there.
    await scrollToTop(page);
    await page.clock.runFor(60_000);
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press('Escape');
    await scrollToTop(page);
    expect(await page.locator('.webhook').isVisible()).toBe(false);
    expect(await isOpen(page)).toBe(true);
    expect(errors).toEqual([]);
    await close();
  });

  it.each(SIZES.flatMap(([width, viewport]) => ['#contact form[data-draft]', '#estimator form'].map((part) => [width, part, viewport] as const)))(
    'while at %i px %s is in view',
    async (_, part, viewport) => {
      const { page, errors, close } = await visit({ viewport });
      await scrollTo(page, part);
      await page.clock.runFor(60_000);
      expect(await isOpen(page)).toBe(false);
      await scrollToTop(page);
      expect(await isOpen(page)).toBe(true);
      expect(errors).toEqual([]);
      await close();
    },
  );
});

describe('stepping aside', () => {
  it.each(SIZES)('for the form as it comes into view, and back after, at %i px', async (_, viewport) => {
    const { page, errors, close } = await visitOpen({ viewport });
    expect(await focused(page)).toBe('promotion h2');
    await scrollTo(page, '#contact form[data-draft]');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('body');
    await scrollToTop(page);
    expect(await isOpen(page)).toBe(true);
    // It has asked for attention once.
    expect(await focused(page)).toBe('body');
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(errors).toEqual([]);
    await close();
  });

  it('not while the visitor is in it', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).fill('Ann');
    await scrollTo(page, '#contact form[data-draft]');
    expect(await isOpen(page)).toBe(true);
    // A press beside its fields is in it too.
    await page.locator(`${PROMOTION} .form__send > .small`).click();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    await page.locator('#contact [name=name]').focus();
    await settle(page);
    expect(await isOpen(page)).toBe(false);
    await scrollToTop(page);
    await page.locator('.header .brand').focus();
    await settle(page);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator(NAME).inputValue()).toBe('Ann');
    await close();
  });
});
