// How much insulation each group of climate zones asks for.
import { bandClass } from '../parts/bandClass';
import { FactTable } from '../parts/FactTable';
import { SectionHead } from '../parts/SectionHead';
import type { SectionProps } from '../schema';
import type { rValuesSchema } from './schema';

export function RValues({ section }: SectionProps<typeof rValuesSchema>) {
  return (
    <section className={`r-values ${bandClass(section.background)}`} data-section={section.name ?? 'r-values'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <FactTable caption={section.title} columns={section.columns} rows={section.rows.map(({ zone, rValue, description }) => [zone, rValue, description])} />
        {section.note === undefined ? null : <p className="small soft fact-table__note">{section.note}</p>}
      </div>
    </section>
  );
}
