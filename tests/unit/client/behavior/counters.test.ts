// What a figure shows on its way from 0 to what the HTML says.
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../../client/behavior/counters';

const DURATION = 2600;
const FRAMES = Array.from({ length: DURATION / 10 + 1 }, (_, index) => index * 10);

describe.each([0, 1, 5, 25, 100, 200, 1500, 1_000_000])('on the way to %i', (target) => {
  const values = FRAMES.map((elapsed) => valueAt(elapsed, target));

  it('begins at 0 and ends at the figure', () => {
    expect(values[0]).toBe(0);
    expect(values.at(-1)).toBe(target);
  });

  it('shows whole numbers only, and never goes back', () => {
    expect(values.every(Number.isInteger)).toBe(true);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('is not there early', () => {
    if (target > 0) expect(values.slice(0, -1)).not.toContain(target);
  });

  it('stands still before its turn and after its end', () => {
    expect(valueAt(-1, target)).toBe(0);
    expect(valueAt(-120, target)).toBe(0);
    expect(valueAt(DURATION + 1, target)).toBe(target);
    expect(valueAt(Number.MAX_SAFE_INTEGER, target)).toBe(target);
  });
});

it('is quick at first and slows down', () => {
  expect(valueAt(DURATION / 2, 200)).toBe(150);
});
