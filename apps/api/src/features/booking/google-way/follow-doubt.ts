import type { GoogleWayOptions } from './google-way-options.ts';
import { type Attempt, failBooking, renewHold } from '../core/booking-repository.ts';
import type { EventTask } from './create-event.ts';
import { type LookOutcome, type LookTask, lookForEvent } from './look-for-event.ts';
import { releaseToken, settleEvent } from './settle-event.ts';
import { TimeBudget } from '../core/time-budget.ts';
import { isSettled } from '../core/booking-row.ts';

const settleMs = 15_000;

/**
 * Keeps looking for an event after the visitor was told that the booking is in progress, because the token exists
 * only in this process. The place stays held meanwhile. If this ends without a result, for example because the
 * process exits, the hold expires, and then the watch job notifies the company.
 */
export async function followDoubt(
  options: GoogleWayOptions,
  attempt: Attempt,
  task: EventTask,
  signal: AbortSignal,
): Promise<void> {
  const { id: bookingId } = attempt;
  const budget = new TimeBudget(options.timeouts.lookMs, signal);
  const looking: LookTask = { ...task, budget, keepPlace: () => keepPlace(options, attempt) };
  for (;;) {
    const outcome = await lookForEvent(looking);
    options.log.warn({ bookingId, outcome: outcome.kind }, 'the lookup of an event ended');
    try {
      return await end(options, attempt, looking, outcome, signal);
    } catch (error) {
      options.log.warn({ err: error, bookingId }, 'the result of an event lookup could not be stored');
    }
  }
}

async function end(
  options: GoogleWayOptions,
  attempt: Attempt,
  { token, doubt }: LookTask,
  outcome: LookOutcome,
  signal: AbortSignal,
): Promise<void> {
  if (outcome.kind === 'lost') return;
  if (outcome.kind === 'found') {
    const budget = new TimeBudget(settleMs, signal);
    const row = await settleEvent(options, { attempt, token, event: outcome.event, budget, doubt });
    if (isSettled(row)) await releaseToken(options, row, token, signal);
    return;
  }
  const eventMayExist = outcome.kind === 'absent' && doubt.isInherited;
  await failBooking(options.pool, attempt, { code: 'calendar_unavailable', eventMayExist });
}

/** If the database does not answer now, it may at the next lookup, and the hold lasts until then. */
async function keepPlace({ pool, rules, log }: GoogleWayOptions, attempt: Attempt): Promise<boolean> {
  try {
    return await renewHold(pool, attempt, rules.holdMinutes * 60_000);
  } catch (error) {
    log.warn({ err: error, bookingId: attempt.id }, 'a hold could not be renewed');
    return true;
  }
}
