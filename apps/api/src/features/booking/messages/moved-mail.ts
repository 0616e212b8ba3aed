import type { BookingView } from './booking-view.ts';
import {
  findReminders,
  type MailParts,
  toIdRow,
  toManageButton,
  toParagraph,
  toReason,
  toVideoRow,
} from './mail-parts.ts';

/** Says the new time. An event in the visitor's own calendar is theirs to move. */
export function toMovedMail(view: BookingView, isByCompany: boolean): MailParts {
  const { t, values, row, isInEmailWay } = view;
  const sameLink = row.meet_link && t('booking.mail.link.same');
  const intro = isByCompany ? t('booking.mail.intro.movedByCompany') : t('booking.mail.intro.moved');
  const reminders = formatReminders(view);
  return {
    subject: t('booking.mail.subject.moved', values),
    preheader: toParagraph(t('booking.mail.preheader.newTime', values), sameLink),
    plate: { status: t('booking.mail.status.moved'), mark: '→', look: 'ticket' },
    isMoved: true,
    paragraphs: isInEmailWay
      ? [toParagraph(intro, sameLink, t('booking.mail.calendar.updates'))]
      : [toParagraph(intro, sameLink), t('booking.mail.calendar.moveYourself')],
    rows: [toVideoRow(view), toIdRow(view)],
    button: toManageButton(view),
    notes: reminders ? [reminders] : [],
    reason: toReason(view),
    calendarMethod: isInEmailWay ? 'REQUEST' : 'PUBLISH',
  };
}

function formatReminders(view: BookingView): string | undefined {
  const reminders = findReminders(view);
  if (!reminders) return undefined;
  return reminders === 'hour'
    ? view.t('booking.mail.note.remindMovedHour')
    : view.t('booking.mail.note.remindMoved');
}
