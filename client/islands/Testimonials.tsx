// What customers said, one in view at a time: a carousel that stands still, the "grouped" one of the ARIA patterns. Where no
// script runs it is a row that scrolls sideways and snaps. A single one is just there.
import { type ReactNode, useState } from 'react';
import { ArrowIcon, StarIcon } from './icons';

interface Testimonial {
  name: string;
  location: string;
  /** 1 to 5 */
  rating: number;
  text: string;
  project: string;
  sample: boolean;
}

export interface TestimonialsProps {
  testimonials: Testimonial[];
  words: {
    region: string;
    /** What the region and each of its parts is called to those who listen. */
    carousel: string;
    slide: string;
    /** Between two numbers: 2 of 6 */
    of: string;
    /** Names the row that scrolls where no script runs. */
    row: string;
    /** After the number of stars: out of 5 stars */
    outOf: string;
    sample: string;
    previous: string;
    next: string;
    /** Names the row of dots. */
    choose: string;
    /** Before the number of a testimonial: Story 2 */
    goTo: string;
  };
}

/** Characters; what is longer is set smaller, or it would leave the others alone in its space. */
const LONG = 180;

export function Testimonials({ testimonials, words }: TestimonialsProps) {
  const quotes = testimonials.map((testimonial, index) => <Quote {...testimonial} words={words} key={index} />);
  return quotes.length > 1 ? <Carousel quotes={quotes} words={words} /> : <div data-item>{quotes}</div>;
}

function Carousel({ quotes, words }: { quotes: ReactNode[]; words: TestimonialsProps['words'] }) {
  const [current, setCurrent] = useState(0);
  const count = quotes.length;
  const move = (step: 1 | -1) => setCurrent((index) => (index + step + count) % count);
  return (
    <section className="quotes" aria-roledescription={words.carousel} aria-label={words.region} data-swipe>
      <div className="quotes__view" role="group" aria-label={words.row} tabIndex={0}>
        <div className="quotes__row" aria-live="polite">
          {quotes.map((quote, index) => (
            <div
              className="quotes__item"
              role="group"
              aria-roledescription={words.slide}
              aria-label={`${index + 1} ${words.of} ${count}`}
              data-item
              data-current={index === current || undefined}
              key={index}
            >
              {quote}
            </div>
          ))}
        </div>
      </div>
      <div className="quotes__controls">
        <button className="quotes__arrow" type="button" aria-label={words.previous} data-swipe-right onClick={() => move(-1)}>
          <ArrowIcon direction="left" />
        </button>
        <div className="quotes__dots" role="group" aria-label={words.choose}>
          {quotes.map((_, index) => (
            <button
              className="quotes__dot"
              type="button"
              aria-label={`${words.goTo} ${index + 1}`}
              aria-disabled={index === current}
              onClick={() => setCurrent(index)}
              key={index}
            />
          ))}
        </div>
        <button className="quotes__arrow" type="button" aria-label={words.next} data-swipe-left onClick={() => move(1)}>
          <ArrowIcon direction="right" />
        </button>
      </div>
    </section>
  );
}

function Quote({ name, location, rating, text, project, sample, words }: Testimonial & Pick<TestimonialsProps, 'words'>) {
  return (
    <figure className="quote">
      <p className="quote__stars">
        <span className="visually-hidden">{`${rating} ${words.outOf}`}</span>
        {Array.from({ length: rating }, (_, index) => (
          <StarIcon key={index} />
        ))}
      </p>
      <blockquote className={text.length > LONG ? 'quote__text quote__text--long' : 'quote__text'}>
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="quote__by">
        <strong>{name}</strong>
        {`, ${location}`}
        <br />
        {project}
        {sample ? (
          <>
            . <span className="soft">{words.sample}</span>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}
