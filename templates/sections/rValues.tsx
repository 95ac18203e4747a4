// How much insulation each group of climate zones asks for.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { FactTable } from './parts/FactTable';
import { SectionHead } from './parts/SectionHead';

export const rValues = defineSection({
  type: 'r-values',
  fields: {
    title: line,
    lede: paragraph.optional(),
    note: paragraph.optional(),
    columns: z.tuple([line, line, line]),
    rows: z
      .array(z.strictObject({ zone: line, rValue: line, description: paragraph }))
      .min(1)
      .max(16),
  },
  Component: ({ section }) => (
    <section className={`r-values ${bandClass(section.background)}`} data-section={section.name ?? 'r-values'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <FactTable caption={section.title} columns={section.columns} rows={section.rows.map(({ zone, rValue, description }) => [zone, rValue, description])} />
        {section.note === undefined ? null : <p className="small soft fact-table__note">{section.note}</p>}
      </div>
    </section>
  ),
});
