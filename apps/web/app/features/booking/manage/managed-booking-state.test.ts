import type { Booking } from '@tt/contract/booking/booking-response';
import { expect, test } from 'vitest';
import { toMeeting } from '../meeting/to-meeting.ts';
import {
  type FoundBooking,
  isMovable,
  toCancelledBooking,
  toManagedBooking,
  toPhase,
} from './managed-booking-state.ts';

const booking: Booking = {
  id: 'b-1',
  viewKey: 'k'.repeat(22),
  status: 'confirmed',
  startsAt: '2026-07-01T07:00:00.000Z',
  duration: 30,
  timezone: 'Europe/Warsaw',
  meetLinkStatus: 'ready',
};
const startsAt = Date.parse(booking.startsAt);
const minuteMs = 60_000;
const answer = (status: Booking['status']) =>
  ({ ok: true, data: { success: true, booking: { ...booking, status } } }) as const;
const getMeeting = (changes: Partial<Booking> = {}) => {
  const meeting = toMeeting({ success: true, booking: { ...booking, ...changes } });
  if (!meeting) throw new Error('no meeting');
  return meeting;
};
const found: FoundBooking = { kind: 'found', meeting: getMeeting(), canceling: 'running' };

test('joining comes first from 15 minutes before until the end', () => {
  const meeting = getMeeting();
  expect(toPhase(meeting, startsAt - 15 * minuteMs - 1)).toBe('open');
  expect(toPhase(meeting, startsAt - 15 * minuteMs)).toBe('soon');
  expect(toPhase(meeting, startsAt - 1)).toBe('soon');
  expect(toPhase(meeting, startsAt)).toBe('running');
  expect(toPhase(meeting, startsAt + 30 * minuteMs - 1)).toBe('running');
  expect(toPhase(meeting, startsAt + 30 * minuteMs)).toBe('past');
});

test('a booking that was canceled says so, whenever it was', () => {
  expect(toPhase(getMeeting({ status: 'cancelled' }), startsAt + 1e9)).toBe('cancelled');
});

test('a booking can be moved until the moment that the server names', () => {
  const meeting = getMeeting({ movableUntil: '2026-07-01T05:00:00.000Z' });
  expect(isMovable(meeting, startsAt - 120 * minuteMs - 1)).toBe(true);
  expect(isMovable(meeting, startsAt - 120 * minuteMs)).toBe(false);
  expect(isMovable(getMeeting(), 0)).toBe(false);
});

test('a wrong link and a silent server lead to different states', () => {
  expect(toManagedBooking({ ok: false, code: 'not_found' })).toEqual({ kind: 'not_found' });
  expect(toManagedBooking({ ok: false, code: 'network' })).toEqual({ kind: 'failed' });
  expect(toManagedBooking(answer('confirmed'))).toMatchObject({ kind: 'found', canceling: 'idle' });
});

test('a cancellation ends as canceled, outdated or failed', () => {
  expect(toCancelledBooking(found, answer('cancelled'))).toMatchObject({
    meeting: { status: 'cancelled' },
    event: { kind: 'cancelled' },
  });
  expect(toCancelledBooking(found, answer('confirmed'))).toMatchObject({ canceling: 'failed' });
  expect(toCancelledBooking(found, { ok: true, data: { success: false, code: 'booking_past' } })).toBe(
    'outdated',
  );
  expect(toCancelledBooking(found, { ok: false, code: 'timeout' })).toMatchObject({ canceling: 'failed' });
});
