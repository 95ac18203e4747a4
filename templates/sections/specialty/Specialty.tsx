// What is special about roofs in one city: its climate, its specialty, or what working there has taught.
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { specialtySchema } from './schema';

export function Specialty({ section }: SectionProps<typeof specialtySchema>) {
  return (
    <section className={`specialty ${bandClass(section.background)}`} data-section={section.name ?? 'specialty'} data-kind={section.kind}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className={`specialty__list specialty__list--${section.items.length === 3 ? 'three' : 'two'}`}>
          {section.items.map((item) => (
            <li className="specialty__card" data-item key={item.title}>
              {item.figure === undefined ? null : (
                <p className="specialty__figure">
                  {item.figure}
                  {item.unit === undefined ? null : <span className="specialty__unit"> {item.unit}</span>}
                </p>
              )}
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {section.note === undefined ? null : <p className="small soft specialty__note">{section.note}</p>}
      </div>
    </section>
  );
}
