import { ExhibitBox } from '../../exhibits/exhibit-box.tsx';
import type { Exhibit } from '../../exhibits/exhibit-strings.ts';

interface ComparisonRow {
  criterion: string;
  a: string;
  b: string;
}

interface BalanceProps {
  band: string;
  caption: string;
  /** The criteria that decided for the client, in favor of B. */
  verdict: string;
  columns: ComparisonRow;
  rows: ComparisonRow[];
  exhibit: Exhibit;
}

// The rows are grids, and some browsers drop the roles of a table if its `display` changes.
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const columnHead = { role: 'columnheader', scope: 'col' };
const rowHead = { role: 'rowheader', scope: 'row' };
const cell = { role: 'cell' };

/** A pan on its string, and the arrow that takes the place of the string on the side which weighs more. */
function Pan({ side, x }: { side: 'a' | 'b'; x: number }) {
  return (
    <g className={`pan pan-${side}`}>
      <path className="l" d={`M${x} 66v52M${x - 44} 118h88`} />
      <path className="t" d={`M${x} 66v30`} />
      <path className="th" d={`M${x} 118l16-30-16 6.6-16-6.6z`} />
    </g>
  );
}

/**
 * A comparison of two on a balance. Each criterion is between the two answers, with room for the visitor's weight,
 * which the exhibit fills in.
 */
export function Balance({ band, caption, verdict, columns, rows, exhibit }: BalanceProps) {
  return (
    <div className="wrap" data-band={band}>
      <ExhibitBox {...exhibit}>
        <div className="work balance">
          <div className="balance-top">
            <svg className="balance-beam dg" viewBox="0 0 960 150" aria-hidden="true" data-tips="b">
              <path className="paper l b2" d="M480 66l30 58h-60z" />
              <path className="l b5 beam" d="M160 66H800" />
              <Pan side="a" x={160} />
              <Pan side="b" x={800} />
              <circle className="ink" cx="480" cy="66" r="7" />
            </svg>
          </div>
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
                  <th {...rowHead}>
                    <span>{criterion}</span>
                    <span data-weigh="" />
                  </th>
                  <td {...cell}>{a}</td>
                  <td {...cell}>{b}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="balance-line">
            <p data-say="">{verdict}</p>
          </div>
        </div>
      </ExhibitBox>
    </div>
  );
}
