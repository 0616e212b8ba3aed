import type {
  Calendar,
  CalendarAnswer,
  CalendarEvent,
  EventDraft,
  RefusalReason,
} from '../../adapters/calendar/calendar.ts';
import type { TimeBudget } from './time-budget.ts';

/** `unknown`: the event may exist. Its code says what the visitor has to do before the same key can find out. */
export type EventOutcome =
  | { kind: 'created'; event: CalendarEvent }
  | { kind: 'failed'; code: 'auth_required' | 'scope_missing' | 'calendar_unavailable' }
  | { kind: 'unknown'; code: 'auth_required' | 'scope_missing' | 'booking_in_progress' };

export interface EventTask {
  calendar: Calendar;
  token: string;
  draft: EventDraft;
  budget: TimeBudget;
  /** Another attempt came before this one, so the event may exist already. */
  isRepeated: boolean;
}

type Step = { outcome: EventOutcome } | { next: 'find' | 'insert'; draft: EventDraft; pauseMs: number };

const callTimeoutMs = 6_000;
const firstPauseMs = 400;

const refusalCodes = { token: 'auth_required', scope: 'scope_missing' } as const;

/**
 * Creates the event of a booking once. Whatever leaves doubt is followed by a look into the calendar, for Google does
 * not always notice a repeated id; the budget bounds it all.
 */
export async function createEvent(task: EventTask): Promise<EventOutcome> {
  let isInDoubt = task.isRepeated;
  let step: Exclude<Step, { outcome: EventOutcome }> = {
    next: isInDoubt ? 'find' : 'insert',
    draft: task.draft,
    pauseMs: 0,
  };
  for (let backoffMs = firstPauseMs; ; backoffMs *= 2) {
    const answer = await call(task, step.next, step.draft);
    isInDoubt = isStillInDoubt(step.next, answer, isInDoubt);
    const after = toStep(answer, step.next, step.draft, isInDoubt, backoffMs);
    if ('outcome' in after) return after.outcome;
    if (!(await task.budget.pause(after.pauseMs))) return giveUp(isInDoubt);
    step = after;
  }
}

function call(
  { calendar, token, budget }: EventTask,
  operation: 'find' | 'insert',
  draft: EventDraft,
): Promise<CalendarAnswer> {
  const timeoutMs = Math.max(1, Math.min(callTimeoutMs, budget.remainingMs));
  return operation === 'insert'
    ? calendar.insertEvent(token, draft, timeoutMs)
    : calendar.getEvent(token, draft.id, timeoutMs);
}

function isStillInDoubt(operation: 'find' | 'insert', answer: CalendarAnswer, wasInDoubt: boolean): boolean {
  if (operation === 'find') return wasInDoubt && !isRefused(answer, 'not_found');
  const mayHaveHappened = answer.kind === 'failed' && !answer.hasNoEffect;
  return wasInDoubt || mayHaveHappened || isRefused(answer, 'duplicate');
}

function isRefused(answer: CalendarAnswer, reason: RefusalReason): boolean {
  return answer.kind === 'refused' && answer.reason === reason;
}

function toStep(
  answer: CalendarAnswer,
  operation: 'find' | 'insert',
  draft: EventDraft,
  isInDoubt: boolean,
  backoffMs: number,
): Step {
  if (answer.kind === 'event') {
    const isOurs = operation === 'insert' || isSameEvent(answer.event, draft);
    return { outcome: isOurs ? { kind: 'created', event: answer.event } : unavailable };
  }
  if (answer.kind === 'failed') {
    return { next: 'find', draft, pauseMs: Math.max(backoffMs, answer.retryAfterMs ?? 0) };
  }
  if (answer.reason === 'duplicate') return { next: 'find', draft, pauseMs: backoffMs };
  if (answer.reason === 'not_found' && operation === 'find') return { next: 'insert', draft, pauseMs: 0 };
  if (answer.reason === 'conference_type' && draft.wantsConference) {
    return { next: 'insert', draft: { ...draft, wantsConference: false }, pauseMs: 0 };
  }
  return { outcome: toOutcome(answer.reason, isInDoubt) };
}

const unavailable: EventOutcome = { kind: 'failed', code: 'calendar_unavailable' };

function toOutcome(reason: RefusalReason, isInDoubt: boolean): EventOutcome {
  if (reason !== 'token' && reason !== 'scope') return isInDoubt ? giveUp(true) : unavailable;
  return { kind: isInDoubt ? 'unknown' : 'failed', code: refusalCodes[reason] };
}

function giveUp(isInDoubt: boolean): EventOutcome {
  return isInDoubt ? { kind: 'unknown', code: 'booking_in_progress' } : unavailable;
}

/** An event with our id is adopted only if it is this booking's; a deleted one keeps its id taken for ever. */
function isSameEvent(event: CalendarEvent, draft: EventDraft): boolean {
  return (
    !event.isCancelled &&
    event.bookingId === draft.bookingId &&
    event.startsAt?.getTime() === draft.startsAt.getTime() &&
    event.endsAt?.getTime() === draft.endsAt.getTime()
  );
}
