// The same roof in each material, as bars on one scale: each filled the way a draughtsman marks that material.
import { compareMaterials, type EstimatorInput, formatDollars } from '../../estimate';
import { type EstimatorPrices, labelOf } from './model';

interface BarsProps {
  title: string;
  input: EstimatorInput;
  prices: EstimatorPrices;
}

export function Bars({ title, input, prices }: BarsProps) {
  const rows = compareMaterials(input, prices);
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <>
      <p className="estimator__subtitle">{title}</p>
      <ul className="bars">
        {rows.map(({ value, cents }) => (
          <li className="bars__row" key={value} aria-current={value === input.material ? true : undefined}>
            <span className="bars__name">{labelOf(value, prices.materials)}</span> <span className="bars__price">{formatDollars(cents)}</span>
            <Bar material={value} percent={(cents / most) * 100} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Hatch {
  width: number;
  height: number;
  d: string;
}

const PLAIN: Hatch = { width: 20, height: 20, d: '' };
const HATCHES: Partial<Record<string, Hatch>> = {
  'comp-shingles': { width: 28, height: 20, d: 'M0 10H28M14 0V10M.75 10V20' },
  'new-tile': { width: 20, height: 20, d: 'M0 0C0 6 4 10 10 10S20 6 20 0M-10 10C-10 16-6 20 0 20S10 16 10 10C10 16 14 20 20 20S30 16 30 10' },
  'new-underlayment': { width: 9, height: 9, d: 'M0 9 9 0M-2 2 2-2M7 11 11 7' },
  metal: { width: 22, height: 20, d: 'M18 0V20M21 0V20' },
  tpo: { width: 20, height: 20, d: 'M0 8H20M0 12H20' },
};

/** A picture of the price beside it, which says all of it. */
function Bar({ material, percent }: { material: string; percent: number }) {
  const { d, ...size } = HATCHES[material] ?? PLAIN;
  const hatch = `estimator-hatch-${material}`;
  const bar = { width: `${percent.toFixed(2)}%`, height: 20 };
  return (
    <svg className={`bars__bar bars__bar--${material}`} width="100%" height="20" aria-hidden="true">
      <pattern id={hatch} {...size} patternUnits="userSpaceOnUse">
        <path className="bars__hatch" d={d} />
      </pattern>
      <rect className="bars__ground" {...bar} />
      <rect className="bars__outline" {...bar} fill={`url(#${hatch})`} />
    </svg>
  );
}
