import { expect, test } from 'vitest';
import { skipSleeps } from '../../../../test/skip-sleeps.ts';
import type { Calendar, CalendarAnswer } from '../../../adapters/calendar/calendar.ts';
import { EventDoubt } from './event-doubt.ts';
import { lookForEvent, type LookTask } from './look-for-event.ts';
import { TimeBudget } from '../core/time-budget.ts';

const times = { startsAt: new Date('2026-07-01T08:00:00Z'), endsAt: new Date('2026-07-01T08:30:00Z') };
const draft = { id: 'abcde', bookingId: 'b1', ...times };
const toEvent = (changes: object = {}) =>
  ({ kind: 'event', event: { ...draft, isCancelled: false, ...changes } }) as CalendarAnswer;
const refused = (reason: 'token' | 'scope' | 'not_found' | 'quota'): CalendarAnswer => ({
  kind: 'refused',
  reason,
});
const failed: CalendarAnswer = {
  kind: 'failed',
  reason: 'HTTP 503',
  hasNoEffect: false,
  retryAfterMs: undefined,
};

/** Looks with these answers; the last one is given to every further call. */
async function look(answers: CalendarAnswer[], { afterMs = 0, isOurs = true } = {}) {
  const pauses = skipSleeps();
  let calls = 0;
  const getEvent = async () => {
    calls += 1;
    return (answers.length > 1 ? answers.shift() : answers[0]) as CalendarAnswer;
  };
  const doubt = new EventDoubt({ afterMs, looks: 2 }, false);
  doubt.open();
  const task = {
    calendar: { getEvent } as unknown as Calendar,
    ...{ token: 'token', draft, doubt, budget: new TimeBudget(20_000), timeouts: { lookPauseMs: 1_000 } },
    keepPlace: async () => isOurs,
  } as unknown as LookTask;
  return { ...(await lookForEvent(task)), calls, pauses };
}

test('an event is looked for until it is found, with longer and longer pauses', async () => {
  expect(await look([failed, toEvent({ endsAt: new Date(0) }), refused('quota'), toEvent()])).toMatchObject({
    kind: 'found',
    event: draft,
    pauses: [1_000, 2_000, 4_000, 8_000],
  });
});

test('an event that is not found twice, late enough, is absent', async () => {
  expect(await look([refused('not_found')])).toMatchObject({ kind: 'absent', calls: 2 });
  expect(await look([refused('not_found')], { afterMs: 3_600_000 })).toMatchObject({ kind: 'lost' });
});

test('an event that was deleted is seen twice before it counts', async () => {
  expect(await look([toEvent({ isCancelled: true })])).toMatchObject({ kind: 'deleted', calls: 2 });
});

test.each(['token', 'scope'] as const)(
  'a refusal because of the %s ends the lookup at once',
  async (reason) => {
    expect(await look([refused(reason)])).toMatchObject({ kind: 'lost', calls: 1 });
  },
);

test('a booking that is no longer of this attempt is not looked for', async () => {
  expect(await look([toEvent()], { isOurs: false })).toMatchObject({ kind: 'lost', calls: 0 });
});
