// A form that others changed while its code came: focus, selection and place are as they were.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { intrude } from '../../setup/intruders';
import { drawn } from '../../setup/moments';
import { host } from '../../setup/shipped';
import { holdBack, later, PHONE, SERVICE, WIDE } from '../forms/setup';
import { fillIn, form, island, ROWS, ready, visit } from './setup';

describe('a form that was changed while its code came', () => {
  /** The form is begun and changed; then its code comes. */
  async function changed(begin: (page: Page) => Promise<void>, after: (page: Page) => Promise<void>, options = WIDE): Promise<void> {
    await visit('contact', { intruder: 'password manager', when: 'during', path: SERVICE.path, options }, async ({ page, release }) => {
      await begin(page);
      await intrude(page, 'password manager', island('contact'));
      await intrude(page, 'wrapping translation', island('contact'));
      release();
      await ready(page, 'contact');
      await after(page);
    });
  }

  const focused = (page: Page) =>
    page.evaluate(() => {
      const { name, selectionStart, selectionEnd, selectionDirection } = document.activeElement as HTMLInputElement;
      return [name, selectionStart, selectionEnd, selectionDirection];
    });

  it('has the focus where it was, and the selection', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=message]`).fill('Two spots.\nOne over the stairs.');
        await page.locator(`${form('contact')} [name=message]`).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 9, 'backward'));
      },
      async (page) => {
        expect(await focused(page)).toEqual(['message', 4, 9, 'backward']);
        await page.keyboard.type('stains');
        expect(await page.inputValue(`${form('contact')} [name=message]`)).toBe('Two stains.\nOne over the stairs.');
      },
    );
  });

  it('takes what is typed on, in a field that tells nothing of a selection', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=email]`).focus();
        await page.keyboard.type('ann@exa');
      },
      async (page) => {
        await page.keyboard.type('mple.com');
        expect(await page.inputValue(`${form('contact')} [name=email]`)).toBe('ann@example.com');
      },
      PHONE,
    );
  });

  it('stands where it stood, scrolled as it was, and the page has not moved', async () => {
    const places = (page: Page) =>
      page
        .locator(`${form('contact')} :is(input, textarea, select, label, .send)`)
        .evaluateAll((all) => [
          scrollY,
          ...all.map((each) => [Math.round(each.getBoundingClientRect().x), Math.round(each.getBoundingClientRect().y), each.scrollTop]),
        ]);
    let before: unknown;
    await changed(
      async (page) => {
        const message = page.locator(`${form('contact')} [name=message]`);
        await message.fill('A line.\n'.repeat(40));
        await message.evaluate((field) => (field.scrollTop = 100));
        // Other words may take other lines; the buttons of the manager, which stand between the fields, go.
        await intrude(page, 'wrapping translation', island('contact'));
        before = await places(page);
      },
      async (page) => {
        expect(await page.locator(`${form('contact')} [name=message]`).evaluate((field) => field.scrollTop)).toBe(100);
        expect(await places(page)).toEqual(before);
      },
    );
  });

  it('is never seen empty, in other words, or moved', async () => {
    await changed(
      async (page) => {
        await page.locator(`${form('contact')} [name=name]`).fill('Ann');
        await page.evaluate(() => {
          const seen = new Set<string>();
          Object.assign(window, { seen });
          const look = () => {
            const label = document.querySelector('form[data-draft=contact] label')?.textContent?.trim();
            const field = document.querySelector<HTMLInputElement>('form[data-draft=contact] [name=name]');
            seen.add(`${label}: ${field?.value} (${document.querySelectorAll('form[data-draft=contact]').length})`);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      },
      async (page) => {
        await drawn(page);
        await drawn(page);
        expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['Full Name: Ann (1)', '¡ooo Nooo: Ann (1)']);
      },
    );
  });

  it('waits until a button that is held down is let go', async () => {
    const { promise, resolve } = later();
    await visit('contact', { intruder: null, when: 'before' }, async ({ page, rows }) => {
      await page.route('**/assets/contact-*.js', async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(host.url);
      await fillIn(page, 'contact');
      await intrude(page, 'password manager', island('contact'));
      const send = await page.locator(`${form('contact')} [type=submit]`);
      await send.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await send.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      const came = page.waitForResponse(/assets\/contact-/);
      resolve();
      await came;
      for (let frame = 0; frame < 10; frame++) await drawn(page);
      await page.mouse.up();
      await page.locator(`${form('contact')} .result--saved`).waitFor();
      expect(rows).toEqual([ROWS.contact]);
    });
  });

  it('holds back the offer while it is in view, and what floats over it', async () => {
    await visit('promotion', { intruder: null, when: 'before' }, async ({ page }) => {
      await page.locator('.promotion__close').click();
      await page.evaluate(() => localStorage.clear());
      const { release } = await holdBack(page, '**/assets/contact-*.js');
      await page.reload();
      await page.locator(island('contact')).evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.locator(`${form('contact')} [name=name]`).fill('Ann');
      await intrude(page, 'password manager', island('contact'));
      release();
      await ready(page, 'contact');
      await page.locator(`${form('contact')} [name=name]`).blur();
      for (let second = 0; second < 8; second++) await page.clock.runFor(1000);
      await drawn(page);
      expect(await page.locator('.promotion').isVisible()).toBe(false);
      expect(await page.locator('.floating__bar').isVisible()).toBe(false);
    });
  });
});
