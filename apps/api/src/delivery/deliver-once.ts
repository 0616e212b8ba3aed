import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Channel, DeliveryResult } from '../adapters/channel.ts';
import { runInTransaction } from '../db/transaction.ts';
import { DeliveryUnderWay, PermanentJobFailure, PostponedJobFailure } from '../queue/job-failure.ts';
import { type Claim, claimDelivery, getSecondsClaimed, releaseClaim } from './claim-repository.ts';
import { hasDelivery, recordDelivery } from './delivery-repository.ts';
import { type Message, toClaimKey } from './message.ts';

export interface Delivery {
  message: Message;
  channel: Pick<Channel, 'name' | 'maxSendSeconds'>;
}

/** How much longer than the send timeout a claim lasts. */
const marginSeconds = 5;
const recordPauseMs = 500;

/**
 * Sends a message at most once at a time, across processes, and not again once recorded. Delivery is at least once: if
 * the peer's answer is lost, or the process dies before it records the delivery, the message is sent again.
 */
export async function deliverOnce(
  pool: pg.Pool,
  delivery: Delivery,
  send: () => Promise<DeliveryResult>,
): Promise<void> {
  const { message, channel } = delivery;
  if (await hasDelivery(pool, message, channel.name)) return;
  const claim = { key: toClaimKey(message, channel.name), owner: randomUUID() };
  const leaseSeconds = channel.maxSendSeconds + marginSeconds;
  if (!(await claimDelivery(pool, claim, leaseSeconds))) {
    throw new DeliveryUnderWay(channel.name, await getSecondsClaimed(pool, claim.key));
  }
  const leaseEndsAt = performance.now() + leaseSeconds * 1000;
  // The previous holder of the claim may have delivered since the query above.
  if (await hasDelivery(pool, message, channel.name)) return releaseClaim(pool, claim);
  const result = await send();
  if (result.kind === 'delivered') return recordInTime(pool, delivery, claim, leaseEndsAt);
  await releaseClaim(pool, claim);
  throw toFailure(channel.name, result);
}

/** A message without a record would be sent again, so this retries as long as the claim lasts. */
async function recordInTime(
  pool: pg.Pool,
  { message, channel }: Delivery,
  claim: Claim,
  leaseEndsAt: number,
): Promise<void> {
  for (;;) {
    try {
      return await runInTransaction(pool, async (client) => {
        await recordDelivery(client, message, channel.name);
        await releaseClaim(client, claim);
      });
    } catch (error) {
      if (performance.now() + recordPauseMs > leaseEndsAt) throw error;
      await sleep(recordPauseMs);
    }
  }
}

function toFailure(channel: string, result: Exclude<DeliveryResult, { kind: 'delivered' }>): Error {
  const reason = `${channel}: ${result.reason}`;
  if (result.kind === 'refused') return new PermanentJobFailure(reason);
  return result.retryAfterSeconds
    ? new PostponedJobFailure(reason, result.retryAfterSeconds)
    : new Error(reason);
}
