// Why one chooses it: two to eight reasons, each with a figure where there is one.
import { bandClass } from '../parts/bandClass';
import { Figure } from '../parts/Figure';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { benefitsSchema } from './schema';

export function Benefits({ section }: SectionProps<typeof benefitsSchema>) {
  return (
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
  );
}
