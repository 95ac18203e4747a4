// What the weather asks of a roof, area by area.
import { bandClass } from '../parts/bandClass';
import { Figure } from '../parts/Figure';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { climateSchema } from './schema';

const COUNT: Record<number, string> = { 1: 'one', 2: 'two', 3: 'three', 4: 'four' };

export function Climate({ section }: SectionProps<typeof climateSchema>) {
  return (
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
  );
}
