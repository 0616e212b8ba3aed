import type { Booking } from '@tt/contract/booking/booking-response';
import { expect, test } from 'vitest';
import { toConfirmation } from './to-confirmation.ts';

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
  expect(toConfirmation({ success: true, booking }, asked)).toMatchObject({
    startsAt: Date.UTC(2026, 6, 1, 7),
    timeZone: 'Asia/Kathmandu',
    durationMinutes: 30,
    bookingId: 'b-1',
    isCancelled: false,
    meeting: { status: 'pending' },
  });
});

test('an answer without a booking confirms the request', () => {
  expect(toConfirmation({ success: true }, asked)).toEqual({
    ...asked,
    isCancelled: false,
    meeting: { status: 'unavailable' },
  });
  expect(toConfirmation({ success: true })).toBeUndefined();
});

test('[LEAD-04] an answer with only an ID confirms the request under that ID', () => {
  const meetLink = 'https://meet.example/abc';
  expect(
    toConfirmation({ success: true, message: 'Booked', meetLink, booking: { id: 'b-2' } }, asked),
  ).toEqual({
    ...asked,
    bookingId: 'b-2',
    isCancelled: false,
    meeting: { status: 'ready', link: meetLink },
  });
});

test('a link is ready, whatever else the answer says', () => {
  const meetLink = 'https://meet.example/abc';
  expect(toConfirmation({ success: true, booking, meetLink })?.meeting).toEqual({
    status: 'ready',
    link: meetLink,
  });
});
