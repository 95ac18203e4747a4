// The arithmetic of the cost estimator: pure, in whole cents, with no rounding of binary fractions on the way (D10).
import { clean } from './leads/clean';

/** What the visitor has filled in; a field that was left alone is an empty string. */
export interface EstimatorInput {
  /** As typed: '2,000' */
  squareFootage: string;
  /** Helps whoever reads the request; takes no part in the estimate. */
  roofType: string;
  material: string;
  complexity: string;
  /** Never shown and never sent (D9). */
  location: string;
  urgency: string;
}

/** Whole square feet that are calculated with, both ends included. */
export interface Limits {
  min: number;
  max: number;
}

/** Money in cents and multipliers in thousandths, so that every factor is a whole number. */
export interface Prices {
  limits: Limits;
  /** Cents per square foot. */
  materials: readonly { value: string; cents: number }[];
  /** Cents per square foot of any other material, or none. */
  otherCents: number;
  complexities: readonly { value: string; thousandths: number }[];
  urgencies: readonly { value: string; thousandths: number }[];
}

/** Why a text is not a square footage; the words for each are in the data. */
export type SquareFeetProblem = 'empty' | 'notNumber' | 'notWhole' | 'belowMin' | 'aboveMax';

export type SquareFeet = { squareFeet: number; problem: null } | { squareFeet: null; problem: SquareFeetProblem };

/** A multiplier of 1, in thousandths. */
const ONE = 1000;

/** Digits, alone or in groups of three with commas: '1,5' may be meant as a fraction, so it is not taken for 15. */
const WHOLE = /^(\d+|\d{1,3}(,\d{3})+)$/;
const NEGATIVE = /^[-–−]\s*(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;
const FRACTION = /^(\d*|\d{1,3}(,\d{3})+)\.\d+$/;

/** '2,000', ' 2000 ' and '02000' as 2000; anything else as the reason why not, never NaN. */
export function parseSquareFeet(text: string, limits: Limits): SquareFeet {
  const typed = clean(text);
  if (typed === '') return refused('empty');
  if (NEGATIVE.test(typed)) return refused('belowMin');
  if (FRACTION.test(typed)) return refused('notWhole');
  if (!WHOLE.test(typed)) return refused('notNumber');
  const squareFeet = Number(typed.replaceAll(',', ''));
  if (squareFeet < limits.min) return refused('belowMin');
  if (squareFeet > limits.max) return refused('aboveMax');
  return { squareFeet, problem: null };
}

function refused(problem: SquareFeetProblem): SquareFeet {
  return { squareFeet: null, problem };
}

/** The factors that an estimate is calculated from, and what comes of them in whole cents. */
export interface Estimate {
  squareFeet: number;
  centsPerSquareFoot: number;
  complexity: number;
  urgency: number;
  cents: number;
}

/** The estimate with its factors; null where the square footage is not one. */
export function calculate(input: EstimatorInput, prices: Prices): Estimate | null {
  const { squareFeet } = parseSquareFeet(input.squareFootage, prices.limits);
  const cents = estimateCents(input, prices);
  if (squareFeet === null || cents === null) return null;
  return {
    squareFeet,
    centsPerSquareFoot: centsPerSquareFoot(input.material, prices),
    complexity: thousandths(input.complexity, prices.complexities),
    urgency: thousandths(input.urgency, prices.urgencies),
    cents,
  };
}

/** The same roof in each material, the lowest price first; equal prices stay in the order of the data. */
export function compareMaterials(input: EstimatorInput, prices: Prices): { value: string; cents: number }[] {
  return prices.materials
    .flatMap(({ value }) => {
      const cents = estimateCents({ ...input, material: value }, prices);
      return cents === null ? [] : [{ value, cents }];
    })
    .sort((one, other) => one.cents - other.cents);
}

/** The estimate in whole cents, half a cent rounded up; null where the square footage is not one. */
export function estimateCents(input: EstimatorInput, prices: Prices): number | null {
  const { squareFeet } = parseSquareFeet(input.squareFootage, prices.limits);
  if (squareFeet === null) return null;
  const product = [
    squareFeet,
    centsPerSquareFoot(input.material, prices),
    thousandths(input.complexity, prices.complexities),
    thousandths(input.urgency, prices.urgencies),
  ].reduce((total, factor) => total * BigInt(factor), 1n);
  return Number(roundedHalfUp(product, BigInt(ONE * ONE)));
}

function centsPerSquareFoot(material: string, prices: Pick<Prices, 'materials' | 'otherCents'>): number {
  return prices.materials.find(({ value }) => value === material)?.cents ?? prices.otherCents;
}

function thousandths(chosen: string, choices: Prices['complexities']): number {
  return choices.find(({ value }) => value === chosen)?.thousandths ?? ONE;
}

/** Four factors can pass 2^53 with prices of another contractor, hence the big integers. */
function roundedHalfUp(product: bigint, divisor: bigint): bigint {
  return (product + divisor / 2n) / divisor;
}

/** 1600000 as $16,000 and 2252250 as $22,522.50: cents only where there are any. */
export function formatDollars(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100);
}

/** 1000000 as 1,000,000. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat('en-US').format(count);
}

/** 1100 as 1.1, the way a multiplier is written. */
export function formatMultiplier(thousandths: number): string {
  return String(thousandths / ONE);
}
