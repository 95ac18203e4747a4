import { describe, expect, it } from 'vitest';
import { contrast, designColours } from '../../generator/content/colours';
import { project } from '../setup/run';

describe('colours', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s has a contrast of %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it('are read from the design’s one file of tokens', () => {
    expect(designColours(project)).toMatchObject({ ink: '#1b2430', paper: '#fffdf9', clay: '#b23a1e', sun: '#f4a72c' });
  });
});
