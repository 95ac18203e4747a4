// An offer to other trades: what working together brings, and one thing to press.
import { z } from 'zod';
import { line, link, paragraph } from '../fields';
import { Title } from '../Title';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';

export const partners = defineSection({
  type: 'partners',
  fields: { title: line, text: paragraph, items: z.array(line).min(2).max(8), action: link },
  Component: ({ section }) => (
    <section className={`partners ${bandClass(section.background)}`} data-section={section.name ?? 'partners'}>
      <div className="wrap split-5-6">
        <div>
          <h2>
            <Title text={section.title} />
          </h2>
          <p className="lede">{section.text}</p>
          <p className="buttons">
            <a className="button button--line" href={section.action.href}>
              {section.action.label}
            </a>
          </p>
        </div>
        <ul className="tick partners__list">
          {section.items.map((item) => (
            <li data-item key={item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
});
