import { DayPicker, type DayPickerProps } from '@daypicker/react';
import type { SlotWindow } from '@tt/contract/slots/slot-window';
import { type ComponentProps, useMemo, useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import type { BookingPageData } from '../load-booking-page.server.ts';
import { toCalendarDate, toLocalDate } from './calendar-date.ts';
import { createCalendarTexts } from './calendar-texts.ts';
import { getFirstDayOfWeek } from './first-day-of-week.ts';

interface CalendarProps {
  tag: string;
  texts: BookingPageData['date'];
  window: SlotWindow;
  /** yyyy-MM-dd, or null as long as none is chosen. */
  calendarDate: string | null;
  onChoose: (calendarDate: string) => void;
}

function MonthButton(props: ComponentProps<'button'>) {
  return <button {...props} data-tooltip={props['aria-label']} />;
}

const components: DayPickerProps['components'] = {
  Chevron: ({ orientation }) => <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />,
  PreviousMonthButton: MonthButton,
  NextMonthButton: MonthButton,
};

const classNames: DayPickerProps['classNames'] = {
  month: 'cal-month',
  month_caption: 'cal-caption',
  caption_label: 'd',
  button_previous: 'tool tool-sq',
  button_next: 'tool tool-sq',
  month_grid: 'cal',
  day_button: 'day',
};

const modifiersClassNames = { selected: 'is-chosen', today: 'is-today', weekend: 'is-weekend' };

/** A month of days: dates of the chosen zone, whatever zone the browser is in. */
export function Calendar({ tag, texts, window, calendarDate, onChoose }: CalendarProps) {
  const first = toLocalDate(window.firstDate);
  const last = toLocalDate(window.lastDate);
  const [turnedTo, turnTo] = useState<Date>();
  const { labels, formatters, weekStartsOn } = useMemo(() => toDayPickerTexts(tag, texts), [tag, texts]);
  return (
    <DayPicker
      mode="single"
      required
      navLayout="around"
      fixedWeeks
      weekStartsOn={weekStartsOn}
      today={first}
      month={turnedTo ?? (calendarDate ? toLocalDate(calendarDate) : first)}
      onMonthChange={turnTo}
      startMonth={first}
      endMonth={last}
      selected={calendarDate ? toLocalDate(calendarDate) : undefined}
      onSelect={(date) => onChoose(toCalendarDate(date))}
      disabled={[{ before: first }, { after: last }]}
      modifiers={{ weekend: { dayOfWeek: [0, 6] }, past: { before: first } }}
      modifiersClassNames={modifiersClassNames}
      classNames={classNames}
      components={components}
      labels={labels}
      formatters={formatters}
      lang={tag}
    />
  );
}

function toDayPickerTexts(tag: string, texts: BookingPageData['date']) {
  const { formatMonth, formatWeekday, formatDay } = createCalendarTexts(tag, texts);
  return {
    weekStartsOn: getFirstDayOfWeek(navigator.language),
    labels: {
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelGrid: formatMonth,
      labelDayButton: formatDay,
      labelWeekday: formatWeekday,
    },
    formatters: {
      formatCaption: formatMonth,
      formatWeekdayName: formatWeekday,
      formatDay: (date: Date) => String(date.getDate()),
    },
  };
}
