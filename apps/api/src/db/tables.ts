import type { HourCycle } from '@tt/contract/booking/booking-request';
import type { BookingMethod } from '@tt/contract/booking/booking-response';
import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import type { LanguageCode } from '@tt/contract/language/language';
import type { Generated, Selectable } from 'kysely';

/** How an inquiry is announced: by a message of its own, or by one about many. */
export const announcements = ['single', 'summary', 'digest'] as const;
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'] as const;

export type ConnectionKind = 'service_account' | 'refresh_token';
export type CancelledBy = 'visitor' | 'company';
type Announcement = (typeof announcements)[number];
type BookingStatus = (typeof bookingStatuses)[number];
export type MeetLinkStatus = 'ready' | 'pending' | 'unavailable';
export type SummaryKind = 'summary' | 'digest';

/** The kinds of mail to the visitor. */
export const mailKinds = [
  ...['confirmation', 'cancellation', 'moved', 'movedByCompany'],
  ...['reminder24', 'reminder1', 'confirmRequest'],
] as const;
/** The kinds of notice about a booking to the company's chats. */
export const noticeKinds = [
  ...['booked', 'cancelled', 'linkMissing', 'mailMissing', 'inDoubt', 'moved', 'movedByCompany'],
  ...['cancelledByCompany', 'calendarCollision', 'calendarDiffers', 'declined', 'withoutGuest'],
] as const;

/** The kinds of notice about the company's calendar. */
export const connectionNotices = ['broken', 'restored', 'cleared', 'stray'] as const;

export type ConnectionNotice = (typeof connectionNotices)[number];
/** What can be handed to another system. */
export const webhookEvents = [
  'booking.confirmed',
  'booking.moved',
  'booking.cancelled',
  'inquiry.received',
  'person.erased',
] as const;
/** How much of a booking a calendar feed shows. */
export const feedDetails = ['time', 'name', 'all'] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
export type FeedDetail = (typeof feedDetails)[number];
export type MailKind = (typeof mailKinds)[number];
export type NoticeKind = (typeof noticeKinds)[number];
/** An inquiry and a summary have one message each, a booking several, some of them again after each move. */
export type Purpose =
  | 'announcement'
  | MailKind
  | NoticeKind
  | `${MailKind | NoticeKind}:${number | 'pending'}`
  | `${MailKind}:${number}:pending`
  | `${MailKind | NoticeKind}:${number}:${number}`
  | `${ConnectionNotice | WebhookEvent}:${number}`
  | 'disabled';

/** A column for each field of the contract: what may be left out there is null here. */
export type ColumnsOf<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name]
    ? Exclude<Fields[Name], undefined> | null
    : Fields[Name];
};

interface ClientRequestTable extends ColumnsOf<InquiryFields> {
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
  /** As typed, or of the account that has the event. */
  visitor_email: string | null;
  /** Whether the visitor has shown that the address is their own: by that account, or by the button in a mail to it. */
  is_verified: Generated<boolean>;
  meet_link: string | null;
  meet_link_status: MeetLinkStatus | null;
  method: Generated<BookingMethod>;
  /** The address as limits count it, in the email way. */
  email_key: string | null;
  hour_cycle: HourCycle | null;
  /** Why the visitor had to confirm by mail. */
  suspicion: string | null;
  /** Whether the company's calendar was asked about this very time. */
  is_rechecked: Generated<boolean>;
  /** Grows with each move and with the cancellation, so that calendars know the newest state. */
  sequence: Generated<number>;
  moves: Generated<number>;
  changed_at: Generated<Date>;
  /** The start before the last move. */
  previous_starts_at: Date | null;
  cancelled_by: CancelledBy | null;
  /** The sequence and the times that the company's calendar has. */
  synced_sequence: Generated<number>;
  synced_starts_at: Date | null;
  synced_ends_at: Date | null;
  event_etag: string | null;
  /** Google's own sequence; mails carry the greater of both. */
  event_sequence: Generated<number>;
  /** When the event was first seen deleted. */
  event_missing_at: Date | null;
  short_id: Generated<string>;
}

/** The time that a booking takes. A claim is inserted and deleted, never updated. */
interface BookingClaimTable {
  id: Generated<string>;
  booking_id: string;
  lane: number;
  /** A range: the meeting with its buffers. */
  blocks: string;
}

/** One row for each move by key, so that a repeated request gets the same answer. */
interface BookingMoveTable {
  key: string;
  booking_id: string;
  request_hash: string;
  sequence: number;
  moved_at: Generated<Date>;
}

/** At most one row. */
interface CalendarConnectionTable {
  id: string;
  kind: ConnectionKind;
  account_email: string;
  calendar_id: string;
  scopes: string;
  refresh_token_sealed: string | null;
  status: 'connected' | 'broken';
  broken_reason: string | null;
  broken_at: Date | null;
  connected_at: Generated<Date>;
  last_ok_at: Date | null;
}

/** The busy times of a calendar as they were asked last. */
interface CalendarSnapshotTable {
  calendar_id: string;
  /** Ranges. */
  busy: string;
  fetched_at: Generated<Date>;
}

/** Addresses whose owner has confirmed a booking by mail. */
interface VerifiedAddressTable {
  email_hash: string;
  verified_until: Date;
}

/** Mails that went to a mailbox which nobody has verified. */
interface MailboxMailTable {
  /** The booking and the purpose. */
  mail: string;
  email_hash: string;
  taken_at: Generated<Date>;
}

interface InquirySummaryTable {
  id: Generated<string>;
  kind: SummaryKind;
  created_at: Generated<Date>;
}

/** One row for each message that a channel has taken. */
interface DeliveryTable {
  /** The row of `client_request`, `inquiry_summary`, `booking` or `webhook_endpoint` that the message is about. */
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
  postponed_until: Generated<Date | null>;
}

interface RateLimitTable {
  key: string;
  count: number;
  resets_at: Date;
}

interface FeedKeyTable {
  id: Generated<string>;
  /** SHA-256 of the key, which is shown once and never stored. */
  hash: string;
  label: string;
  detail: FeedDetail;
  created_at: Generated<Date>;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

interface WebhookEndpointTable {
  id: string;
  url: string;
  secret_sealed: Buffer;
  /** While the secret is being rotated. */
  previous_secret_sealed: Buffer | null;
  /** `all` includes what later releases add. */
  events: (WebhookEvent | 'all')[];
  created_at: Generated<Date>;
  disabled_at: Date | null;
}

/** One row for each backup that was stored and verified. `deploy/backup` writes and deletes them. */
interface BackupRunTable {
  finished_at: Generated<Date>;
  bytes: string;
  place: string;
}

/** Every table of ours. Queries are written against these types, and `tableColumns` has the same columns as data. */
export interface Tables {
  client_request: ClientRequestTable;
  booking: BookingTable;
  booking_claim: BookingClaimTable;
  booking_move: BookingMoveTable;
  calendar_connection: CalendarConnectionTable;
  calendar_snapshot: CalendarSnapshotTable;
  verified_address: VerifiedAddressTable;
  mailbox_mail: MailboxMailTable;
  inquiry_summary: InquirySummaryTable;
  delivery: DeliveryTable;
  delivery_claim: DeliveryClaimTable;
  job_outbox: JobOutboxTable;
  rate_limit: RateLimitTable;
  feed_key: FeedKeyTable;
  webhook_endpoint: WebhookEndpointTable;
  backup_run: BackupRunTable;
}

export type TableName = keyof Tables;

/** A row as it is read. */
export type Row<Name extends TableName> = Selectable<Tables[Name]>;
