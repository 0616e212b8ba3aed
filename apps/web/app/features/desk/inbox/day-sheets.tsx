import type { DeskRow } from '@tt/contract/desk/desk-list';
import { useTexts } from '../frame/desk-context.ts';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { formatDate } from '../frame/moment.ts';
import { companyZone } from '../time/company-zone.ts';
import { countCalendarDays } from '../time/day-distance.ts';
import { groupByDay } from './days.ts';
import { ListRow } from './list-row.tsx';

/** The rows by the day on which they came. */
export function DaySheets({ rows, now }: { rows: readonly DeskRow[]; now: Date }) {
  const t = useTexts();
  return groupByDay(rows, companyZone).map(({ date, rows: rowsOfDay }) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 className="dk-day-h" id={`day-${date}`}>
        {formatDay(t, rowsOfDay, now)}
      </h2>
      <RowSheet rows={rowsOfDay} now={now} />
    </section>
  ));
}

export function RowSheet({ rows, now }: { rows: readonly DeskRow[]; now: Date }) {
  return (
    <ul className="dk-sheet">
      {rows.map((row) => (
        <ListRow key={row.id} row={row} now={now} />
      ))}
    </ul>
  );
}

function formatDay(t: DeskTranslator, [row]: readonly DeskRow[], now: Date): string {
  const at = new Date(row?.receivedAt ?? now);
  const date = formatDate(t, at, now, 'long');
  return countCalendarDays(at.getTime(), now.getTime(), companyZone) === 0
    ? t('desk.list.today', { date })
    : date;
}
