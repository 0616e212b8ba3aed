/** The shortest form of a meeting's date that still names the weekday, as the calendar of a zone shows it. */
export function formatShortDay(startsAt: number, timeZone: string, tag: string): string {
  const options = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const;
  return new Intl.DateTimeFormat(tag, options).format(startsAt);
}
