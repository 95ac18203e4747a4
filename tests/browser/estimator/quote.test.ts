// The estimate goes into the message of the contact form, and never over what a visitor has written.
import { describe, expect, it } from 'vitest';
import { calculate, QUOTE, ROOF, visit, WIDE } from './setup';

const MESSAGE = '#contact [name="message"]';

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
