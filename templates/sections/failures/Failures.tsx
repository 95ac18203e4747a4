// What fails first in this town: three parts, with the letters A to C where the drawing of the page has them.
import { letterOf } from '../../art/letters';
import { bandClass } from '../parts/bandClass';
import { SideHead } from '../parts/SideHead';
import type { SectionProps } from '../schema';
import type { failuresSchema } from './schema';

/** Whether the drawing of the page points at the items, in their order. */
export interface FailuresExtra {
  keyed: boolean;
}

export function Failures({ section }: SectionProps<typeof failuresSchema, FailuresExtra>) {
  return (
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
  );
}
