import { memo, useMemo, useState } from 'react';
import type { Weekday } from '../clock/visitor-locale.ts';
import type { SlotTexts } from '../load-slot-texts.server.ts';
import { addDays, addMonths, isWeekend, listWeeks, toMonth } from './calendar-month.ts';
import { createCalendarTexts, type DayMarks } from './calendar-texts.ts';
import { Day } from './day.tsx';
import { MonthButton } from './month-button.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';

interface CalendarProps {
  tag: string;
  texts: SlotTexts['date'];
  /** Today and the last date that can be chosen, yyyy-MM-dd as all others. */
  firstDate: string;
  lastDate: string;
  /** Then tomorrow is the first that can be chosen. */
  isTodayOver: boolean;
  firstDayOfWeek: Weekday;
  /** Null as long as none is chosen. */
  calendarDate: string | null;
  onChoose: (calendarDate: string) => void;
}

/**
 * A month of days: dates of the chosen zone, whatever zone the browser is in. It renders only when one of its properties
 * changes, not with every key that is typed beside it.
 */
export const Calendar = memo(function Calendar({ tag, texts, onChoose, ...dates }: CalendarProps) {
  const { firstDate: today, lastDate, isTodayOver, firstDayOfWeek, calendarDate } = dates;
  const firstDate = isTodayOver ? addDays(today, 1) : today;
  const { formatMonth, formatWeekday, formatDay } = useMemo(
    () => createCalendarTexts(tag, texts),
    [tag, texts],
  );
  const [turnedTo, turnTo] = useState<string>();
  const [reached, setReached] = useState<string>();
  const onReach = (date: string) => {
    setReached(date);
    turnTo(toMonth(date));
  };
  const { gridRef, press } = useCalendarKeys({ firstDate, lastDate, firstDayOfWeek, onReach });
  const month = turnedTo ?? toMonth(calendarDate ?? firstDate);
  const turn = (months: number) => turnTo(toMonth(addMonths(`${month}-01`, months)));
  const isOpen = (date: string) => date >= firstDate && date <= lastDate;
  const tabStop =
    [reached, calendarDate, firstDate].find((date) => date && toMonth(date) === month && isOpen(date)) ??
    `${month}-01`;
  const toMarks = (date: string): DayMarks => ({
    today: date === today,
    selected: date === calendarDate,
    weekend: isWeekend(date),
    past: date < today,
    disabled: !isOpen(date),
  });
  const weeks = listWeeks(month, firstDayOfWeek);
  const name = formatMonth(`${month}-01`);

  return (
    <div className="cal-month" lang={tag}>
      <MonthButton
        icon="chevron-left"
        label={texts.previousMonth}
        isOff={month <= toMonth(firstDate)}
        onPress={() => turn(-1)}
      />
      <div className="cal-caption">
        <span className="d" role="status" aria-live="polite">
          {name}
        </span>
      </div>
      <MonthButton
        icon="chevron-right"
        label={texts.nextMonth}
        isOff={month >= toMonth(lastDate)}
        onPress={() => turn(1)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the ARIA pattern has it. */}
      <table ref={gridRef} role="grid" className="cal" aria-label={name}>
        <thead aria-hidden="true">
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col">
                {formatWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) =>
                toMonth(date) === month ? (
                  <Day
                    key={date}
                    date={date}
                    marks={toMarks(date)}
                    label={formatDay(date, toMarks(date))}
                    isTabStop={date === tabStop}
                    onKeyDown={press}
                    onChoose={(chosen) => {
                      setReached(chosen);
                      onChoose(chosen);
                    }}
                  />
                ) : (
                  <td key={date} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
