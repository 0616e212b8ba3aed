import type pg from 'pg';
import type { Mailer } from '../../adapters/mail/mail.ts';
import { runInTransaction } from '../../db/transaction.ts';
import { deliverOnce } from '../../delivery/deliver-once.ts';
import { recordDelivery } from '../../delivery/delivery-repository.ts';
import { takeReceipt, toMailboxHash } from '../../delivery/mailbox.ts';
import type { Metrics } from '../../process/metrics.ts';
import type { SigningSecret } from '../../process/signing-secret.ts';
import { parseJobData } from '../../queue/job-data.ts';
import { PermanentJobFailure } from '../../queue/job-failure.ts';
import type { JobHandler } from '../../queue/work-queue.ts';
import { findTrace } from '../../request-trace.ts';
import { findInquiry, type InquiryRow } from './inquiry-repository.ts';
import { type ReceiptOptions, toReceiptMail } from './receipt-mail.ts';

export interface ReceiptJobOptions extends ReceiptOptions {
  pool: pg.Pool;
  mailer: Mailer;
  secret: SigningSecret;
  metrics: Pick<Metrics, 'mailsWithheld'>;
  mailsPerUnverifiedMailbox: number;
  /** Whether a visitor can book without an account. */
  isEmailWayOpen: () => Promise<boolean>;
  now: () => Date;
}

/** After this long, a receipt that waited for a mail server is no longer useful. */
const usefulMs = 7 * 24 * 3_600_000;

/** Mails the sender of an inquiry once. Anybody can type an address, so a mailbox gets one receipt in 24 hours. */
export function createReceiptJob(options: ReceiptJobOptions): JobHandler {
  const { pool, mailer } = options;
  return async ({ data }) => {
    const { id } = parseJobData('inquiry-receipt', data);
    const inquiry = await findInquiry(pool, id);
    if (!inquiry || !isOwed(inquiry, options.now())) return;
    if (!(await mayMail(options, inquiry))) return options.metrics.mailsWithheld.inc();
    const message = { subject: 'client_request', id, purpose: 'receipt' } as const;
    const isAccountNeeded = !(await options.isEmailWayOpen());
    const mail = toReceiptMail(inquiry, options, { isAccountNeeded });
    try {
      await deliverOnce(pool, { message, channel: mailer }, () => mailer.send({ ...mail, ...findTrace() }));
    } catch (error) {
      // A nonexistent mailbox is the sender's mistake, not a dead letter for the operator.
      if (!(error instanceof PermanentJobFailure)) throw error;
      await runInTransaction(pool, (client) => recordDelivery(client, message, 'refused'));
    }
  };
}

/** Only an address whose domain takes mail, and nothing that looks like spam until a person has released it. */
function isOwed({ flagged, email_domain_verdict, created_at }: InquiryRow, now: Date): boolean {
  const isUseful = now.getTime() - created_at.getTime() < usefulMs;
  return !flagged && email_domain_verdict === 'valid' && isUseful;
}

function mayMail(
  { pool, secret, mailsPerUnverifiedMailbox: most }: ReceiptJobOptions,
  { id, email }: InquiryRow,
): Promise<boolean> {
  return takeReceipt(pool, { mail: `${id}:receipt`, emailHash: toMailboxHash(secret, email), most });
}
