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

export function ComparisonTable({ band, caption, columns, rows }: ComparisonTableProps) {
  return (
    <section className="wrap section section-flush" data-band={band}>
      <table className="comparison">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.criterion}</th>
            <th scope="col">{columns.a}</th>
            <th scope="col">{columns.b}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, a, b }) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td data-label={columns.a}>{a}</td>
              <td data-label={columns.b}>{b}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
