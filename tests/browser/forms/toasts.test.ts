// Toasts: where they stand, how they are closed, how long they stay, and what is left when they do not come.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { launch } from '../../setup/chromium';
import { browser, host } from '../../setup/shipped';
import {
  AGAIN,
  answerWith,
  CITY,
  expectTold,
  FAILED,
  field,
  fill,
  kept,
  RESULT,
  ready,
  refusal,
  SAVED,
  SEND,
  SIZES,
  somebody,
  TOAST,
  TOASTS,
  violations,
  visit,
} from './setup';

async function send(page: Page): Promise<void> {
  await fill(page, somebody());
  await page.click(SEND);
}

const answering = (page: Page) => answerWith(page, kept);

const REFUSED = [refusal(401, 'Unauthorized'), /^The lead was not saved:/];
const refusing = (page: Page) => answerWith(page, (route, attempt) => (attempt === 1 ? route.fulfill({ status: 401, json: { code: '42501' } }) : kept(route)));

/** Edges in CSS pixels, once it stands still. */
async function settled(page: Page): Promise<{ top: number; right: number; bottom: number; left: number }> {
  const edges = () =>
    page.locator(TOAST).evaluate(async (toast) => {
      await Promise.all(toast.getAnimations().map(({ finished }) => finished));
      const { top, right, bottom, left } = toast.getBoundingClientRect();
      return { top, right, bottom, left };
    });
  await page.locator(`${TOAST}[data-mounted=true]`).waitFor();
  let last = await edges();
  await expect
    .poll(
      async () => {
        const now = await edges();
        const still = JSON.stringify(now) === JSON.stringify(last);
        last = now;
        return still;
      },
      { interval: 150 },
    )
    .toBe(true);
  return last;
}

describe.each(SIZES)('at $name', ({ options }) => {
  it('one stands in the window, below the header, and everybody can read and close it', async () => {
    await visit(browser, host.url, { options, meant: REFUSED, prepare: refusing }, async (page) => {
      await send(page);
      await expectTold(page, FAILED, CITY);
      const edges = await settled(page);
      const { header, width } = await page.evaluate(() => ({
        header: document.querySelector('.header__bar')?.getBoundingClientRect().bottom ?? 0,
        width: document.documentElement.clientWidth,
      }));
      expect(edges.top).toBeGreaterThanOrEqual(header);
      expect(edges.left).toBeGreaterThanOrEqual(0);
      expect(edges.right).toBeLessThanOrEqual(width);
      expect(await accessibilityFindings(page, TOASTS)).toEqual([]);
      expect(await accessibilityFindings(page, '#contact')).toEqual([]);
      const close = page.getByRole('button', { name: 'Close this message' });
      expect(await close.evaluate((button: HTMLElement) => [button.offsetWidth >= 44, button.offsetHeight >= 44])).toEqual([true, true]);
      await close.click();
      await expect.poll(() => page.locator(TOAST).count()).toBe(0);
      expect(await page.locator(RESULT).count()).toBe(1);
    });
  });
});

it.each([
  [390, ['.header', '.result', '[data-draft=contact] [type=submit]', '#contact-message']],
  [768, ['.header', '[data-draft=contact]', '.promotion']],
  [1024, ['.header', '[data-draft=contact]', '.promotion']],
  [1440, ['.header', '[data-draft=contact]', '.promotion']],
])('at %i px it covers none of %j', async (width, parts) => {
  await visit(browser, host.url, { options: { viewport: { width, height: 800 } }, meant: REFUSED, prepare: refusing }, async (page) => {
    await send(page);
    await settled(page);
    const covered = await page.evaluate(
      ([toast, ...others]) => {
        document.querySelector('.promotion')?.setAttribute('open', '');
        const edges = (part: string | undefined) => document.querySelector(part ?? '')?.getBoundingClientRect() ?? new DOMRect();
        const over = edges(toast);
        return others.filter((part) => {
          const { top, right, bottom, left } = edges(part);
          return right - left === 0 || (over.top < bottom && over.bottom > top && over.left < right && over.right > left);
        });
      },
      [TOAST, ...parts],
    );
    expect(covered).toEqual([]);
  });
});

it.each([
  ['what was refused', 'the number to call and the button to try again', REFUSED, refusing, [`${RESULT} a`, SEND]],
  ['what was sent', 'the button for another', [], answering, [AGAIN]],
] as const)('on a phone with text twice as large, after %s it leaves %s free', async (_, __, meant, prepare, buttons) => {
  const large = await launch({ textSize: 32 });
  for (const width of [320, 390]) {
    await visit(large, host.url, { options: { viewport: { width, height: 844 } }, meant: [...meant], prepare }, async (page) => {
      await send(page);
      await settled(page);
      for (const button of buttons) {
        // What a press there would meet.
        const met = await page.locator(button).evaluate((element) => {
          element.scrollIntoView({ block: 'nearest' });
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const ends = [top + 4, (top + bottom) / 2, bottom - 4];
          return ends.map((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
        });
        expect(met, `${button} at ${width} px`).toEqual([true, true, true]);
      }
      // It is heard all the same.
      expect(await page.locator(TOASTS).ariaSnapshot()).toContain('listitem');
    });
  }
  await large.close();
});

it('the region that announces them is there before the first, and says its name', async () => {
  await visit(browser, host.url, { prepare: answering }, async (page) => {
    await field(page, 'name').focus();
    await page.locator(TOASTS).waitFor({ state: 'attached' });
    expect(await page.getAttribute(TOASTS, 'aria-live')).toBe('polite');
    expect(await page.locator(TOAST).count()).toBe(0);
  });
});

it('what came of the second press takes the place of what came of the first', async () => {
  await visit(browser, host.url, { meant: REFUSED, prepare: refusing }, async (page) => {
    await send(page);
    await expectTold(page, FAILED, CITY);
    await page.click(SEND);
    await expectTold(page, SAVED);
    await expect.poll(() => page.locator(TOAST).count()).toBe(1);
  });
});

it('goes by itself, and the words beside the form stay', async () => {
  const prepare = async (page: Page) => {
    await page.clock.install({ time: new Date('2027-03-01T12:00:00-08:00') });
    await answering(page);
  };
  await visit(browser, host.url, { prepare }, async (page) => {
    await send(page);
    await expectTold(page, SAVED);
    await page.clock.runFor(15_000);
    await expect.poll(() => page.locator(TOAST).count()).toBe(0);
    expect(await page.locator(RESULT).innerText()).toContain(SAVED.title);
  });
});

it('without their code the words beside the form are enough', async () => {
  const prepare = async (page: Page) => {
    await page.route('**/assets/toasts-*.js', (route) => route.abort());
    await answering(page);
  };
  const meant = ['Failed to load resource: net::ERR_FAILED', /toasts-.* net::ERR_FAILED$/, /dynamically imported module.*toasts-/];
  await visit(browser, host.url, { meant, prepare }, async (page) => {
    await send(page);
    await expect.poll(() => page.locator(RESULT).allInnerTexts()).toEqual([`${SAVED.title}\n\n${SAVED.description}`]);
    expect(await page.locator(SEND).isEnabled()).toBe(true);
  });
});

it('the strictest policy refuses nothing that the form does', async () => {
  // visit() ends with no violation; here that the page tells of one.
  await visit(browser, host.url, { meant: [/^Applying inline style violates/, ...REFUSED], prepare: refusing }, async (page) => {
    await page.click('.form__gear');
    // It opens once its code is there.
    await page.locator('.webhook').waitFor();
    await page.keyboard.press('Escape');
    await send(page);
    await ready(page);
    await expectTold(page, FAILED, CITY);
    await page.click(SEND);
    await expectTold(page, SAVED);
    await page.evaluate(() => document.body.append(document.createRange().createContextualFragment('<p style="color: red">')));
    await expect.poll(() => violations(page)).toEqual([expect.stringMatching(/^style-src/)]);
  });
});
