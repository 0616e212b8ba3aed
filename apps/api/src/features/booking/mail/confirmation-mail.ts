import { escapeHtml } from '@tt/contract/language/escape-html';
import { getLanguage } from '@tt/contract/language/language';
import type { MailMessage } from '../../../adapters/mail/mail.ts';
import { renderDetails, renderLink, renderMailPage, renderParagraph } from '../../../delivery/mail-html.ts';
import type { BookingRow } from '../request/booking-row.ts';
import { type BookingTexts, type Company, getBookingTexts } from './booking-texts.ts';
import { toCalendarFile } from './calendar-file.ts';
import { type FormattedBooking, formatBooking } from './format-booking.ts';

type MailContent = Omit<MailMessage, 'to' | 'replyTo'>;

/** The confirmation in the visitor's language, with the link that shows and cancels the booking. */
export function toConfirmationMail(row: BookingRow, company: Company, manageUrl: string): MailContent {
  const t = getBookingTexts(row.language);
  const values = formatBooking(row, { language: row.language, timeZone: row.timezone }, company);
  const subject = t('booking.mail.subject', values);
  const meetLink = row.meet_link ?? t('booking.mail.linkMissing');
  return {
    id: `${row.id}.confirmation`,
    subject,
    text: t('booking.mail.plainText', { ...values, meetLink, cancelUrl: manageUrl }),
    html: renderMailPage({
      languageTag: getLanguage(row.language).tag,
      title: subject,
      preheader: row.meet_link ? t('booking.mail.preheader', values) : t('booking.mail.intro', values),
      body: renderBody(t, row, values, manageUrl),
    }),
    calendarFile: {
      fileName: t('booking.mail.icsFileName'),
      method: 'PUBLISH',
      content: toCalendarFile(row, company),
    },
  };
}

function renderBody(t: BookingTexts, row: BookingRow, values: FormattedBooking, manageUrl: string): string {
  return [
    renderParagraph(t('booking.mail.greeting', values)),
    renderParagraph(t('booking.mail.intro', values)),
    renderDetails(listDetails(t, row, values)),
    renderParagraph(t('booking.mail.icsNote')),
    renderParagraph(t('booking.mail.cancelLine')),
    `<p style="margin:0 0 16px">${renderLink(manageUrl, manageUrl)}</p>`,
    renderParagraph(t('booking.mail.calendarNote')),
    renderParagraph(t('booking.mail.replyLine', values)),
    renderParagraph(`${t('booking.mail.signOff')}\n${t('booking.mail.signature', values)}`),
    renderParagraph(t('booking.mail.reason')),
  ].join('\n');
}

function listDetails(t: BookingTexts, row: BookingRow, values: FormattedBooking): [string, string][] {
  const link = row.meet_link
    ? `${renderLink(row.meet_link, t('booking.mail.join'))}<br>${escapeHtml(row.meet_link)}`
    : escapeHtml(t('booking.mail.linkMissing'));
  const message = escapeHtml(row.message).replaceAll('\n', '<br>');
  return [
    [t('booking.mail.details.date'), escapeHtml(values.date)],
    [t('booking.mail.details.time'), escapeHtml(t('booking.mail.details.timeWithZone', values))],
    [t('booking.mail.details.duration'), escapeHtml(values.duration)],
    [t('booking.mail.details.bookingId'), escapeHtml(values.bookingId)],
    [t('booking.mail.details.meetingLink'), link],
    ...(message ? [[t('booking.mail.details.yourMessage'), message] as [string, string]] : []),
  ];
}
