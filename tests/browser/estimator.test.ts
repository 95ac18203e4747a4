// The cost estimator as a visitor uses it: what is needed, what it answers, and what it does with nonsense.
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessibilityFindings } from '../setup/axe';
import { openPage } from '../setup/chromium';
import { drawn, resize } from '../setup/moments';
import { browser, host } from '../setup/shipped';
import { readRows } from '../spec/rows';

const ISLAND = '[data-island="estimator"]';
const FIELD = '[name="squareFootage"]';
const BUTTON = '.estimator__calculate';
const REASON = '#estimator-reason';
const HINT = '#estimator-hint';
const FIGURE = '.estimator__figure';
const ANSWER = '.estimator__answer';
const PLACEHOLDER = 'Fill out the form to see your estimate';
const MESSAGE = '#contact [name="message"]';
const QUOTE = '.estimator__quote a';

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SIZES = [
  { name: '390 px', options: PHONE },
  { name: '1440 px', options: WIDE },
];

/** A visit to the home page, which ends with nothing in the console. */
async function visit(options: BrowserContextOptions, act: (page: Page) => Promise<void>): Promise<void> {
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

const ROOF: Roof = { squareFootage: '2,000', material: 'comp-shingles', complexity: 'moderate', urgency: 'soon' };

/** As a visitor does: each choice by its face, on which the radio button lies. */
async function fill(page: Page, { squareFootage, material, complexity, urgency, roofType }: Roof): Promise<void> {
  await page.fill(FIELD, squareFootage);
  for (const [name, value] of Object.entries({ material, complexity, urgency })) {
    if (value) await page.check(`[name="${name}"][value="${value}"]`);
  }
  if (roofType) await page.selectOption('[name="roofType"]', roofType);
  await page.waitForSelector(`${ISLAND}[data-state="ready"]`);
}

async function calculate(page: Page, roof: Roof): Promise<void> {
  await fill(page, roof);
  await page.click(BUTTON);
}

function answer(page: Page): Promise<string | null> {
  return page.textContent(ANSWER);
}

describe.each(SIZES)('at $name', ({ options }) => {
  it('can only be pressed when square footage and material are filled in, and says so until then', async () => {
    await visit(options, async (page) => {
      const asked = await countAsked(page);
      const check = async (ready: boolean) => {
        await expect.poll(() => page.isEnabled(BUTTON)).toBe(ready);
        expect(await page.getAttribute(BUTTON, 'aria-describedby')).toBe(ready ? null : 'estimator-reason');
        expect(await page.isVisible(REASON)).toBe(!ready);
      };
      await check(false);
      expect(await page.textContent(REASON)).toBe('Enter the square footage and choose a material first.');
      await page.fill(FIELD, '2000');
      await page.waitForSelector(`${ISLAND}[data-state="ready"]`);
      await check(false);
      await page.press(FIELD, 'Enter');
      expect(await answer(page)).toBe(PLACEHOLDER);
      expect(await asked()).toBe(0);
      await page.check('[name="material"][value="tpo"]');
      await check(true);
      await page.fill(FIELD, '   ');
      await check(false);
      await page.fill(FIELD, 'abc');
      await check(true);
    });
  });

  it('shows the estimate, how it comes about, and the same roof in each material', async () => {
    await visit(options, async (page) => {
      await calculate(page, { ...ROOF, roofType: 'flat' });
      expect(await answer(page)).toBe('Estimate: $17,600');
      expect(await page.innerText(`${FIGURE}`)).toContain('$17,600');
      expect(await page.locator('.sum__line').evaluateAll((lines) => lines.map((line) => [...line.children].map((part) => part.textContent?.trim())))).toEqual([
        ['Roof area', '2,000 sq ft'],
        ['Price per square foot Comp shingles', '× $8'],
        ['Complexity Moderate', '× 1.1'],
        ['Urgency Within 2 weeks', '× 1'],
        ['Estimate*', '$17,600'],
      ]);
      expect(await bars(page)).toEqual([
        { name: 'New underlayment', price: '$11,000', width: '22.22%', chosen: false },
        { name: 'Silicone coating', price: '$11,000', width: '22.22%', chosen: false },
        { name: 'Comp shingles', price: '$17,600', width: '35.56%', chosen: true },
        { name: 'TPO', price: '$19,800', width: '40.00%', chosen: false },
        { name: 'New tile', price: '$26,400', width: '53.33%', chosen: false },
        { name: 'Metal', price: '$49,500', width: '100.00%', chosen: false },
      ]);
      const card = (await page.textContent('.estimator__result')) ?? '';
      for (const text of ['Material costs and delivery', 'Professional installation labor', 'Cleanup and debris removal', 'Manufacturer warranty']) {
        expect(card).toContain(text);
      }
      expect(card).toContain('*This is a preliminary estimate. Final pricing may vary.');
      expect(card).toContain('Schedule a free inspection for an accurate quote');
      expect(await page.getAttribute(QUOTE, 'href')).toBe('#contact');
      expect(card).not.toContain(PLACEHOLDER);
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('has one button to press: the one that calculates, then the one that asks for a quote', async () => {
    const pressing = (page: Page) => page.locator('.estimator__box .button:not(.button--line)').allInnerTexts();
    await visit(options, async (page) => {
      expect(await pressing(page)).toEqual(['Calculate']);
      await calculate(page, ROOF);
      await expect.poll(() => pressing(page)).toEqual(['Get Detailed Quote']);
    });
  });

  it('says in the sum what was not chosen', async () => {
    await visit(options, async (page) => {
      await calculate(page, { squareFootage: '2000', material: 'tpo' });
      const lines = await page.locator('.sum__line').allTextContents();
      expect(lines.slice(2, 4).map((line) => line.replace(/\s+/g, ' '))).toEqual(['Complexity not chosen× 1', 'Urgency not chosen× 1']);
    });
  });

  it('is accessible with a result, and with a hint', async () => {
    await visit({ ...options, reducedMotion: 'reduce' }, async (page) => {
      await calculate(page, ROOF);
      expect(await accessibilityFindings(page)).toEqual([]);
      await calculate(page, { ...ROOF, squareFootage: '-5' });
      expect(await accessibilityFindings(page)).toEqual([]);
    });
  });

  it('keeps the old result until it is pressed again', async () => {
    await visit(options, async (page) => {
      await calculate(page, ROOF);
      const before = await page.innerHTML('.estimator__result');
      await fill(page, { squareFootage: '3000', material: 'metal', complexity: 'complex', urgency: 'emergency', roofType: 'flat' });
      await page.fill(FIELD, '');
      await page.fill(FIELD, '1000');
      expect(await page.innerHTML('.estimator__result')).toBe(before);
      await page.click(BUTTON);
      expect(await answer(page)).toBe('Estimate: $43,875');
    });
  });

  it('brings the figure into view and leaves the focus where it is', async () => {
    await visit({ ...options, reducedMotion: 'reduce' }, async (page) => {
      await calculate(page, ROOF);
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('estimator__calculate');
      const header = await page.locator('header').first().boundingBox();
      const figure = await page.locator(FIGURE).boundingBox();
      expect(figure?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect((figure?.y ?? 0) + (figure?.height ?? 0)).toBeLessThanOrEqual(options.viewport?.height ?? 0);
    });
  });

  it('fits the longest figure there can be', async () => {
    await visit(options, async (page) => {
      await calculate(page, { squareFootage: '999999', material: 'metal', complexity: 'complex', urgency: 'emergency' });
      expect(await answer(page)).toBe('Estimate: $43,874,956.13');
      for (const width of [320, options.viewport?.width ?? 0]) {
        await resize(page, { width, height: 844 });
        expect(await page.locator(FIGURE).evaluate((figure) => figure.getClientRects()[0]?.height)).toBeLessThan(110);
        expect(await page.locator(FIGURE).evaluate((figure) => figure.scrollWidth <= figure.clientWidth)).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
      }
    });
  });
});

async function bars(page: Page): Promise<{ name: string; price: string; width: string; chosen: boolean }[]> {
  return page.locator('.bars__row').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('.bars__name')?.textContent ?? '',
      price: row.querySelector('.bars__price')?.textContent ?? '',
      width: row.querySelector('rect')?.getAttribute('width') ?? '',
      chosen: row.getAttribute('aria-current') === 'true' && Number(getComputedStyle(row).fontWeight) >= 700,
    })),
  );
}

/** Counts what the page is told for each estimate that is asked for. */
async function countAsked(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.asked = '0';
    document.addEventListener('shingle:estimate', ({ target }) => {
      if (target instanceof HTMLFormElement) document.body.dataset.asked = String(Number(document.body.dataset.asked) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.body.dataset.asked));
}

const example = z.object({
  squareFootage: z.string(),
  material: z.enum(['comp-shingles', 'new-tile', 'new-underlayment', 'metal', 'silicone-coating', 'tpo']),
  complexity: z.enum(['', 'simple', 'moderate', 'complex']),
  urgency: z.enum(['', 'normal', 'soon', 'emergency']),
  roofType: z.array(z.string()).default(['']),
  result: z.string(),
});

/** Those that the form can enter: not the ones without a material, or with a choice that is not one. */
const examples = readRows().flatMap(({ id, expect: row }) => {
  const { data } = example.safeParse(row);
  return data ? [{ id, ...data }] : [];
});

describe('the worked examples', () => {
  it('are those of the specification', () => {
    expect(examples).toHaveLength(22);
  });

  it('come out of the form', async () => {
    await visit({ ...WIDE, reducedMotion: 'reduce' }, async (page) => {
      const found: Record<string, (string | null)[]> = {};
      for (const { id, roofType, result: _, ...roof } of examples) {
        await page.locator('.estimator__details').evaluate((form) => form instanceof HTMLFormElement && form.reset());
        for (const type of roofType) {
          await calculate(page, { ...roof, roofType: type });
          found[id] = [...(found[id] ?? []), await answer(page)];
        }
      }
      expect(found).toEqual(Object.fromEntries(examples.map(({ id, roofType, result }) => [id, roofType.map(() => `Estimate: ${result}`)])));
    });
  });
});

const UNUSABLE = [
  ['-5', 'The area has to be at least 1 square foot.'],
  ['0', 'The area has to be at least 1 square foot.'],
  ['1e9', 'Write the area as a number, like 2,000.'],
  ['2.5.1', 'Write the area as a number, like 2,000.'],
  ['abc', 'Write the area as a number, like 2,000.'],
  ['12abc', 'Write the area as a number, like 2,000.'],
  ['NaN', 'Write the area as a number, like 2,000.'],
  ['2.5', 'Round it to a whole number, like 2,000.'],
  ['1000001', 'The area can be at most 1,000,000 square feet. For a larger roof, call us.'],
  ['9'.repeat(400), 'The area can be at most 1,000,000 square feet. For a larger roof, call us.'],
] as const;

describe('a square footage that is none', () => {
  it('gets a hint in words beside the field, which has the focus, and no result', async () => {
    await visit(WIDE, async (page) => {
      for (const [typed, hint] of UNUSABLE) {
        await calculate(page, { ...ROOF, squareFootage: '2000' });
        expect(await answer(page)).toBe('Estimate: $17,600');
        expect(await page.textContent(HINT)).toBe('');
        expect(await page.getAttribute(FIELD, 'aria-invalid')).toBeNull();

        await page.fill(FIELD, typed);
        expect(await answer(page), 'the old result stays until then').toBe('Estimate: $17,600');
        await page.click(BUTTON);
        expect(await page.textContent(HINT)).toBe(hint);
        expect(await page.isVisible(`${HINT} p`)).toBe(true);
        expect(await page.getAttribute(HINT, 'role')).toBe('alert');
        expect(await page.getAttribute(FIELD, 'aria-invalid')).toBe('true');
        expect((await page.getAttribute(FIELD, 'aria-describedby'))?.split(' ')).toContain('estimator-hint');
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('squareFootage');
        expect(await page.inputValue(FIELD)).toBe(typed);
        expect(await answer(page)).toBe(PLACEHOLDER);
        expect(await page.textContent('.estimator__box')).not.toMatch(/NaN|\$0/);
        expect(await page.locator('.bars').count()).toBe(0);
      }
    });
  });

  it('keeps its hint until the field is of use, or empty', async () => {
    await visit(WIDE, async (page) => {
      await calculate(page, { ...ROOF, squareFootage: 'abc' });
      await page.fill(FIELD, 'abcd');
      expect(await page.textContent(HINT)).not.toBe('');
      await page.fill(FIELD, '2000');
      await expect.poll(() => page.textContent(HINT)).toBe('');
      expect(await page.getAttribute(FIELD, 'aria-invalid')).toBeNull();
      expect(await answer(page)).toBe(PLACEHOLDER);

      await calculate(page, { ...ROOF, squareFootage: '0' });
      expect(await page.textContent(HINT)).not.toBe('');
      await page.fill(FIELD, '');
      await expect.poll(() => page.textContent(HINT)).toBe('');
      expect(await page.isEnabled(BUTTON)).toBe(false);
    });
  });

  it.each(['2,000', ' 2000 ', '02000'])('is not %j', async (squareFootage) => {
    await visit(WIDE, async (page) => {
      await calculate(page, { ...ROOF, squareFootage });
      expect(await answer(page)).toBe('Estimate: $17,600');
    });
  });
});

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

describe('for a visitor from elsewhere', () => {
  it('shows the same dollars', async () => {
    await visit({ ...WIDE, locale: 'de-DE', timezoneId: 'Asia/Tokyo' }, async (page) => {
      await calculate(page, { squareFootage: '1001', material: 'metal' });
      expect(await answer(page)).toBe('Estimate: $22,522.50');
      expect(await page.textContent('.sum')).toContain('1,001 sq ft');
    });
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

describe('Get Detailed Quote', () => {
  it('leads to the form, and only that, while there is no result', async () => {
    await visit(WIDE, async (page) => {
      await page.click(QUOTE);
      await expect.poll(async () => (await page.locator('#contact').boundingBox())?.y).toBeLessThan(900);
      expect(await page.inputValue(MESSAGE)).toBe('');
    });
  });

  it('writes the estimate into an empty message, and a newer one over it', async () => {
    await visit(WIDE, async (page) => {
      await page.evaluate((selector) => {
        document.body.dataset.told = '';
        document.addEventListener('input', ({ target }) => {
          if (target instanceof HTMLTextAreaElement && target.matches(selector)) document.body.dataset.told += 'x';
        });
      }, MESSAGE);
      await calculate(page, ROOF);
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe('Estimate from your calculator: 2,000 sq ft, Comp shingles, Moderate, Within 2 weeks: $17,600.');
      expect(await page.evaluate(() => document.body.dataset.told)).toBe('x');
      await calculate(page, { squareFootage: '1000', material: 'metal', roofType: 'mobile-home' });
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe('Estimate from your calculator: 1,000 sq ft, Mobile home, Metal, Moderate, Within 2 weeks: $24,750.');
    });
  });

  it('writes a newer one over it on a page that has been loaded anew, and nothing over what was added to it', async () => {
    await visit(WIDE, async (page) => {
      await calculate(page, ROOF);
      await page.click(QUOTE);
      const written = await page.inputValue(MESSAGE);
      await page.reload();
      await expect.poll(() => page.inputValue(MESSAGE)).toBe(written);
      await calculate(page, { squareFootage: '3000', material: 'tpo' });
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe('Estimate from your calculator: 3,000 sq ft, TPO: $27,000.');
      const own = 'Estimate from your calculator: 3,000 sq ft, TPO, one skylight: $27,000.';
      await page.fill(MESSAGE, own);
      await page.reload();
      await expect.poll(() => page.inputValue(MESSAGE)).toBe(own);
      await calculate(page, ROOF);
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe(own);
    });
  });

  it('names only what was chosen', async () => {
    await visit(WIDE, async (page) => {
      await calculate(page, { squareFootage: '1000', material: 'tpo' });
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe('Estimate from your calculator: 1,000 sq ft, TPO: $9,000.');
    });
  });

  it('leaves what the visitor has written', async () => {
    await visit(WIDE, async (page) => {
      await page.fill(MESSAGE, 'The leak is over the kitchen.');
      await calculate(page, ROOF);
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe('The leak is over the kitchen.');
      await page.fill(MESSAGE, '');
      await page.click(QUOTE);
      const written = await page.inputValue(MESSAGE);
      await page.fill(MESSAGE, `${written} And a skylight.`);
      await calculate(page, { ...ROOF, squareFootage: '3000' });
      await page.click(QUOTE);
      expect(await page.inputValue(MESSAGE)).toBe(`${written} And a skylight.`);
    });
  });
});

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

describe('on paper', () => {
  it('is the result, without the form', async () => {
    await visit(WIDE, async (page) => {
      await calculate(page, ROOF);
      await page.emulateMedia({ media: 'print' });
      expect(await page.isVisible(FIGURE)).toBe(true);
      expect(await page.isVisible('.bars')).toBe(true);
      expect(await page.isVisible('.estimator__details')).toBe(false);
      expect(await page.isVisible(QUOTE)).toBe(false);
    });
  });
});

describe('in forced colors', () => {
  it('tells the chosen material from the others, and hides no heading', async () => {
    await visit({ ...WIDE, forcedColors: 'active' }, async (page) => {
      await calculate(page, ROOF);
      const fills = await page.locator('.bars__ground').evaluateAll((rects) => rects.map((rect) => getComputedStyle(rect).fill));
      expect(new Set(fills).size).toBe(2);
      expect(fills.filter((fill) => fill === fills[2])).toHaveLength(1);
      expect(await page.locator(FIGURE).evaluate((figure) => getComputedStyle(figure).forcedColorAdjust)).toBe('none');
    });
  });
});
