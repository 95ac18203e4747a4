// What customers said, on the gold band, with three figures that sum it up. Nobody has said anything yet: no section.
import { Testimonials, type TestimonialsProps } from '../../../client/islands/Testimonials';
import { Island } from '../../Island';
import { bandClass } from '../parts/bandClass';
import type { SectionProps } from '../schema';
import type { storiesSchema } from './schema';

/** data/testimonials.yaml */
type Extra = TestimonialsProps;

export function Stories({ section: { name, title, lede, figures, testimonials, words, background } }: SectionProps<typeof storiesSchema, Extra>) {
  return testimonials.length === 0 ? null : (
    <section className={`stories ${bandClass(background)}`} data-section={name ?? 'stories'}>
      <div className="wrap split-8-3">
        <div className="stories__quotes">
          <h2 className="stories__title">{title}</h2>
          <Quotes {...{ testimonials, words }} />
        </div>
        <div className="stories__sum">
          <dl className="stories__figures">
            {figures.map(({ number, label }) => (
              <div className="stories__figure" key={label}>
                <dt>{label}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
          {lede === undefined ? null : <p className="small">{lede}</p>}
        </div>
      </div>
    </section>
  );
}

/** A single one has nothing to press, and needs no script. */
function Quotes(props: TestimonialsProps) {
  return props.testimonials.length === 1 ? <Testimonials {...props} /> : <Island name="testimonials" props={props} />;
}
