// A titled list of ticked sentences: technical points, warning signs, considerations, a checklist.
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { ticksSchema } from './schema';

const COLUMNS = { 1: 'one', 2: 'two', 3: 'three' } as const;

type Columns = keyof typeof COLUMNS;

export function Ticks({ section }: SectionProps<typeof ticksSchema>) {
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
}

/** No row of the last column stays empty where it can be helped. */
function evenColumns(count: number): Columns {
  return count % 3 === 0 ? 3 : 2;
}
