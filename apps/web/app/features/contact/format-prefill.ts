import { formatLocalTime } from '@tt/contract/time/local-time';
import { formatMessage } from '../../i18n/format-message.ts';
import type { WishedTime } from '../../lib/wished-time.ts';
import type { ContactTexts } from './load-contact-page.server.ts';

/** The wished time as the visitor would write it, in the visitor's language and time zone. */
export function formatPrefill(
  wish: WishedTime,
  { tag, fromBooking }: Pick<ContactTexts, 'tag' | 'fromBooking'>,
): string {
  const { startsAt, timeZone, durationMinutes, message, phone } = wish;
  const date = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
  return formatMessage(fromBooking.prefill, tag, {
    date: date.format(startsAt),
    time: formatLocalTime(startsAt, timeZone, tag),
    timeZone,
    duration: fromBooking.durations[durationMinutes],
    // The contact form has no field for it.
    message: [phone && `${fromBooking.phone}: ${phone}`, message].filter(Boolean).join('\n\n'),
  }).trimEnd();
}
