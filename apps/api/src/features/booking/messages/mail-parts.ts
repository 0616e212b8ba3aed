import { formatShortId } from '@tt/contract/booking/booking-response';
import { listReminders } from '@tt/contract/booking/reminders';
import type { CalendarFile } from '../../../adapters/mail/mail.ts';
import type { MailContent, MailPlate, MailRow } from '../../../delivery/mail-content.ts';
import type { BookingView } from './booking-view.ts';

/** The texts of one kind of email. */
export interface MailParts
  extends Pick<MailContent, 'subject' | 'preheader' | 'paragraphs' | 'rows' | 'button' | 'notes' | 'reason'> {
  plate: Pick<MailPlate, 'status' | 'mark' | 'look'>;
  isMoved?: boolean;
  isButtonFirst?: boolean;
  /** Without the visitor's name, because nobody knows whose address it is. */
  isAnonymous?: boolean;
  calendarMethod?: CalendarFile['method'];
}

/** Joins the sentences that are given. */
export function toParagraph(...sentences: (string | false | null | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}

export function toVideoRow({ row, t }: BookingView): MailRow {
  const label = t('booking.mail.row.videoLink');
  if (row.meet_link) return { label, text: row.meet_link.replace(/^https:\/\//, ''), url: row.meet_link };
  return {
    label,
    text:
      row.meet_link_status === 'pending' ? t('booking.mail.link.follows') : t('booking.mail.link.missing'),
  };
}

/** What the visitor wrote is shown only to an address that Google has verified. */
export function toMessageRows({ row, t, isInEmailWay }: BookingView): MailRow[] {
  const isShown = !isInEmailWay && row.message !== '';
  return isShown ? [{ label: t('booking.mail.row.yourMessage'), text: row.message }] : [];
}

export function toIdRow({ row, t }: BookingView): MailRow {
  return { label: t('booking.mail.row.bookingId'), text: formatShortId(row.short_id) };
}

export function toManageButton({ t, urls }: BookingView): NonNullable<MailContent['button']> {
  return { label: t('booking.mail.action.open'), url: urls.manage };
}

export function toReason({ t }: BookingView): string {
  return toParagraph(t('booking.mail.reason.given'), t('booking.mail.reason.notYou'));
}

/** Which reminders will follow the last change of a booking. */
export function findReminders({ row }: BookingView): 'day and hour' | 'hour' | undefined {
  const settledAt = Math.max(row.changed_at.getTime(), row.confirmed_at?.getTime() ?? 0);
  const kinds = listReminders(row.starts_at.getTime(), settledAt).map(({ kind }) => kind);
  if (kinds.includes('day')) return 'day and hour';
  return kinds.includes('hour') ? 'hour' : undefined;
}
