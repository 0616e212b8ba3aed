import { randomBytes } from 'node:crypto';
import { dayMs } from '@tt/contract/time/time-zone-offset';
import type { CalendarFailure, CompanyCalendar } from '../../adapters/calendar/company-calendar.ts';

export interface ProbeOptions {
  calendarIds: string[];
  /** Marks the site's events. The probe carries another mark, so that no booking looks for it. */
  app: string;
  now: Date;
}

type Answer = { kind: string } | CalendarFailure;

export interface ProbeStep {
  call: string;
  outcome: string;
  /** Undefined if the call did what it should. */
  failure: Answer | undefined;
}

const limits = { timeoutMs: 20_000 };

/**
 * Makes each call that bookings need, once, on a private event tomorrow that has no guests and blocks no time. Stops
 * at the first call that fails.
 */
export async function probeCalendar(
  calendar: CompanyCalendar,
  { calendarIds, app, now }: ProbeOptions,
): Promise<ProbeStep[]> {
  const steps: ProbeStep[] = [];
  const record = (call: string, wanted: string, answer: Answer): boolean => {
    const isGood = answer.kind === wanted;
    const detail = 'detail' in answer ? ` (${answer.detail})` : '';
    steps.push({ call, outcome: answer.kind + detail, failure: isGood ? undefined : answer });
    return isGood;
  };
  const tomorrow = new Date(now.getTime() + dayMs);
  const endsAt = new Date(tomorrow.getTime() + 15 * 60_000);

  if (!record('free/busy', 'busy', await calendar.freeBusy(calendarIds, now, tomorrow, limits))) return steps;
  if (!record('list', 'events', await calendar.list(app, now, limits))) return steps;
  const draft = {
    id: randomBytes(16).toString('hex'),
    bookingId: 'probe',
    app: `${app}-probe`,
    summary: 'Connection check (deletes itself)',
    description: '',
    startsAt: tomorrow,
    endsAt,
    timeZone: 'UTC',
    guest: undefined,
    wantsConference: true,
    isPrivate: true,
  };
  let inserted = await calendar.insert(draft, limits);
  if (inserted.kind === 'conference_refused') {
    steps.push({ call: 'video link', outcome: 'refused: meetings will have no link', failure: undefined });
    inserted = await calendar.insert({ ...draft, wantsConference: false }, limits);
  }
  if (!record('insert', 'event', inserted)) {
    // Without a clear response, the event may exist.
    if (inserted.kind === 'transient') await calendar.remove({ id: draft.id, etag: '*' }, limits);
    return steps;
  }
  const read = await calendar.get(draft.id, limits);
  record('read', 'event', read);
  const etag = read.kind === 'event' ? read.event.etag : '*';
  const move = { id: draft.id, etag, startsAt: tomorrow, endsAt: new Date(endsAt.getTime() + 60_000) };
  record('move', 'event', await calendar.patchTimes(move, limits));
  // Whatever failed before, the event must be deleted.
  record('delete', 'removed', await calendar.remove({ id: draft.id, etag: '*' }, limits));
  return steps;
}
