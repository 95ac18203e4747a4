// A titled list of ticked sentences: technical points, warning signs, considerations, a checklist.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { SectionHead } from './parts/SectionHead';

const COLUMNS = { 1: 'one', 2: 'two', 3: 'three' } as const;
type Columns = keyof typeof COLUMNS;

const item = z.strictObject({
  /** The word or two the sentence is about, in strong type before it. */
  term: line.optional(),
  text: paragraph,
});

export const ticks = defineSection({
  type: 'ticks',
  fields: {
    title: line,
    lede: paragraph.optional(),
    /** On a wide screen; left out: as many as the list fills evenly. */
    columns: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    items: z.array(item).min(2).max(12),
  },
  Component: ({ section }) => {
    const columns = section.columns ?? evenColumns(section.items.length);
    return (
      <section className={`ticks ${bandClass(section.background)}`} data-section={section.name ?? 'ticks'}>
        <div className="wrap">
          <SectionHead title={section.title} lede={section.lede} />
          <ul className={`tick ticks__list ticks__list--${COLUMNS[columns]}`}>
            {section.items.map((entry) => (
              <li data-item key={entry.term ?? entry.text}>
                {entry.term === undefined ? null : <b>{entry.term} </b>}
                {entry.text}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});

/** No row of the last column stays empty where it can be helped. */
function evenColumns(count: number): Columns {
  return count % 3 === 0 ? 3 : 2;
}
