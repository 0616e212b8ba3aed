import type { BookingResponse } from '@tt/contract/booking-response';
import type { DurationMinutes } from '@tt/contract/booking-rules';
import type { Instant } from '@tt/contract/time-zone-offset';

export interface Confirmation {
  startsAt: Instant;
  timeZone: string;
  durationMinutes: DurationMinutes;
  bookingId?: string;
  /** The unguessable part of the confirmation's address. */
  viewKey?: string;
  isCancelled: boolean;
  meeting: { status: 'ready'; link: string } | { status: 'pending' } | { status: 'unavailable' };
}

type Asked = Pick<Confirmation, 'startsAt' | 'timeZone' | 'durationMinutes'>;

/** Converts an answer to what the visitor sees; where it names no booking, what was asked for counts. */
export function toConfirmation(response: BookingResponse, asked?: Asked): Confirmation | undefined {
  const { booking } = response;
  const meeting = toMeeting(response);
  if (!booking) return asked && { ...asked, isCancelled: false, meeting };
  return {
    startsAt: Date.parse(booking.startsAt),
    timeZone: booking.timezone,
    durationMinutes: booking.duration,
    bookingId: booking.id,
    viewKey: booking.viewKey,
    isCancelled: booking.status === 'cancelled',
    meeting,
  };
}

function toMeeting({ meetLink, booking }: BookingResponse): Confirmation['meeting'] {
  if (meetLink) return { status: 'ready', link: meetLink };
  return { status: booking?.meetLinkStatus === 'pending' ? 'pending' : 'unavailable' };
}
