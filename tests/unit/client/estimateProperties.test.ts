// What holds for every estimate, whatever the roof and whatever the contractor's prices.
import { describe, expect, it } from 'vitest';
import {
  calculate,
  compareMaterials,
  type EstimatorInput,
  estimateCents,
  formatCount,
  formatDollars,
  type Prices,
  parseSquareFeet,
} from '../../../client/estimate';
import fc from '../../setup/properties';

const LIMITS = { min: 1, max: 1_000_000 };

interface Roof {
  squareFeet: number;
  cents: number;
  complexity: number;
  urgency: number;
}

const roofs: fc.Arbitrary<Roof> = fc.record({
  squareFeet: fc.integer(LIMITS),
  cents: fc.integer({ min: 1, max: 100_000_00 }),
  complexity: fc.integer({ min: 1, max: 20_000 }),
  urgency: fc.integer({ min: 1, max: 20_000 }),
});

const lists: fc.Arbitrary<Prices> = fc.record({
  limits: fc.constant(LIMITS),
  materials: fc.uniqueArray(fc.record({ value: fc.string({ minLength: 1 }), cents: fc.integer({ min: 1, max: 10_000 }) }), {
    selector: ({ value }) => value,
    minLength: 1,
  }),
  otherCents: fc.integer({ min: 1, max: 10_000 }),
  complexities: weights(),
  urgencies: weights(),
});

function weights(): fc.Arbitrary<Prices['complexities']> {
  return fc.uniqueArray(fc.record({ value: fc.string({ minLength: 1 }), thousandths: fc.integer({ min: 1, max: 5000 }) }), { selector: ({ value }) => value });
}

function pricesOf({ cents, complexity, urgency }: Roof): Prices {
  return {
    limits: LIMITS,
    materials: [{ value: 'chosen', cents }],
    otherCents: 1000,
    complexities: [{ value: 'chosen', thousandths: complexity }],
    urgencies: [{ value: 'chosen', thousandths: urgency }],
  };
}

function inputOf(squareFootage: string, chosen = 'chosen'): EstimatorInput {
  return { squareFootage, roofType: '', material: chosen, complexity: chosen, location: '', urgency: chosen };
}

function centsOf(roof: Roof): number {
  return Number(estimateCents(inputOf(String(roof.squareFeet)), pricesOf(roof)));
}

interface Fraction {
  over: bigint;
  under: bigint;
}

/** '22.50' as 2250/100, by its digits. */
function fraction(decimal: string): Fraction {
  const [whole = '', part = ''] = decimal.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

function dollars(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function multiplier(thousandths: number): string {
  return `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
}

describe('every estimate', () => {
  it('is the exact product of dollars and multipliers, with half a cent rounded up', () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        const factors = [String(roof.squareFeet), dollars(roof.cents), multiplier(roof.complexity), multiplier(roof.urgency), '100'].map(fraction);
        const { over, under } = factors.reduce((one, other) => ({ over: one.over * other.over, under: one.under * other.under }));
        const rest = over % under;
        expect(BigInt(centsOf(roof))).toBe(over / under + (rest * 2n >= under ? 1n : 0n));
      }),
    );
  });

  it('is the same whichever of its multipliers is which', () => {
    fc.assert(
      fc.property(roofs, (roof) => {
        expect(centsOf({ ...roof, complexity: roof.urgency, urgency: roof.complexity })).toBe(centsOf(roof));
      }),
    );
  });

  it('is the same in whatever order the choices stand', () => {
    fc.assert(
      fc.property(lists, fc.integer(LIMITS), fc.nat(), (prices, squareFeet, pick) => {
        const { value = '' } = prices.materials[pick % prices.materials.length] ?? {};
        const turned: Prices = {
          ...prices,
          materials: prices.materials.toReversed(),
          complexities: prices.complexities.toReversed(),
          urgencies: prices.urgencies.toReversed(),
        };
        expect(estimateCents(inputOf(String(squareFeet), value), turned)).toBe(estimateCents(inputOf(String(squareFeet), value), prices));
      }),
    );
  });

  it.each(['squareFeet', 'cents', 'complexity', 'urgency'] as const)('never falls when %s grows', (factor) => {
    fc.assert(
      fc.property(roofs, roofs, (roof, other) => {
        const [less, more] = [roof[factor], other[factor]].sort((a, b) => a - b);
        expect(centsOf({ ...roof, [factor]: more })).toBeGreaterThanOrEqual(centsOf({ ...roof, [factor]: less }));
      }),
    );
  });

  it('is whole cents or none, whatever is typed and chosen', () => {
    const texts = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('-5', '0', '1e9', '2.5.1', 'abc', 'NaN', 'Infinity', '0x10', '１２'));
    fc.assert(
      fc.property(texts, texts, lists, (squareFootage, chosen, prices) => {
        const cents = estimateCents(inputOf(squareFootage, chosen), prices);
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
        expect(calculate(inputOf(squareFootage, chosen), prices)?.cents ?? null).toBe(cents);
      }),
    );
  });
});

describe('the square footage', () => {
  it('takes a number in every way that it is written', () => {
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0') });
    fc.assert(
      fc.property(fc.integer(LIMITS), fc.nat(5), space, space, (squareFeet, zeros, before, after) => {
        for (const written of [formatCount(squareFeet), String(squareFeet), '0'.repeat(zeros) + squareFeet]) {
          expect(parseSquareFeet(before + written + after, LIMITS)).toEqual({ squareFeet, problem: null });
        }
      }),
    );
  });

  it('takes no number outside its limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: LIMITS.max + 1 })), (number) => {
        expect(parseSquareFeet(String(number), LIMITS).problem).toBe(number <= 0 ? 'belowMin' : 'aboveMax');
      }),
    );
  });
});

describe('the figure', () => {
  it('can be read back to the cent, with cents only where there are any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (cents) => {
        const shown = formatDollars(cents);
        expect(shown).toMatch(cents % 100 === 0 ? /^\$\d{1,3}(,\d{3})*$/ : /^\$\d{1,3}(,\d{3})*\.\d\d$/);
        const { over, under } = fraction(shown.replace(/[$,]/g, ''));
        expect((over * 100n) / under).toBe(BigInt(cents));
      }),
    );
  });
});

describe('the comparison', () => {
  it('has each material once, the lowest price first, at the price that its own estimate has', () => {
    fc.assert(
      fc.property(lists, fc.integer(LIMITS), (prices, squareFeet) => {
        const rows = compareMaterials(inputOf(String(squareFeet)), prices);
        expect(rows.map(({ value }) => value).sort()).toEqual(prices.materials.map(({ value }) => value).sort());
        expect(rows.map(({ cents }) => cents)).toEqual(rows.map(({ cents }) => cents).sort((a, b) => a - b));
        for (const { value, cents } of rows) expect(cents).toBe(estimateCents({ ...inputOf(String(squareFeet)), material: value }, prices));
      }),
    );
  });

  it('keeps the order of the data where prices are equal, and is empty where there is no roof', () => {
    const even: Prices = {
      ...pricesOf({ squareFeet: 1, cents: 1, complexity: 1000, urgency: 1000 }),
      materials: ['b', 'a', 'c'].map((value) => ({ value, cents: 500 })),
    };
    expect(compareMaterials(inputOf('10'), even).map(({ value }) => value)).toEqual(['b', 'a', 'c']);
    expect(compareMaterials(inputOf('abc'), even)).toEqual([]);
  });
});
