// A row of numbers on a dimension string: the way a drawing states its measures.
import { z } from 'zod';
import { stat } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { DimensionString } from './parts/DimensionString';

export const stats = defineSection({
  type: 'stats',
  fields: { items: z.array(stat).length(4) },
  Component: ({ section }) => (
    <section className={`stats ${bandClass(section.background)}`} data-section={section.name ?? 'stats'}>
      <div className="wrap">
        <DimensionString items={section.items} />
      </div>
    </section>
  ),
});
