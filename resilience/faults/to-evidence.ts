import { companyConnection } from '@tt/standins/google/company-connection';
import {
  type BookingRow,
  type Channel,
  type CompanyChannel,
  companyChannels,
  type Evidence,
  type LiveEvent,
  type Message,
  type StoredBooking,
  type StoredInquiry,
} from '../invariants/evidence.ts';
import type { BookingRecord, InquiryRecord, Ledger } from './ledger.ts';
import type { Reading, StoredBookingRow } from './read-world.ts';

/** What the company is told if the company's event is where its booking is not. */
const differenceWords = /differs from a booking|to a time that is taken/;
const mailMissingWords = 'could not be reached by email';

export interface Excuses {
  /** Channels on which a fault explains a second copy. */
  doubles: readonly Channel[];
  /** What earlier faults had delivered. */
  previous: ReadonlySet<string>;
}

/** Shows the invariants what the visitors of one fault were told, and what came of it. */
export function toEvidence({ inquiries, bookings }: Ledger, reading: Reading, excuses: Excuses): Evidence {
  const own = new Map(bookings.flatMap((record) => (record.id ? [[record.id, record]] : [])));
  const isOwn = ({ id }: StoredBookingRow) => own.has(id);
  return {
    promised: {
      inquiries: inquiries.flatMap((record) =>
        record.id ? [{ name: toInquiryName(record), id: record.id, text: record.marker }] : [],
      ),
      bookings: bookings.flatMap((record) => toPromise(record)),
    },
    inquiries: inquiries.flatMap((record) => toInquiries(record, reading)),
    bookings: reading.bookings.flatMap((row) => {
      const record = own.get(row.id);
      return record ? [toBooking(record, row, reading)] : [];
    }),
    otherBookings: reading.bookings
      .filter((row) => !isOwn(row))
      .map((row) => toRow(row, `booking ${row.id}`)),
    events: toEvents(reading),
    channels: companyChannels,
    messages: toMessages(reading, excuses),
  };
}

/** Every message and every email carries an ID, so the same text is the same message. */
function toMessages({ messages, mails }: Reading, { doubles, previous }: Excuses): Message[] {
  const all: [Channel, string[]][] = [
    ...companyChannels.map((channel): [Channel, string[]] => [channel, messages[channel]]),
    ['mail', mails.map(({ id, subject, to }) => `${id} ${subject} to ${to}`)],
  ];
  return all.flatMap(([channel, texts]) =>
    [...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => {
      const isLate = previous.has(`${channel} ${text}`);
      const excused = Number(!isLate && doubles.includes(channel));
      return { channel, text, copies: length + Number(isLate), excused };
    }),
  );
}

function toPromise(record: BookingRecord) {
  if (!record.id) return [];
  const statuses = [record.isCancelled ? 'cancelled' : 'confirmed'];
  return [{ name: toBookingName(record), id: record.id, statuses, startsAt: record.movedTo }];
}

function toInquiries(
  record: InquiryRecord,
  { inquiries, messages, waiting, metrics }: Reading,
): StoredInquiry[] {
  const isCounted = /^inquiries_waiting\{[^}]*\} [1-9]/m.test(metrics);
  return inquiries
    .filter(({ project_description }) => project_description === record.marker)
    .map(({ id, project_description: text, waitsForSummary }) => ({
      ...{ id, text, name: toInquiryName(record) },
      toldIn: findChannels(messages, (message) => message.includes(id)),
      isWaiting: (waitsForSummary && isCounted) || waiting.some(({ data }) => data.includes(id)),
    }));
}

function toBooking(record: BookingRecord, row: StoredBookingRow, reading: Reading): StoredBooking {
  const { messages, mails, waiting } = reading;
  const isWaiting = waiting.some(({ data, isDue }) => isDue && data.includes(row.id));
  const isMailMissed = messages.telegram.some(
    (text) => text.includes(row.id) && text.includes(mailMissingWords),
  );
  return {
    ...toRow({ ...row, method: record.method ?? 'google' }, toBookingName(record)),
    calendar: record.method === 'email' ? companyConnection.account : record.email,
    isEventWaiting: false,
    isDifferenceTold: isDifferenceTold(reading, row.id),
    isUnfollowed: record.isUnfollowed ?? false,
    toldIn: findChannels(messages, (text) => text.includes(row.id)),
    isNoticeWaiting: isWaiting,
    isMailed: isMailMissed || mails.some((mail) => isAboutState(mail, record)),
    isMailWaiting: isWaiting,
  };
}

/** What the visitor did is told by any mail. What the desk did needs its own. */
function isAboutState({ id, to }: Reading['mails'][number], record: BookingRecord): boolean {
  return to === record.email && (!record.mailKind || id.includes(`${record.id}.${record.mailKind}.`));
}

function toRow({ id, status, method, starts_at, ends_at }: StoredBookingRow, name: string): BookingRow {
  const times = { startsAt: starts_at.getTime(), endsAt: ends_at.getTime() };
  return { id, name, status, method: method ?? 'google', ...times };
}

/** An event of ours that outlives its cancellation is wrong whatever the chats say. */
function toEvents({ events, bookings, messages }: Reading): LiveEvent[] {
  return events
    .filter(({ isLive }) => isLive)
    .map(({ bookingId, calendar, startsAt, endsAt }) => {
      const isCancelled = bookings.some(({ id, status }) => id === bookingId && status === 'cancelled');
      const isKnown = !isCancelled && messages.telegram.some((text) => text.includes(bookingId));
      return { bookingId, calendar, startsAt, endsAt, isKnown };
    });
}

function isDifferenceTold({ messages }: Reading, id: string): boolean {
  const told = findChannels(messages, (text) => differenceWords.test(text) && text.includes(id));
  return told.length === companyChannels.length;
}

function findChannels(messages: Reading['messages'], isIt: (text: string) => boolean): CompanyChannel[] {
  return companyChannels.filter((channel) => messages[channel].some(isIt));
}

function toInquiryName({ id, marker, attempts }: InquiryRecord): string {
  return `inquiry ${id ?? marker} (${attempts.join(', ')})`;
}

function toBookingName({ id, attempts }: BookingRecord): string {
  return `booking ${id} (${attempts.join(', ')})`;
}
