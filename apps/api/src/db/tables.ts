import type { EnquiryFields } from '@tt/contract/enquiry/enquiry';
import type { LanguageCode } from '@tt/contract/language/language';
import type { Generated, Selectable } from 'kysely';

/** How an inquiry is announced: by a message of its own, or by one about many. */
export const announcements = ['single', 'summary', 'digest'] as const;
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'] as const;

type Announcement = (typeof announcements)[number];
type BookingStatus = (typeof bookingStatuses)[number];
export type MeetLinkStatus = 'ready' | 'pending' | 'unavailable';
export type SummaryKind = 'summary' | 'digest';

/** The kinds of mail to the visitor and of notice to the company's chats. */
export const mailKinds = ['confirmation', 'cancellation'] as const;
export const noticeKinds = ['booked', 'canceled', 'linkMissing', 'mailMissing', 'inDoubt'] as const;

export type MailKind = (typeof mailKinds)[number];
export type NoticeKind = (typeof noticeKinds)[number];
/** An inquiry and a summary have one message each, a booking several. */
export type Purpose = 'announcement' | MailKind | NoticeKind;

/** A column for each field of the contract: what may be left out there is null here. */
export type ColumnsOf<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name]
    ? Exclude<Fields[Name], undefined> | null
    : Fields[Name];
};

interface ClientRequestTable extends ColumnsOf<EnquiryFields> {
  id: string;
  created_at: Date;
  email_domain_verdict: 'valid' | 'unknown';
  spam_score: number;
  flagged: boolean;
  announcement: Announcement;
  idempotency_key: string | null;
  /** A bigint, which the driver reads as text. */
  content_hash: string;
  same_text_until: Date;
  summary_id: string | null;
}

interface BookingTable {
  id: string;
  idempotency_key: string | null;
  request_hash: string;
  view_key_hash: string;
  status: BookingStatus;
  lane: number;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  hold_expires_at: Date;
  attempt: number;
  attempt_expires_at: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  failure_code: string | null;
  event_may_exist: Generated<boolean>;
  name: string;
  phone: string;
  message: string;
  language: LanguageCode;
  timezone: string;
  organizer_email: string | null;
  meet_link: string | null;
  meet_link_status: MeetLinkStatus | null;
}

interface EnquirySummaryTable {
  id: Generated<string>;
  kind: SummaryKind;
  created_at: Generated<Date>;
}

/** One row for each message that a channel has taken. */
interface DeliveryTable {
  /** The row of `client_request`, `enquiry_summary` or `booking` that the message is about. */
  subject_id: string;
  purpose: Purpose;
  channel: string;
  delivered_at: Generated<Date>;
}

interface DeliveryClaimTable {
  key: string;
  owner: string;
  claimed_until: Date;
}

interface JobOutboxTable {
  id: Generated<string>;
  queue: string;
  data: object;
  start_after: Date | null;
  created_at: Generated<Date>;
  set_aside_until: Generated<Date | null>;
}

interface RateLimitTable {
  key: string;
  count: number;
  resets_at: Date;
}

/** Every table of ours. Queries are written against these types, and `tableColumns` has the same columns as data. */
export interface Tables {
  client_request: ClientRequestTable;
  booking: BookingTable;
  enquiry_summary: EnquirySummaryTable;
  delivery: DeliveryTable;
  delivery_claim: DeliveryClaimTable;
  job_outbox: JobOutboxTable;
  rate_limit: RateLimitTable;
}

export type TableName = keyof Tables;

/** A row as it is read. */
export type Row<Name extends TableName> = Selectable<Tables[Name]>;
