// Prices that cannot be meant: a slip of the decimal point is published as an offer.
import { formatDollars } from '../../../client/estimate';
import { fieldPath, type Problem, warning } from '../../problem';
import type { SiteData, Sources } from '../read';

/** Roofs of all materials lie within three times their middle price, one way or the other; beyond this it is a slip. */
const APART = 5;

export function priceProblems({ estimator }: Pick<SiteData, 'estimator'>, file: string, sources: Sources): Problem[] {
  if (estimator === null) return [];
  const prices = [
    ...Object.entries(estimator.materials).map(([name, { price }]) => ({ path: ['materials', name, 'price'], price })),
    { path: ['otherPrice'], price: estimator.otherPrice },
  ];
  const middle = prices.map(({ price }) => price).toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
  return prices
    .filter(({ price }) => price > middle * APART || price * APART < middle)
    .map(({ path, price }) =>
      warning({
        file,
        ...sources.get(file)?.locate(path),
        field: fieldPath(path),
        what: `${shown(price)} for a square foot is far ${price > middle ? 'above' : 'below'} the other prices, of about ${shown(middle)}.`,
        fix: 'look where the decimal point stands; leave it if it is meant',
      }),
    );
}

function shown(dollars: number): string {
  return formatDollars(Math.round(dollars * 100));
}
