import { expect, test } from 'vitest';
import { formatOffset } from './clock/time-zone-label.ts';
import { initialSlotState, reduceSlotState, type SlotAction, toShownInstant } from './slot-choice.ts';

const startsAt = Date.UTC(2026, 6, 1, 22);
const shownTimeZone = 'Europe/Warsaw';

function play(...actions: SlotAction[]) {
  return actions.reduce(reduceSlotState, initialSlotState);
}

const choose: SlotAction[] = [
  { type: 'date_chosen', calendarDate: '2026-07-02' },
  { type: 'time_chosen', startsAt, shownTimeZone },
];
const lengthen: SlotAction = { type: 'duration_chosen', durationMinutes: 60, offeredStarts: [] };

test('another date clears the time', () => {
  const { choice } = play(...choose, { type: 'date_chosen', calendarDate: '2026-07-03' });
  expect(choice).toMatchObject({ calendarDate: '2026-07-03', startsAt: null });
});

test('a time of another date brings its date along', () => {
  const other = startsAt + 86_400_000;
  const { choice } = play(...choose, { type: 'time_chosen', startsAt: other, shownTimeZone });
  expect(choice).toMatchObject({ calendarDate: '2026-07-03', startsAt: other });
});

test('a duration that the chosen time has room for keeps it', () => {
  const state = play(...choose, { type: 'duration_chosen', durationMinutes: 30, offeredStarts: [startsAt] });
  expect(state).toMatchObject({ choice: { durationMinutes: 30, startsAt }, droppedStartsAt: null });
});

test('a duration that the chosen time has no room for drops it and remembers which one, until another is chosen', () => {
  const state = play(...choose, lengthen);
  expect(state).toMatchObject({ choice: { durationMinutes: 60, startsAt: null }, droppedStartsAt: startsAt });
  expect(
    play(...choose, lengthen, { type: 'time_chosen', startsAt: 1, shownTimeZone }).droppedStartsAt,
  ).toBeNull();
});

test('a duration without a chosen time drops nothing', () => {
  expect(play(lengthen).droppedStartsAt).toBeNull();
});

test('in another zone the chosen instant stays, on the date that it has there', () => {
  const zone: SlotAction = {
    type: 'time_zone_chosen',
    timeZone: 'America/New_York',
    deviceTimeZone: shownTimeZone,
  };
  const { choice } = play(...choose, zone);
  expect(choice).toMatchObject({ startsAt, calendarDate: '2026-07-01', timeZone: 'America/New_York' });
});

test('a time that somebody else has booked is remembered until another date is chosen', () => {
  const taken = play(...choose, { type: 'time_lost', isTaken: true });
  expect(taken).toMatchObject({
    choice: { calendarDate: '2026-07-02', startsAt: null },
    takenStartsAt: startsAt,
  });
  const chosen = reduceSlotState(taken, { type: 'time_chosen', startsAt: startsAt + 1, shownTimeZone });
  expect(chosen.takenStartsAt).toBe(startsAt);
  expect(reduceSlotState(chosen, choose[0] as SlotAction).takenStartsAt).toBeNull();
});

test('a time that is lost for another reason leaves no mark', () => {
  expect(play(...choose, { type: 'time_lost', isTaken: false })).toMatchObject({
    choice: { startsAt: null },
    takenStartsAt: null,
  });
});

test('before a time is chosen, the zone has the offset of the chosen date, not of today', () => {
  const now = Date.UTC(2027, 0, 15);
  const toOffset = (...actions: SlotAction[]) =>
    formatOffset(toShownInstant(play(...actions).choice, now), 'America/New_York');
  expect(toOffset()).toBe('GMT\u22125');
  expect(toOffset({ type: 'date_chosen', calendarDate: '2027-03-29' })).toBe('GMT\u22124');
  expect(toOffset({ type: 'date_chosen', calendarDate: '2027-03-13' })).toBe('GMT\u22125');
  expect(toOffset({ type: 'date_chosen', calendarDate: '2027-03-14' })).toBe('GMT\u22124');
});
