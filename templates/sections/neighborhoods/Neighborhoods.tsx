// Three neighborhoods of a city: what stands there, and what is on top of it.
import { housesOf, RoofOutline } from '../../art/outlines';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { neighborhoodsSchema } from './schema';

export function Neighborhoods({ section }: SectionProps<typeof neighborhoodsSchema>) {
  const drawn = section.items.some(({ outline }) => outline !== undefined);
  const houses = housesOf(section.items);
  return (
    <section className={`neighborhoods ${bandClass(section.background)}`} data-section={section.name ?? 'neighborhoods'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className={drawn ? 'neighborhoods__list neighborhoods__list--drawn' : 'neighborhoods__list'}>
          {section.items.map((item, index) => (
            <li className="neighborhoods__item" data-item key={item.name}>
              {drawn ? <RoofOutline outline={item.outline} house={houses[index] ?? 0} /> : null}
              <h3>{item.name}</h3>
              <p>{item.housing}</p>
              <p className="neighborhoods__kind">{item.roofs}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
