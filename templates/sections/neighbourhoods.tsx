// Three neighbourhoods of a city: what stands there, and what is on top of it.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { evidence, wantSources } from './parts/evidence';
import { SectionHead } from './parts/SectionHead';
import { bandClass } from './parts/bandClass';

const neighbourhood = z
  .strictObject({
    name: line,
    housing: paragraph,
    /** The roofs that are usual there, in a few words. */
    roofs: line,
    ...evidence,
  })
  .superRefine(wantSources);

export const neighbourhoods = defineSection({
  type: 'neighbourhoods',
  fields: { title: line, lede: paragraph.optional(), items: z.array(neighbourhood).length(3) },
  Component: ({ section }) => (
    <section className={`neighbourhoods ${bandClass(section.ground)}`} data-section={section.name ?? 'neighbourhoods'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <ul className="neighbourhoods__list">
          {section.items.map((item) => (
            <li className="neighbourhoods__item" data-item key={item.name}>
              <h3>{item.name}</h3>
              <p>{item.housing}</p>
              <p className="neighbourhoods__roofs">{item.roofs}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
});
