import type { CalendarEvent } from '../../../adapters/calendar/calendar.ts';
import type { EventTask } from './create-event.ts';
import { isDeletedEvent, isSameEvent } from './same-event.ts';

/** `lost`: the lookup ended without a result. */
export type LookOutcome = { kind: 'found'; event: CalendarEvent } | { kind: 'absent' | 'deleted' | 'lost' };

export interface LookTask extends EventTask {
  /** Extends the hold until after the next lookup; returns false if the booking is no longer this attempt's. */
  keepPlace: () => Promise<boolean>;
}

const longestPauseMs = 30_000;
const callTimeoutMs = 5_000;

/** Looks up the event with backoff until it is found or proven absent, or the budget ends. */
export async function lookForEvent(task: LookTask): Promise<LookOutcome> {
  const { budget, doubt, timeouts } = task;
  for (let pauseMs = timeouts.lookPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const untilProofMs = doubt.remainingMs > 0 ? doubt.remainingMs : pauseMs;
    const isPaused = await budget.pause(Math.min(pauseMs, untilProofMs));
    if (!isPaused || !(await task.keepPlace())) return { kind: 'lost' };
    const outcome = await look(task);
    if (outcome) return outcome;
  }
}

async function look({ calendar, token, draft, doubt }: LookTask): Promise<LookOutcome | undefined> {
  const answer = await calendar.getEvent(token, draft.id, callTimeoutMs);
  if (answer.kind === 'event') {
    if (isSameEvent(answer.event, draft)) return { kind: 'found', event: answer.event };
    return isDeletedEvent(answer.event, draft) && doubt.noteDeletion() ? { kind: 'deleted' } : undefined;
  }
  if (answer.kind === 'failed') return undefined;
  if (answer.reason === 'token' || answer.reason === 'scope') return { kind: 'lost' };
  if (answer.reason === 'not_found') doubt.noteAbsence();
  return doubt.isOpen ? undefined : { kind: 'absent' };
}
