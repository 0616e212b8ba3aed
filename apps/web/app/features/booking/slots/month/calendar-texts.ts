import type { SlotTexts } from '../load-slot-texts.server.ts';

export interface DayMarks {
  today?: boolean;
  selected?: boolean;
  weekend?: boolean;
  past?: boolean;
  disabled?: boolean;
  /** Without a free time. Undefined while that is not known. */
  full?: boolean;
}

type DateTexts = SlotTexts['date'];

/** Formatters of the calendar. Its dates are texts, yyyy-MM-dd, and belong to no zone. */
export function createCalendarTexts(tag: string, texts: DateTexts) {
  const create = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return (date: string) => format.format(Date.parse(date));
  };
  const formatDate = create({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    formatMonth: createMonthFormatter(tag),
    formatWeekday: create({ weekday: 'short' }),
    /** The meaning of tint, dash and strike-through, in words. */
    formatDay: (date: string, marks: DayMarks) =>
      [formatDate(date), ...listMarkTexts(marks, texts)].join(', '),
  };
}

/** A heading has no abbreviated word for the year, which Ukrainian and Russian dates end with. */
function createMonthFormatter(tag: string) {
  const format = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (date: string) => {
    const parts = format.formatToParts(Date.parse(date));
    const written = parts.at(-1)?.type === 'literal' ? parts.slice(0, -1) : parts;
    return written.map(({ value }) => value).join('');
  };
}

function listMarkTexts(marks: DayMarks, texts: DateTexts): string[] {
  if (marks.disabled) return [marks.past ? texts.past : texts.unavailable];
  return [
    ...(marks.today ? [texts.today] : []),
    ...(marks.full ? [texts.full] : []),
    ...(marks.weekend && marks.full === false ? [texts.weekend] : []),
    ...(marks.selected ? [texts.selected] : []),
  ];
}
