import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toWireStart } from '@tt/contract/slots/slot-wire';
import type { World } from '../world/world.ts';
import { type ApiAnswer, callApi, readCode } from './call-api.ts';
import type { BookingRecord } from './ledger.ts';
import type { SendOptions } from './send-options.ts';

/** Answers after which the same request may still come to a booking. */
const passingCodes = ['booking_in_progress', 'request_in_progress', 'overloaded', 'unavailable', 'internal'];
const pauseMs = 400;

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
export async function bookUntilFinal(
  world: World,
  record: BookingRecord,
  { deadline, isShort = false, via, network }: SendOptions,
  call: { path: string; body: object },
): Promise<void> {
  while (Date.now() < deadline()) {
    const answer = await callApi(world, {
      ...call,
      headers: { 'idempotency-key': record.key },
      ...(via && { via }),
      ...(network && { network }),
    });
    record.attempts.push(answer.summary);
    if (answer.body.success) return acknowledge(record, answer);
    const code = readCode(answer.body);
    if (answer.status !== 0 && answer.status < 500 && !passingCodes.includes(code)) {
      record.refusal = code;
      return;
    }
    if (isShort) {
      record.isShort = true;
      return;
    }
    await sleep(pauseMs);
  }
}

/** Cancels as the link in the mail does. */
export async function sendCancellation(
  world: World,
  record: BookingRecord,
  { deadline, via }: SendOptions,
): Promise<void> {
  while (Date.now() < deadline()) {
    const { body, summary } = await callApi(world, {
      path: '/functions/v1/booking-cancel',
      body: { key: record.viewKey },
      ...(via && { via }),
    });
    record.attempts.push(`cancel: ${summary}`);
    if (body.success) {
      record.isCancelled = true;
      return;
    }
    await sleep(pauseMs);
  }
}

function acknowledge(record: BookingRecord, { body }: ApiAnswer): void {
  const { id, viewKey } = body.booking as { id: string; viewKey: string };
  record.id = id;
  record.viewKey = viewKey;
}
