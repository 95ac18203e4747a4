// What stands far off: drawn small or large, it is the same thing.
import { describe, expect, it } from 'vitest';
import { DRAW_FAR } from '../../../templates/art/city/far';

describe.each([60, 90, 120, 130, 150, 170, 190])('a house of a tract, %i high', (height) => {
  it('has a garage and two windows, which lie in its wall and apart', () => {
    const [, openings] = DRAW_FAR.tract(0, height, () => 0);
    const boxes = [...openings!.d.matchAll(/M(-?\d+) ?(-?\d+)h(\d+)v(\d+)h-\d+z/g)].map(([, ...numbers]) => {
      const [x, y, width, high] = numbers.map(Number) as [number, number, number, number];
      return { left: x, right: x + width, top: y, bottom: y + high };
    });
    expect(boxes).toHaveLength(3);
    for (const one of boxes) {
      expect(one.left).toBeGreaterThan(-0.56 * height);
      expect(one.right).toBeLessThan(0.56 * height);
      expect(one.top).toBeGreaterThan(-0.66 * height);
      expect(one.bottom).toBeLessThanOrEqual(1);
      for (const other of boxes.filter((another) => another !== one)) {
        const apart = one.right < other.left || other.right < one.left || one.bottom < other.top || other.bottom < one.top;
        expect(apart).toBe(true);
      }
    }
  });
});
