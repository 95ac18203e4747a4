// What fails first in this town: three parts, with the letters A to C where the drawing of the page has them.
import { z } from 'zod';
import { PARTS } from '../art/city/house';
import { letterOf } from '../art/letters';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SideHead } from './parts/SideHead';

const failure = z.strictObject({
  title: line,
  /** The part of the house that it is about, as its callout names it (generator/content/schema/scene.ts). */
  at: z.enum(PARTS).optional(),
  text: paragraph,
});

/** As many as the drawing has keys. */
const COUNT = 3;

const fields = { title: line, lede: paragraph.optional(), items: z.array(failure).length(COUNT) };

/** Whether the drawing of the page points at the items, in their order. */
export interface FailuresExtra {
  keyed: boolean;
}

export const failures = defineSection<'failures', typeof fields, FailuresExtra>({
  type: 'failures',
  fields,
  Component: ({ section }) => (
    <section className={`failures ${bandClass(section.background)}`} data-section={section.name ?? 'failures'}>
      <div className="wrap split-5-6">
        <SideHead title={section.title} lede={section.lede} />
        <ol className="failures__list">
          {section.items.map((item, index) => (
            <li className="failures__item" data-item key={item.title}>
              {section.keyed ? <span className="failures__key">{letterOf(index)}</span> : null}
              <div>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  ),
});
