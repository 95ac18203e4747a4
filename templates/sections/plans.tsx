// Plans side by side: a name, how many visits, what each holds.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SectionHead } from './parts/SectionHead';

const plan = z.strictObject({ name: line, visits: line, text: paragraph, features: z.array(line).min(1).max(8) });

export const plans = defineSection({
  type: 'plans',
  fields: { title: line, lede: paragraph.optional(), items: z.array(plan).min(2).max(4) },
  Component: ({ section }) => (
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
  ),
});
