// The twelve places that a city page names: those of the city, and apart from them those around it.
import { z } from 'zod';
import { type Heights, TownHeights } from '../art/townHeights';
import { compared } from '../compared';
import { name } from '../fields';
import { defineSection, type Planned } from './define';
import { bandClass } from './parts/bandClass';
import { evidence, wantSources } from './parts/evidence';
import { SectionHead } from './parts/SectionHead';

const area = z
  .strictObject({
    name,
    /** unverified: whether the city's boundary takes it in is not known, so the page never says that it does. */
    where: z.enum(['inside', 'near', 'unverified']),
    ...evidence,
  })
  .superRefine(wantSources);

type Area = Planned<z.output<typeof area>>;

const fields = { items: z.array(area).length(12).superRefine(wantDistinct) };

function wantDistinct(items: readonly { name: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  items.forEach(({ name }, index) => {
    const key = compared(name);
    if (!seen.has(key)) return void seen.add(key);
    context.addIssue({
      code: 'custom',
      path: [index, 'name'],
      message: `"${name}" is on the list twice.`,
      params: { fix: 'name another place: a city page lists twelve' },
    });
  });
}

/** Words that all city pages share (data/city-pages.yaml). */
export interface AreasExtra {
  title: string;
  around: string;
  /** This town among those of its county; null where there are too few. */
  heights: Heights | null;
}

export const areas = defineSection<'areas', typeof fields, AreasExtra>({
  type: 'areas',
  fields,
  Component: ({ section }) => {
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
  },
});

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
