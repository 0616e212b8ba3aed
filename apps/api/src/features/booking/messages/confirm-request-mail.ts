import type { BookingView } from './booking-view.ts';
import { type MailParts, toParagraph } from './mail-parts.ts';

/** Asks whether the address is the visitor's own. It carries nothing that the visitor typed. */
export function toConfirmRequestMail(view: BookingView): MailParts {
  const { t, values, urls } = view;
  return {
    subject: t('booking.mail.subject.confirm', values),
    preheader: toParagraph(view.when, t('booking.mail.preheader.confirm', values)),
    plate: { status: t('booking.mail.status.notYetBooked'), look: 'open' },
    isAnonymous: true,
    paragraphs: [t('booking.mail.intro.confirm', values)],
    rows: [],
    button: { label: t('booking.mail.action.confirm'), url: urls.confirm },
    notes: [t('booking.mail.note.ignore')],
    reason: t('booking.mail.reason.given'),
  };
}
