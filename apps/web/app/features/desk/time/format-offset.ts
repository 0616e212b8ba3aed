import type { Instant } from '@tt/contract/time/time-zone-offset';

/** The distance to Greenwich at an instant, such as `GMT−5`. */
export function formatOffset(instant: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('-', '\u2212');
}
