import type { DeskActKind } from '@tt/contract/desk/desk-people';
import type { LanguageCode } from '@tt/contract/language/language';
import type { Generated, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

/** How an inquiry is announced: by a message of its own, or by one about many. */
export const announcements = ['single', 'summary', 'digest'] as const;
export const bookingStatuses = ['held', 'confirmed', 'cancelled', 'failed', 'expired', 'in_doubt'] as const;

export type ConnectionKind = Schema['calendar_connection']['kind'];
export type CancelledBy = NonNullable<Schema['booking']['cancelled_by']>;
export type MeetLinkStatus = NonNullable<Schema['booking']['meet_link_status']>;
export type SummaryKind = Schema['inquiry_summary']['kind'];

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
  | 'receipt'
  | MailKind
  | NoticeKind
  | `${MailKind | NoticeKind}:${number | 'pending'}`
  | `${MailKind}:${number}:pending`
  | `${MailKind | NoticeKind}:${number}:${number}`
  | `${ConnectionNotice | WebhookEvent}:${number}`
  | 'disabled'
  | `invitation:${number}`
  | `device:${number}`;

/** Columns that are any text to the database. */
interface Narrowed {
  booking: { language: LanguageCode };
  client_request: { language: LanguageCode };
  delivery: { purpose: Purpose };
  desk_act: { kind: DeskActKind };
  desk_entry: { language: LanguageCode };
  desk_person: { language: Generated<LanguageCode> };
  webhook_endpoint: { events: (WebhookEvent | 'all')[] };
}

/** Every table of ours. Queries are written against these types. */
export type Tables = {
  [Name in keyof Schema]: Name extends keyof Narrowed
    ? Omit<Schema[Name], keyof Narrowed[Name]> & Narrowed[Name]
    : Schema[Name];
};

export type TableName = keyof Tables;

/** A row as it is read. */
export type Row<Name extends TableName> = Selectable<Tables[Name]>;
