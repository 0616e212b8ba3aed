import { expect, test } from 'vitest';
import { skipSleeps } from '../../../../test/skip-sleeps.ts';
import { createTestConfig } from '../../../../test/test-config.ts';
import type { Calendar, CalendarAnswer, CalendarEvent } from '../../../adapters/calendar/calendar.ts';
import { createEvent } from './create-event.ts';
import { EventDoubt } from './event-doubt.ts';
import { toTimeouts } from './timeouts.ts';
import { TimeBudget } from '../core/time-budget.ts';

const timeouts = toTimeouts(createTestConfig('postgres://unused'));
const draft = {
  ...{ id: 'abcde', bookingId: 'b1', summary: '', description: '', timeZone: 'UTC' },
  ...{ guestEmail: 'hello@site.example', wantsConference: true },
  startsAt: new Date('2026-07-01T08:00:00Z'),
  endsAt: new Date('2026-07-01T08:30:00Z'),
};
const ours: CalendarEvent = {
  ...{ id: draft.id, bookingId: draft.bookingId, isCancelled: false },
  ...{ startsAt: draft.startsAt, endsAt: draft.endsAt },
  organizerEmail: undefined,
  conference: { kind: 'unavailable' },
};
const event = (changes: Partial<CalendarEvent> = {}): CalendarAnswer => ({
  kind: 'event',
  event: { ...ours, ...changes },
});
const refused = (reason: Extract<CalendarAnswer, { kind: 'refused' }>['reason']): CalendarAnswer => ({
  kind: 'refused',
  reason,
});
const unclear: CalendarAnswer = {
  kind: 'failed',
  reason: 'HTTP 503',
  hasNoEffect: false,
  retryAfterMs: undefined,
};
const busy: CalendarAnswer = { ...unclear, reason: 'HTTP 429', hasNoEffect: true, retryAfterMs: 5_000 };

/** Creates the event with these answers; the last one is given to every further call. */
async function create(answers: CalendarAnswer[], { isInherited = false } = {}) {
  const pauses = skipSleeps();
  const calls: string[] = [];
  const answer = async (call: string) => {
    calls.push(call);
    return (answers.length > 1 ? answers.shift() : answers[0]) as CalendarAnswer;
  };
  const calendar = {
    insertEvent: (_token: string, { wantsConference }: { wantsConference: boolean }) =>
      answer(wantsConference ? 'insert' : 'insert without a conference'),
    getEvent: () => answer('get'),
  } as unknown as Calendar;
  const doubt = new EventDoubt(timeouts.absence, isInherited);
  if (isInherited) doubt.open();
  const budget = new TimeBudget(timeouts.waitMs);
  const outcome = await createEvent({ calendar, token: 'token', draft, budget, timeouts, doubt });
  return { outcome, calls, pauses };
}

const created = { kind: 'created', event: ours };
const inProgress = { kind: 'unknown', code: 'booking_in_progress' };

test('an event that is created at once needs one call, and one that may exist already is looked for first', async () => {
  expect(await create([event()])).toMatchObject({ outcome: created, calls: ['insert'] });
  expect(await create([event()], { isInherited: true })).toMatchObject({ outcome: created, calls: ['get'] });
});

test.each([
  ['no clear answer', unclear],
  ['a taken ID', refused('duplicate')],
  ['another event', event({ startsAt: new Date(0) })],
])('after %s the event is looked for, and inserted again if it is not there', async (_what, first) => {
  const { outcome, calls } = await create([first, refused('not_found'), event()]);
  expect([outcome, calls]).toEqual([created, ['insert', 'get', 'insert']]);
});

test.each([
  ['no clear answer', 'unknown', unclear],
  ['a taken ID', 'unknown', refused('duplicate')],
  ['another event', 'unknown', event({ startsAt: new Date(0) })],
  ['a refusal that had no effect', 'failed', busy],
])('a token that ends after %s leaves the event %s', async (_what, kind, first) => {
  const { outcome } = await create([first, refused('token')]);
  expect(outcome).toEqual({ kind, code: 'auth_required' });
});

test('Google says how long to wait, and otherwise each pause is twice as long', async () => {
  expect((await create([busy, event()])).pauses).toEqual([5_000]);
  const { pauses, calls } = await create([unclear]);
  expect(pauses).toEqual([400, 800, 1_600, 3_200, 6_400, 12_800]);
  // If there is no time left for another pause, it looks for the event once more.
  expect(calls).toEqual(['insert', ...Array(7).fill('get')]);
});

test('an event that nobody can tell of is in progress, one that Google refused is not', async () => {
  expect((await create([unclear])).outcome).toEqual(inProgress);
  expect((await create([unclear, refused('quota')])).outcome).toEqual(inProgress);
  expect((await create([busy])).outcome).toEqual({ kind: 'failed', code: 'calendar_unavailable' });
  for (const reason of ['quota', 'invalid'] as const)
    expect((await create([refused(reason)])).outcome).toEqual({
      kind: 'failed',
      code: 'calendar_unavailable',
    });
  expect((await create([refused('scope')])).outcome).toEqual({ kind: 'failed', code: 'scope_missing' });
});

test('a calendar that makes no conferences gets the event without one', async () => {
  const { outcome, calls } = await create([refused('conference_type'), event()]);
  expect([outcome, calls]).toEqual([created, ['insert', 'insert without a conference']]);
});

test('a deleted event counts as deleted when it was seen twice, and never as an answer to an insert', async () => {
  const deleted = event({ isCancelled: true });
  const end = { kind: 'deleted', code: 'calendar_unavailable' };
  expect(await create([unclear, deleted, deleted])).toMatchObject({
    outcome: end,
    calls: ['insert', 'get', 'get'],
  });
  expect(await create([deleted, deleted, event()])).toMatchObject({
    outcome: created,
    calls: ['insert', 'get', 'get'],
  });
});
