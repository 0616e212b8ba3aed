import { confirmMinutes } from '@tt/contract/booking/booking-rules';
import { endSentence } from '@tt/contract/language/sentence-end';
import { toDurationMinutes } from '../core/booking-row.ts';
import { type Company, getBookingTexts } from '../core/booking-texts.ts';
import { formatMinutes, formatMoment } from '../../../delivery/format-moment.ts';
import type { MailedBooking } from './mailed-booking.ts';

export interface BookingMailOptions {
  company: Company;
  siteOrigin: string;
  /** Opens the booking. Emails about a canceled or an unconfirmed one do without. */
  viewKey?: string;
  /** Confirms the booking; for `confirmRequest` only. */
  confirmKey?: string;
  /** The address of the account whose calendar has the event, in the email way. */
  organizer?: string;
  /** How long before the start a meeting can still be moved. */
  minimumNoticeMinutes: number;
  now: Date;
}

export type BookingView = ReturnType<typeof toBookingView>;

/** A booking as every kind of mail needs it: texts, formatted times and links. */
export function toBookingView(row: MailedBooking, options: BookingMailOptions) {
  const { language, timezone: timeZone, hour_cycle: hourCycle } = row;
  const reader = { language, timeZone, hourCycle };
  const start = formatMoment(row.starts_at, reader);
  const duration = formatMinutes(toDurationMinutes(row), language);
  const bookingUrl = `${options.siteOrigin}/${language}/booking`;
  return {
    row,
    options,
    reader,
    t: getBookingTexts(language),
    start,
    previous: row.previous_starts_at ? formatMoment(row.previous_starts_at, reader) : undefined,
    duration,
    /** The values of all texts. */
    values: {
      date: start.shortDate,
      time: start.time,
      atTime: start.atTime,
      city: start.city,
      duration,
      company: options.company.name,
      minutes: confirmMinutes,
    },
    when: endSentence(`${start.shortDate}, ${start.time} (${start.city}), ${duration}`),
    isInEmailWay: row.method === 'email',
    urls: {
      book: bookingUrl,
      // A fragment is never sent to a server, so the keys appear in no log.
      get manage() {
        return `${bookingUrl}/manage#${getKey(options.viewKey)}`;
      },
      get confirm() {
        return `${bookingUrl}/confirm#${getKey(options.confirmKey)}`;
      },
      policy: `${options.siteOrigin}/privacy-policy`,
    },
  };
}

function getKey(key: string | undefined): string {
  if (!key) throw new Error('A mail needs a key that was not given: its link would be dead');
  return key;
}
