// What a homeowner can check before calling: a schedule of six lines, each with its figure, then four figures on a string.
import { bandClass } from '../parts/bandClass';
import { DimensionString } from '../parts/DimensionString';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { whyUsSchema } from './schema';

export function WhyUs({ section }: SectionProps<typeof whyUsSchema>) {
  return (
    <section className={`why-us ${bandClass(section.background)}`} data-section={section.name ?? 'why-us'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="schedule">
          {section.items.map(({ title, text, badge }) => (
            <li className="schedule__line" data-item key={title}>
              <h3 className="schedule__name">{title}</h3>
              <p className="schedule__text">{text}</p>
              <p className="schedule__badge">
                <span className="schedule__figure">{badge.figure}</span> <span className="schedule__caption">{badge.caption}</span>
              </p>
            </li>
          ))}
        </ul>
        <DimensionString items={section.counters} count />
      </div>
    </section>
  );
}
