// The band that holds the cost estimator: its headings stand here, the rest is an island.
import type { EstimatorProps } from '../../../client/islands/estimator/model';
import { Island } from '../../Island';
import { Title } from '../../Title';
import { bandClass } from '../parts/bandClass';
import type { SectionProps } from '../schema';
import type { estimatorSchema } from './schema';

interface Extra {
  calculator: Omit<EstimatorProps, 'quote' | 'quoteNote'>;
}

export function Estimator({ section }: SectionProps<typeof estimatorSchema, Extra>) {
  return (
    <section className={`estimator ${bandClass(section.background)} grid-paper`} data-section={section.name ?? 'estimator'} id="estimator">
      <div className="wrap">
        <div className="section-head">
          <h2>
            <Title text={section.title} />
          </h2>
          <div className="estimator__aside">
            <h3 className="estimator__subtitle">{section.subtitle}</h3>
            <p className="soft">{section.lede}</p>
          </div>
        </div>
        <div className="estimator__frame">
          <Island name="estimator" props={{ ...section.calculator, quote: section.quote, quoteNote: section.quoteNote }} />
        </div>
      </div>
    </section>
  );
}
