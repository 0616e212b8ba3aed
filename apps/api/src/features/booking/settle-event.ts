import type { CalendarEvent } from '../../adapters/calendar/calendar.ts';
import { awaitConference } from './await-conference.ts';
import type { BookingOptions } from './booking-options.ts';
import type { BookingRow } from './booking-row.ts';
import { confirm } from './confirm.ts';
import { followConference } from './follow-conference.ts';
import type { TimeBudget } from './time-budget.ts';

const conferenceDelaysMs = [400, 800, 1_600, 3_200];

export interface SettleTask {
  bookingId: string;
  token: string;
  event: CalendarEvent;
  budget: TimeBudget;
}

/** Makes a booking of an event that exists; the row is what stands in the end. */
export async function settleEvent(options: BookingOptions, task: SettleTask): Promise<BookingRow> {
  const { bookingId, token, event, budget } = task;
  const polling = {
    calendar: options.calendar,
    token,
    eventId: event.id,
    budget,
    delaysMs: conferenceDelaysMs,
  };
  const conference = await awaitConference(polling, event.conference);
  return confirm(options, bookingId, event, conference);
}

export function isSettled({ status }: BookingRow): boolean {
  return status === 'confirmed' || status === 'cancelled';
}

/** Waits for a link that is being made, then gives the token back. */
export async function giveBack(
  options: BookingOptions,
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
