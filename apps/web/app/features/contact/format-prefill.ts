import { formatMessage } from '../../i18n/format-message.ts';
import type { WishedTime } from '../../lib/wished-time.ts';
import type { ContactTexts } from './contact-texts.ts';

/** The wished time as the visitor would write it, in the visitor's language and time zone. */
export function formatPrefill(
  wish: WishedTime,
  { tag, fromBooking }: Pick<ContactTexts, 'tag' | 'fromBooking'>,
): string {
  const { startsAt, timeZone, durationMinutes, message } = wish;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options }).format(startsAt);
  return formatMessage(fromBooking.prefill, tag, {
    date: format({ dateStyle: 'full' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    timeZone,
    duration: fromBooking.durations[durationMinutes],
    message,
  }).trimEnd();
}
