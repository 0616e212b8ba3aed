import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { Instant } from '@tt/contract/time/time-zone-offset';

type Answered = NonNullable<BookedAnswer['booking']>;

type MeetingLinkState = { status: 'ready'; url: string } | { status: 'pending' } | { status: 'unavailable' };

/** A booked consultation as its owner sees it. */
export interface Meeting {
  startsAt: Instant;
  timeZone: string;
  durationMinutes: number;
  status: 'confirmed' | 'cancelled';
  /** Where the event is: in the visitor's own Google Calendar, or in the company's. */
  method: BookingMethod;
  /** Increments with each move, so that calendars recognize the newer file. */
  sequence: number;
  bookingId?: string;
  /** For people to read out. It gives no access. */
  shortId?: string;
  /** The unguessable part of the confirmation's URL. */
  viewKey?: string;
  email?: string;
  /** When the present time was booked or last moved. */
  bookedAt?: Instant;
  movableUntil?: Instant;
  cancelledAt?: Instant;
  details?: Answered['details'];
  link: MeetingLinkState;
}

type Asked = Pick<Meeting, 'startsAt' | 'timeZone' | 'durationMinutes'>;

/** Converts an answer to what the visitor sees; missing values fall back to the request. */
export function toMeeting(response: BookedAnswer, asked?: Asked): Meeting | undefined {
  const { booking = {} } = response;
  const startsAt = toInstant(booking.startsAt) ?? asked?.startsAt;
  const timeZone = booking.timezone ?? asked?.timeZone;
  const durationMinutes = booking.duration ?? asked?.durationMinutes;
  if (startsAt === undefined || timeZone === undefined || durationMinutes === undefined) return undefined;
  const { id: bookingId, shortId, viewKey, email, details } = booking;
  return {
    startsAt,
    timeZone,
    durationMinutes,
    status: booking.status === 'cancelled' ? 'cancelled' : 'confirmed',
    method: booking.method ?? 'google',
    sequence: booking.sequence ?? 0,
    bookingId,
    shortId,
    viewKey,
    email,
    bookedAt: toInstant(booking.bookedAt),
    movableUntil: toInstant(booking.movableUntil),
    cancelledAt: toInstant(booking.cancelledAt),
    details,
    link: toLinkState(response),
  };
}

export function getMeetingEnd({ startsAt, durationMinutes }: Meeting): Instant {
  return startsAt + durationMinutes * 60_000;
}

function toInstant(text: string | undefined): Instant | undefined {
  return text === undefined ? undefined : Date.parse(text);
}

function toLinkState({ meetLink, booking }: BookedAnswer): MeetingLinkState {
  if (meetLink) return { status: 'ready', url: meetLink };
  return { status: booking?.meetLinkStatus === 'pending' ? 'pending' : 'unavailable' };
}
