import type {
  Calendar,
  CalendarAnswer,
  CalendarEvent,
  EventDraft,
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

/** The next call, and what is known before it. */
interface State {
  operation: 'find' | 'insert';
  draft: EventDraft;
  mayExist: boolean;
  backoffMs: number;
  isLast: boolean;
}

type Step = { outcome: EventOutcome } | { next: State; pauseMs: number };

const callTimeoutMs = 6_000;
const firstBackoffMs = 400;
const refusalCodes = { token: 'auth_required', scope: 'scope_missing' } as const;
const unavailable: EventOutcome = { kind: 'failed', code: 'calendar_unavailable' };

/**
 * Creates the event of a booking once. Whatever leaves doubt is followed by a look into the calendar, for Google does
 * not always notice a repeated id; when the time is up, one last look decides.
 */
export async function createEvent(task: EventTask): Promise<EventOutcome> {
  let state: State = {
    operation: task.isRepeated ? 'find' : 'insert',
    draft: task.draft,
    mayExist: task.isRepeated,
    backoffMs: firstBackoffMs,
    isLast: false,
  };
  for (;;) {
    const answer = await call(task, state);
    const step = toStep(answer, { ...state, mayExist: canExistAfter(state, answer) });
    if ('outcome' in step) return step.outcome;
    const isPaused = !state.isLast && (await task.budget.pause(step.pauseMs));
    if (!isPaused && (state.isLast || !step.next.mayExist)) return giveUp(step.next);
    state = isPaused ? step.next : { ...step.next, operation: 'find', isLast: true };
  }
}

function call({ calendar, token, budget }: EventTask, { operation, draft }: State): Promise<CalendarAnswer> {
  const timeoutMs = budget.toTimeoutMs(callTimeoutMs);
  return operation === 'insert'
    ? calendar.insertEvent(token, draft, timeoutMs)
    : calendar.getEvent(token, draft.id, timeoutMs);
}

function canExistAfter({ operation, mayExist }: State, answer: CalendarAnswer): boolean {
  if (answer.kind === 'failed') return mayExist || (operation === 'insert' && !answer.hasNoEffect);
  if (answer.kind === 'event' || answer.reason === 'duplicate') return true;
  return mayExist && answer.reason !== 'not_found';
}

function toStep(answer: CalendarAnswer, state: State): Step {
  if (answer.kind === 'event') {
    const isOurs = state.operation === 'insert' || isSameEvent(answer.event, state.draft);
    return { outcome: isOurs ? { kind: 'created', event: answer.event } : unavailable };
  }
  if (answer.kind === 'failed') return toLook(state, answer.retryAfterMs);
  switch (answer.reason) {
    case 'duplicate':
      return toLook(state);
    case 'not_found':
      return { next: { ...state, operation: 'insert' }, pauseMs: 0 };
    case 'conference_type':
      return { next: { ...state, draft: { ...state.draft, wantsConference: false } }, pauseMs: 0 };
    case 'token':
    case 'scope':
      return { outcome: { kind: state.mayExist ? 'unknown' : 'failed', code: refusalCodes[answer.reason] } };
    default:
      return { outcome: giveUp(state) };
  }
}

function toLook(state: State, retryAfterMs = 0): Step {
  const next: State = { ...state, operation: 'find', backoffMs: state.backoffMs * 2 };
  return { next, pauseMs: Math.max(state.backoffMs, retryAfterMs) };
}

function giveUp({ mayExist }: State): EventOutcome {
  return mayExist ? { kind: 'unknown', code: 'booking_in_progress' } : unavailable;
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
