/** Formats a calendar date, `2025-06-25`, for people; UTC on both sides keeps the day in every time zone. */
export function formatCalendarDate(calendarDate: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${calendarDate}T00:00Z`),
  );
}
