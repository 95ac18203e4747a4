// The left card of the estimator: what the roof is. The fields are the browser's own; React only reads them.
import { type FormEvent, Fragment, type Ref } from 'react';
import { formatDollars, formatMultiplier } from '../../estimate';
import { Scripted } from '../Scripted';
import { type Choice, type EstimatorPrices, type EstimatorProps, type EstimatorWords, ID, type Unusable } from './model';

interface DetailsProps extends Pick<EstimatorProps, 'prices' | 'roofTypes' | 'words' | 'phone'> {
  /** Square footage and material are both filled in. */
  ready: boolean;
  /** An estimate stands beside them: the next step is the quote, and one button of a box is clay. */
  calculated: boolean;
  /** Why the square footage was of no use, until it is. */
  problem: Unusable | null;
  form: Ref<HTMLFormElement>;
  squareFootage: Ref<HTMLInputElement>;
  onCalculate: () => void;
}

export function Details({ prices, roofTypes, words, phone, ready, calculated, problem, form, squareFootage, onCalculate }: DetailsProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onCalculate();
  }
  return (
    <form className="estimator__details" method="dialog" noValidate aria-labelledby={ID.details} ref={form} onSubmit={submit}>
      <h3 id={ID.details}>{words.details}</h3>
      <div className="estimator__pair">
        <SquareFootage words={words} problem={problem} field={squareFootage} />
        <RoofType roofTypes={roofTypes} words={words} />
      </div>
      <Choices
        name="material"
        legend={words.material}
        choices={prices.materials.map(({ cents, ...choice }) => ({ ...choice, figure: formatDollars(cents) }))}
      />
      <Choices name="complexity" legend={words.complexity} optional={words.optional} choices={prices.complexities.map(withMultiplier)} />
      <Choices name="urgency" legend={words.urgency} optional={words.optional} choices={prices.urgencies.map(withMultiplier)} />
      <Scripted
        otherwise={
          <>
            {words.withoutScript} <a href={phone.href}>{phone.display}</a>
          </>
        }
      >
        <button
          className={`button estimator__calculate${calculated ? ' button--line' : ''}`}
          type="submit"
          disabled={!ready}
          aria-describedby={ready ? undefined : ID.reason}
        >
          {words.calculate}
        </button>
        <p className="small soft estimator__reason" id={ID.reason} hidden={ready}>
          {words.reason}
        </p>
      </Scripted>
    </form>
  );
}

interface SquareFootageProps {
  words: EstimatorWords;
  problem: Unusable | null;
  field: Ref<HTMLInputElement>;
}

function SquareFootage({ words, problem, field }: SquareFootageProps) {
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
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${ID.hint} ${ID.help}`}
        ref={field}
      />
      <div role="alert" id={ID.hint}>
        {problem === null ? null : <p className="estimator__hint">{words.hints[problem]}</p>}
      </div>
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
