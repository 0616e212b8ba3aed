import type { CalendarEvent } from '../../../adapters/calendar/calendar.ts';
import type { GoogleWayOptions } from './google-way-options.ts';
import { type Attempt, getBooking } from '../core/booking-repository.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { confirm } from './confirm.ts';
import { awaitConference } from './await-conference.ts';
import type { EventDoubt } from './event-doubt.ts';
import { followConference } from './follow-conference.ts';
import type { TimeBudget } from '../core/time-budget.ts';
import { withdrawEvent } from './withdraw-event.ts';

export interface SettleTask {
  attempt: Attempt;
  token: string;
  event: CalendarEvent;
  budget: TimeBudget;
  doubt: EventDoubt;
}

/** Confirms the booking of an event that exists, or deletes the event. Returns the row as it is afterward. */
export async function settleEvent(options: GoogleWayOptions, task: SettleTask): Promise<BookingRow> {
  const { attempt, token, event, budget } = task;
  const { calendar, pool, timeouts } = options;
  const polling = { calendar, token, eventId: event.id, budget, delaysMs: timeouts.linkDelaysMs };
  const conference = await awaitConference(polling, event.conference);
  const outcome = await confirm(options, attempt.id, event, conference);
  if (outcome === 'too_many') await withdrawEvent(options, { ...task, eventId: event.id });
  return getBooking(pool, attempt.id);
}

/** Waits for a link that is being made, then revokes the token. */
export async function releaseToken(
  options: GoogleWayOptions,
  row: BookingRow,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    if (row.meet_link_status === 'pending') await followConference(options, row.id, token, signal);
  } finally {
    const isRevoked = await options.calendar.revokeToken(token);
    if (!isRevoked)
      options.log.warn({ bookingId: row.id }, 'a token could not be revoked and expires by itself');
  }
}
