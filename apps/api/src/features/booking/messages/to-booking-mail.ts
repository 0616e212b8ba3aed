import { getLanguage } from '@tt/contract/language/language';
import type { MailMessage } from '../../../adapters/mail/mail.ts';
import type { MailKind } from '../../../db/tables.ts';
import type { MailContent, MailPlate, MailRow } from '../../../delivery/mail-content.ts';
import { renderMailHtml } from '../../../delivery/mail-html.ts';
import { renderMailText } from '../../../delivery/mail-text.ts';
import { type BookingMailOptions, type BookingView, toBookingView } from './booking-view.ts';
import { toCalendarFile } from './calendar-file.ts';
import { toCancellationMail } from './cancellation-mail.ts';
import { toConfirmRequestMail } from './confirm-request-mail.ts';
import { toConfirmationMail } from './confirmation-mail.ts';
import { findMailName } from './find-mail-name.ts';
import { toLinkMail } from './link-mail.ts';
import type { MailParts } from './mail-parts.ts';
import type { MailedBooking } from './mailed-booking.ts';
import { toMovedMail } from './moved-mail.ts';
import { toDayReminder, toHourReminder } from './reminder-mail.ts';

/** `link` follows an email that had to promise the video link. */
export type BookingMailKind = MailKind | 'link';

const kinds: Record<BookingMailKind, (view: BookingView) => MailParts> = {
  confirmRequest: toConfirmRequestMail,
  confirmation: toConfirmationMail,
  link: toLinkMail,
  moved: (view: BookingView) => toMovedMail(view, false),
  movedByCompany: (view: BookingView) => toMovedMail(view, true),
  cancellation: toCancellationMail,
  reminder24: toDayReminder,
  reminder1: toHourReminder,
};

/** A whole email about a booking, in the visitor's language. */
export function toBookingMail(
  kind: BookingMailKind,
  row: MailedBooking,
  options: BookingMailOptions,
): MailMessage {
  if (!row.visitor_email) throw new Error('The booking has no address');
  const view = toBookingView(row, options);
  const parts = kinds[kind](view);
  const name = parts.isAnonymous ? undefined : findMailName(row);
  const content = toContent(view, parts);
  return {
    ...toIds(kind, row),
    to: { name: name ?? '', address: row.visitor_email },
    replyTo: options.company.email,
    subject: content.subject,
    text: renderMailText(content),
    html: renderMailHtml(content),
    ...(parts.calendarMethod && {
      calendarFile: toCalendarFile(row, {
        ...options,
        method: parts.calendarMethod,
        stamp: kind === 'link' ? options.now : row.changed_at,
      }),
    }),
  };
}

/** A booking is confirmed once, so its first email has a known ID that later ones can refer to. */
function toIds(kind: BookingMailKind, row: MailedBooking): Pick<MailMessage, 'id' | 'inReplyTo'> {
  const first = `${row.id}.confirmation.0`;
  if (kind === 'confirmation') return { id: first };
  const own = { id: `${row.id}.${kind}.${row.sequence}` };
  return kind === 'confirmRequest' ? own : { ...own, inReplyTo: first };
}

function toContent(view: BookingView, parts: MailParts): MailContent {
  const { t, row, start, previous, duration, options, urls } = view;
  const { plate, isMoved, isButtonFirst = false, ...words } = parts;
  const host = plate.look === 'ticket' ? findHost(view) : undefined;
  const before = isMoved && previous && { label: t('booking.mail.row.before'), moment: previous };
  return {
    ...words,
    languageTag: getLanguage(row.language).tag,
    greeting: t('booking.mail.greeting'),
    plate: {
      ...plate,
      weekday: start.weekday,
      day: start.day,
      time: start.time,
      place: `${start.place} · ${duration}`,
      ...(before && {
        before: { label: before.label, text: `${before.moment.shortDate}, ${before.moment.time}` },
      }),
      ...(host && { host }),
    },
    facts: [
      ...listFacts(view, isMoved),
      ...(host ? [{ label: host.label, text: `${host.name}, ${host.role}` }] : []),
    ],
    isButtonFirst,
    company: options.company,
    policy: { label: t('booking.mail.privacyPolicy'), url: urls.policy },
  };
}

function findHost({ t, row, options }: BookingView): MailPlate['host'] {
  const { host } = options.company;
  return host && { label: t('booking.mail.row.host'), name: host.name, role: host.roles[row.language] };
}

function listFacts({ t, start, previous, duration }: BookingView, isMoved = false): MailRow[] {
  return [
    { label: t('booking.mail.row.when'), text: `${start.longDate}, ${start.time}` },
    ...(isMoved && previous
      ? [{ label: t('booking.mail.row.before'), text: `${previous.longDate}, ${previous.time}` }]
      : []),
    { label: t('booking.mail.row.timeZone'), text: start.place },
    { label: t('booking.mail.row.duration'), text: duration },
  ];
}
