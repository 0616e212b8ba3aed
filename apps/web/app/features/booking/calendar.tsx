import { DayPicker, type DayPickerProps } from '@daypicker/react';
import type { SlotWindow } from '@tt/contract/slot-window';
import { type ComponentProps, useMemo, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { createCalendarTexts } from './calendar-texts.ts';
import { getFirstDayOfWeek } from './first-day-of-week.ts';
import type { BookingPageData } from './load-booking-page.server.ts';

interface CalendarProps {
  tag: string;
  texts: BookingPageData['date'];
  window: SlotWindow;
  /** yyyy-MM-dd, or null as long as none is chosen. */
  calendarDate: string | null;
  onChoose: (calendarDate: string) => void;
}

const toDate = (calendarDate: string) => new Date(`${calendarDate}T00:00Z`);
const toCalendarDate = (date: Date) => new Date(date.getTime()).toISOString().slice(0, 10);

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

/** A month of days. They are dates of the visitor's zone, held as midnights in UTC so that no clock change moves them. */
export function Calendar({ tag, texts, window, calendarDate, onChoose }: CalendarProps) {
  const first = toDate(window.firstDate);
  const last = toDate(window.lastDate);
  const [turnedTo, turnTo] = useState<Date>();
  const { labels, formatters, weekStartsOn } = useMemo(() => toDayPickerTexts(tag, texts), [tag, texts]);
  return (
    <DayPicker
      mode="single"
      required
      timeZone="UTC"
      navLayout="around"
      fixedWeeks
      weekStartsOn={weekStartsOn}
      today={first}
      month={turnedTo ?? (calendarDate ? toDate(calendarDate) : first)}
      onMonthChange={turnTo}
      startMonth={first}
      endMonth={last}
      selected={calendarDate ? toDate(calendarDate) : undefined}
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
