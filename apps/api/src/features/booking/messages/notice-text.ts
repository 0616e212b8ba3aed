import { formatShortId } from '@tt/contract/booking/booking-response';
import { defaultLanguageCode, getLanguage, isLanguageCode } from '@tt/contract/language/language';
import type { NoticeKind } from '../../../db/tables.ts';
import { type DeskOptions, formatLink, toEntryLink } from '../../../delivery/desk-link.ts';
import { type ChatSize, fitToChat } from '../../../delivery/fit-to-chat.ts';
import type { MailLink } from '../../../delivery/mail-content.ts';
import { toOneLine, toQuote } from '../../../delivery/visitor-text.ts';
import { formatMinutes, formatMoment } from '../../../delivery/format-moment.ts';
import type { MailedBooking } from './mailed-booking.ts';
import { toDurationMinutes } from '../core/booking-row.ts';
import { noticeWords } from './notice-words.ts';

export interface NoticeOptions extends DeskOptions {
  businessTimeZone: string;
}

const language = defaultLanguageCode;

/**
 * Everything that the company needs to prepare and to reply. Our own lines come first, and each line of the visitor's
 * message is marked, so that no message can look like a field or like another notice.
 */
export function toNoticeText(
  kind: NoticeKind,
  row: MailedBooking,
  options: NoticeOptions,
  chat: ChatSize,
): string {
  const { heading, advice } = noticeWords[kind];
  const link = findNoticeLink(row, options);
  const head = [
    `${heading}: ${formatShortId(row.short_id)}`,
    ...[advice?.(row)].filter((line) => line !== undefined),
    ...listTimes(kind, row, options),
    ...listFacts(row),
    link ? formatLink(link) : `ID: ${row.id}`,
  ].join('\n');
  const characters = [...row.message];
  if (characters.length === 0) return head;
  return fitToChat(chat, characters.length, (shown) => {
    const quote = toQuote(characters.slice(0, shown).join(''));
    return shown === characters.length
      ? `${head}\n\n${quote}`
      : `${head}\n\n${quote}…\n\nTruncated at the chat’s limit. The full message is at the desk.`;
  });
}

/** A booking that was never confirmed is not at the desk. */
export function findNoticeLink(row: MailedBooking, desk: DeskOptions): MailLink | undefined {
  return row.confirmed_at ? toEntryLink(desk, row.id) : undefined;
}

/** Contains no other text of the visitor, because every mail program lists subjects. */
export function toNoticeSubject(kind: NoticeKind, row: MailedBooking): string {
  return `${noticeWords[kind].heading}: ${toOneLine(row.name)} (${formatShortId(row.short_id)})`;
}

function listTimes(kind: NoticeKind, row: MailedBooking, { businessTimeZone }: NoticeOptions): string[] {
  // The company's own times are always written with 24 hours.
  const company = { language, timeZone: businessTimeZone, hourCycle: 'h23' } as const;
  const visitor = { language, timeZone: row.timezone, hourCycle: row.hour_cycle };
  const formatCompany = (instant: Date) => {
    const { longDate, time } = formatMoment(instant, company);
    return `${longDate}, ${time} (${businessTimeZone})`;
  };
  const isMoved = kind === 'moved' || kind === 'movedByCompany';
  return [
    ...(isMoved && row.previous_starts_at ? [`Before: ${formatCompany(row.previous_starts_at)}`] : []),
    `${isMoved ? 'Now' : 'When'}: ${formatCompany(row.starts_at)}, ${formatMinutes(toDurationMinutes(row), language)}`,
    ...formatForVisitor(row.starts_at, visitor),
  ];
}

/** The team must learn of a booking even if its row has an unknown time zone. */
function formatForVisitor(instant: Date, visitor: Parameters<typeof formatMoment>[1]): string[] {
  try {
    const { shortDate, time, place } = formatMoment(instant, visitor);
    return [`For the visitor: ${shortDate}, ${time}, ${place}`];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [`For the visitor: unknown time zone ${toOneLine(visitor.timeZone)}`];
  }
}

function listFacts(row: MailedBooking): string[] {
  return [
    `Name: ${toOneLine(row.name)}`,
    `Email: ${toOneLine(row.visitor_email ?? '')}`,
    `Phone: ${toOneLine(row.phone)}`,
    ...(row.topic ? [`Topic: ${row.topic}`] : []),
    `Language: ${formatLanguage(row.language)}`,
    row.method === 'email'
      ? 'Booked with: email, the event is in our calendar'
      : 'Booked with: Google, the event is in the visitor’s calendar',
    `Video link: ${row.meet_link ?? (row.meet_link_status === 'pending' ? 'follows' : 'none')}`,
    ...(row.is_rechecked
      ? []
      : ['Not checked against our calendar, which did not respond. Please check for a conflict.']),
    ...(row.suspicion ? [`Flagged: ${toOneLine(row.suspicion)}`] : []),
  ];
}

function formatLanguage(code: string): string {
  return isLanguageCode(code) ? getLanguage(code).name : toOneLine(code);
}
