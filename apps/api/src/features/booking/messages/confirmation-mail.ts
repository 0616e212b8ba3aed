import type { BookingView } from './booking-view.ts';
import {
  findReminders,
  type MailParts,
  toIdRow,
  toManageButton,
  toMessageRows,
  toParagraph,
  toReason,
  toVideoRow,
} from './mail-parts.ts';

/** Says that the meeting is booked. In the email way it is the invitation, too. */
export function toConfirmationMail(view: BookingView): MailParts {
  const { t, values, row, isInEmailWay } = view;
  const hasLink = row.meet_link !== null;
  return {
    subject: t('booking.mail.subject.booked', values),
    preheader: toParagraph(view.when, hasLink && t('booking.mail.preheader.inside')),
    plate: { status: t('booking.mail.status.booked'), mark: '✓', look: 'ticket' },
    paragraphs: [toParagraph(t('booking.mail.intro.booked', values), t('booking.mail.calendar.adds'))],
    rows: [toVideoRow(view), ...toMessageRows(view), toIdRow(view)],
    button: toManageButton(view),
    notes: [
      toParagraph(formatReminders(view), hasLink && t('booking.mail.link.staysSame')),
      hasLink && isInEmailWay ? t('booking.mail.link.noAccount') : '',
      t('booking.mail.note.questions'),
    ].filter(Boolean),
    reason: toReason(view),
    calendarMethod: isInEmailWay ? 'REQUEST' : 'PUBLISH',
  };
}

function formatReminders(view: BookingView): string | undefined {
  const reminders = findReminders(view);
  if (!reminders) return undefined;
  return reminders === 'hour' ? view.t('booking.mail.note.remindHour') : view.t('booking.mail.note.remind');
}
