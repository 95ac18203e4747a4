// Figures between extension lines with 45 degree ticks, as on a measured drawing.
export interface Figure {
  number: string;
  label: string;
}

/** `count`: the figures count up when they come into view (client/behaviour); the HTML holds the final values. */
export function DimensionString({ items, count = false }: { items: readonly Figure[]; count?: boolean }) {
  return (
    <dl className="dimension" data-count={count || undefined}>
      {items.map((item) => (
        <div className="dimension__part" data-item key={item.label}>
          <dt className="dimension__label">{item.label}</dt>
          <dd className="dimension__figure">{item.number}</dd>
        </div>
      ))}
    </dl>
  );
}
