import { describe, expect, it } from 'vitest';
import { planGrounds } from '../../../generator/plan/grounds';

describe('the ground of each section', () => {
  it('never lets two tints touch, nor a tint touch the hero or the form', () => {
    expect(planGrounds(['rows', 'rows', 'rows'])).toEqual(['paper', 'sand', 'paper']);
    expect(planGrounds(['ticks', 'rows'])).toEqual(['paper', 'paper']);
    expect(planGrounds(['ticks', 'rows', 'call-band'])).toEqual(['paper', 'sand', 'ink']);
  });

  it('keeps the ground that belongs to a section, and paper beside it', () => {
    expect(planGrounds(['services', 'estimator', 'about', 'why-us', 'stories'])).toEqual(['paper', 'sand', 'paper', 'paper', 'gold']);
    expect(planGrounds(['stats', 'services', 'specialty', 'call-band'])).toEqual(['paper', 'paper', 'dawn', 'ink']);
  });

  it('breaks a long run of paper', () => {
    expect(planGrounds(['process', 'ticks', 'comparison', 'faq', 'benefits', 'call-band'])).toEqual(['paper', 'paper', 'paper', 'sand', 'paper', 'ink']);
  });
});
