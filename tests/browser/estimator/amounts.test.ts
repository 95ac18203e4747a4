// Every worked example of the specification comes out of the form of the cost estimator, and nonsense gets a hint.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRows } from '../../spec/rows';
import { answer, BUTTON, calculate, FIELD, HINT, PLACEHOLDER, ROOF, visit, WIDE } from './setup';

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
