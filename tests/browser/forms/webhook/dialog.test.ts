// The dialog behind the gear (D12).
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../../setup/axe';
import { holdBack, ISLAND, SIZES } from '../setup';
import { ADDRESS, DIALOG, DONE, ECHO, GEAR, openDialog, set, visitForm } from './setup';

const CLOSE = '.webhook__close';

function isOpen(page: Page): Promise<boolean> {
  return page.locator(DIALOG).evaluate((dialog: HTMLDialogElement) => dialog.open);
}

function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element === document.activeElement);
}

describe('the dialog', () => {
  it.each(SIZES)('opens from the gear, and gives the focus back however it is closed ($name)', async ({ options }) => {
    await visitForm({ options }, async (page) => {
      const ways = [() => page.keyboard.press('Escape'), () => page.click(CLOSE), () => page.click(DONE), () => page.keyboard.press('Enter')];
      for (const way of ways) {
        await openDialog(page);
        expect(await hasFocus(page, ADDRESS)).toBe(true);
        await way();
        await expect.poll(() => isOpen(page)).toBe(false);
        expect(await hasFocus(page, GEAR)).toBe(true);
      }
    });
  });

  it('opens when the gear was pressed before its code was there', async () => {
    let release = () => {};
    const prepare = async (page: Page) => ({ release } = await holdBack(page, '**/assets/contact-*.js'));
    await visitForm({ prepare }, async (page) => {
      await page.click(GEAR);
      expect(await isOpen(page)).toBe(false);
      release();
      await page.locator(DIALOG).waitFor();
      expect(await page.locator(`${ISLAND}[data-held]`).count()).toBe(0);
      await page.keyboard.press('Escape');
      await expect.poll(() => hasFocus(page, GEAR)).toBe(true);
    });
  });

  it.each(SIZES)('can be used by everybody, also with a mistake in it ($name)', async ({ options }) => {
    await visitForm({ options }, async (page) => {
      await openDialog(page);
      expect(await accessibilityFindings(page, DIALOG)).toEqual([]);
      await page.fill(ADDRESS, 'hooks');
      await page.click(DONE);
      await page.locator(`${ADDRESS}[aria-invalid=true]`).waitFor();
      expect(await accessibilityFindings(page, DIALOG)).toEqual([]);
    });
  });

  it('refuses what is not an https address, and says why', async () => {
    const notHttps = 'Only an address that begins with https:// can be used: it keeps your details private on the way.';
    const refused = {
      'http://echo.example.com/': notHttps,
      'javascript:alert(1)': notHttps,
      'https://ann:secret@echo.example.com/': 'Take the user name and password out of the address.',
      'my hook': 'Write a whole web address, beginning with https://',
      'echo.example.com/hooks': 'Write a whole web address, beginning with https://',
      [`https://echo.example.com/${'x'.repeat(2000)}`]: 'This address is too long to be kept. Use a shorter one.',
    };
    await visitForm({}, async (page) => {
      await openDialog(page);
      for (const [text, words] of Object.entries(refused)) {
        await page.fill(ADDRESS, text);
        await page.click(DONE);
        const problem = await page.locator(ADDRESS).getAttribute('aria-describedby');
        expect(await page.locator(`#${problem}`).innerText(), text).toBe(words);
        expect(await isOpen(page)).toBe(true);
        expect(await hasFocus(page, ADDRESS)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await page.locator(`${GEAR}[data-set]`).count()).toBe(0);
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe('');
      expect(await page.locator(`${ADDRESS}[aria-invalid]`).count()).toBe(0);
    });
  });

  it('keeps the address that holds, says on the gear that there is one, and forgets it with the page', async () => {
    await visitForm({}, async (page) => {
      await set(page, ` ${ECHO} `);
      expect(await page.getAttribute(GEAR, 'aria-label')).toBe('Forwarding settings, an address is set');
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe(ECHO);
      await page.fill(ADDRESS, 'something else');
      await page.click(CLOSE);
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe(ECHO);
      await page.click(CLOSE);
      await page.reload();
      expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('echo');
      await openDialog(page);
      expect(await page.inputValue(ADDRESS)).toBe('');
      expect(await page.getAttribute(GEAR, 'aria-label')).toBe('Forwarding settings');
    });
  });
});
