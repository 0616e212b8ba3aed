import { expect, test } from 'vitest';
import type { CalendarEvent, EventDraft } from '../../../adapters/calendar/calendar.ts';
import { isDeletedEvent, isSameEvent } from './same-event.ts';

const draft = {
  id: 'abcde',
  bookingId: 'b1',
  startsAt: new Date('2026-07-01T08:00:00Z'),
  endsAt: new Date('2026-07-01T08:30:00Z'),
} as EventDraft;
const event = { ...draft, isCancelled: false } as unknown as CalendarEvent;

test('the event of a booking has its id, its time and its mark, and is not deleted', () => {
  expect(isSameEvent(event, draft)).toBe(true);
});

test.each([
  ['id', { id: 'fffff' }],
  ['booking', { bookingId: 'b2' }],
  ['start', { startsAt: new Date('2026-07-02T08:00:00Z') }],
  ['end', { endsAt: new Date('2026-07-01T09:00:00Z') }],
  ['instant', { startsAt: undefined }],
  ['status', { isCancelled: true }],
])('an event with another %s is not the one of the booking', (_what, change) => {
  expect(isSameEvent({ ...event, ...change }, draft)).toBe(false);
});

test('a deleted event is known by its id alone', () => {
  const deleted = {
    ...event,
    isCancelled: true,
    startsAt: undefined,
    endsAt: undefined,
    bookingId: undefined,
  };
  expect(isDeletedEvent(deleted, draft)).toBe(true);
  expect(isDeletedEvent({ ...deleted, id: 'fffff' }, draft)).toBe(false);
  expect(isDeletedEvent(event, draft)).toBe(false);
});
