// Where the focus goes when the offer opens and closes, and whose the Escape key is.
import { describe, expect, it } from 'vitest';
import { CLOSE, focused, isOpen, NAME, settle, visit, visitOpen } from './setup';

describe('focus', () => {
  it.each([
    { width: 390, height: 600 },
    { width: 1440, height: 600 },
  ])('on the page behind it is never all hidden by it, at $width x $height', async (viewport) => {
    const { page, close } = await visitOpen({ viewport, path: 'cities/riverside' });
    await page.locator('.header .brand').focus();
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      await settle(page);
      const found = await page.evaluate(() => {
        const focus = document.activeElement;
        const sheet = document.querySelector('.promotion');
        if (!focus || !sheet || focus === document.body) return null;
        const part = sheet.contains(focus) ? 'promotion' : (focus.closest('header, main, footer, aside')?.localName ?? '');
        const [box, over] = [focus.getBoundingClientRect(), sheet.getBoundingClientRect()];
        const isHidden = over.height > 0 && box.left >= over.left && box.right <= over.right && box.top >= over.top && box.bottom <= over.bottom;
        return {
          part,
          name:
            isHidden && part !== 'promotion'
              ? `${part} ${focus.textContent} at ${box.top} to ${box.bottom}, sheet at ${over.top}, page at ${scrollY} of ${document.documentElement.scrollHeight}`
              : '',
        };
      });
      if (found === null || found.part === 'promotion') break;
      seen.add(found.part);
      if (found.name) hidden.push(found.name);
    }
    expect(hidden).toEqual([]);
    expect([...seen]).toEqual(expect.arrayContaining(['main', 'footer']));
    await close();
  });

  it('moves into it when the visitor is in no control, and Tab goes on to its close button', async () => {
    const { page, close } = await visitOpen();
    expect(await focused(page)).toBe('promotion h2');
    await page.keyboard.press('Tab');
    expect(await page.locator(CLOSE).evaluate((button) => button === document.activeElement)).toBe(true);
    await close();
  });

  it('goes back to the start of the page when it closes', async () => {
    const { page, close } = await visitOpen();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('body');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await close();
  });

  it('stays in the control the visitor is in, and goes back there from the close button', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator(CLOSE).click();
    expect(await isOpen(page)).toBe(false);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('goes back to the heading that a link had led to', async () => {
    const { page, close } = await visit({ path: 'cities/riverside' });
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus();
    });
    await page.clock.runFor(5000);
    expect(await focused(page)).toBe('promotion h2');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('h1');
    await close();
  });

  it('leaves a panel of the menu open that a pointer rests on', async () => {
    const { page, close } = await visit();
    await page.hover('.menu > button');
    await page.clock.runFor(5000);
    expect(await isOpen(page)).toBe(true);
    expect(await page.locator('.menu > button').first().getAttribute('aria-expanded')).toBe('true');
    await close();
  });
});

describe('Escape', () => {
  it('closes it from a control of the page, which keeps the focus', async () => {
    const { page, close } = await visit();
    const link = page.locator('[data-section=hero] a').first();
    await link.focus();
    await page.clock.runFor(5000);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await close();
  });

  it('closes it from a field of its own', async () => {
    const { page, close } = await visitOpen();
    await page.locator(NAME).focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('is first taken by an open menu', async () => {
    const { page, close } = await visitOpen();
    const menu = page.locator('.menu > button').first();
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await close();
  });

  it('is left to a modal dialog over it', async () => {
    const { page, close } = await visitOpen();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.className = 'other';
      document.body.append(dialog);
      dialog.showModal();
      // What opens it leaves no time for the promotion to step aside.
      document.querySelector('.promotion')?.setAttribute('open', '');
    });
    await page.keyboard.press('Escape');
    await settle(page);
    expect(await page.locator('.other').evaluate((dialog) => dialog.hasAttribute('open'))).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('shingle:promotion'))).toBeNull();
    expect(await isOpen(page)).toBe(true);
    await close();
  });
});
