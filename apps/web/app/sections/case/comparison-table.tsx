interface ComparisonRow {
  criterion: string;
  a: string;
  b: string;
}

interface ComparisonTableProps {
  band: string;
  caption: string;
  columns: ComparisonRow;
  rows: ComparisonRow[];
}

// On phones the rows are stacked, and some browsers drop the roles of a table whose `display` changes.
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const columnHead = { role: 'columnheader', scope: 'col' };
const rowHead = { role: 'rowheader', scope: 'row' };
const cell = { role: 'cell' };

export function ComparisonTable({ band, caption, columns, rows }: ComparisonTableProps) {
  return (
    <div className="wrap" data-band={band}>
      <table {...table} className="comparison">
        <caption>{caption}</caption>
        <thead {...group}>
          <tr {...row}>
            <th {...columnHead}>{columns.criterion}</th>
            <th {...columnHead}>{columns.a}</th>
            <th {...columnHead}>{columns.b}</th>
          </tr>
        </thead>
        <tbody {...group}>
          {rows.map(({ criterion, a, b }) => (
            <tr {...row} key={criterion}>
              <th {...rowHead}>{criterion}</th>
              <td {...cell} data-label={columns.a}>
                {a}
              </td>
              <td {...cell} data-label={columns.b}>
                {b}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
