// The twelve places that a city page names: those of the city, and apart from them those around it.
import type { z } from 'zod';
import { type Heights, TownHeights } from '../../art/townHeights';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { Resolved, SectionProps } from '../schema';
import type { area, areasSchema } from './schema';

type Area = Resolved<z.output<typeof area>>;

/** Words that all city pages share (data/city-pages.yaml). */
export interface AreasExtra {
  title: string;
  around: string;
  /** This town among those of its county; null where there are too few. */
  heights: Heights | null;
}

export function Areas({ section }: SectionProps<typeof areasSchema, AreasExtra>) {
  const inside = section.items.filter(({ where }) => where === 'inside');
  const around = section.items.filter(({ where }) => where !== 'inside');
  return (
    <section className={`areas ${bandClass(section.background)}`} data-section={section.name ?? 'areas'}>
      <div className="wrap">
        <SectionHead title={section.title} />
        {inside.length === 0 ? null : <Names items={inside} />}
        {around.length === 0 ? null : (
          <div className="areas__around">
            <h3>{section.around}</h3>
            <Names items={around} />
          </div>
        )}
        {section.heights === null ? null : <TownHeights {...section.heights} />}
      </div>
    </section>
  );
}

function Names({ items }: { items: readonly Area[] }) {
  return (
    <ul className="areas__names">
      {items.map(({ name }) => (
        <li className="areas__name" data-item key={name}>
          {name}
        </li>
      ))}
    </ul>
  );
}
