import { bookedAnswerSchema } from '@tt/contract/booking/booked-answer';
import type { BookingRequest } from '@tt/contract/booking/booking-request';
import type { EmailBooking } from '@tt/contract/booking/email-booking';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { type BookingOutcome, toBookingOutcome } from './booking-outcome.ts';

const timeoutMs = 30_000;
const pauseMs = 2_000;
const giveUpMs = 60_000;

/** Sends a booking and, while the server still works on it, polls for the result with the same key. */
export async function sendBooking(
  request: BookingRequest | EmailBooking,
  idempotencyKey: string,
): Promise<Exclude<BookingOutcome, { kind: 'running' }>> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < giveUpMs) {
    const result = await getBackendClient().send({
      method: 'POST',
      path: `/functions/v1/${'accessToken' in request ? 'google-calendar-booking' : 'booking-by-email'}`,
      body: request,
      answer: bookedAnswerSchema,
      timeoutMs,
      idempotencyKey,
      isRepeatable: true,
    });
    const outcome = toBookingOutcome(result);
    if (outcome.kind !== 'running') return outcome;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { kind: 'failed', failure: 'booking_error', isFinal: false };
}
