// Figures between extension lines with 45 degree ticks, as on a measured drawing.
export interface Figure {
  number: string;
  label: string;
}

/** `count`: the figures count up when they come into view (client/behavior); the HTML holds the final values. */
export function DimensionString({ items, count = false }: { items: readonly Figure[]; count?: boolean }) {
  return (
    <ul className="dimension" data-count={count || undefined}>
      {items.map((item, index) => (
        <li className="dimension__part" data-item key={item.label}>
          <Joint />
          {endsString(index, items.length) ? <Joint end /> : null}
          <span className="dimension__figure">{item.number}</span> <span className="dimension__label">{item.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The last part closes the string; so does the second of four, where they stand as two strings of two. */
function endsString(index: number, parts: number): boolean {
  return index === parts - 1 || (parts === 4 && index === 1);
}

function Joint({ end = false }: { end?: boolean }) {
  return (
    <svg className={end ? 'joint joint--end' : 'joint'} viewBox="0 0 16 34" aria-hidden="true">
      <path d="M8 0v34" />
      <path className="joint__tick" d="M2.3 14.7 13.7 3.3" />
    </svg>
  );
}
