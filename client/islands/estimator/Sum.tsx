// The arithmetic of an estimate, line by line; and its lines before there is one, as on a paper form.
import { type Estimate, type EstimatorInput, formatCount, formatDollars, formatMultiplier } from '../../estimate';
import { type EstimatorPrices, type EstimatorWords, labelOf } from './model';

interface SumProps {
  input: EstimatorInput;
  estimate: Estimate;
  prices: EstimatorPrices;
  words: EstimatorWords['sum'];
}

export function Sum({ input, estimate, prices, words }: SumProps) {
  const lines = [
    { label: words.area, figure: `${formatCount(estimate.squareFeet)} ${words.unit}` },
    {
      label: words.price,
      chosen: labelOf(input.material, prices.materials),
      figure: `× ${formatDollars(estimate.centsPerSquareFoot)}`,
    },
    {
      label: words.complexity,
      chosen: labelOf(input.complexity, prices.complexities) ?? words.notChosen,
      figure: `× ${formatMultiplier(estimate.complexity)}`,
    },
    {
      label: words.urgency,
      chosen: labelOf(input.urgency, prices.urgencies) ?? words.notChosen,
      figure: `× ${formatMultiplier(estimate.urgency)}`,
    },
    { label: words.total, figure: formatDollars(estimate.cents) },
  ];
  return (
    <dl className="sum">
      {lines.map(({ label, chosen, figure }) => (
        <div className="sum__line" key={label}>
          <dt>
            {label} {chosen === undefined ? null : <span className="sum__chosen">{chosen}</span>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The sentence over them says the same to those who listen. */
export function EmptySum({ words }: { words: EstimatorWords['sum'] }) {
  const lines = [
    { label: words.area, after: words.unit },
    { label: words.price, before: '× $' },
    { label: words.complexity, before: '×' },
    { label: words.urgency, before: '×' },
    { label: words.total, before: '$' },
  ];
  return (
    <div className="sum sum--empty" aria-hidden="true">
      {lines.map(({ label, before, after }) => (
        <p className="sum__line" key={label}>
          <span>{label}</span>
          <span className="sum__blank">
            {before}
            <span className="sum__gap" />
            {after}
          </span>
        </p>
      ))}
    </div>
  );
}
