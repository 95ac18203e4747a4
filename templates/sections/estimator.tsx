// The band that holds the cost estimator: its headings stand here, the rest is an island.

import type { EstimatorProps } from '../../client/islands/estimator/model';
import { line, link, paragraph } from '../fields';
import { Island } from '../Island';
import { Title } from '../Title';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';

const fields = {
  title: line,
  /** The second heading, beside the title. */
  subtitle: line,
  lede: paragraph,
  /** Leads from the estimate to the form, with a sentence under it. */
  quote: link,
  quoteNote: line,
};

interface Extra {
  calculator: Omit<EstimatorProps, 'quote' | 'quoteNote'>;
}

export const estimator = defineSection<'estimator', typeof fields, Extra>({
  type: 'estimator',
  fields,
  Component: ({ section }) => (
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
  ),
});
