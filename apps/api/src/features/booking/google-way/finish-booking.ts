import type { BookingErrorCode } from '@tt/contract/booking/booking-error-code';
import type { BookingResponse } from '@tt/contract/booking/booking-response';
import { createEvent, type EventOutcome, type EventTask } from './create-event.ts';
import { toEventDraft } from './event-draft.ts';
import { followDoubt } from './follow-doubt.ts';
import { releaseToken, settleEvent } from './settle-event.ts';
import { TimeBudget } from '../core/time-budget.ts';
import { toBookingAnswer, toRefusal } from '../core/booking-answer.ts';
import type { GoogleWayOptions } from './google-way-options.ts';
import { type Attempt, failBooking, getBooking, leaveInDoubt } from '../core/booking-repository.ts';
import type { Background } from './background.ts';
import type { OpenDoubts } from './open-doubts.ts';
import { isSettled } from '../core/booking-row.ts';

/** State that is lost when this process exits. */
interface ProcessMemory {
  background: Background;
  doubts: OpenDoubts;
}

/** From the hold to the answer: creates the event, confirms the booking and revokes the token. */
export async function finishBooking(
  options: GoogleWayOptions,
  memory: ProcessMemory,
  attempt: Attempt,
  token: string,
): Promise<BookingResponse> {
  const row = await getBooking(options.pool, attempt.id);
  const task: EventTask = {
    calendar: options.calendar,
    token,
    draft: toEventDraft(row, options.company),
    budget: new TimeBudget(options.timeouts.waitMs),
    timeouts: options.timeouts,
    doubt: memory.doubts.take(attempt, token),
  };
  let isUnknown = true;
  try {
    const outcome = await createEvent(task);
    const answer = await answerOutcome(options, memory, attempt, task, outcome);
    isUnknown = answer.code === 'booking_in_progress';
    return answer;
  } finally {
    // Runs after an error too: the event may exist, and only this process has the token that can find it.
    if (isUnknown) keepLookingForEvent(options, memory, attempt, task);
    else memory.doubts.forget(attempt);
  }
}

async function answerOutcome(
  options: GoogleWayOptions,
  { background }: ProcessMemory,
  attempt: Attempt,
  { token, budget, doubt }: EventTask,
  outcome: EventOutcome,
): Promise<BookingResponse> {
  const { pool, log } = options;
  if (outcome.kind === 'created') {
    const row = await settleEvent(options, { attempt, token, event: outcome.event, budget, doubt });
    if (row.status === 'failed') return toRefusal(row.failure_code as BookingErrorCode);
    if (!isSettled(row)) return toRefusal('booking_in_progress');
    background.run((signal) => releaseToken(options, row, token, signal));
    return toBookingAnswer(options, row);
  }
  const { kind, code } = outcome;
  log.warn({ bookingId: attempt.id, kind, code }, 'a booking got no event');
  const isOurs =
    kind === 'unknown'
      ? await leaveInDoubt(pool, attempt, code)
      : await failBooking(pool, attempt, { code, eventMayExist: kind === 'failed' && doubt.isInherited });
  if (isOurs) return toRefusal(code);
  // Another attempt was first, or a background lookup found the event.
  const row = await getBooking(pool, attempt.id);
  return isSettled(row) ? toBookingAnswer(options, row) : toRefusal(code);
}

function keepLookingForEvent(
  options: GoogleWayOptions,
  { background, doubts }: ProcessMemory,
  attempt: Attempt,
  task: EventTask,
): void {
  if (!task.doubt.isOpen) task.doubt.open();
  options.metrics.bookingLooks.inc();
  background.run((signal) =>
    followDoubt(options, attempt, task, signal).finally(() => {
      options.metrics.bookingLooks.dec();
      doubts.forget(attempt);
    }),
  );
}
