// Three neighborhoods of a city: what stands there, and what is on top of it.
import { z } from 'zod';
import { housesOf, OUTLINES, RoofOutline } from '../art/outlines';
import { line, name, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { evidence, wantSources } from './parts/evidence';
import { SectionHead } from './parts/SectionHead';

const neighborhood = z
  .strictObject({
    name,
    housing: paragraph,
    /** The roofs that are usual there, in a few words. */
    roofs: line,
    /** The form of roof that the words above speak of, drawn over the name. */
    outline: z.enum(OUTLINES).optional(),
    ...evidence,
  })
  .superRefine(wantSources);

export const neighborhoods = defineSection({
  type: 'neighborhoods',
  fields: { title: line, lede: paragraph.optional(), items: z.array(neighborhood).length(3) },
  Component: ({ section }) => {
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
  },
});
