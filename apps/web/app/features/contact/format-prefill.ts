import { formatLocalTime } from '@tt/contract/time/local-time';
import { formatMessage } from '../../i18n/format-message.ts';
import type { TypedTexts, WishedTime } from '../../lib/wished-time.ts';
import type { ContactTexts } from './load-contact-page.server.ts';

/** The wished time as the visitor would write it, in the visitor's language and time zone. */
export function formatPrefill(wish: WishedTime, texts: Pick<ContactTexts, 'tag' | 'fromBooking'>): string {
  const { tag, fromBooking } = texts;
  const { startsAt, timeZone, durationMinutes } = wish;
  const date = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
  return formatMessage(fromBooking.prefill, tag, {
    date: date.format(startsAt),
    time: formatLocalTime(startsAt, timeZone, tag),
    timeZone,
    duration: fromBooking.durations[durationMinutes],
    message: formatTypedMessage(wish, texts),
  }).trimEnd();
}

/** The message with the phone number, which the contact form has no field for. */
export function formatTypedMessage(
  { phone, message }: TypedTexts,
  { fromBooking }: Pick<ContactTexts, 'fromBooking'>,
): string {
  return [phone && `${fromBooking.phone}: ${phone}`, message].filter(Boolean).join('\n\n');
}
