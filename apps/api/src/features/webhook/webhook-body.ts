import type { WebhookEvent } from '../../db/tables.ts';
import type { SentBooking, SentInquiry } from './subject-repository.ts';

/** What the receiver gets; `timestamp` is when what it describes last changed. */
export interface WebhookBody {
  type: WebhookEvent;
  timestamp: string;
  data: object;
}

/** An inquiry, with fields named as in the call that stored it. */
export function toInquiryBody({ id, created_at, flagged, ...fields }: SentInquiry): WebhookBody {
  return {
    type: 'inquiry.received',
    timestamp: created_at.toISOString(),
    data: { id, ...fields, flagged },
  };
}

/**
 * A booking in its current state. A receiver that was down gets the current state more than once and never an earlier
 * one.
 */
export function toBookingBody(
  type: 'booking.confirmed' | 'booking.moved' | 'booking.cancelled',
  row: SentBooking,
): WebhookBody {
  return {
    type,
    timestamp: row.changed_at.toISOString(),
    data: {
      id: row.id,
      shortId: row.short_id,
      sequence: row.sequence,
      status: row.status,
      method: row.method,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timezone: row.timezone,
      language: row.language,
      name: row.name,
      email: row.visitor_email,
      phone: row.phone,
      message: row.message,
      meetLink: row.meet_link,
    },
  };
}

/** Names a deleted row by the ID that the receiver knows. */
export function toErasureBody(id: string, now: Date): WebhookBody {
  return { type: 'person.erased', timestamp: now.toISOString(), data: { id } };
}
