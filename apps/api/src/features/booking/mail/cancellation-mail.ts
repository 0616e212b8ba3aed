import { getLanguage } from '@tt/contract/language/language';
import type { MailMessage } from '../../../adapters/mail/mail.ts';
import { renderLink, renderMailPage, renderParagraph } from '../../../delivery/mail-html.ts';
import type { BookingRow } from '../request/booking-row.ts';
import { type Company, getBookingTexts } from './booking-texts.ts';
import { formatBooking } from './format-booking.ts';

type MailContent = Omit<MailMessage, 'to' | 'replyTo'>;

/** Says that the place is free again and that the event in the visitor's own calendar is theirs to delete. */
export function toCancellationMail(row: BookingRow, company: Company, bookingUrl: string): MailContent {
  const t = getBookingTexts(row.language);
  const values = formatBooking(row, { language: row.language, timeZone: row.timezone }, company);
  const subject = t('booking.cancelMail.subject', values);
  const text = t('booking.cancelMail.plainText', { ...values, bookingUrl });
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => renderParagraph(paragraph).replace(bookingUrl, renderLink(bookingUrl, bookingUrl)));
  return {
    id: `${row.id}.cancellation`,
    subject,
    text,
    html: renderMailPage({
      languageTag: getLanguage(row.language).tag,
      title: subject,
      preheader: t('booking.cancelMail.text', values),
      body: paragraphs.join('\n'),
    }),
  };
}
