import { type CalendarEntry, writeCalendarFile } from '@tt/contract/booking/calendar-file';
import type { FeedDetail } from '../../../db/tables.ts';
import { toOneLine } from '../../../delivery/visitor-text.ts';
import type { Company } from '../core/booking-texts.ts';
import type { FeedBooking } from './feed-repository.ts';

const refreshMinutes = 15;

/**
 * Upcoming bookings as a calendar that others subscribe to. The same bookings give the same text, so that its hash can
 * serve as ETag. Links to move or cancel a booking are in no feed: subscribers' servers keep what they poll.
 */
export function toCalendarFeed(
  bookings: readonly FeedBooking[],
  detail: FeedDetail,
  company: Company,
): string {
  return writeCalendarFile({
    method: 'PUBLISH',
    company: company.name,
    feed: { name: `${company.name}: consultations`, refreshMinutes },
    entries: bookings.map((booking) => toEntry(booking, detail)),
  });
}

function toEntry(booking: FeedBooking, detail: FeedDetail): CalendarEntry {
  return {
    bookingId: booking.id,
    startsAt: booking.starts_at.getTime(),
    endsAt: booking.ends_at.getTime(),
    stamp: booking.changed_at.getTime(),
    sequence: booking.sequence,
    title: detail === 'time' ? 'Consultation' : `Consultation: ${toOneLine(booking.name)}`,
    ...(detail === 'all' && {
      description: toDescription(booking),
      url: booking.meet_link ?? undefined,
    }),
  };
}

function toDescription({ id, visitor_email, phone, timezone, message, meet_link }: FeedBooking): string {
  const lines = [
    `Email: ${visitor_email ?? '-'}`,
    `Phone: ${toOneLine(phone)}`,
    `Time zone of the visitor: ${timezone}`,
    `Link: ${meet_link ?? '-'}`,
    `Booking: ${id}`,
  ];
  return `${lines.join('\n')}\n\n${message}`.trim();
}
