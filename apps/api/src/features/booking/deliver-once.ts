import type pg from 'pg';
import type { ChatResult } from '../../adapters/chat/chat.ts';
import type { MailResult } from '../../adapters/mail/mail.ts';
import { PermanentJobFailure, PostponedJobFailure } from '../../queue/job-failure.ts';
import { type Delivery, hasDelivery, recordDelivery } from './delivery-repository.ts';

/** Sends unless it was sent; a job that runs again leaves out what arrived. */
export async function deliverOnce(
  pool: pg.Pool,
  delivery: Delivery,
  send: () => Promise<ChatResult | MailResult>,
): Promise<void> {
  if (await hasDelivery(pool, delivery)) return;
  const result = await send();
  if (result.kind === 'delivered') return recordDelivery(pool, delivery);
  const reason = `${delivery.channel}: ${result.reason}`;
  if (result.kind === 'refused') throw new PermanentJobFailure(reason);
  if ('retryAfterSeconds' in result && result.retryAfterSeconds) {
    throw new PostponedJobFailure(reason, result.retryAfterSeconds);
  }
  throw new Error(reason);
}
