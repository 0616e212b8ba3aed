import { DayPicker, type DayPickerProps } from '@daypicker/react';
import type { SlotWindow } from '@tt/contract/slots/slot-window';
import { type ComponentProps, useMemo, useState } from 'react';
import { Icon } from '../../../ui/actions/icon.tsx';
import { createCalendarTexts } from './calendar-texts.ts';
import { toCalendarDate, toLocalDate } from './clock/calendar-date.ts';
import type { Weekday } from './clock/visitor-locale.ts';
import type { SlotTexts } from './load-slot-texts.server.ts';

interface CalendarProps {
  tag: string;
  texts: SlotTexts['date'];
  window: SlotWindow;
  firstDayOfWeek: Weekday;
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
export function Calendar({ tag, texts, window, firstDayOfWeek, calendarDate, onChoose }: CalendarProps) {
  const first = toLocalDate(window.firstDate);
  const last = toLocalDate(window.lastDate);
  const [turnedTo, turnTo] = useState<Date>();
  const { labels, formatters } = useMemo(() => toDayPickerTexts(tag, texts), [tag, texts]);
  return (
    <DayPicker
      mode="single"
      required
      navLayout="around"
      weekStartsOn={firstDayOfWeek}
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

function toDayPickerTexts(tag: string, texts: SlotTexts['date']) {
  const { formatMonth, formatWeekday, formatDay } = createCalendarTexts(tag, texts);
  return {
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
