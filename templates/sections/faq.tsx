// Questions people ask, each with a plain answer. Open without JavaScript, found by the browser's own search.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SideHead } from './parts/SideHead';

export const faq = defineSection({
  type: 'faq',
  fields: {
    title: line,
    lede: paragraph.optional(),
    items: z
      .array(z.strictObject({ question: line, answer: paragraph }))
      .min(3)
      .max(5),
  },
  Component: ({ section }) => (
    <section className={`faq ${bandClass(section.background)}`} data-section={section.name ?? 'faq'}>
      <div className="wrap split-5-6">
        <SideHead title={section.title} lede={section.lede} />
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
