// What a thing of each size costs, as a range.
import { bandClass } from '../parts/bandClass';
import { FactTable } from '../parts/FactTable';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { pricesSchema } from './schema';

export function Prices({ section }: SectionProps<typeof pricesSchema>) {
  return (
    <section className={`prices ${bandClass(section.background)}`} data-section={section.name ?? 'prices'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <FactTable caption={section.title} columns={section.columns} rows={section.rows.map(({ size, range }) => [size, range])} />
        {section.note === undefined ? null : <p className="small soft fact-table__note">{section.note}</p>}
      </div>
    </section>
  );
}
