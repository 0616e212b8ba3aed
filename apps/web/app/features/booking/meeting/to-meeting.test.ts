import type { Booking } from '@tt/contract/booking/booking-response';
import { expect, test } from 'vitest';
import { toMeeting } from './to-meeting.ts';

const booking: Booking = {
  id: 'b-1',
  viewKey: 'k'.repeat(22),
  status: 'confirmed',
  startsAt: '2026-07-01T07:00:00.000Z',
  duration: 30,
  timezone: 'Asia/Kathmandu',
  meetLinkStatus: 'pending',
};
const asked = { startsAt: 1, timeZone: 'UTC', durationMinutes: 15 } as const;

test('the answer’s booking takes precedence over the request', () => {
  expect(toMeeting({ success: true, booking }, asked)).toMatchObject({
    startsAt: Date.UTC(2026, 6, 1, 7),
    timeZone: 'Asia/Kathmandu',
    durationMinutes: 30,
    bookingId: 'b-1',
    status: 'confirmed',
    link: { status: 'pending' },
  });
});

test('an answer without a booking confirms the request', () => {
  const unknown = { method: 'google', sequence: 0, status: 'confirmed' };
  expect(toMeeting({ success: true }, asked)).toEqual({
    ...asked,
    ...unknown,
    link: { status: 'unavailable' },
  });
  expect(toMeeting({ success: true })).toBeUndefined();
});

test('[LEAD-04] an answer with only an ID confirms the request under that ID', () => {
  const meetLink = 'https://meet.example/abc';
  expect(
    toMeeting({ success: true, message: 'Booked', meetLink, booking: { id: 'b-2' } }, asked),
  ).toMatchObject({
    ...asked,
    bookingId: 'b-2',
    status: 'confirmed',
    link: { status: 'ready', url: meetLink },
  });
});

test('a link is ready, whatever else the answer says', () => {
  const meetLink = 'https://meet.example/abc';
  expect(toMeeting({ success: true, booking, meetLink })?.link).toEqual({ status: 'ready', url: meetLink });
});

test('instants of the answer become numbers', () => {
  const movableUntil = '2026-07-01T05:00:00.000Z';
  expect(toMeeting({ success: true, booking: { ...booking, movableUntil } })).toMatchObject({
    movableUntil: Date.UTC(2026, 6, 1, 5),
    cancelledAt: undefined,
  });
});
