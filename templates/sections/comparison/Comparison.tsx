// A table of one product beside others, the own one on gold; a row may draw its figures to one scale.
import type { z } from 'zod';
import { bandClass } from '../parts/bandClass';
import { SectionHead } from '../parts/SectionHead';
import type { Resolved, SectionProps } from '../schema';
import type { column, comparisonSchema, row } from './schema';

type Column = Resolved<z.output<typeof column>>;

type Row = Resolved<z.output<typeof row>>;

export function Comparison({ section }: SectionProps<typeof comparisonSchema>) {
  return (
    <section className={`comparison ${bandClass(section.background)}`} data-section={section.name ?? 'comparison'}>
      <div className="wrap">
        <SectionHead title={section.title} lede={section.lede} />
        <table className="comparison__table">
          <thead>
            <tr>
              <td />
              {section.table.columns.map((entry) => (
                <th className={ownClass(entry)} scope="col" key={entry.label}>
                  {entry.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.table.rows.map((entry) => (
              <ComparisonRow columns={section.table.columns} row={entry} key={entry.feature} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ComparisonRow({ columns, row: { feature, cells, scale } }: { columns: readonly Column[]; row: Row }) {
  return (
    <tr data-item>
      <th scope="row">{feature}</th>
      {columns.map((entry, index) => (
        <td className={ownClass(entry)} data-column={entry.label} key={entry.label}>
          {cells[index]}
          {scale === undefined ? null : <Bar text={cells[index] ?? ''} scale={scale} />}
        </td>
      ))}
    </tr>
  );
}

function ownClass({ own }: Column): string | undefined {
  return own ? 'comparison__own' : undefined;
}

/** The span that a text names, from 0 to `scale`; "50+ years" is open to the end, a text without a number draws none. */
function spanOf(text: string, scale: number): { from: number; to: number } | null {
  const match = /(\d+(?:\.\d+)?)(\+)?(?:\s*(?:-|to)\s*(\d+(?:\.\d+)?))?/.exec(text);
  if (match === null) return null;
  const [, first = '0', open, last] = match;
  const from = Number(first);
  if (open !== undefined) return { from: Math.min(from, scale), to: scale };
  return last === undefined ? { from: 0, to: Math.min(from, scale) } : { from: Math.min(from, scale), to: Math.min(Number(last), scale) };
}

/** The text beside it says the same, so the drawing is left out of what is read aloud. */
function Bar({ text, scale }: { text: string; scale: number }) {
  const span = spanOf(text, scale);
  return (
    <svg className="comparison__scale" width="100%" height="14" aria-hidden="true">
      {span === null ? null : (
        <rect className="comparison__bar" x={percent(span.from / scale)} width={percent((span.to - span.from) / scale)} y="3" height="10" />
      )}
      <path className="comparison__zero" d="M0.75 0V14" />
      <line className="comparison__axis" x1="0" x2="100%" y1="13.25" y2="13.25" />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10000) / 100}%`;
}
