// Why one chooses it: two to eight reasons, each with a figure where there is one.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { Figure } from './parts/Figure';
import { SectionHead } from './parts/SectionHead';

/** `figure` is a text with a number in it ("{claim:tpo-life}"); its own words, then `caption`, stand small around the number. */
const benefit = z.strictObject({
  figure: line.optional(),
  caption: line.optional(),
  title: line,
  text: paragraph,
});

export const benefits = defineSection({
  type: 'benefits',
  fields: { title: line, lede: paragraph.optional(), items: z.array(benefit).min(2).max(8) },
  Component: ({ section }) => (
    <section className={`benefits ${bandClass(section.background)}`} data-section={section.name ?? 'benefits'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="benefits__list">
          {section.items.map((item) => (
            <li className="benefits__item" data-item key={item.title}>
              {item.figure === undefined ? null : <Figure text={item.figure} caption={item.caption} />}
              <div className="benefits__text">
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
});
