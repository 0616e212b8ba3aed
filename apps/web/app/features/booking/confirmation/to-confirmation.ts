import type { BookedAnswer } from '@tt/contract/booking/booked-answer';
import type { DurationMinutes } from '@tt/contract/booking/booking-rules';
import type { Instant } from '@tt/contract/time/time-zone-offset';

export interface Confirmation {
  startsAt: Instant;
  timeZone: string;
  durationMinutes: DurationMinutes;
  bookingId?: string;
  /** The unguessable part of the confirmation's URL. */
  viewKey?: string;
  isCancelled: boolean;
  meeting: { status: 'ready'; link: string } | { status: 'pending' } | { status: 'unavailable' };
}

type Asked = Pick<Confirmation, 'startsAt' | 'timeZone' | 'durationMinutes'>;

/** Converts an answer to what the visitor sees; missing values fall back to the request. */
export function toConfirmation(response: BookedAnswer, asked?: Asked): Confirmation | undefined {
  const { booking = {} } = response;
  const startsAt = booking.startsAt === undefined ? asked?.startsAt : Date.parse(booking.startsAt);
  const timeZone = booking.timezone ?? asked?.timeZone;
  const durationMinutes = booking.duration ?? asked?.durationMinutes;
  if (startsAt === undefined || timeZone === undefined || durationMinutes === undefined) return undefined;
  return {
    startsAt,
    timeZone,
    durationMinutes,
    bookingId: booking.id,
    viewKey: booking.viewKey,
    isCancelled: booking.status === 'cancelled',
    meeting: toMeeting(response),
  };
}

function toMeeting({ meetLink, booking }: BookedAnswer): Confirmation['meeting'] {
  if (meetLink) return { status: 'ready', link: meetLink };
  return { status: booking?.meetLinkStatus === 'pending' ? 'pending' : 'unavailable' };
}
