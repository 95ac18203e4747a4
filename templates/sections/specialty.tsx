// What is special about roofs in one city: its climate, its specialty, or what working there has taught.
import { z } from 'zod';
import { line, paragraph, source } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SectionHead } from './parts/SectionHead';

const card = z
  .strictObject({
    figure: line.optional(),
    unit: line.optional(),
    title: line,
    text: paragraph,
    source: source.optional(),
  })
  .superRefine(({ figure, source: origin }, context) => {
    if (figure === undefined || origin !== undefined) return;
    context.addIssue({
      code: 'custom',
      path: ['figure'],
      message: `"${figure}" stands without a source.`,
      params: { fix: 'add source: {title: …} with the page that states it, or say it in words without a figure' },
    });
  });

export const specialty = defineSection({
  type: 'specialty',
  fields: {
    /** climate and specialty: two or three cards; local-expertise: exactly two (content/schema/pages.ts). */
    kind: z.enum(['climate', 'specialty', 'local-expertise']),
    title: line,
    lede: paragraph.optional(),
    items: z.array(card).min(2).max(3),
    /** A line under the cards: where the figures are from. */
    note: paragraph.optional(),
  },
  Component: ({ section }) => (
    <section className={`specialty ${bandClass(section.background)}`} data-section={section.name ?? 'specialty'} data-kind={section.kind}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className={`specialty__list specialty__list--${section.items.length === 3 ? 'three' : 'two'}`}>
          {section.items.map((item) => (
            <li className="specialty__card" data-item key={item.title}>
              {item.figure === undefined ? null : (
                <p className="specialty__figure">
                  {item.figure}
                  {item.unit === undefined ? null : <span className="specialty__unit"> {item.unit}</span>}
                </p>
              )}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {section.note === undefined ? null : <p className="small soft specialty__note">{section.note}</p>}
      </div>
    </section>
  ),
});
