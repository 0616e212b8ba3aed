/**
 * The calendar works with dates of the browser's zone. They carry a day, never an instant: noon, because no clock change
 * falls on it.
 */
export function toLocalDate(calendarDate: string): Date {
  return new Date(`${calendarDate}T12:00`);
}

/** The day that a date of the browser's zone stands for, as yyyy-MM-dd. */
export function toCalendarDate(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${day}`;
}
