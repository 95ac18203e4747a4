// Plans side by side: a name, how many visits, what each holds.
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { plansSchema } from './schema';

export function Plans({ section }: SectionProps<typeof plansSchema>) {
  return (
    <section className={`plans ${bandClass(section.background)}`} data-section={section.name ?? 'plans'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="plans__list">
          {section.items.map((item) => (
            <li className="plans__plan" data-item key={item.name}>
              <h3>{item.name}</h3>
              <p className="plans__visits">{item.visits}</p>
              <p>{item.text}</p>
              <ul className="tick">
                {item.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
