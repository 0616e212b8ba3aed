import type pg from 'pg';
import type { Mailer, MailMessage } from '../../../adapters/mail/mail.ts';
import type { MailKind, Purpose } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { deliverOnce } from '../../../delivery/deliver-once.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import { DeliveryUnderWay, PermanentJobFailure } from '../../../queue/job-failure.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { settleLink } from '../event/follow-conference.ts';
import type { Company } from '../mail/booking-texts.ts';
import { toCancellationMail } from '../mail/cancellation-mail.ts';
import { toConfirmationMail } from '../mail/confirmation-mail.ts';
import { findBooking } from '../request/booking-repository.ts';
import type { BookingRow } from '../request/booking-row.ts';
import { findViewKey } from '../request/view-key.ts';
import { sendNoticeJob, toPurpose } from './booking-jobs.ts';

export interface MailJobOptions {
  pool: pg.Pool;
  mailer: Mailer;
  company: Company;
  secret: SigningSecret;
  siteOrigin: string;
}

/** In which state a booking must be for a mail to be true. */
const statuses: Record<MailKind, BookingRow['status']> = {
  confirmation: 'confirmed',
  invitation: 'confirmed',
  moved: 'confirmed',
  reminder24: 'confirmed',
  reminder1: 'confirmed',
  cancellation: 'cancelled',
  withdrawal: 'cancelled',
  confirmRequest: 'held',
};

/** Mails the visitor once. If that fails for good, the company is notified, because somebody has to tell the visitor. */
export function createMailJob(options: MailJobOptions): JobHandler {
  return async ({ data, retryCount, retryLimit }) => {
    const { bookingId, kind, sequence } = parseJobData('booking-mail', data);
    const row = await findBooking(options.pool, bookingId);
    if (!row || row.status !== statuses[kind]) return;
    // A later change has a mail of its own, which says everything.
    if (row.status === 'confirmed' && row.sequence !== sequence) return;
    // The process that was to fetch the link is gone. Settling the link enqueues this mail again.
    if (row.meet_link_status === 'pending' && kind === 'confirmation') {
      return runInTransaction(options.pool, (client) => settleLink(client, bookingId, undefined));
    }
    try {
      await sendBookingMail(options, row, kind, sequence);
    } catch (error) {
      const isLost = retryCount >= retryLimit && !(error instanceof DeliveryUnderWay);
      if (isLost || error instanceof PermanentJobFailure)
        await sendNoticeJob(options.pool, row.id, 'mailMissing', { sequence });
      throw error;
    }
  };
}

/** Sends a mail about the booking as it is now, once for each of its states. */
export async function sendBookingMail(
  options: MailJobOptions,
  row: BookingRow,
  kind: MailKind,
  sequence: number = row.sequence,
): Promise<void> {
  const { pool, mailer, company } = options;
  const { organizer_email: address, name } = row;
  if (!address) return sendNoticeJob(pool, row.id, 'mailMissing', { sequence });
  const mail: MailMessage = {
    ...toContent(options, row, kind),
    to: { name, address },
    replyTo: company.email,
  };
  const message = { subject: 'booking', id: row.id, purpose: toMailPurpose(row, kind, sequence) } as const;
  await deliverOnce(pool, { message, channel: mailer }, () => mailer.send(mail));
}

/** A mail that had to promise the link is followed by one that has it. */
function toMailPurpose(row: BookingRow, kind: MailKind, sequence: number): Purpose {
  const purpose = toPurpose(kind, sequence);
  const isPromise = row.meet_link_status === 'pending' && (kind === 'invitation' || kind === 'moved');
  return isPromise ? (`${purpose}:pending` as Purpose) : purpose;
}

function toContent({ company, secret, siteOrigin }: MailJobOptions, row: BookingRow, kind: MailKind) {
  const bookingUrl = `${siteOrigin}/${row.language}/booking`;
  // A fragment is never sent to a server, so the key appears in no log.
  return kind !== 'cancellation' && kind !== 'withdrawal'
    ? toConfirmationMail(row, company, `${bookingUrl}/manage#${getViewKey(secret, row)}`)
    : toCancellationMail(row, company, bookingUrl);
}

// A mail with a dead link is worse than one that waits until the operator configures the former secret.
function getViewKey(secret: SigningSecret, row: BookingRow): string {
  const key = findViewKey(secret, row);
  if (!key)
    throw new Error('FORM_TOKEN_SECRET_FORMER is missing: no known secret signed the link of this booking');
  return key;
}
