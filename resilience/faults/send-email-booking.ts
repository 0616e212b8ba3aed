import { setTimeout as sleep } from 'node:timers/promises';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { World } from '../world/world.ts';
import { callApi, readCode } from './call-api.ts';
import type { BookingRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';
import { bookUntilFinal } from './send-booking.ts';

const pauseMs = 400;

/** Books by email and retries with the same key until the answer is final or the visitor gives up. */
export function sendEmailBooking(world: World, record: BookingRecord, options: SendOptions): Promise<void> {
  return bookUntilFinal(world, record, options, {
    path: '/functions/v1/booking-by-email',
    body: {
      ...{ name: 'Ada Lovelace', email: record.email, phone: '', message: '' },
      ...toWireStart(record.startsAt),
      ...{ duration: 30, timezone: 'Asia/Kathmandu', language: 'en' },
    },
  });
}

/** Moves a booking as its link does, with one key for all tries. */
export async function sendMove(
  world: World,
  record: BookingRecord,
  startsAt: number,
  { deadline, via }: SendOptions,
): Promise<void> {
  while (Date.now() < deadline()) {
    const { body, summary } = await callApi(world, {
      path: '/functions/v1/booking-reschedule',
      body: { key: record.viewKey, ...toWireStart(startsAt) },
      headers: { 'idempotency-key': `move-${record.key}-${startsAt}` },
      ...(via && { via }),
    });
    record.attempts.push(`move: ${summary}`);
    if (body.success) {
      record.movedTo = startsAt;
      return;
    }
    // Another visitor has that time, and this one keeps the old.
    if (readCode(body) === 'slot_taken') return;
    await sleep(pauseMs);
  }
}
