// What the cost estimator is given: its prices, its choices, and every word of it.
import type { Prices, SquareFeetProblem } from '../../estimate';

export interface Choice {
  value: string;
  label: string;
}

export interface EstimatorPrices extends Prices {
  materials: (Choice & { cents: number })[];
  complexities: (Choice & { thousandths: number })[];
  urgencies: (Choice & { thousandths: number })[];
}

/** A square footage that was filled in and cannot be calculated with. */
export type Unusable = Exclude<SquareFeetProblem, 'empty'>;

export interface EstimatorWords {
  details: string;
  squareFootage: string;
  help: string;
  range: string;
  roofType: string;
  material: string;
  complexity: string;
  urgency: string;
  optional: string;
  choose: string;
  calculate: string;
  /** Why the button cannot be pressed yet. */
  reason: string;
  /** In place of the button, before the phone number. */
  withoutScript: string;
  /** What to do about a square footage that is not one. */
  hints: Record<Unusable, string>;
  estimate: string;
  /** Before the figure, for those who listen. */
  spoken: string;
  placeholder: string;
  /** `notChosen`: in place of a choice that was left open, so that what was calculated with is seen. */
  sum: { area: string; unit: string; price: string; complexity: string; urgency: string; notChosen: string; total: string };
  comparison: string;
  includedTitle: string;
  included: string[];
  note: string;
  /** The estimate as a sentence for the contact form; holds {choices} and {total}. */
  message: string;
}

export interface EstimatorProps {
  prices: EstimatorPrices;
  roofTypes: Choice[];
  words: EstimatorWords;
  /** Offered where no script runs. */
  phone: { display: string; href: string };
  quote: { label: string; href: string };
  quoteNote: string;
}

/** There is one estimator on a page. */
export const ID = {
  details: 'estimator-details',
  squareFootage: 'estimator-square-footage',
  hint: 'estimator-hint',
  help: 'estimator-help',
  roofType: 'estimator-roof-type',
  reason: 'estimator-reason',
};

/** What a choice is called; nothing where none was made. */
export function labelOf(value: string, choices: readonly Choice[]): string | undefined {
  return choices.find((choice) => choice.value === value)?.label;
}
