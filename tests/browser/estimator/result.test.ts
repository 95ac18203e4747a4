// What the cost estimator needs and what it answers, on a phone and on a wide screen; also on paper and in forced colors.
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityFindings } from '../../setup/axe';
import { resize } from '../../setup/moments';
import { answer, BUTTON, calculate, countAsked, FIELD, FIGURE, fill, ISLAND, PHONE, PLACEHOLDER, QUOTE, REASON, ROOF, visit, WIDE } from './setup';

const SIZES = [
  { name: '390 px', options: PHONE },
  { name: '1440 px', options: WIDE },
];

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

describe('for a visitor from elsewhere', () => {
  it('shows the same dollars', async () => {
    await visit({ ...WIDE, locale: 'de-DE', timezoneId: 'Asia/Tokyo' }, async (page) => {
      await calculate(page, { squareFootage: '1001', material: 'metal' });
      expect(await answer(page)).toBe('Estimate: $22,522.50');
      expect(await page.textContent('.sum')).toContain('1,001 sq ft');
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
