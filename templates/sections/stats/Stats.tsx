// A row of numbers on a dimension string: the way a drawing states its measures.
import { bandClass } from '../parts/bandClass';
import { DimensionString } from '../parts/DimensionString';
import type { SectionProps } from '../schema';
import type { statsSchema } from './schema';

export function Stats({ section }: SectionProps<typeof statsSchema>) {
  return (
    <section className={`stats ${bandClass(section.background)}`} data-section={section.name ?? 'stats'}>
      <div className="wrap">
        <DimensionString items={section.items} />
      </div>
    </section>
  );
}
