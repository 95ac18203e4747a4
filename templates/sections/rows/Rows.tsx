// A heading beside a list of names, each with its sentence: types, materials, options, methods.
import { bandClass } from '../parts/bandClass';
import { SideHead } from '../parts/SideHead';
import type { SectionProps } from '../schema';
import type { rowsSchema } from './schema';

export function Rows({ section }: SectionProps<typeof rowsSchema>) {
  return (
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
  );
}
