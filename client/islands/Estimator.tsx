// The cost estimator: what the roof is on the left, what it costs on the right. All words and prices come from the data.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { calculate, parseSquareFeet } from '../estimate';
import { Details } from './estimator/Details';
import { isFilled, readInput } from './estimator/input';
import { handOver, isMessage, messageOf } from './estimator/message';
import type { EstimatorProps, Unusable } from './estimator/model';
import { type Calculation, Result } from './estimator/Result';
import { bringIntoView } from './estimator/view';

/** Tells the page that somebody asked for an estimate, whatever came of it. */
const ASKED = 'shingle:estimate';

export function Estimator(props: EstimatorProps) {
  const { prices } = props;
  const form = useRef<HTMLFormElement>(null);
  const squareFootage = useRef<HTMLInputElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLParagraphElement>(null);
  /** What this has written into the contact form. */
  const written = useRef<string | null>(null);
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<Unusable | null>(null);
  const [result, setResult] = useState<Calculation | null>(null);

  // The browser's own events, and a first look without one: what was filled in before the script came counts at once.
  useEffect(() => {
    const fields = form.current;
    if (!fields) return;
    const look = () => {
      const input = readInput(fields);
      const { problem: now } = parseSquareFeet(input.squareFootage, prices.limits);
      setReady(isFilled(input));
      // A hint stays until the field is of use, or empty, for which there is the reason under the button.
      if (now === null || now === 'empty') setProblem(null);
    };
    look();
    fields.addEventListener('input', look);
    fields.addEventListener('change', look);
    return () => {
      fields.removeEventListener('input', look);
      fields.removeEventListener('change', look);
    };
  }, [prices]);

  function onCalculate(): void {
    if (!form.current) return;
    const input = readInput(form.current);
    if (!isFilled(input)) return;
    form.current.dispatchEvent(new CustomEvent(ASKED, { bubbles: true }));
    const { problem: now } = parseSquareFeet(input.squareFootage, prices.limits);
    const estimate = calculate(input, prices);
    // The words have to stand there before the visitor is taken to them.
    flushSync(() => {
      setProblem(now === 'empty' ? null : now);
      setResult((last) => (estimate === null ? null : { input, estimate, run: (last?.run ?? 0) + 1 }));
    });
    if (estimate === null) squareFootage.current?.focus();
    else if (card.current && figure.current) bringIntoView(card.current, figure.current);
  }

  function askForQuote(): void {
    if (result) written.current = handOver(messageOf(result, props), (text) => text === written.current || isMessage(text, props));
  }

  return (
    <div className="estimator__box">
      <Details {...props} ready={ready} calculated={result !== null} problem={problem} form={form} squareFootage={squareFootage} onCalculate={onCalculate} />
      <Result {...props} result={result} card={card} figure={figure} askForQuote={askForQuote} />
    </div>
  );
}
