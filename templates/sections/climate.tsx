// What the weather asks of a roof, area by area.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { Figure } from './parts/Figure';
import { SectionHead } from './parts/SectionHead';

const area = z.strictObject({
  /** The building climate zone, in a few words of which the number is drawn large: Climate zone 10. */
  zone: line.optional(),
  title: line,
  text: paragraph,
});

export const climate = defineSection({
  type: 'climate',
  fields: { title: line, lede: paragraph.optional(), items: z.array(area).min(1).max(4) },
  Component: ({ section }) => (
    <section className={`climate ${bandClass(section.background)}`} data-section={section.name ?? 'climate'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className={`climate__list climate__list--${COUNT[section.items.length] ?? 'four'}`}>
          {section.items.map((item) => (
            <li className="climate__area" data-item key={item.title}>
              <div>
                {item.zone === undefined ? null : <Figure text={item.zone} />}
                <h3>{item.title}</h3>
              </div>
              <p className="climate__text">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
});

const COUNT: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' };
