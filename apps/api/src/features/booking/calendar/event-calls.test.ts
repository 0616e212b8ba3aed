import { expect, test } from 'vitest';
import { buildMailedBooking } from '../../../../test/booking/build-mailed-booking.ts';
import type { CompanyCalendar, CompanyEvent } from '../../../adapters/calendar/company-calendar.ts';
import type { BookingRow } from '../core/booking-row.ts';
import { ensureEvent, removeEvent } from './event-calls.ts';
import { toEventId } from '@tt/contract/booking/calendar-file';

const row = buildMailedBooking() as BookingRow;
const options = { company: { name: 'Torque', email: 'hello@site.example' }, app: 'site' };
const event: CompanyEvent = {
  id: toEventId(row.id),
  bookingId: row.id,
  isCancelled: false,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  organizerEmail: undefined,
  conference: { kind: 'unavailable' },
  etag: '"1"',
  sequence: 0,
  iCalUid: undefined,
  guests: [],
};
const notFound = { kind: 'not_found' } as const;
const changed = { kind: 'changed' } as const;
const invalid = { kind: 'invalid', detail: 'a wrong field' } as const;
const transient = { kind: 'transient', detail: 'HTTP 503', retryAfterMs: undefined } as const;
const found = (changes: Partial<CompanyEvent> = {}) =>
  ({ kind: 'event', event: { ...event, ...changes } }) as const;

type Operation = 'get' | 'insert' | 'patchTimes' | 'remove';
type Answers = { [Name in Operation]?: Awaited<ReturnType<CompanyCalendar[Name]>>[] };

/** A calendar that gives these responses in order and records its calls. */
function createCalendar(answers: Answers) {
  const asked: [Operation, object][] = [];
  const answer =
    (name: Operation) =>
    async (question: object): Promise<unknown> => {
      asked.push([name, question]);
      return answers[name]?.shift();
    };
  const calendar = Object.fromEntries(
    (['get', 'insert', 'patchTimes', 'remove'] as const).map((name) => [name, answer(name)]),
  ) as unknown as CompanyCalendar;
  return { call: { calendar, limits: { timeoutMs: 1 } }, asked, list: () => asked.map(([name]) => name) };
}

const ensure = async (answers: Answers) => {
  const { call, asked, list } = createCalendar(answers);
  return { outcome: await ensureEvent(call, row, options), asked, operations: list() };
};
const remove = async (answers: Answers) => {
  const { call, asked, list } = createCalendar(answers);
  return { outcome: await removeEvent(call, event.id), asked, operations: list() };
};

test('an event that is where its booking is stays as it is', async () => {
  const { outcome, operations } = await ensure({ get: [found()] });
  expect(outcome).toEqual({ kind: 'ensured', event, isWithoutGuest: false });
  expect(operations).toEqual(['get']);
});

test.each([
  ['begins at another time', { startsAt: new Date(0) }, false],
  ['ends at another time', { endsAt: new Date(0) }, false],
  ['lasts all day', { startsAt: undefined, endsAt: undefined }, false],
  ['was deleted', { isCancelled: true }, true],
])('an event that %s is moved to its booking', async (_what, changes, revives) => {
  const { outcome, asked } = await ensure({ get: [found(changes)], patchTimes: [found()] });
  expect(outcome).toMatchObject({ kind: 'ensured', event });
  const { id, etag, startsAt, endsAt } = event;
  expect(asked[1]).toEqual(['patchTimes', { id, etag, startsAt, endsAt, revives }]);
});

test.each([
  ['somebody changed it meanwhile', changed, { kind: 'again' }],
  ['it is gone meanwhile', notFound, { kind: 'again' }],
  ['Google finds that wrong', invalid, { kind: 'refused', detail: invalid.detail }],
  ['Google fails', transient, transient],
])('if %s, a move ends otherwise', async (_what, answer, outcome) => {
  expect((await ensure({ get: [found({ endsAt: new Date(0) })], patchTimes: [answer] })).outcome).toEqual(
    outcome,
  );
});

test('an event of somebody else is not touched', async () => {
  const { outcome, operations } = await ensure({ get: [found({ bookingId: 'other' })] });
  expect(outcome).toEqual({ kind: 'refused', detail: 'the ID belongs to another event' });
  expect(operations).toEqual(['get']);
});

test.each([
  [invalid, { kind: 'refused', detail: invalid.detail }],
  [transient, transient],
])('nothing is done after a call that ends with %j', async (answer, outcome) => {
  for (const act of [ensure, remove])
    expect(await act({ get: [answer] })).toMatchObject({ outcome, operations: ['get'] });
});

test.each([
  ['made', [found()], { kind: 'ensured', event, isWithoutGuest: false }],
  ['made without its guest', [{ kind: 'guest_refused' }, found()], { kind: 'ensured', isWithoutGuest: true }],
  ['made without its link', [{ kind: 'conference_refused' }, found()], { isWithoutGuest: false }],
  ['looked for again if its ID is taken', [{ kind: 'duplicate' }], { kind: 'again' }],
  ['made without a guest that is invalid', [invalid, found()], { kind: 'ensured', isWithoutGuest: true }],
  ['refused for good', [invalid, invalid], { kind: 'refused', detail: invalid.detail }],
  ['left to a retry', [transient], transient],
  [
    'refused if it is refused without its guest too',
    [{ kind: 'guest_refused' }, { kind: 'guest_refused' }],
    { kind: 'refused', detail: 'guest_refused' },
  ],
  [
    'refused if it is refused without its link too',
    [{ kind: 'conference_refused' }, { kind: 'conference_refused' }],
    { kind: 'refused', detail: 'conference_refused' },
  ],
] as const)('an event that is missing is %s', async (_what, answers, outcome) => {
  const { outcome: end, asked } = await ensure({ get: [notFound], insert: [...answers] });
  expect(end).toMatchObject(outcome);
  expect(asked.map(([name]) => name)).toEqual(['get', ...answers.map(() => 'insert')]);
  const [first, second] = answers.map(({ kind }) => kind);
  if ((first === 'guest_refused' || first === 'invalid') && second)
    expect(asked[2]?.[1]).toMatchObject({ guest: undefined });
  if (first === 'conference_refused' && second)
    expect(asked[2]?.[1]).toMatchObject({ wantsConference: false });
});

test.each([
  ['is not there', notFound],
  ['was deleted', found({ isCancelled: true })],
])('an event that %s needs no removal', async (_what, answer) => {
  expect(await remove({ get: [answer] })).toMatchObject({ outcome: { kind: 'gone' }, operations: ['get'] });
});

test.each([
  [{ kind: 'removed' }, { kind: 'gone' }],
  [notFound, { kind: 'gone' }],
  [changed, { kind: 'again' }],
  [invalid, { kind: 'refused', detail: invalid.detail }],
  [transient, transient],
] as const)('a removal that ends with %j', async (answer, outcome) => {
  const { outcome: end, asked } = await remove({ get: [found()], remove: [answer] });
  expect(end).toEqual(outcome);
  expect(asked[1]).toEqual(['remove', { id: event.id, etag: event.etag }]);
});
