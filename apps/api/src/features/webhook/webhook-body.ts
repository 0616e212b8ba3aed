import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import type { ColumnsOf, WebhookEvent } from '../../db/tables.ts';
import type { SentBooking, SentInquiry } from './subject-repository.ts';

/** What the receiver gets; `timestamp` is when what it describes last changed. */
export interface WebhookBody {
  type: WebhookEvent;
  timestamp: string;
  data: object;
}

/** An inquiry, with fields named as in the call that stored it. */
export function toInquiryBody(row: SentInquiry): WebhookBody {
  const fields: ColumnsOf<InquiryFields> = {
    name: row.name,
    email: row.email,
    company_name: row.company_name,
    social_media: row.social_media,
    project_description: row.project_description,
    language: row.language,
  };
  return {
    type: 'inquiry.received',
    timestamp: row.created_at.toISOString(),
    data: { id: row.id, ...fields, flagged: row.flagged },
  };
}

/** A booking as it stands now. A receiver that was down gets the present state more than once, and no previous one. */
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

/** Names a row that is gone, by the ID under which the receiver got it. */
export function toErasureBody(id: string, now: Date): WebhookBody {
  return { type: 'person.erased', timestamp: now.toISOString(), data: { id } };
}
