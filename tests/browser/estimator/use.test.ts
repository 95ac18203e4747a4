// How the cost estimator is used: by keys, before its script is there and without one, and what each press does.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../setup/chromium';
import { drawn } from '../../setup/moments';
import { browser, host } from '../../setup/shipped';
import { ANSWER, answer, BUTTON, calculate, countAsked, FIELD, FIGURE, fill, HINT, ISLAND, PHONE, PLACEHOLDER, REASON, ROOF, visit, WIDE } from './setup';

describe('by keyboard alone', () => {
  it('goes from field to field, and Enter calculates', async () => {
    await visit(WIDE, async (page) => {
      await page.focus(FIELD);
      await page.keyboard.type('2000');
      await page.waitForSelector(`${ISLAND}[data-state="ready"]`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      for (let times = 0; times < 5; times += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('estimator__calculate');
      await page.keyboard.press('Enter');
      expect(await answer(page)).toBe('Estimate: $19,800');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Get Detailed Quote');
    });
  });

  it('calculates by Enter in the field, and goes nowhere', async () => {
    await visit(WIDE, async (page) => {
      const asked = await countAsked(page);
      await fill(page, ROOF);
      const url = page.url();
      await page.press(FIELD, 'Enter');
      expect(await answer(page)).toBe('Estimate: $17,600');
      await page.fill(FIELD, '2.5');
      await page.press(FIELD, 'Enter');
      expect(await page.textContent(HINT)).toBe('Round it to a whole number, like 2,000.');
      expect(page.url()).toBe(url);
      expect(await asked()).toBe(2);
    });
  });
});

describe('before its script is there', () => {
  it('keeps what is typed, ticked and chosen, and counts it at once', async () => {
    const { page, errors, close } = await openPage(browser, WIDE);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let asked = false;
    await page.route('**/assets/estimator-*.js', async (route) => {
      asked = true;
      await held;
      await route.continue();
    });
    await page.goto(host.url);
    await page.fill(FIELD, '1234');
    await page.check('[name="material"][value="metal"]');
    await page.check('[name="complexity"][value="moderate"]');
    await page.check('[name="urgency"][value="emergency"]');
    await page.selectOption('[name="roofType"]', 'commercial');
    await expect.poll(() => asked).toBe(true);
    expect(await page.isEnabled(BUTTON)).toBe(false);
    release();
    await page.waitForSelector(`${ISLAND}[data-state="ready"]`);
    expect(await page.isEnabled(BUTTON)).toBe(true);
    expect(await page.inputValue('[name="roofType"]')).toBe('commercial');
    await page.click(BUTTON);
    expect(await answer(page)).toBe('Estimate: $45,812.25');
    expect(await page.inputValue('[name="roofType"]')).toBe('commercial');
    expect(errors).toEqual([]);
    await close();
  });
});

describe('each press', () => {
  it('asks the network for nothing, and tells the page once', async () => {
    await visit(WIDE, async (page) => {
      const asked = await countAsked(page);
      await fill(page, ROOF);
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.click(BUTTON);
      expect(await answer(page)).toBe('Estimate: $17,600');
      await page.fill(FIELD, 'abc');
      await page.click(BUTTON);
      expect(await asked()).toBe(2);
      await drawn(page);
      expect(requests).toEqual([]);
    });
  });

  it('lets the figure grow in anew, and says it once', async () => {
    await visit(WIDE, async (page) => {
      await page.evaluate((selector) => {
        const { dataset } = document.body;
        dataset.started = '';
        dataset.said = '';
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (target instanceof Element && target.closest('[data-island]')) dataset.started += `${animationName} `;
        });
        const region = document.querySelector(selector);
        if (region)
          new MutationObserver(() => (dataset.said += `[${region.textContent}]`)).observe(region, { childList: true, subtree: true, characterData: true });
      }, ANSWER);
      const seen = (name: string) => page.evaluate((key) => document.body.dataset[key], name);
      await calculate(page, ROOF);
      await expect.poll(() => seen('started')).toBe('estimate-in ');
      expect(await seen('said')).toBe('[Estimate: $17,600]');
      await page.click(BUTTON);
      await expect.poll(() => seen('started')).toBe('estimate-in estimate-in ');
      expect(await seen('said')).toBe('[Estimate: $17,600][Estimate: $17,600]');
      expect(await page.getAttribute(ANSWER, 'aria-live')).toBe('polite');
      expect(await page.getAttribute(ANSWER, 'aria-atomic')).toBe('true');
    });
  });

  it.each([
    { reducedMotion: 'no-preference', behavior: 'smooth', animation: 'estimate-in' },
    { reducedMotion: 'reduce', behavior: 'instant', animation: 'none' },
  ] as const)('moves as the visitor wants it: $reducedMotion', async ({ reducedMotion, behavior, animation }) => {
    await visit({ ...PHONE, reducedMotion }, async (page) => {
      await fill(page, ROOF);
      await page.evaluate(() => {
        const scroll = Element.prototype.scrollIntoView;
        Element.prototype.scrollIntoView = function (options) {
          if (typeof options === 'object') document.body.dataset.scrolled = `${this.className} ${options.behavior}`;
          scroll.call(this, options);
        };
      });
      await page.locator(BUTTON).scrollIntoViewIfNeeded();
      await page.click(BUTTON);
      expect(await page.evaluate(() => document.body.dataset.scrolled)).toBe(`estimator__result ${behavior}`);
      expect(await page.locator(FIGURE).evaluate((figure) => getComputedStyle(figure).animationName)).toBe(animation);
    });
  });

  it('moves nothing but what stands below the box, by what the box has grown', async () => {
    await visit({ ...WIDE, reducedMotion: 'reduce' }, async (page) => {
      await fill(page, ROOF);
      const before = await places(page);
      await page.click(BUTTON);
      const after = await places(page);
      const growth = after.box - before.box;
      expect(growth).toBeGreaterThan(0);
      for (const part of ['above', 'details'] as const) expect(rounded(after[part])).toEqual(rounded(before[part]));
      expect(after.below.map(({ x }) => x)).toEqual(before.below.map(({ x }) => x));
      for (const [index, { y }] of after.below.entries()) expect(y - growth).toBeCloseTo(before.below[index]?.y ?? 0, 0);
    });
  });
});

/** To a tenth of a pixel: where the page is scrolled to is not told to the last digit. */
function rounded(all: { x: number; y: number }[]): { x: string; y: string }[] {
  return all.map(({ x, y }) => ({ x: x.toFixed(1), y: y.toFixed(1) }));
}

/** Where things are on the page, not in the window. */
function places(page: Page) {
  return page.evaluate(() => {
    const place = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: left, y: top + scrollY };
    };
    const isSeen = (element: Element) => element.getClientRects().length > 0;
    const sections = Array.from(document.querySelectorAll('main > *'));
    const own = sections.findIndex((section) => section.id === 'estimator');
    return {
      above: [...sections.slice(0, own + 1), ...document.querySelectorAll('#estimator .section-head *')].map(place),
      details: Array.from(document.querySelectorAll('.estimator__details *')).filter(isSeen).map(place),
      below: [...sections.slice(own + 1), ...document.querySelectorAll('body > footer')].map(place),
      box: document.querySelector('.estimator__box')?.getBoundingClientRect().height ?? 0,
    };
  });
}

describe('without JavaScript', () => {
  it('says so in place of the button, with the number to call', async () => {
    await visit({ ...PHONE, javaScriptEnabled: false }, async (page) => {
      expect(await page.isVisible(BUTTON)).toBe(false);
      expect(await page.isVisible(REASON)).toBe(false);
      expect(await page.innerText('.estimator__details .notice')).toContain('The calculator needs JavaScript. Call us for a price:');
      expect(await page.isVisible('.estimator__details .notice a[href^="tel:"]')).toBe(true);
      expect(await page.innerText('.estimator__result')).toContain(PLACEHOLDER);
    });
  });
});
