/** Formats the date of a meeting, weekday included, as the calendar of a zone shows it. */
export function formatMeetingDate(startsAt: number, timeZone: string, tag: string): string {
  return format(startsAt, tag, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}

/** The same without the year, for large type. */
export function formatMeetingDay(startsAt: number, timeZone: string, tag: string): string {
  return format(startsAt, tag, { timeZone, weekday: 'short', day: 'numeric', month: 'long' });
}

/** The shortest form that still names the weekday, for lists and summaries. */
export function formatShortDay(startsAt: number, timeZone: string, tag: string): string {
  return format(startsAt, tag, { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
}

function format(startsAt: number, tag: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tag, options).format(startsAt);
}
