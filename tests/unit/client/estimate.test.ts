// The estimator's arithmetic against the worked examples of the specification, and against what people type.
import { describe, expect, it } from 'vitest';
import { type EstimatorInput, estimateCents, formatDollars, type Prices, parseSquareFeet } from '../../../client/estimate';

const prices: Prices = {
  limits: { min: 1, max: 1_000_000 },
  materials: [
    { value: 'comp-shingles', cents: 800 },
    { value: 'new-tile', cents: 1200 },
    { value: 'new-underlayment', cents: 500 },
    { value: 'metal', cents: 2250 },
    { value: 'silicone-coating', cents: 500 },
    { value: 'tpo', cents: 900 },
  ],
  otherCents: 1000,
  complexities: [
    { value: 'simple', thousandths: 1000 },
    { value: 'moderate', thousandths: 1100 },
    { value: 'complex', thousandths: 1300 },
  ],
  urgencies: [
    { value: 'normal', thousandths: 1000 },
    { value: 'soon', thousandths: 1000 },
    { value: 'emergency', thousandths: 1500 },
  ],
};

const blank: EstimatorInput = { squareFootage: '', roofType: '', material: '', complexity: '', location: '', urgency: '' };

function estimate(input: Partial<EstimatorInput>, reckonedWith: Prices = prices): number | null {
  return estimateCents({ ...blank, ...input }, reckonedWith);
}

type Example = [squareFootage: string, material: string, complexity: string, urgency: string, result: string];

const examples: Example[] = [
  ['2000', 'comp-shingles', 'simple', 'normal', '$16,000'],
  ['2000', 'comp-shingles', 'moderate', 'normal', '$17,600'],
  ['2000', 'comp-shingles', 'complex', 'normal', '$20,800'],
  ['2000', 'comp-shingles', 'complex', 'emergency', '$31,200'],
  ['2000', 'comp-shingles', '', '', '$16,000'],
  ['1500', 'new-tile', 'moderate', 'soon', '$19,800'],
  ['1500', 'new-tile', 'complex', 'emergency', '$35,100'],
  ['2400', 'new-underlayment', 'complex', 'normal', '$15,600'],
  ['1000', 'metal', 'simple', 'normal', '$22,500'],
  ['1001', 'metal', 'simple', 'normal', '$22,522.50'],
  ['1234', 'metal', 'moderate', 'emergency', '$45,812.25'],
  ['3000', 'silicone-coating', 'moderate', 'normal', '$16,500'],
  ['3000', 'silicone-coating', '', 'emergency', '$22,500'],
  ['10000', 'tpo', 'complex', 'emergency', '$175,500'],
  ['10000', 'tpo', '', '', '$90,000'],
  ['50000', 'tpo', 'moderate', 'soon', '$495,000'],
  ['999', 'comp-shingles', 'moderate', 'normal', '$8,791.20'],
  ['1', 'comp-shingles', 'simple', 'normal', '$8'],
  ['1', 'metal', 'simple', 'normal', '$22.50'],
  ['1000000', 'metal', 'complex', 'emergency', '$43,875,000'],
  ['150000', 'tpo', 'simple', 'normal', '$1,350,000'],
  ['1000', '', '', '', '$10,000'],
  ['1000', 'slate', 'complex', 'emergency', '$19,500'],
  ['1000', 'tpo', '', 'next-year', '$9,000'],
];

describe('the estimate', () => {
  it.each(examples)('%s sq ft, "%s", "%s", "%s" is %s', (squareFootage, material, complexity, urgency, result) => {
    expect(formatDollars(Number(estimate({ squareFootage, material, complexity, urgency })))).toBe(result);
  });

  it.each(['', 'flat', 'mobile-home', 'residential', 'commercial', 'complex'])('is the same for roof type "%s"', (roofType) => {
    expect(estimate({ squareFootage: '2000', material: 'tpo', roofType })).toBe(1_800_000);
  });

  it('is the same wherever the roof is', () => {
    expect(estimate({ squareFootage: '2000', material: 'tpo', location: 'Riverside' })).toBe(1_800_000);
  });

  it('takes names of object properties for other materials', () => {
    expect(estimate({ squareFootage: '10', material: 'constructor', complexity: '__proto__' })).toBe(10_000);
  });

  it('rounds half a cent up, and less than half down', () => {
    const odd: Prices = { ...prices, materials: [{ value: 'tpo', cents: 5 }], complexities: [{ value: 'moderate', thousandths: 1100 }] };
    expect(estimate({ squareFootage: '1', material: 'tpo', complexity: 'moderate' }, odd)).toBe(6);
    const less: Prices = { ...odd, complexities: [{ value: 'moderate', thousandths: 1099 }] };
    expect(estimate({ squareFootage: '1', material: 'tpo', complexity: 'moderate' }, less)).toBe(5);
  });

  it('stays exact where a product passes 2^53', () => {
    const dear: Prices = { ...prices, materials: [{ value: 'gold', cents: 999_999 }] };
    const input = { squareFootage: '999999', material: 'gold', complexity: 'complex', urgency: 'emergency' };
    expect(estimate(input, dear)).toBe(1_949_996_100_002);
  });

  it('is none where the square footage is not one', () => {
    expect(estimate({ squareFootage: 'abc', material: 'tpo' })).toBeNull();
    expect(estimate({ material: 'tpo' })).toBeNull();
  });
});

describe('the square footage', () => {
  it.each([
    ['2,000', 2000],
    [' 2000 ', 2000],
    ['\u202a2,000\u200b\u00a0', 2000],
    ['02000', 2000],
    ['1', 1],
    ['1,000,000', 1_000_000],
    ['\u00a02000\u00a0', 2000],
  ])('%j is %d', (text, squareFeet) => {
    expect(parseSquareFeet(text, prices.limits)).toEqual({ squareFeet, problem: null });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-5', 'belowMin'],
    ['−5', 'belowMin'],
    ['0', 'belowMin'],
    ['000', 'belowMin'],
    ['1e9', 'notNumber'],
    ['2.5.1', 'notNumber'],
    ['abc', 'notNumber'],
    ['12abc', 'notNumber'],
    ['1,5', 'notNumber'],
    ['20,00', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['2.5', 'notWhole'],
    ['.5', 'notWhole'],
    ['2,000.5', 'notWhole'],
    ['1000001', 'aboveMax'],
    ['9'.repeat(400), 'aboveMax'],
  ])('%j is refused as %s', (text, problem) => {
    expect(parseSquareFeet(text, prices.limits)).toEqual({ squareFeet: null, problem });
  });
});
