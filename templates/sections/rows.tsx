// A heading beside a list of names, each with its sentence: types, materials, options, methods.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SideHead } from './parts/SideHead';

const row = z.strictObject({ name: line, text: paragraph });

export const rows = defineSection({
  type: 'rows',
  fields: {
    title: line,
    lede: paragraph.optional(),
    /** A short list under the heading, beside the rows. */
    ticks: z.array(line).min(2).max(6).optional(),
    items: z.array(row).min(2).max(10),
  },
  Component: ({ section }) => (
    <section className={`rows ${bandClass(section.background)}`} data-section={section.name ?? 'rows'}>
      <div className="wrap split-5-6">
        <SideHead title={section.title} lede={section.lede}>
          {section.ticks === undefined ? null : (
            <ul className="tick rows__ticks">
              {section.ticks.map((tick) => (
                <li key={tick}>{tick}</li>
              ))}
            </ul>
          )}
        </SideHead>
        <dl className="rows__list">
          {section.items.map((item) => (
            <div className="rows__row" data-item key={item.name}>
              <dt className="rows__name">{item.name}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  ),
});
