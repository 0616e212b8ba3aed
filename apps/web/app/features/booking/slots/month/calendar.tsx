import { memo, useMemo, useState } from 'react';
import type { Weekday } from '../clock/visitor-locale.ts';
import type { SlotTexts } from '../load-slot-texts.server.ts';
import { addMonths, isWeekend, listWeeks, toMonth } from './calendar-month.ts';
import { createCalendarTexts, type DayMarks } from './calendar-texts.ts';
import { Day } from './day.tsx';
import { FirstFree, FirstFreePlace } from './first-free.tsx';
import { MonthButton } from './month-button.tsx';
import { useCalendarKeys } from './use-calendar-keys.ts';

interface CalendarProps {
  tag: string;
  texts: SlotTexts['date'];
  /** Today and the last date that can be chosen, yyyy-MM-dd as all others. */
  firstDate: string;
  lastDate: string;
  /** The days with a time. Null while it is not known which are taken. */
  freeDates: ReadonlySet<string> | null;
  /** The first free day and time, in words. */
  firstFree: string | undefined;
  firstDayOfWeek: Weekday;
  /** Null as long as none is chosen. */
  calendarDate: string | null;
  onChoose: (calendarDate: string) => void;
}

/**
 * A month of days: dates of the chosen zone, whatever zone the browser is in. It renders only when one of its
 * properties changes, not with every key that is typed beside it.
 */
export const Calendar = memo(function Calendar({ tag, texts, onChoose, ...dates }: CalendarProps) {
  const { firstDate, lastDate, freeDates, firstFree, firstDayOfWeek, calendarDate } = dates;
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
  const [firstFreeDate] = freeDates ?? [];
  const tabStop =
    [reached, calendarDate, firstFreeDate, firstDate].find(
      (date) => date && toMonth(date) === month && isOpen(date),
    ) ?? `${month}-01`;
  const toMarks = (date: string): DayMarks => ({
    today: date === firstDate,
    selected: date === calendarDate,
    weekend: isWeekend(date),
    past: date < firstDate,
    disabled: !isOpen(date),
    full: freeDates && isOpen(date) ? !freeDates.has(date) : undefined,
  });
  const weeks = listWeeks(month, firstDayOfWeek);
  const name = formatMonth(`${month}-01`);
  const isEmpty = freeDates && ![...freeDates].some((date) => toMonth(date) === month);

  function goToFirstFree() {
    if (!firstFreeDate) return;
    onReach(firstFreeDate);
    // Choosing the date again would lose its time.
    if (firstFreeDate !== calendarDate) onChoose(firstFreeDate);
  }

  return (
    <>
      {freeDates ? (
        <FirstFree
          tag={tag}
          texts={texts}
          label={firstFree}
          emptyMonth={isEmpty ? name : undefined}
          onGo={goToFirstFree}
        />
      ) : (
        <FirstFreePlace />
      )}
      <div className="cal-box">
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
            <colgroup>
              {weeks[0]?.map((date) => (
                <col key={date} className={isWeekend(date) ? 'is-weekend' : undefined} />
              ))}
            </colgroup>
            <thead aria-hidden="true">
              <tr>
                {weeks[0]?.map((date) => (
                  <th key={date} scope="col" className={isWeekend(date) ? 'is-weekend' : undefined}>
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
      </div>
    </>
  );
});
