import type { BookingView } from './booking-view.ts';
import { type MailParts, toIdRow, toParagraph } from './mail-parts.ts';

/** Says that the meeting is off. An event in the visitor's own calendar is theirs to delete. */
export function toCancellationMail(view: BookingView): MailParts {
  const { t, values, row, isInEmailWay, urls } = view;
  const isByCompany = row.cancelled_by === 'company';
  const intro = isByCompany ? t('booking.mail.intro.canceledByCompany') : t('booking.mail.intro.canceled');
  return {
    subject: t('booking.mail.subject.canceled', values),
    preheader: isByCompany
      ? intro
      : toParagraph(t('booking.mail.preheader.free'), t('booking.mail.preheader.bookAgain')),
    plate: { status: t('booking.mail.status.canceled'), mark: '✕', look: 'struck' },
    paragraphs: [
      toParagraph(intro, isInEmailWay && t('booking.mail.calendar.removes')),
      ...(row.cancel_line ? [row.cancel_line] : []),
    ],
    rows: [toIdRow(view)],
    button: { label: t('booking.mail.action.bookNew'), url: urls.book },
    notes: isInEmailWay ? [] : [t('booking.mail.calendar.deleteYourself')],
    reason: isByCompany ? t('booking.mail.reason.given') : t('booking.mail.reason.canceled'),
    ...(isInEmailWay && { calendarMethod: 'CANCEL' }),
  };
}
