import type { GoogleWayOptions } from './google-way-options.ts';
import { type Attempt, failBooking, noteAbsence } from '../core/booking-repository.ts';
import type { EventDoubt } from './event-doubt.ts';
import { TimeBudget } from '../core/time-budget.ts';

const totalMs = 10_000;
const callTimeoutMs = 4_000;

export interface WithdrawTask {
  attempt: Attempt;
  token: string;
  eventId: string;
  doubt: EventDoubt;
}

/**
 * Fails a booking that must not be confirmed, and deletes its event. The row says that the event may exist until it is
 * certainly gone, so the watch job notifies the company of a deletion that does not succeed.
 */
export async function withdrawEvent(options: GoogleWayOptions, task: WithdrawTask): Promise<void> {
  const { attempt, doubt } = task;
  const failure = { code: 'too_many_bookings', eventMayExist: true };
  if (!(await failBooking(options.pool, attempt, failure))) return;
  const isGone = await deleteEvent(options, task);
  if (isGone && !doubt.isInherited) await noteAbsence(options.pool, attempt.id);
  else options.log.warn({ bookingId: attempt.id }, 'the deletion of an event could not be verified');
}

async function deleteEvent(
  { calendar, timeouts }: GoogleWayOptions,
  { token, eventId }: WithdrawTask,
): Promise<boolean> {
  const budget = new TimeBudget(totalMs);
  for (const delayMs of timeouts.withdrawDelaysMs) {
    if (!(await budget.pause(delayMs))) return false;
    if (await calendar.deleteEvent(token, eventId, budget.toTimeoutMs(callTimeoutMs))) return true;
  }
  return false;
}
