// What customers said, one in view at a time. Before the script, and without it, the row scrolls sideways and snaps.
import { StarIcon } from './icons';

export interface Testimonial {
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
    /** After the number of stars: out of 5 stars */
    outOf: string;
    sample: string;
    previous: string;
    next: string;
    /** Before the number of a testimonial: Story 2 */
    goTo: string;
  };
}

export function Testimonials({ testimonials, words }: TestimonialsProps) {
  const several = testimonials.length > 1;
  return (
    <section
      className={several ? 'quotes quotes--several' : 'quotes'}
      aria-label={words.region}
      tabIndex={several ? 0 : undefined}
    >
      <ul className="quotes__row">
        {testimonials.map((testimonial) => (
          <li className="quotes__item" data-item key={`${testimonial.name} ${testimonial.project}`}>
            <Quote {...testimonial} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote({ name, location, rating, text, project, sample, words }: Testimonial & Pick<TestimonialsProps, 'words'>) {
  return (
    <figure className="quote">
      <p className="quote__stars">
        <span className="visually-hidden">
          {rating} {words.outOf}
        </span>
        {Array.from({ length: rating }, (_, index) => (
          <StarIcon key={index} />
        ))}
      </p>
      <blockquote className="quote__text">
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="quote__by">
        <strong>{name}</strong>, {location}
        <br />
        {project}
        {sample ? <span className="soft"> · {words.sample}</span> : null}
      </figcaption>
    </figure>
  );
}
