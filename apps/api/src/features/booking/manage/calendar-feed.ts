import ical, { ICalCalendarMethod, type ICalEventData } from 'ical-generator';
import type { FeedDetail } from '../../../db/tables.ts';
import { toOneLine } from '../../../delivery/visitor-text.ts';
import type { Company } from '../core/booking-texts.ts';
import type { FeedBooking } from './feed-repository.ts';
import { toEventId } from '../core/event-id.ts';

const refreshSeconds = 15 * 60;

/**
 * Upcoming bookings as a calendar that others subscribe to. The same bookings give the same text, so that its hash can
 * serve as ETag. Links to move or cancel a booking are in no feed: subscribers' servers keep what they poll.
 */
export function toCalendarFeed(
  bookings: readonly FeedBooking[],
  detail: FeedDetail,
  company: Company,
): string {
  const calendar = ical({
    name: `${company.name}: consultations`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.name, product: 'Booking' },
    ttl: refreshSeconds,
  });
  for (const booking of bookings) calendar.createEvent(toEvent(booking, detail));
  return calendar.toString();
}

// Times are UTC, as in the calendar file of the mail, and so is the identifier the same.
function toEvent(booking: FeedBooking, detail: FeedDetail): ICalEventData {
  const name = toOneLine(booking.name);
  const { meet_link: link } = booking;
  return {
    id: `${toEventId(booking.id)}@google.com`,
    start: booking.starts_at,
    end: booking.ends_at,
    stamp: booking.changed_at,
    sequence: booking.sequence,
    summary: detail === 'time' ? 'Consultation' : `Consultation: ${name}`,
    ...(detail === 'all' && {
      description: toDescription(booking),
      ...(link && { location: link, url: link }),
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
