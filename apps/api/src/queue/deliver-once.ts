import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Claim, claimDelivery, getSecondsClaimed, releaseClaim } from '../db/delivery-claim.ts';
import { runInTransaction } from '../db/transaction.ts';
import { DeliveryUnderWay, PermanentJobFailure, PostponedJobFailure } from './job-failure.ts';

/** `refused` stays so however often it is tried; `failed` may pass, not before the time the peer named. */
export type DeliveryResult =
  | { kind: 'delivered' }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string; retryAfterSeconds?: number };

export interface Delivery {
  /** Names the message, by ids alone. */
  message: string;
  channel: { name: string; maxSendSeconds: number };
  isRecorded: () => Promise<boolean>;
  record: (client: pg.ClientBase) => Promise<void>;
}

/** How much longer than the longest send a claim lasts. */
const marginSeconds = 5;
const recordPauseMs = 500;

/**
 * Sends unless it was sent, and lets only one caller send at a time, in whatever process. What is left: the peer took
 * the message, but its answer was lost, or the process died before it could record the delivery. Then it goes again.
 */
export async function deliverOnce(
  pool: pg.Pool,
  delivery: Delivery,
  send: () => Promise<DeliveryResult>,
): Promise<void> {
  const { channel, message } = delivery;
  if (await delivery.isRecorded()) return;
  const claim = { key: `${message}:${channel.name}`, owner: randomUUID() };
  const leaseSeconds = channel.maxSendSeconds + marginSeconds;
  if (!(await claimDelivery(pool, claim, leaseSeconds))) {
    throw new DeliveryUnderWay(channel.name, await getSecondsClaimed(pool, claim.key));
  }
  const leaseEndsAt = performance.now() + leaseSeconds * 1000;
  // Whoever held the claim before may have delivered since the question above.
  if (await delivery.isRecorded()) return releaseClaim(pool, claim);
  const result = await send();
  if (result.kind === 'delivered') return recordInTime(pool, delivery, claim, leaseEndsAt);
  await releaseClaim(pool, claim);
  throw toFailure(channel.name, result);
}

/** A message that was sent and not recorded would be sent again: so this is tried as long as nobody else may send. */
async function recordInTime(
  pool: pg.Pool,
  delivery: Delivery,
  claim: Claim,
  leaseEndsAt: number,
): Promise<void> {
  for (;;) {
    try {
      return await runInTransaction(pool, async (client) => {
        await delivery.record(client);
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
