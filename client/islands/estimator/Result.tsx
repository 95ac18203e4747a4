// The right card of the estimator: what the roof costs and how that comes about, or the place for it.
import type { Ref } from 'react';
import { type Estimate, type EstimatorInput, formatDollars } from '../../estimate';
import { Bars } from './Bars';
import type { EstimatorProps } from './model';
import { EmptySum, Sum } from './Sum';

/** An estimate with what it was calculated from; whatever is changed in the form meanwhile changes nothing here. */
export interface Calculation {
  input: EstimatorInput;
  estimate: Estimate;
  /** Counts the estimates, so that each appears anew. */
  run: number;
}

interface ResultProps extends Pick<EstimatorProps, 'prices' | 'words' | 'quote' | 'quoteNote'> {
  result: Calculation | null;
  card: Ref<HTMLDivElement>;
  figure: Ref<HTMLParagraphElement>;
  askForQuote: () => void;
}

export function Result({ prices, words, quote, quoteNote, result, card, figure, askForQuote }: ResultProps) {
  return (
    <div className="estimator__result" ref={card}>
      <h3>{words.estimate}</h3>
      <div className="estimator__answer" aria-live="polite" aria-atomic="true">
        {result === null ? (
          <p className="estimator__placeholder">{words.placeholder}</p>
        ) : (
          <Figure key={result.run} dollars={formatDollars(result.estimate.cents)} spoken={words.spoken} figure={figure} />
        )}
      </div>
      {result === null ? (
        <EmptySum words={words.sum} />
      ) : (
        <>
          <Sum {...result} prices={prices} words={words.sum} />
          <Bars title={words.comparison} input={result.input} prices={prices} />
        </>
      )}
      <p className="estimator__subtitle">{words.includedTitle}</p>
      <ul className="tick estimator__included">
        {words.included.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="small soft estimator__note">{words.note}</p>
      <p className="buttons estimator__quote">
        <a className={result === null ? 'button button--line' : 'button'} href={quote.href} onClick={askForQuote}>
          {quote.label}
        </a>
      </p>
      <p className="small soft estimator__after">{quoteNote}</p>
    </div>
  );
}

/** Longer figures are set smaller, so that each stays on one line. */
const LENGTHS = [
  { most: 7, name: 'short' },
  { most: 11, name: 'long' },
] as const;

function Figure({ dollars, spoken, figure }: { dollars: string; spoken: string; figure: Ref<HTMLParagraphElement> }) {
  const length = LENGTHS.find(({ most }) => dollars.length <= most)?.name ?? 'longest';
  return (
    <p className={`estimator__figure estimator__figure--${length}`} ref={figure}>
      <span className="visually-hidden">{spoken} </span>
      {dollars}
    </p>
  );
}
