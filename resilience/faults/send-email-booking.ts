import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { World } from '../world/world.ts';
import { callUntil, readCode } from './call-api.ts';
import type { BookingRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';
import { bookUntilFinal } from './send-booking.ts';

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
export function sendMove(
  world: World,
  record: BookingRecord,
  startsAt: number,
  options: SendOptions,
): Promise<void> {
  const call = {
    path: '/functions/v1/booking-reschedule',
    body: { key: record.viewKey, ...toWireStart(startsAt) },
    headers: { 'idempotency-key': `move-${record.key}-${startsAt}` },
  };
  return callUntil(world, options, call, ({ body, summary }) => {
    record.attempts.push(`move: ${summary}`);
    if (body.success) record.movedTo = startsAt;
    // Another visitor has that time, and this one keeps the old.
    return Boolean(body.success) || readCode(body) === 'slot_taken';
  });
}
