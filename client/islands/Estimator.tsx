// The cost estimator: what the roof is on the left, what it costs on the right. All words and prices come from the data.
import { Fragment } from 'react';
import { formatCount, formatDollars, formatMultiplier, type Prices, type SquareFeetProblem } from '../estimate';

interface Choice {
  value: string;
  label: string;
}

export interface EstimatorPrices extends Prices {
  materials: (Choice & { cents: number })[];
  complexities: (Choice & { thousandths: number })[];
  urgencies: (Choice & { thousandths: number })[];
}

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
  /** What to do about a square footage that is none. */
  hints: Record<Exclude<SquareFeetProblem, 'empty'>, string>;
  estimate: string;
  placeholder: string;
  sum: { area: string; unit: string; price: string; complexity: string; urgency: string; total: string };
  comparison: string;
  includedTitle: string;
  included: string[];
  note: string;
}

export interface EstimatorProps {
  prices: EstimatorPrices;
  roofTypes: Choice[];
  words: EstimatorWords;
  quote: { label: string; href: string };
  quoteNote: string;
}

/** There is one estimator on a page. */
const ID = {
  details: 'estimator-details',
  squareFootage: 'estimator-square-footage',
  help: 'estimator-help',
  roofType: 'estimator-roof-type',
  reason: 'estimator-reason',
};

export function Estimator({ prices, roofTypes, words, quote, quoteNote }: EstimatorProps) {
  return (
    <div className="estimator__box">
      <Details prices={prices} roofTypes={roofTypes} words={words} />
      <div className="estimator__result">
        <h3>{words.estimate}</h3>
        <div aria-live="polite">
          <p className="estimator__placeholder">{words.placeholder}</p>
        </div>
        <EmptySum words={words.sum} />
        <p className="estimator__subtitle">{words.includedTitle}</p>
        <ul className="tick estimator__included">
          {words.included.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="small soft estimator__note">{words.note}</p>
        <p className="buttons estimator__quote">
          <a className="button" href={quote.href}>
            {quote.label}
          </a>
        </p>
        <p className="small soft estimator__after">{quoteNote}</p>
      </div>
    </div>
  );
}

function Details({ prices, roofTypes, words }: Pick<EstimatorProps, 'prices' | 'roofTypes' | 'words'>) {
  return (
    <form className="estimator__details" method="dialog" noValidate aria-labelledby={ID.details}>
      <h3 id={ID.details}>{words.details}</h3>
      <div className="estimator__pair">
        <SquareFootage limits={prices.limits} words={words} />
        <RoofType roofTypes={roofTypes} words={words} />
      </div>
      <Choices
        name="material"
        legend={words.material}
        choices={prices.materials.map(({ cents, ...choice }) => ({ ...choice, figure: formatDollars(cents) }))}
      />
      <Choices
        name="complexity"
        legend={words.complexity}
        optional={words.optional}
        choices={prices.complexities.map(withMultiplier)}
      />
      <Choices
        name="urgency"
        legend={words.urgency}
        optional={words.optional}
        choices={prices.urgencies.map(withMultiplier)}
      />
      <button className="button estimator__calculate" type="submit" disabled aria-describedby={ID.reason}>
        {words.calculate}
      </button>
      <p className="small soft estimator__reason" id={ID.reason}>
        {words.reason}
      </p>
    </form>
  );
}

function SquareFootage({ limits, words }: { limits: Prices['limits']; words: EstimatorWords }) {
  return (
    <div className="estimator__field">
      <label htmlFor={ID.squareFootage}>{words.squareFootage}</label>
      <input
        id={ID.squareFootage}
        name="squareFootage"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={formatCount(limits.max).length * 2}
        aria-describedby={ID.help}
      />
      <div className="small soft estimator__help" id={ID.help}>
        <p>{words.help}</p>
        <p>{words.range}</p>
      </div>
    </div>
  );
}

function RoofType({ roofTypes, words }: Pick<EstimatorProps, 'roofTypes' | 'words'>) {
  return (
    <div className="estimator__field">
      <label htmlFor={ID.roofType}>
        {words.roofType} <span className="optional">{words.optional}</span>
      </label>
      <select id={ID.roofType} name="roofType" defaultValue="">
        <option value="">{words.choose}</option>
        {roofTypes.map(({ value, label }) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ChoicesProps {
  name: 'material' | 'complexity' | 'urgency';
  legend: string;
  /** The word for it, beside the legend; left out where a choice is needed. */
  optional?: string;
  choices: (Choice & { figure: string })[];
}

function Choices({ name, legend, optional, choices }: ChoicesProps) {
  return (
    <fieldset className="estimator__field">
      <legend>
        {legend}
        {optional === undefined ? null : <span className="optional"> {optional}</span>}
      </legend>
      <div className={`choices choices--${name}`}>
        {choices.map(({ value, label, figure }) => (
          <label className="choice" key={value}>
            <input className="choice__radio" type="radio" name={name} value={value} required={optional === undefined} />
            <span className="choice__face">
              <span className="choice__label">
                <Breakable text={label} />
              </span>{' '}
              <span className="choice__figure">{figure}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Lets a narrow cell break Emergency/ASAP after the stroke, which a browser does not do by itself. */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

function withMultiplier({ value, label, thousandths }: EstimatorPrices['complexities'][number]) {
  return { value, label, figure: `× ${formatMultiplier(thousandths)}` };
}

/** The lines of the sum before there is one, as on a paper form; the sentence over them says the same to those who listen. */
function EmptySum({ words }: { words: EstimatorWords['sum'] }) {
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
