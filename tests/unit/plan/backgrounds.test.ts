import { describe, expect, it } from 'vitest';
import { planBackgrounds } from '../../../generator/plan/backgrounds';

describe('the background of each section', () => {
  it('never lets two tints touch, nor a tint touch the hero or the form', () => {
    expect(planBackgrounds(['rows', 'rows', 'rows'])).toEqual(['paper', 'sand', 'paper']);
    expect(planBackgrounds(['ticks', 'rows'])).toEqual(['paper', 'paper']);
    expect(planBackgrounds(['ticks', 'rows', 'call-band'])).toEqual(['paper', 'sand', 'ink']);
  });

  it('keeps the background that belongs to a section, and paper beside it', () => {
    expect(planBackgrounds(['services', 'estimator', 'about', 'why-us', 'stories'])).toEqual(['paper', 'sand', 'paper', 'paper', 'gold']);
    expect(planBackgrounds(['stats', 'services', 'specialty', 'call-band'])).toEqual(['paper', 'paper', 'dawn', 'ink']);
  });

  it('breaks a long run of paper', () => {
    expect(planBackgrounds(['process', 'ticks', 'comparison', 'faq', 'benefits', 'call-band'])).toEqual(['paper', 'paper', 'paper', 'sand', 'paper', 'ink']);
  });
});
