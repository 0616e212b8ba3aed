import type { BookingView } from './booking-view.ts';
import {
  type MailParts,
  toIdRow,
  toManageButton,
  toMessageRows,
  toParagraph,
  toReason,
  toVideoRow,
} from './mail-parts.ts';

/** Sends the video link that an earlier email had to promise, or says that Google created none. */
export function toLinkMail(view: BookingView): MailParts {
  const { t, values, row, isInEmailWay } = view;
  const hasLink = row.meet_link !== null;
  return {
    subject: hasLink ? t('booking.mail.subject.link', values) : t('booking.mail.subject.linkMissing', values),
    preheader: toParagraph(view.when, hasLink && t('booking.mail.preheader.inside')),
    plate: { status: t('booking.mail.status.booked'), mark: '✓', look: 'ticket' },
    paragraphs: [
      hasLink
        ? toParagraph(t('booking.mail.intro.link', values), t('booking.mail.calendar.updates'))
        : t('booking.mail.link.missing'),
    ],
    rows: [...(hasLink ? [toVideoRow(view)] : []), ...toMessageRows(view), toIdRow(view)],
    button: toManageButton(view),
    notes: hasLink && isInEmailWay ? [t('booking.mail.link.noAccount')] : [],
    reason: toReason(view),
    ...(hasLink && { calendarMethod: isInEmailWay ? 'REQUEST' : 'PUBLISH' }),
  };
}
