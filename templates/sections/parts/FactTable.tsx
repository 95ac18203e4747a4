// A table of facts: the first column names what a row is about, the last may hold a sentence. Reads as a list on a phone.
export interface FactTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function FactTable({ caption, columns, rows }: FactTableProps) {
  return (
    <table className={`fact-table fact-table--${columns.length === 2 ? 'two' : 'three'}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr data-item key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
