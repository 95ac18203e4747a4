// What a homeowner can check before calling: a schedule of six lines, each with its figure, then four figures on a string.
import { z } from 'zod';
import { line, paragraph, stat } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { DimensionString } from './parts/DimensionString';
import { SectionHead } from './parts/SectionHead';

export const whyUs = defineSection({
  type: 'why-us',
  fields: {
    title: line,
    lede: paragraph.optional(),
    items: z.array(z.strictObject({ title: line, text: paragraph, badge: z.strictObject({ figure: line, caption: line }) })).length(6),
    counters: z.array(stat).length(4),
  },
  Component: ({ section }) => (
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
  ),
});
