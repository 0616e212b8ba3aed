import { expect, test } from 'vitest';
import { type BookingFormAction, initialBookingForm, reduceBookingForm } from './booking-form-state.ts';

const startsAt = Date.UTC(2026, 6, 1, 22);

function play(...actions: BookingFormAction[]) {
  return actions.reduce(reduceBookingForm, initialBookingForm);
}

const choose: BookingFormAction[] = [
  { type: 'date_chosen', calendarDate: '2026-07-01' },
  { type: 'time_chosen', startsAt },
];

test('another date clears the time', () => {
  const { values } = play(...choose, { type: 'date_chosen', calendarDate: '2026-07-02' });
  expect(values).toMatchObject({ calendarDate: '2026-07-02', startsAt: null });
});

test('a duration that the chosen time has room for keeps it', () => {
  const state = play(...choose, { type: 'duration_chosen', durationMinutes: 30, offeredStarts: [startsAt] });
  expect(state).toMatchObject({ values: { durationMinutes: 30, startsAt }, droppedStartsAt: null });
});

test('a duration that the chosen time has no room for drops it and remembers which one', () => {
  const state = play(...choose, { type: 'duration_chosen', durationMinutes: 60, offeredStarts: [] });
  expect(state).toMatchObject({ values: { durationMinutes: 60, startsAt: null }, droppedStartsAt: startsAt });
});

test('the note about a dropped time stays until another is chosen', () => {
  const dropped: BookingFormAction = { type: 'duration_chosen', durationMinutes: 60, offeredStarts: [] };
  const typed: BookingFormAction = { type: 'typed', field: 'name', text: 'A' };
  expect(play(...choose, dropped, typed).droppedStartsAt).toBe(startsAt);
  expect(play(...choose, dropped, { type: 'time_chosen', startsAt: 1 }).droppedStartsAt).toBeNull();
});

test('a duration without a chosen time drops nothing', () => {
  expect(
    play({ type: 'duration_chosen', durationMinutes: 60, offeredStarts: [] }).droppedStartsAt,
  ).toBeNull();
});

test('in another zone the chosen instant stays, on the date that it has there', () => {
  const { values } = play(...choose, {
    type: 'time_zone_chosen',
    timeZone: 'Pacific/Auckland',
    deviceTimeZone: 'Europe/Warsaw',
  });
  expect(values).toMatchObject({ startsAt, calendarDate: '2026-07-02', timeZone: 'Pacific/Auckland' });
});

test('a lost time keeps all else', () => {
  const { values } = play({ type: 'typed', field: 'name', text: 'Ada' }, ...choose, { type: 'time_lost' });
  expect(values).toMatchObject({ name: 'Ada', calendarDate: '2026-07-01', startsAt: null });
});
