import type pg from 'pg';
import type { BookingRules } from '@tt/contract/booking/booking-rules';
import type { Mailer, MailMessage } from '../../../adapters/mail/mail.ts';
import type { MailKind, Purpose } from '../../../db/tables.ts';
import { runInTransaction } from '../../../db/transaction.ts';
import { deliverOnce } from '../../../delivery/deliver-once.ts';
import { hasDelivery, recordDelivery } from '../../../delivery/delivery-repository.ts';
import type { Message } from '../../../delivery/message.ts';
import { findTrace } from '../../../request-trace.ts';
import type { Metrics } from '../../../process/metrics.ts';
import type { SigningSecret } from '../../../process/signing-secret.ts';
import { parseJobData } from '../../../queue/job-data.ts';
import { DeliveryUnderWay, PermanentJobFailure } from '../../../queue/job-failure.ts';
import type { JobHandler } from '../../../queue/work-queue.ts';
import { findConnection } from '../calendar/connection-repository.ts';
import { toConfirmKey } from '../core/confirm-key.ts';
import type { Company } from '../core/booking-texts.ts';
import { toBookingMail } from './to-booking-mail.ts';
import { findBooking } from '../core/booking-repository.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { findViewKey } from '../core/view-key.ts';
import { sendNoticeJob, toPurpose } from '../core/booking-jobs.ts';
import { takeMail, toMailboxHash } from '../../../delivery/mailbox.ts';
import { settleLink } from '../core/settle-link.ts';

export interface MailJobOptions {
  pool: pg.Pool;
  mailer: Mailer;
  company: Company;
  secret: SigningSecret;
  siteOrigin: string;
  rules: Pick<BookingRules, 'minimumNoticeMinutes'>;
  metrics: Pick<Metrics, 'mailsWithheld'>;
  /** How many emails a day may go to a mailbox that nobody has verified. */
  mailsPerUnverifiedMailbox: number;
  now: () => Date;
}

/** The channel of emails that are not sent. */
const withheld = 'withheld';

/** The status that a booking must still have when an email of this kind goes out. */
const statuses: Record<MailKind, BookingRow['status']> = {
  confirmation: 'confirmed',
  moved: 'confirmed',
  movedByCompany: 'confirmed',
  reminder24: 'confirmed',
  reminder1: 'confirmed',
  cancellation: 'cancelled',
  confirmRequest: 'held',
};

/** Mails the visitor once. If that fails for good, the company is notified, because somebody has to tell the visitor. */
export function createMailJob(options: MailJobOptions): JobHandler {
  return async ({ data, retryCount, retryLimit }) => {
    const { bookingId, kind, sequence } = parseJobData('booking-mail', data);
    const row = await findBooking(options.pool, bookingId);
    if (!row || row.status !== statuses[kind]) return;
    // An email that waited for a mail server so long that it is no longer useful.
    if (row.ends_at <= options.now()) return;
    // A later change has an email of its own, which has all details.
    if (row.status === 'confirmed' && row.sequence !== sequence) return;
    // The process that was to fetch the link has exited. When the link is settled, this email is enqueued again.
    if (row.meet_link_status === 'pending' && kind === 'confirmation' && row.method === 'google') {
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

/** Sends an email about the booking as it is now, once for each of its states. */
export async function sendBookingMail(
  options: MailJobOptions,
  row: BookingRow,
  kind: MailKind,
  sequence: number = row.sequence,
): Promise<void> {
  const { pool, mailer } = options;
  if (!row.visitor_email) return sendNoticeJob(pool, row.id, 'mailMissing', { sequence });
  const purpose = toPurpose(kind, sequence);
  const whole = { subject: 'booking', id: row.id, purpose } as const;
  const pending = { ...whole, purpose: `${purpose}:pending` as Purpose };
  const message = isPromise(row, kind) ? pending : whole;
  if (await hasDelivery(pool, message, withheld)) return;
  if (!(await mayMail(options, row, message))) return withhold(options, row, { kind, message, sequence });
  await deliverOnce(pool, { message, channel: mailer }, async () => {
    // The two emails share a claim, so once one is sent, the other is not.
    if (message === pending && (await hasDelivery(pool, whole, mailer.name)))
      return { kind: 'failed', reason: 'the link is known by now' };
    const hasPromised = await hasDelivery(pool, pending, mailer.name);
    // A request to confirm that is sent again is another email.
    const mail = await toMail(options, { ...row, sequence }, { kind, hasPromised });
    return mailer.send({ ...mail, ...findTrace() });
  });
}

/**
 * Anybody can type an address, so an unverified mailbox gets only a few emails a day, whatever was booked with it.
 */
async function mayMail(
  { pool, secret, mailsPerUnverifiedMailbox: most }: MailJobOptions,
  row: BookingRow,
  { id, purpose }: Message,
): Promise<boolean> {
  if (row.is_verified || !row.visitor_email) return true;
  const emailHash = toMailboxHash(secret, row.visitor_email);
  return takeMail(pool, { mail: `${id}:${purpose}`, emailHash, most });
}

/**
 * The page behind the link shows what the visitor did. If the company did it, the team has to tell the visitor
 * another way.
 */
async function withhold(
  { pool, metrics }: MailJobOptions,
  row: BookingRow,
  { kind, message, sequence }: { kind: MailKind; message: Message; sequence: number },
): Promise<void> {
  const isNoticed = kind === 'movedByCompany' || row.cancelled_by === 'company';
  await recordUnsent(pool, { message, channel: withheld, sequence, isNoticed });
  metrics.mailsWithheld.inc();
}

/** Records an email that is never sent, so that no retry sends it. */
export async function recordUnsent(
  pool: pg.Pool,
  unsent: { message: Message; channel: string; sequence: number; isNoticed: boolean },
): Promise<void> {
  const { message, channel, sequence, isNoticed } = unsent;
  await runInTransaction(pool, async (client) => {
    await recordDelivery(client, message, channel);
    if (isNoticed) await sendNoticeJob(client, message.id, 'mailMissing', { sequence });
  });
}

/** An email that had to promise the link is followed by one that has it. */
function isPromise(row: BookingRow, kind: MailKind): boolean {
  const isFirst = kind === 'confirmation' && row.method === 'email';
  return row.meet_link_status === 'pending' && (isFirst || kind === 'moved' || kind === 'movedByCompany');
}

async function toMail(
  { pool, company, secret, siteOrigin, rules, now }: MailJobOptions,
  row: BookingRow,
  { kind, hasPromised }: { kind: MailKind; hasPromised: boolean },
): Promise<MailMessage> {
  const organizer = row.method === 'email' ? (await findConnection(pool))?.account_email : undefined;
  const isLinkSettled = hasPromised && row.meet_link_status !== 'pending';
  return toBookingMail(isLinkSettled ? 'link' : kind, row, {
    company,
    siteOrigin,
    ...(organizer && { organizer }),
    ...(statuses[kind] === 'confirmed' && { viewKey: getViewKey(secret, row) }),
    ...(kind === 'confirmRequest' && { confirmKey: toConfirmKey(secret, row.id) }),
    minimumNoticeMinutes: rules.minimumNoticeMinutes,
    now: now(),
  });
}

// An email with a dead link is worse than one that waits until the operator configures the previous secret.
function getViewKey(secret: SigningSecret, row: BookingRow): string {
  const key = findViewKey(secret, row);
  if (!key)
    throw new Error('FORM_TOKEN_SECRET_PREVIOUS is missing: no known secret signed the link of this booking');
  return key;
}
