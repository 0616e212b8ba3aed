import type { BookingResponse } from '@tt/contract/booking-response';
import { awaitConference } from './await-conference.ts';
import type { Background } from './background.ts';
import { toBookingAnswer, toRefusal } from './booking-answer.ts';
import type { BookingOptions } from './booking-options.ts';
import { failBooking, getBooking, leaveInDoubt } from './booking-repository.ts';
import type { BookingRow } from './booking-row.ts';
import { confirm } from './confirm.ts';
import { createEvent, type EventOutcome } from './create-event.ts';
import { toEventDraft } from './event-draft.ts';
import { followConference } from './follow-conference.ts';
import type { Hold } from './hold-repository.ts';
import { TimeBudget } from './time-budget.ts';

/** Everything that Google is asked for while the visitor waits. */
export const calendarBudgetMs = 18_000;

const conferenceDelaysMs = [400, 800, 1_600, 3_200];

/** From the hold to the answer: create the event, confirm, and give the token back. */
export async function finishBooking(
  options: BookingOptions,
  background: Background,
  hold: Hold,
  token: string,
): Promise<BookingResponse> {
  const { pool, calendar } = options;
  const draft = toEventDraft(await getBooking(pool, hold.id), options.company);
  const budget = new TimeBudget(calendarBudgetMs);
  const outcome = await createEvent({ calendar, token, draft, budget, isRepeated: hold.attempt > 1 });
  if (outcome.kind !== 'created') return endWithout(options, hold, outcome);

  const polling = { calendar, token, eventId: draft.id, budget, delaysMs: conferenceDelaysMs };
  const conference = await awaitConference(polling, outcome.event.conference);
  const row = await confirm(options, hold.id, outcome.event, conference);
  if (row.status !== 'confirmed' && row.status !== 'cancelled') return toRefusal('booking_in_progress');
  background.run((signal) => giveBack(options, row, token, signal));
  return toBookingAnswer(options, row);
}

async function endWithout(
  { pool, log }: BookingOptions,
  { id, attempt }: Hold,
  { kind, code }: Exclude<EventOutcome, { kind: 'created' }>,
): Promise<BookingResponse> {
  log.warn({ bookingId: id, kind, code }, 'a booking got no event');
  if (kind === 'failed') await failBooking(pool, id, attempt, code);
  else await leaveInDoubt(pool, id, attempt, code);
  return toRefusal(code);
}

async function giveBack(
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
