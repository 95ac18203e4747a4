// What the cost estimator is given: prices as whole cents, multipliers as whole thousandths, and its words.
import { formatCount } from '../../client/estimate';
import type { EstimatorPrices, EstimatorProps } from '../../client/islands/estimator/model';
import type { SiteData } from '../content/read';
import { type Context, resolveContent } from './resolveContent';

export function planEstimator(data: SiteData, context: Context): Omit<EstimatorProps, 'quote' | 'quoteNote'> {
  const { estimator, contact } = data;
  if (estimator === null) throw new Error('A page has the estimator and the data has none: content/rules/references.ts should have refused it.');
  const { optional, choose } = resolveContent({ optional: contact.optional, choose: contact.choose }, context);
  return {
    prices: pricesOf(estimator),
    roofTypes: Object.entries(estimator.roofTypes).map(([value, label]) => ({ value, label })),
    words: { ...resolveContent(estimator.words, withLocalTokens(context, estimator.limits)), optional, choose },
    phone: context.here.phone,
  };
}

/** Whole numbers from here on: the schema lets through whole cents and whole thousandths only. */
function pricesOf(estimator: NonNullable<SiteData['estimator']>): EstimatorPrices {
  const weighted = (choices: Record<string, { label: string; multiplier: number }>) =>
    Object.entries(choices).map(([value, { label, multiplier }]) => ({ value, label, thousandths: Math.round(multiplier * 1000) }));
  return {
    limits: estimator.limits,
    materials: Object.entries(estimator.materials).map(([value, { label, price }]) => ({ value, label, cents: cents(price) })),
    otherCents: cents(estimator.otherPrice),
    complexities: weighted(estimator.complexities),
    urgencies: weighted(estimator.urgencies),
  };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** {choices} and {total} stay as they are: what stands for them is known when somebody has calculated. */
function withLocalTokens(context: Context, { min, max }: { min: number; max: number }): Context {
  const limits: [string, string][] = [
    ['min', formatCount(min)],
    ['max', formatCount(max)],
  ];
  const later = ['choices', 'total'].map((name): [string, string] => [name, `{${name}}`]);
  return { ...context, tokens: new Map([...context.tokens, ...limits, ...later]) };
}
