// What fails first on a roof of this town: three parts, keyed A to C as on the drawing of its house.
import { z } from 'zod';
import { letterOf } from '../art/letters';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { Title } from '../Title';
import { bandClass } from './parts/bandClass';

const failure = z.strictObject({ title: line, text: paragraph });

/** As many as the drawing has keys. */
const COUNT = 3;

export const failures = defineSection({
  type: 'failures',
  fields: { title: line, lede: paragraph.optional(), items: z.array(failure).length(COUNT) },
  Component: ({ section }) => (
    <section className={`failures ${bandClass(section.ground)}`} data-section={section.name ?? 'failures'}>
      <div className="wrap split-5-6">
        <div>
          <h2>
            <Title text={section.title} />
          </h2>
          {section.lede === undefined ? null : <p className="lede">{section.lede}</p>}
        </div>
        <ol className="failures__list">
          {section.items.map((item, index) => (
            <li className="failures__item" data-item key={item.title}>
              <span className="failures__key">{letterOf(index)}</span>
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
