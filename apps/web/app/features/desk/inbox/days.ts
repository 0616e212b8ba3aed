import type { DeskRow } from '@tt/contract/desk/desk-list';
import { toWallClock } from '@tt/contract/time/time-zone';

export interface DayOfRows {
  /** yyyy-MM-dd on the company's calendar. */
  date: string;
  rows: DeskRow[];
}

/** Groups the rows of a list by the day on which they came; their order stays. */
export function groupByDay(rows: readonly DeskRow[], timeZone: string): DayOfRows[] {
  const days: DayOfRows[] = [];
  for (const row of rows) {
    const date = toWallClock(Date.parse(row.receivedAt), timeZone).calendarDate;
    const last = days.at(-1);
    if (last?.date === date) last.rows.push(row);
    else days.push({ date, rows: [row] });
  }
  return days;
}
