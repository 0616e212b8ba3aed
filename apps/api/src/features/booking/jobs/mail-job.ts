import type pg from 'pg';
import type { Mailer, MailMessage } from '../../../adapters/mail/mail.ts';
import type { MailKind } from '../../../db/tables.ts';
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
import { sendNoticeJob } from './booking-jobs.ts';

export interface MailJobOptions {
  pool: pg.Pool;
  mailer: Mailer;
  company: Company;
  secret: SigningSecret;
  siteOrigin: string;
}

/** Mails the visitor once. If that fails for good, the company is notified, because somebody has to tell the visitor. */
export function createMailJob(options: MailJobOptions): JobHandler {
  return async ({ data, retryCount, retryLimit }) => {
    const { bookingId, kind } = parseJobData('booking-mail', data);
    const row = await findBooking(options.pool, bookingId);
    if (!row || (kind === 'confirmation' && row.status !== 'confirmed')) return;
    // The process that was to fetch the link is gone. Settling the link enqueues this mail again.
    if (row.meet_link_status === 'pending' && kind === 'confirmation') {
      return runInTransaction(options.pool, (client) => settleLink(client, bookingId, undefined));
    }
    await sendMail(options, row, kind, retryCount >= retryLimit);
  };
}

async function sendMail(
  options: MailJobOptions,
  row: BookingRow,
  kind: MailKind,
  isLastTry: boolean,
): Promise<void> {
  const { pool, mailer, company } = options;
  const { organizer_email: address, name } = row;
  if (!address) return sendNoticeJob(pool, row.id, 'mailMissing');
  const content = toContent(options, row, kind);
  const mail: MailMessage = { ...content, to: { name, address }, replyTo: company.email };
  try {
    const message = { subject: 'booking', id: row.id, purpose: kind } as const;
    await deliverOnce(pool, { message, channel: mailer }, () => mailer.send(mail));
  } catch (error) {
    const isLost = isLastTry && !(error instanceof DeliveryUnderWay);
    if (isLost || error instanceof PermanentJobFailure) await sendNoticeJob(pool, row.id, 'mailMissing');
    throw error;
  }
}

function toContent({ company, secret, siteOrigin }: MailJobOptions, row: BookingRow, kind: MailKind) {
  const bookingUrl = `${siteOrigin}/${row.language}/booking`;
  // A fragment is never sent to a server, so the key appears in no log.
  return kind === 'confirmation'
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
