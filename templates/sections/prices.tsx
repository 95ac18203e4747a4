// What a thing of each size costs, as a range.
import { z } from 'zod';
import { line, paragraph } from '../fields';
import { defineSection } from './define';
import { bandClass } from './parts/bandClass';
import { FactTable } from './parts/FactTable';
import { SectionHead } from './parts/SectionHead';

export const prices = defineSection({
  type: 'prices',
  fields: {
    title: line,
    lede: paragraph.optional(),
    /** Under the table: what the prices depend on. */
    note: paragraph.optional(),
    columns: z.tuple([line, line]),
    rows: z
      .array(z.strictObject({ size: line, range: line }))
      .min(1)
      .max(12),
  },
  Component: ({ section }) => (
    <section className={`prices ${bandClass(section.background)}`} data-section={section.name ?? 'prices'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <FactTable caption={section.title} columns={section.columns} rows={section.rows.map(({ size, range }) => [size, range])} />
        {section.note === undefined ? null : <p className="small soft fact-table__note">{section.note}</p>}
      </div>
    </section>
  ),
});
