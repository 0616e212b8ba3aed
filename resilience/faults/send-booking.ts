import { randomUUID } from 'node:crypto';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { World } from '../world/world.ts';
import { type ApiAnswer, callUntil, readCode } from './call-api.ts';
import type { BookingRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';

/** Answers after which the same request may still come to a booking. */
const passingCodes = ['booking_in_progress', 'request_in_progress', 'overloaded', 'unavailable', 'internal'];

export function createBooking(startsAt: number): BookingRecord {
  return { key: randomUUID(), email: `${randomUUID().slice(0, 8)}@gmail.com`, startsAt, attempts: [] };
}

/** Books with Google and retries with the same key until the answer is final or the visitor gives up. */
export async function sendBooking(world: World, record: BookingRecord, options: SendOptions): Promise<void> {
  const accessToken = await world.peers.google.admin.issueToken({ email: record.email });
  await bookUntilFinal(world, record, options, {
    path: '/functions/v1/google-calendar-booking',
    body: {
      name: 'Ada Lovelace',
      email: 'hello@torquethrust.example',
      ...toWireStart(record.startsAt),
      duration: 30,
      message: 'About engines',
      timezone: 'Asia/Kathmandu',
      businessTimezone: 'Europe/Warsaw',
      accessToken,
      language: 'en',
    },
  });
}

/** Sends one booking, whichever way, until the answer is final or the visitor gives up. */
export function bookUntilFinal(
  world: World,
  record: BookingRecord,
  options: SendOptions,
  call: { path: string; body: object },
): Promise<void> {
  const headers = { 'idempotency-key': record.key };
  return callUntil(world, options, { ...call, headers }, ({ status, body, summary }) => {
    record.attempts.push(summary);
    const code = readCode(body);
    if (body.success) acknowledge(record, body);
    else if (status !== 0 && status < 500 && !passingCodes.includes(code)) record.refusal = code;
    else if (options.isShort) record.isShort = true;
    else return false;
    return true;
  });
}

/** Cancels as the link in the email does. */
export function sendCancellation(world: World, record: BookingRecord, options: SendOptions): Promise<void> {
  const call = { path: '/functions/v1/booking-cancel', body: { key: record.viewKey } };
  return callUntil(world, options, call, ({ body, summary }) => {
    record.attempts.push(`cancel: ${summary}`);
    if (body.success) record.isCancelled = true;
    return Boolean(body.success);
  });
}

function acknowledge(record: BookingRecord, body: ApiAnswer['body']): void {
  const { id, viewKey } = body.booking as { id: string; viewKey: string };
  record.id = id;
  record.viewKey = viewKey;
}
