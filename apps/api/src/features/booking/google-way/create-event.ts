import type {
  Calendar,
  CalendarAnswer,
  CalendarEvent,
  EventDraft,
} from '../../../adapters/calendar/calendar.ts';
import type { EventDoubt } from './event-doubt.ts';
import type { Timeouts } from './timeouts.ts';
import { isDeletedEvent, isSameEvent } from './same-event.ts';
import type { TimeBudget } from '../core/time-budget.ts';

/** `unknown`: the event may exist. Its code says what the visitor has to do before a retry with the same key. */
export type EventOutcome =
  | { kind: 'created'; event: CalendarEvent }
  | { kind: 'deleted'; code: 'calendar_unavailable' }
  | { kind: 'failed'; code: 'auth_required' | 'scope_missing' | 'calendar_unavailable' }
  | { kind: 'unknown'; code: 'auth_required' | 'scope_missing' | 'booking_in_progress' };

export interface EventTask {
  calendar: Calendar;
  token: string;
  draft: EventDraft;
  budget: TimeBudget;
  timeouts: Timeouts;
  /** Unresolved if an earlier attempt may have created the event already. */
  doubt: EventDoubt;
}

/** The next call to make, and what is known so far. */
interface State {
  operation: 'find' | 'insert';
  draft: EventDraft;
  backoffMs: number;
  isLast: boolean;
}

type Step = { outcome: EventOutcome } | { next: State; pauseMs: number };

const refusalCodes = { token: 'auth_required', scope: 'scope_missing' } as const;
const unavailable: EventOutcome = { kind: 'failed', code: 'calendar_unavailable' };

/**
 * Creates the event of a booking once. Every unclear answer is followed by a lookup in the calendar, because Google
 * does not always notice a repeated ID. An event that is not found then may still appear: `EventDoubt` decides.
 */
export async function createEvent(task: EventTask): Promise<EventOutcome> {
  const { doubt, budget, timeouts } = task;
  let state: State = {
    operation: doubt.isOpen ? 'find' : 'insert',
    draft: task.draft,
    backoffMs: timeouts.backoffMs,
    isLast: false,
  };
  for (;;) {
    const answer = await call(task, state);
    noteAnswer(doubt, state, answer);
    const step = toStep(answer, state, doubt);
    if ('outcome' in step) return step.outcome;
    const isPaused = !state.isLast && (await budget.pause(step.pauseMs));
    if (!isPaused && (state.isLast || !doubt.isOpen)) return toUnresolvedOutcome(doubt);
    state = isPaused ? step.next : { ...step.next, operation: 'find', isLast: true };
  }
}

function call(task: EventTask, { operation, draft }: State): Promise<CalendarAnswer> {
  const { calendar, token, budget, timeouts } = task;
  const timeoutMs = budget.toTimeoutMs(timeouts.callMs);
  return operation === 'insert'
    ? calendar.insertEvent(token, draft, timeoutMs)
    : calendar.getEvent(token, draft.id, timeoutMs);
}

function noteAnswer(doubt: EventDoubt, { operation, draft }: State, answer: CalendarAnswer): void {
  if (operation === 'find') {
    if (answer.kind === 'refused' && answer.reason === 'not_found') doubt.noteAbsence();
    return;
  }
  const isUnclear =
    (answer.kind === 'failed' && !answer.hasNoEffect) ||
    (answer.kind === 'refused' && answer.reason === 'duplicate') ||
    (answer.kind === 'event' && !isSameEvent(answer.event, draft));
  if (isUnclear) doubt.open();
}

function toStep(answer: CalendarAnswer, state: State, doubt: EventDoubt): Step {
  if (answer.kind === 'event') return toStepAfterEvent(answer.event, state, doubt);
  if (answer.kind === 'failed') return toFindStep(state, answer.retryAfterMs);
  switch (answer.reason) {
    case 'duplicate':
      return toFindStep(state);
    case 'not_found':
      return { next: { ...state, operation: 'insert' }, pauseMs: 0 };
    case 'conference_type':
      return { next: { ...state, draft: { ...state.draft, wantsConference: false } }, pauseMs: 0 };
    case 'token':
    case 'scope':
      return { outcome: { kind: doubt.isOpen ? 'unknown' : 'failed', code: refusalCodes[answer.reason] } };
    default:
      return { outcome: toUnresolvedOutcome(doubt) };
  }
}

function toStepAfterEvent(event: CalendarEvent, state: State, doubt: EventDoubt): Step {
  if (isSameEvent(event, state.draft)) return { outcome: { kind: 'created', event } };
  const isDeleted = state.operation === 'find' && isDeletedEvent(event, state.draft) && doubt.noteDeletion();
  return isDeleted ? { outcome: { kind: 'deleted', code: 'calendar_unavailable' } } : toFindStep(state);
}

function toFindStep(state: State, retryAfterMs = 0): Step {
  const next: State = { ...state, operation: 'find', backoffMs: state.backoffMs * 2 };
  return { next, pauseMs: Math.max(state.backoffMs, retryAfterMs) };
}

function toUnresolvedOutcome(doubt: EventDoubt): EventOutcome {
  return doubt.isOpen ? { kind: 'unknown', code: 'booking_in_progress' } : unavailable;
}
