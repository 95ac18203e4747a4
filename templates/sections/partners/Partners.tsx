// An offer to other trades: what working together brings, and one thing to press.
import { Title } from '../../Title';
import { bandClass } from '../parts/bandClass';
import type { SectionProps } from '../schema';
import type { partnersSchema } from './schema';

export function Partners({ section }: SectionProps<typeof partnersSchema>) {
  return (
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
  );
}
