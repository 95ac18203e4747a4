// Questions people ask, each with a plain answer. Open without JavaScript, found by the browser's own search.
import { bandClass } from '../parts/bandClass';
import { SideHead } from '../parts/SideHead';
import type { SectionProps } from '../schema';
import type { faqSchema } from './schema';

export function Faq({ section }: SectionProps<typeof faqSchema>) {
  return (
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
  );
}
