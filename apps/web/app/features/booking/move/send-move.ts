import { bookedAnswerSchema } from '@tt/contract/booking/booked-answer';
import type { RescheduleRequest } from '@tt/contract/booking/reschedule-request';
import { getBackendClient } from '../../../lib/get-backend-client.ts';
import { type MoveOutcome, toMoveOutcome } from './move-outcome.ts';

const timeoutMs = 30_000;
const pauseMs = 2_000;
const giveUpMs = 60_000;

/** Sends a move and, while the server still works on it, polls for the result with the same key. */
export async function sendMove(
  request: RescheduleRequest,
  idempotencyKey: string,
): Promise<Exclude<MoveOutcome, { kind: 'running' }>> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < giveUpMs) {
    const result = await getBackendClient().send({
      method: 'POST',
      path: '/functions/v1/booking-reschedule',
      body: request,
      answer: bookedAnswerSchema,
      timeoutMs,
      idempotencyKey,
      isRepeatable: true,
    });
    const outcome = toMoveOutcome(result);
    if (outcome.kind !== 'running') return outcome;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return { kind: 'refused', refusal: 'no_answer', isFinal: false };
}
