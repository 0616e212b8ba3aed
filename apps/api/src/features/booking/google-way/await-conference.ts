import type { Calendar, Conference } from '../../../adapters/calendar/calendar.ts';
import type { TimeBudget } from '../core/time-budget.ts';

const callTimeoutMs = 5_000;

export interface ConferenceTask {
  calendar: Calendar;
  token: string;
  eventId: string;
  budget: TimeBudget;
  delaysMs: readonly number[];
}

/** Polls while Google creates the conference; `pending` if it is not ready in time. */
export async function awaitConference(task: ConferenceTask, first: Conference): Promise<Conference> {
  let conference = first;
  for (const delayMs of task.delaysMs) {
    if (conference.kind !== 'pending' || !(await task.budget.pause(delayMs))) return conference;
    const timeoutMs = task.budget.toTimeoutMs(callTimeoutMs);
    const answer = await task.calendar.getEvent(task.token, task.eventId, timeoutMs);
    if (answer.kind === 'event') conference = answer.event.conference;
  }
  return conference;
}
