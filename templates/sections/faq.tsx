// Questions people ask, each with a plain answer. Open without JavaScript, found by the browser's own search.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { Title } from '../Title';
import { bandClass } from './parts/bandClass';

export const faq = defineSection({
  type: 'faq',
  fields: {
    title: line,
    lede: paragraph.optional(),
    items: z.array(z.strictObject({ question: line, answer: paragraph })).min(3).max(5),
  },
  Component: ({ section }) => (
    <section className={`faq ${bandClass(section.ground)}`} data-section={section.name ?? 'faq'}>
      <div className="wrap split-5-6">
        <div>
          <h2>
            <Title text={section.title} />
          </h2>
          {section.lede === undefined ? null : <p className="lede">{section.lede}</p>}
        </div>
        <div className="faq__list">
          {section.items.map((item) => (
            <details className="faq__item" data-item key={item.question}>
              <summary className="faq__question">{item.question}</summary>
              <p>{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  ),
});
